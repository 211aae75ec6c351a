# CKS-11  Before the first landing neither a seven nor a knight moves the pirate.
game knights-sea 3 start=0,edition=en
use FOUNDED
poke phase event
poke dice 3 4
poke hand 1 8b
try chance event science -> ok
try 1 discard 4b -> ok
expect phase main
try 0 pirate h34 -> SF-20
# A knight at its hex.
game knights-sea 3 start=0,edition=en
use FOUNDED
poke phase main
poke ships 0 e134 e206
poke knights 0 c99:1a
try 0 hunt c99 -> CKS-11
# After it a seven moves robber or pirate.
game knights-sea 3 start=0,edition=en
use EVENT
poke dice 3 4
try chance event science -> ok
expect phase robber
legal 0 robber some
legal 0 pirate some
