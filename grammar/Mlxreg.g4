/*
 * One line of what mlxreg or mstreg prints: the table of `--get` (two cells, or four with --detailed), the words of a
 * register that was read by number, the preview of `--set`, and the description of `--show_reg`, which holds addresses
 * where the others hold values. Only the title line tells them apart.
 *
 * A copy that lost its line ends has the whole table in one line, so a line may hold several parts. Every line is
 * accepted; what is no part is `other`.
 */
grammar Mlxreg;

line
    : parts+=part+ EOF
    | about=ABOUT register=NAME? rest EOF
    | question=QUESTION rest EOF
    | message=MESSAGE what=rest EOF
    | broken=NAME BAR rest EOF
    | other=rest EOF
    ;

part
    : sending=SENDING
    | FIELD_NAME BAR first=title ( BAR title )*
    | address=ADDRESS BAR DATA
    | RULER
    | field=NAME BAR value=HEX
    | field=NAME BAR value=HEX BAR NAME ( BAR detail )?
    | field=NAME BAR digits=NAME
    | word=HEX BAR value=HEX
    ;

title
    : DATA
    | HEX_VALUE
    | ADDRESS UNIT?
    | NAME UNIT?
    | NAME '/' NAME
    | DESCRIPTION
    ;

/* The enum text of --detailed: empty, a word, `(unknown_enum)`, or more words. */
detail
    : ( NAME | UNIT | HEX )*
    ;

rest
    : .*?
    ;

SENDING     : 'Sending access register' '.'* ;
ABOUT       : 'You are about to send access register' [ \t]* ':'? ;
QUESTION    : 'Do you want to continue' ;
MESSAGE     : '-' [EWI] '-' ;
FIELD_NAME  : 'Field Name' ;
HEX_VALUE   : 'Hex Value' ;
ADDRESS     : 'Address' ;
DATA        : 'Data' ;
DESCRIPTION : 'Description' ;
RULER       : '==' '='+ ;
BAR         : '|' ;
HEX         : '0x' [0-9A-Fa-f]+ ;
NAME        : [A-Za-z0-9_.[\]]+ ;
UNIT        : '(' [A-Za-z0-9_]+ ')' ;
BLANK       : [ \t]+ -> skip ;
ANY         : . ;
