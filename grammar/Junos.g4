grammar Junos;

configuration : WORD EOF ;
WORD : [a-z]+ ;
