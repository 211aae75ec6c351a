# CKS-05  A knight may move to a sea corner that an own ship touches.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke knights 0 c133:1a
poke ships 0 e205
try 0 move c133 c149 -> CKS-04
poke ships 0 e205 e206
try 0 move c133 c149 -> ok
