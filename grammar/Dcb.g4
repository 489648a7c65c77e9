/*
 * One line of `dcb pfc|ets|app|buffer|apptrust|dcbx show` (iproute2), or of `lldptool -t -V PFC` (open-lldp), which
 * says the same in other words.
 */
grammar Dcb;

line
    : capacity=PFC_CAP NUMBER rest EOF
    | willing=WILLING state=NAME ETS_CAP rest EOF
    | order=ORDER selectors+=NAME* EOF
    | total=TOTAL size=( NUMBER | SIZE ) EOF
    | key=NAME pairs+=pair+ EOF
    | host=NAME modes+=NAME* EOF
    | title=PFC_TLV EOF
    | lldpWilling=LLDP_WILLING state=NAME EOF
    | enabled=PFC_ENABLED ( none=NAME | priorities+=NUMBER ( ','? priorities+=NUMBER )* )? EOF
    | LLDP_OTHER rest EOF
    | other=rest EOF
    ;

pair
    : from=( NUMBER | NAME ) ':' to=( NUMBER | NAME | SIZE )
    ;

rest
    : .*?
    ;

PFC_CAP      : 'pfc-cap' ;
WILLING      : 'willing' ;
ETS_CAP      : 'ets-cap' ;
ORDER        : 'order:' ;
TOTAL        : 'total-size' ;
PFC_TLV      : 'IEEE 8021QAZ PFC TLV' ;
LLDP_WILLING : 'Willing:' ;
PFC_ENABLED  : 'PFC enabled:' ;
LLDP_OTHER   : 'MACsec Bypass Capable:' | 'PFC capable traffic classes:' | 'End of LLDPDU TLV' ;
SIZE         : [0-9]+ ( '.' [0-9]+ )? [KMG]? 'i'? 'b' ;
NUMBER       : [0-9]+ ;
NAME         : [A-Za-z] [A-Za-z0-9_-]* ;
BLANK        : [ \t]+ -> skip ;
ANY          : . ;
