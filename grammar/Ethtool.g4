/*
 * One line of `ethtool -S` (counters of a driver), of `ethtool -a` (link-level pause), of `ip link` or of ifconfig
 * (the MTU). Names of counters are what the driver likes: mlx5 prints one with a blank before the colon, and drivers of
 * other vendors put blanks inside.
 */
grammar Ethtool;

line
    : statistics=STATISTICS EOF
    | pause=PAUSE device=NAME COLON EOF
    | direction=( RX | TX ) COLON state=( ON | OFF ) EOF
    | ( AUTONEGOTIATE | RX_NEGOTIATED | TX_NEGOTIATED ) COLON ( ON | OFF ) EOF
    | included=INCLUDED EOF
    | NUMBER COLON link=name COLON FLAGS MTU mtu=NUMBER rest EOF
    | old=NAME COLON OLD_FLAGS MTU mtu=NUMBER rest EOF
    | counter=name COLON value=NUMBER EOF
    | broken=name COLON rest EOF
    | other=rest EOF
    ;

name
    : ( NAME | NUMBER | RX | TX | ON | OFF | MTU )+
    ;

rest
    : .*?
    ;

STATISTICS     : 'NIC statistics:' ;
PAUSE          : 'Pause parameters for' ;
AUTONEGOTIATE  : 'Autonegotiate' ;
RX_NEGOTIATED  : 'RX negotiated' ;
TX_NEGOTIATED  : 'TX negotiated' ;
INCLUDED       : 'Statistics:' ;
RX             : 'RX' ;
TX             : 'TX' ;
ON             : 'on' ;
OFF            : 'off' ;
MTU            : 'mtu' ;
FLAGS          : '<' ~[<> \t]* '>' ;
OLD_FLAGS      : 'flags=' [0-9]+ FLAGS ;
COLON          : ':' ;
NUMBER         : [0-9]+ ;
NAME           : [A-Za-z0-9_.@/()[\]-]+ ;
BLANK          : [ \t]+ -> skip ;
ANY            : . ;
