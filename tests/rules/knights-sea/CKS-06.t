# CKS-06  No new knight is recruited on a sea corner, in either edition.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke ships 0 e206 e207
poke hand 0 2w2o
try 0 recruit c149 -> CKS-06
try 0 recruit c142 -> ok
game knights-sea 3 start=0,edition=de
use MIDGAME
poke hand 0 wo
try 0 recruit c149 -> CKS-06
