#!/bin/bash
DEV=${1:-0000:01:00.0}
docker exec tuner mlxconfig -y -d ${DEV} set RPG_TIME_RESET=7000
kubectl exec -n net tuner-1 -- mlxreg -d 0000:01:00.0 --reg_name ROCE_ACCL --set "roce_adp_retrans_en=0x0" --yes
ssh root@gpu1 'mlxconfig -y -d 0000:01:00.0 set CLAMP_TGT_RATE=1'
echo "now run mlxconfig -d x set RPG_MIN_DEC_FAC=95"
