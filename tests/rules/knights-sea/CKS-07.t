# CKS-07  An own knight at the end of a line of ships closes it.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke ships 0 e206 e207
try 0 sail e206 e205 -> SF-12
poke knights 0 c142:1
try 0 sail e207 e205 -> CKS-07
try 0 sail e206 e205 -> CKS-07
poke knights 0 -
try 0 sail e207 e205 -> ok
