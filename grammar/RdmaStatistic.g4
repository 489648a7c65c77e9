/*
 * One line of `rdma statistic show link` or `rdma statistic qp show`. Depending on the release each counter has a line,
 * lines are wrapped at the terminal's width, or (-o) backslashes take the place of line ends; so a line is a run of
 * words, and a name may end it whose value begins the next one. A file of hw_counters printed with its path holds one
 * counter.
 */
grammar RdmaStatistic;

line
    : path=PATH value=NUMBER EOF
    | value=NUMBER? where=link? pairs+=pair* dangling=NAME? EOF
    | other=rest EOF
    ;

link
    : LINK device=DEVICE ( COUNTER_NUMBER number=NUMBER )?
    ;

pair
    : name=NAME value=NUMBER
    | QP_KEY NAME
    | QP_KEY NUMBER
    | LIST
    ;

rest
    : .*?
    ;

LINK           : 'link' ;
COUNTER_NUMBER : 'cntn' ;
QP_KEY         : 'qp-type' | 'pid' | 'comm' | 'pdn' ;
LIST           : 'LQPN:' [ \t]* '<' [0-9, \t]* '>' ;
PATH           : [A-Za-z0-9_./-]* 'hw_counters/' [a-z0-9_]+ ':' ;
DEVICE         : [A-Za-z0-9_.-]+ '/' [0-9]+ ;
NUMBER         : [0-9]+ ;
NAME           : [A-Za-z] [A-Za-z0-9_.-]* ;
BLANK          : [ \t\\]+ -> skip ;
ANY            : . ;
