/*
 * The tokens of Junos configuration text. It has no keywords: any word may be a name somewhere, so what a word means
 * is told by its place (see the statement schema), never here.
 *
 * White space, and all that belongs to a line and not to a statement (set verbs, prompts, pager marks), is taken by
 * the superclass, which also turns a word such as `inactive:` into a TAG. Each ordinary character reaches the rules
 * below as the same letter (see ConfigurationChars), so the automaton stays small and is warm after a few words.
 */
lexer grammar JunosLexer;

options { superClass = LineLexer; }

tokens { TAG, VERB, COMMAND_END, SESSION }

ANNOTATION : '/*' .*? '*/' ;

/** An annotation that never ends: the rest of the text is part of it. */
OPEN_ANNOTATION : '/*' ;

COMMENT : '#' ~[\r\n]* ;

OPEN : '{' ;
CLOSE : '}' ;
LIST_OPEN : '[' ;
LIST_CLOSE : ']' ;
SEMICOLON : ';' ;

STRING : '"' IN_DOUBLE* '"' | '\'' IN_SINGLE* '\'' ;

/** Strings do not span lines: one that is not closed ends with its line. */
BROKEN_STRING : '"' IN_DOUBLE* '\\'? ;

/** `<*>` and `<et-0/0/[0-9]>` run to their bracket, whatever they hold. `/` followed by `*` starts no word. */
WORD : ( '<' ~[<>;{}\r\n]* '>' | FIRST ) IN_WORD* | '/' ( AFTER_SLASH IN_WORD* )? ;

fragment FIRST : ~[/ \t\r\n;{}[\]"] ;
fragment AFTER_SLASH : ~[* \t\r\n;{}[\]"] ;
fragment IN_DOUBLE : '\\' ~[\r\n] | ~["\\\r\n] ;
fragment IN_SINGLE : '\\' ~[\r\n] | ~['\\\r\n] ;
fragment IN_WORD : ~[ \t\r\n;{}[\]"] | RANGE ;

/** `et-0/0/[0-9]`; behind a letter the bracket opens a list all the same, which the superclass sees to. */
fragment RANGE : '[' ~[ \t\r\n;{}[\]"]+ ']' ;

/** Within a line that starts with a verb braces and semicolons are part of words. */
mode COMMAND;

COMMAND_ANNOTATION : '/*' ~[\r\n]*? '*/' -> type(ANNOTATION) ;
COMMAND_COMMENT : '#' ~[\r\n]* -> type(COMMENT) ;
COMMAND_LIST_OPEN : '[' -> type(LIST_OPEN) ;
COMMAND_LIST_CLOSE : ']' -> type(LIST_CLOSE) ;
COMMAND_STRING : ( '"' IN_DOUBLE* '"' | '\'' IN_SINGLE* '\'' ) -> type(STRING) ;
COMMAND_BROKEN_STRING : '"' IN_DOUBLE* '\\'? -> type(BROKEN_STRING) ;
COMMAND_WORD : ( '<' ~[<>\r\n]* '>' | ~[ \t\r\n[\]"] ) ( ~[ \t\r\n[\]"] | RANGE )* -> type(WORD) ;
