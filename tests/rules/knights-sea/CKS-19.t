# CKS-19  Before the first landing: beside the track (German), frozen on their hexes (English).
game knights-sea 3 start=0,edition=de
use FOUNDED
poke phase event
poke dice 6 6
poke ship 6
expect robber -
expect pirate -
poke knights 0 c149:3a
try chance event ship -> ok
expect robber h7
expect pirate h36
# English: on the board from the start, the robber blocks, the pirate does not.
game knights-sea 3 start=0,edition=en
use FOUNDED
poke phase main
expect robber h7
expect pirate h36
poke settlements 0 c80
poke hand 0 2l2w
try 0 ship e118 -> ok
try 0 ship e107 -> ok
# After the landing it does.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke settlements 0 c80
poke hand 0 2l2w
try 0 ship e118 -> SF-08
