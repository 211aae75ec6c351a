# R-11  The first neutral piece is a road, also for a settlement.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
legal 0 settlement 1
try 0 settlement c16 -> ok
expect due road
legal 0 neutralsettlement none
legal 0 neutralroad 6
try 0 neutralroad 3 e57 -> ok
expect phase main
