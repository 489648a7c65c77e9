/*
 * The statements of Junos configuration text: those in braces and those of set lines, which may stand in one file.
 *
 * Blocks are not nested here. `{` ends a statement as `;` does and `}` stands alone, so that no depth of nesting costs
 * stack, and the sink that the actions call keeps the blocks. Each decision is made by one token. What is missing
 * (`;`, `]`) is supplied by the error strategy; there is no sequence of tokens that the rules refuse.
 */
parser grammar JunosParser;

options { tokenVocab = JunosLexer; superClass = StatementParser; }

configuration : item* EOF ;

item
  : statement
  | command
  | TAG { out.tag($TAG); }
  | CLOSE { out.close($CLOSE); }
  | SESSION { out.session($SESSION); }
  | SEMICOLON
  | OPEN { out.namelessBlock($OPEN); }
  | LIST_CLOSE { out.strayBracket($LIST_CLOSE); }
  | COMMAND_END
  ;

/** `words;` or `words {`; the error strategy tells of one that has neither. */
statement : value+ end=( SEMICOLON | OPEN ) { if ($end.getType() != Token.INVALID_TYPE) out.statement($end); } ;

/** `set words` to the end of the line */
command : VERB { out.verb($VERB); } ( value | LIST_CLOSE { out.strayBracket($LIST_CLOSE); } )* COMMAND_END { out.command($COMMAND_END); } ;

value
  : WORD { out.word($WORD); }
  | STRING { out.string($STRING); }
  | BROKEN_STRING { out.brokenString($BROKEN_STRING); }
  | LIST_OPEN { out.listOpens($LIST_OPEN); } ( element )* LIST_CLOSE { out.listCloses(); }
  ;

element
  : TAG { out.tagInList($TAG); }
  | WORD { out.word($WORD); }
  | STRING { out.string($STRING); }
  | BROKEN_STRING { out.brokenString($BROKEN_STRING); }
  ;
