/*
 * Expressions of rule packs. The language is described in docs/rule-language.md.
 *
 * Names keep their hyphens (drain-time), so a minus stands between blanks. What a word means (a
 * parameter, a let, a subject, the word of an attribute) is decided by the compiler, which knows
 * the types; the grammar knows only the shape.
 */
grammar RuleExpression;

@lexer::members {
  /** A unit ends where its word ends: `12 min` is not 12 metres. */
  private boolean endsHere() {
    int next = _input.LA(1);
    return !(Character.isLetterOrDigit(next) || next == '_' || next == '-');
  }
}

expression
  : formula EOF
  ;

formula
  : conjunction (OR conjunction)*
  ;

conditional
  : IF condition=formula THEN yes=formula ELSE no=formula
  ;

quantified
  : quantifier=(ANY | ALL | NO | ONE) variable=NAME IN list=sum (WHERE filter=formula)? SATISFIES claim=formula
  ;

conjunction
  : negation (AND negation)*
  ;

negation
  : NOT negation
  | quantified
  | conditional
  | relation
  ;

relation
  : value=sum comparison?
  ;

comparison
  : operator=(EQUAL | UNEQUAL | BELOW | AT_MOST | ABOVE | AT_LEAST) right=sum  # Comparing
  | BETWEEN low=sum AND high=sum                                              # Between
  | WITHIN tolerance=sum OF target=sum                                        # Within
  | NOT? IN list=sum                                                          # Member
  | NOT? SUBSET OF list=sum                                                   # Subset
  | NOT? MATCHES pattern=sum                                                  # Matching
  | IS NOT? state=word                                                        # State
  ;

sum
  : product ((PLUS | MINUS) product)*
  ;

product
  : signed ((TIMES | OVER_SIGN) signed)*
  ;

signed
  : MINUS signed
  | atom
  ;

atom
  : QUANTITY                              # QuantityOf
  | NUMBER                                # NumberOf
  | NUMBER unit=NAME                      # BadUnit
  | TEXT                                  # TextOf
  | (TRUE | FALSE)                        # TruthOf
  | VERSION TEXT                          # VersionOf
  | '{' (formula (',' formula)*)? '}'     # SetOf
  | '(' formula ')'                       # Group
  | function=NAME '(' argument (',' argument)* ')'  # Call
  | path                                  # PathOf
  ;

/* `x in list where …` is a formula with a filter here, which the compiler takes apart. */
argument
  : value=formula
    ( OVER variable=NAME IN list=sum (WHERE filter=formula)?
    | WHERE filter=formula
    | ON on=formula
    )?
  ;

path
  : head=(NAME | VERSION) step*
  ;

step
  : '.' word ('(' formula (',' formula)* ')')?
  ;

/* Behind a dot and in other fixed places any word may stand, also one of the language. */
word
  : NAME | IF | THEN | ELSE | ANY | ALL | NO | ONE | IN | WHERE | SATISFIES | AND | OR | NOT | BETWEEN | WITHIN
  | OF | SUBSET | MATCHES | IS | TRUE | FALSE | VERSION | OVER | ON
  ;

IF : 'if' ;
THEN : 'then' ;
ELSE : 'else' ;
ANY : 'any' ;
ALL : 'all' ;
NO : 'no' ;
ONE : 'one' ;
IN : 'in' ;
WHERE : 'where' ;
SATISFIES : 'satisfies' ;
AND : 'and' ;
OR : 'or' ;
NOT : 'not' ;
BETWEEN : 'between' ;
WITHIN : 'within' ;
OF : 'of' ;
SUBSET : 'subset' ;
MATCHES : 'matches' ;
IS : 'is' ;
TRUE : 'true' ;
FALSE : 'false' ;
VERSION : 'version' ;
OVER : 'over' ;
ON : 'on' ;

EQUAL : '==' ;
UNEQUAL : '!=' ;
AT_MOST : '<=' ;
AT_LEAST : '>=' ;
BELOW : '<' ;
ABOVE : '>' ;
PLUS : '+' ;
MINUS : '-' ;
TIMES : '*' ;
OVER_SIGN : '/' ;

fragment DIGITS : [0-9]+ ;
NUMBER : DIGITS ('.' DIGITS)? ;

/* All spellings of quantity.Unit; a test compares the two lists. */
QUANTITY
  : DIGITS ('.' DIGITS)? ' '*
    ( '%'
    | ( 'ns' | 'us' | '\u00B5s' | '\u03BCs' | 'ms' | 's'
      | 'bit' | 'B' | 'KB' | 'kB' | 'MB' | 'GB' | 'KiB' | 'MiB' | 'GiB'
      | 'bps' | 'Kbps' | 'kbps' | 'Mbps' | 'Gbps' | 'Tbps'
      | 'm' | 'km'
      | 'ns/m' | 'us/km' | '\u00B5s/km' | '/s'
      | 'percent'
      ) {endsHere()}?
    )
  ;

NAME : [a-zA-Z_] [a-zA-Z0-9_]* ('-' [a-zA-Z0-9_]+)* ;

TEXT
  : '"' (~["\\\r\n] | '\\' ["'\\])* '"'
  | '\'' (~['\\\r\n] | '\\' ["'\\])* '\''
  ;

BLANK : [ \t\r\n]+ -> skip ;

/* Anything else: the parser names it and its place. */
STRANGER : . ;
