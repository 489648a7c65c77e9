/*
 * One line of `mlnx_qos -i IF`. The tool leaves out what the driver does not support: buffers, the mapping of code
 * points (printed with trust dscp only), traffic classes. A priority with more than eight code points repeats its line.
 */
grammar MlnxQos;

line
    : warning=WARNING EOF
    | dcbx=DCBX control=rest EOF
    | trust=TRUST state=WORD EOF
    | unsupported=UNSUPPORTED EOF
    | MAPPING EOF
    | prio=PRIO number=NUMBER DSCP points+=NUMBER? ( ',' points+=NUMBER )* ','? EOF
    | buffers=BUFFERS sizes+=NUMBER ( ',' sizes+=NUMBER )* ','? ( TOTAL total=NUMBER )? ','? EOF
    | cable=CABLE number=NUMBER EOF
    | PFC EOF
    | ( PRIORITY | enabled=ENABLED | buffer=BUFFER ) cells+=NUMBER+ EOF
    | tc=TC number=NUMBER RATELIMIT limit=WORD unit=WORD? ',' TSA tsa=WORD ( ',' BW share=NUMBER '%' )? EOF
    | tc=TC number=NUMBER RATELIMIT NUMBER unit=WORD ',' TSA tsa=WORD ( ',' BW share=NUMBER '%' )? EOF
    | member=MEMBER number=NUMBER EOF
    | other=rest EOF
    ;

rest
    : .*?
    ;

WARNING     : '***' '*'* [ \t]* 'WARNING' .*? '***' '*'* ;
DCBX        : 'DCBX mode:' ;
TRUST       : 'Priority trust state:' ;
UNSUPPORTED : ( 'Priority trust state is' | 'Buffers commands are' | 'ETS features are' ) ' not supported on your system' ;
MAPPING     : 'dscp2prio mapping:' ;
PRIO        : 'prio:' ;
DSCP        : 'dscp:' ;
BUFFERS     : 'Receive buffer size (bytes):' ;
TOTAL       : 'max_buffer_size=' | 'total_size=' ;
CABLE       : 'Cable len:' ;
PFC         : 'PFC configuration:' ;
PRIORITY    : 'priority' ;
ENABLED     : 'enabled' ;
BUFFER      : 'buffer' ;
TC          : 'tc:' ;
RATELIMIT   : 'ratelimit:' ;
TSA         : 'tsa:' ;
BW          : 'bw:' ;
MEMBER      : 'priority:' ;
NUMBER      : [0-9]+ ;
WORD        : [A-Za-z0-9_.]+ ;
BLANK       : [ \t]+ -> skip ;
ANY         : . ;
