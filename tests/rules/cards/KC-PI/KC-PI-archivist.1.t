# KC-PI-archivist.1  Condition Town hall.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 archivist
try 0 play archivist -> KC-PI-archivist.1
poke cards 0 6a=town-hall
try 0 play archivist -> ok
