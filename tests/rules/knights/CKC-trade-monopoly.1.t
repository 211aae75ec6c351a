# CKC-trade-monopoly.1  One of a commodity from each.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 trademonopoly
poke hand 1 3p
poke hand 2 c

try 0 trademonopoly p -> ok
expect hand 0 p
expect hand 1 2p
expect hand 2 c
