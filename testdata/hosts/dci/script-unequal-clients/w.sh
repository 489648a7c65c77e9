c1: ib_write_bw -q 8 -t 124 -s 65536 h
c2: ib_write_bw -q 8 -t 64 -s 65536 h
