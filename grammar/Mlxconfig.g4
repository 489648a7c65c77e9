/*
 * One line of what mlxconfig or mstconfig prints for `query` and for the preview of `set`, of any release.
 *
 * Tokens, never columns: the titles do not stand above their values, and the widths changed six times. A closing
 * parenthesis ends a value, so that two values which touch (releases up to 4.25) come apart. What no alternative
 * knows is `other`: every line is accepted, and the reader decides what an unknown one means where it stands.
 */
grammar Mlxconfig;

line
    : device=DEVICE_NUMBER EOF
    | RULER EOF
    | label=LABEL value=rest EOF
    | heading=CONFIGURATIONS titles+=title+ EOF
    | strange=CONFIGURATIONS rest EOF
    | star=STAR? readOnly=RO? setting=WORD ( OPEN index=INTEGER CLOSE )? cells+=cell+ EOF
    | foot=FOOT rest EOF
    | missing=UNSUPPORTED what=rest EOF
    | asked=QUESTION rest EOF
    | applying=APPLYING rest EOF
    | message=MESSAGE what=rest EOF
    | detail=FAILED_DETAIL rest EOF
    | nothing=NO_CHANGES rest EOF
    | other=rest EOF
    ;

title
    : DEFAULT
    | CURRENT
    | NEXT BOOT
    | NEW
    ;

cell
    : NOT_AVAILABLE
    | ARRAY
    | NAMED
    | INTEGER
    | WORD
    ;

rest
    : .*?
    ;

DEVICE_NUMBER  : 'Device #' [0-9]+ ':' ;
RULER          : '-' '-'+ ;
LABEL          : ( 'Device type' | 'Name' | 'Description' | 'PCI device' | 'Device' ) [ \t]* ':' ;
CONFIGURATIONS : 'Configurations:' ;
DEFAULT        : 'Default' ;
CURRENT        : 'Current' ;
NEXT           : 'Next' ;
BOOT           : 'Boot' ;
NEW            : 'New' ;
FOOT           : 'The \'' ( '*' | 'RO' ) '\' shows parameters' ;
UNSUPPORTED    : 'Device Firmware does not support reading' ;
NO_CHANGES     : 'Device doesn\'t support any configuration changes' ;
QUESTION       : 'Apply new Configuration' ;
APPLYING       : 'Applying...' ;
MESSAGE        : '-' [EWI] '-' ;
FAILED_DETAIL  : 'Failed to query the' ;

STAR           : '*' ;
RO             : 'RO' ;
OPEN           : '[' ;
CLOSE          : ']' ;
NOT_AVAILABLE  : 'N/A' ;
ARRAY          : 'Array[' [0-9]+ '..' [0-9]+ ']' ;
NAMED          : [A-Za-z0-9_]+ '(' [0-9]+ ')' ;
INTEGER        : [0-9]+ ;
WORD           : [A-Za-z0-9_]+ ;
BLANK          : [ \t]+ -> skip ;
ANY            : . ;
