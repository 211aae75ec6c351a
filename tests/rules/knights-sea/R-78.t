# R-78  Robber and pirate are both used.
game knights-sea 3 start=0,edition=de
use EVENT
poke dice 3 4
try chance event science -> ok
legal 0 robber some
legal 0 pirate some
