# KC-PI-archivist.3  A stack of six or fewer is sorted anew as a whole.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 archivist
poke stack 2 mission1 court01! merchant
try 0 play archivist -> ok
try 0 search 2 -> ok
try 0 take merchant -> ok
try 0 take court -> ok
expect stack 2 merchant0 court0 mission0
expect step main
