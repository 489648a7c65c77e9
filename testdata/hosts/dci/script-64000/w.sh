# clients 4
ib_write_bw -q 8 -t 124 -s 64000
