# R-37  New knights are forbidden on sea corners in the German edition as well.
game knights-sea 3 start=0,edition=de
use MIDGAME
poke hand 0 wo
try 0 recruit c149 -> CKS-06
try 0 recruit c133 -> ok
