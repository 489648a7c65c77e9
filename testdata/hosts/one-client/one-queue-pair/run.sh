c1: ib_write_bw -d mlx5_0 -q 1 -t 128 -s 65536 192.0.2.10
