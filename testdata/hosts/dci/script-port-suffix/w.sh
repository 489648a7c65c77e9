#!/bin/sh
set -e
DEV=0000:01:00.0
sudo mlxconfig -y -d $DEV set RPG_MIN_DEC_FAC=95 CLAMP_TGT_RATE_P1=1 CLAMP_TGT_RATE_P2=1
mlxconfig -d 0000:01:00.0 -y s RPG_TIME_RESET=7000
mstconfig -d 01:00.0 -y set ROCE_CC_LEGACY_DCQCN=1
mlxreg -d $DEV --reg_name ROCE_ACCL --set "roce_slow_restart_en=0x0" --yes
