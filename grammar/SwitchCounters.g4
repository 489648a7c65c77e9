/*
 * One line of what a Junos device prints for `show interfaces queue`, and of the two tables that
 * `show interfaces extensive` adds: counters of queues and of priority flow control. Which packets a row counts is said
 * by the line above (`Queued:` or `Transmitted:`), which the reader remembers.
 */
grammar SwitchCounters;

line
    : physical=PHYSICAL port=NAME rest EOF
    | queue=QUEUE number=NUMBER ','? CLASSES classes+=NAME? ( ',' classes+=NAME )* EOF
    | group=( QUEUED | TRANSMITTED | DEPTH | BUFFER_USAGE ) EOF
    | metric=METRIC ':' value=NUMBER rest EOF
    | brokenMetric=METRIC ':' rest EOF
    | PRIORITY_TITLE EOF
    | priority=PRIORITY ':' number=NUMBER received=NUMBER sent=NUMBER EOF
    | brief=BRIEF_TITLE rest EOF
    | mapped=MAPPED_TITLE rest EOF
    | number=NUMBER queued=NUMBER transmitted=NUMBER dropped=NUMBER EOF
    | number=NUMBER mappedTo+=NAME ( ','? mappedTo+=NAME )* EOF
    | summary=SUMMARY rest EOF
    | other=rest EOF
    ;

rest
    : .*?
    ;

PHYSICAL       : 'Physical interface:' ;
QUEUE          : 'Queue:' ;
CLASSES        : 'Forwarding classes:' ;
QUEUED         : 'Queued:' ;
TRANSMITTED    : 'Transmitted:' ;
DEPTH          : 'Queue-depth bytes' [ \t]* ':' ;
BUFFER_USAGE   : 'Queue Buffer Usage:' ;
METRIC         : 'Packets' | 'Bytes'
               | ( 'Tail-dropped' | 'RL-dropped' | 'RED-dropped' | 'ECN-CE' | 'Total-dropped' ) ' ' ( 'packets' | 'bytes' )
               | 'Average' | 'Current' | 'Peak' | 'Maximum'
               | 'Low' | 'Medium-low' | 'Medium-high' | 'High' ;
PRIORITY_TITLE : 'MAC Priority Flow Control Statistics' ' '* ':' ;
PRIORITY       : 'Priority' ;
BRIEF_TITLE    : 'Queue counters:' ;
MAPPED_TITLE   : 'Queue number:' ;
SUMMARY        : 'Forwarding classes: ' [0-9]+ | ( 'Egress' | 'Ingress' ) ' queues:' | 'Interface index:' | 'Description:' ;
NUMBER         : [0-9]+ ;
NAME           : [A-Za-z0-9_./:-]+ ;
BLANK          : [ \t]+ -> skip ;
ANY            : . ;
