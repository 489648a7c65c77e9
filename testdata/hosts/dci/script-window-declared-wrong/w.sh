# declared window 65 MB
# clients 4
ib_write_bw -q 8 -t 64 -s 65536
