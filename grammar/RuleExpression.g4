grammar RuleExpression;

expression : NAME EOF ;
NAME : [a-z]+ ;
