# CKS-08  A knight must stay connected with an own building; what lies beyond it may be moved.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke ships 0 e206 e207
poke knights 0 c149:1
try 0 sail e206 e205 -> CKS-07
try 0 sail e207 e205 -> ok
