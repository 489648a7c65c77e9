/*
 * losslint's own lines in a file of samples: what stands before a block of counters, notes on an interval, and the
 * counters of a switch in their short form. docs/formats.md describes them.
 */
grammar Samples;

line
    : sample=SAMPLE time=word side=( HOST | SWITCH ) place=word ( ( DEV | PORT ) device=word )? EOF
    | note=NOTE subject=word amount=word unit=word? rest EOF
    | queue=QUEUE number=word forwardingClass=word? counters+=counter+ EOF
    | pfc=PFC PRIORITY number=word counters+=counter+ EOF
    | brokenSample=SAMPLE rest EOF
    | brokenNote=NOTE rest EOF
    | broken=( QUEUE | PFC ) rest EOF
    | other=rest EOF
    ;

counter
    : name=word value=NUMBER
    ;

word
    : WORD
    | NUMBER
    | HOST
    | SWITCH
    | DEV
    | PORT
    | PRIORITY
    ;

rest
    : .*?
    ;

SAMPLE   : '###' [ \t]* 'sample' ;
NOTE     : '###' [ \t]* 'note' ;
HOST     : 'host' ;
SWITCH   : 'switch' ;
DEV      : 'dev' ;
PORT     : 'port' ;
QUEUE    : 'queue' ;
PFC      : 'pfc' ;
PRIORITY : 'priority' ;
NUMBER   : [0-9]+ ;
WORD     : ~[ \t#,;]+ ;
BLANK    : [ \t]+ -> skip ;
ANY      : . ;
