/*
 * One line of a shell script or of a list of benchmark commands: an optional label of the client, simple commands with
 * their words, and losslint's own declarations, which may stand behind a comment sign. Quoting is kept in the word and
 * taken off by the reader. Nothing is expanded: `$DEV` stays what it is.
 *
 * Every line is accepted; a line whose quotes do not close is `other`.
 */
grammar Commands;

line
    : HASH? clients=CLIENTS amount=WORD rest EOF
    | HASH? window=WINDOW amount=WORD unit=WORD? rest EOF
    | HASH? ratio=RATIO amount=WORD rest EOF
    | HASH? path=PATH amount=WORD rest EOF
    | HASH rest EOF
    | label=LABEL? SEPARATOR* ( commands+=command ( SEPARATOR+ commands+=command )* SEPARATOR* )? ( HASH rest )? EOF
    | other=rest EOF
    ;

command
    : ( words+=word | redirect )+
    ;

redirect
    : REDIRECT word?
    ;

word
    : WORD
    | LABEL
    | CLIENTS
    | WINDOW
    | RATIO
    | PATH
    ;

rest
    : .*?
    ;

CLIENTS   : 'clients' ;
WINDOW    : 'declared' [ \t]+ 'window' ;
RATIO     : 'declared' [ \t]+ 'ratio' ;
PATH      : 'path' ;
LABEL     : [A-Za-z0-9_.-]+ ':' ;
HASH      : '#' ;
REDIRECT  : [0-9]? ( '<' | '>' | '>>' | '&>' ) ( '&' [0-9] )? ;
SEPARATOR : ';' | '|' | '||' | '&' | '&&' ;
WORD      : PART_START PART* ;
BLANK     : [ \t]+ -> skip ;
ANY       : . ;

fragment PART_START : ~[ \t;|&<>#'"\\] | QUOTED ;
fragment PART       : PART_START | '#' ;
fragment QUOTED     : '\'' ~['\r\n]* '\'' | '"' ( ~["\\\r\n] | '\\' . )* '"' | '\\' . ;
