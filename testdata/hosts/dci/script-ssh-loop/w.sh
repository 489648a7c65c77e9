#!/bin/bash
# clients 4
for i in 1 2 3 4; do
  ssh gpu$i "numactl -N 0 ib_write_bw -d mlx5_0 -x 3 -q 8 -t 64 -s 65536 -D 60 --report_gbits 192.0.2.101" &
done
wait
