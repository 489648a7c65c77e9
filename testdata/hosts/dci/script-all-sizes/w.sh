ib_write_bw -a -q 8 -d mlx5_0 192.0.2.1
