/*
 * One line that tells which network interface an RDMA device belongs to: `rdma link show` in the two layouts of iproute2, or
 * `ibdev2netdev`. Of the state that the former prints only the interface is wanted.
 */
grammar RdmaDevices;

line
    : LINK? ( DEVICE ':' )? where=DEVICE ':'? STATE items+=item* EOF
    | device=NAME PORT NUMBER ARROW netdev=NAME ( '(' NAME ')' )? EOF
    | other=rest EOF
    ;

item
    : NETDEV netdev=NAME
    | NAME
    | NUMBER
    | DEVICE
    ;

rest
    : .*?
    ;

LINK   : 'link' ;
STATE  : 'state' ;
PORT   : 'port' ;
NETDEV : 'netdev' ;
ARROW  : '==>' ;
DEVICE : [A-Za-z0-9_.-]+ '/' [0-9]+ ;
NUMBER : [0-9]+ ;
NAME   : [A-Za-z0-9_.:@-]*[A-Za-z0-9_.@-] ;
BLANK  : [ \t]+ -> skip ;
ANY    : . ;
