# CKC-bishop.4  Only the robber moves.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 bishop
poke hand 1 2b
poke hand 3 p

try 0 bishop h11 -> ok
expect robber h11
try 0 pirate h0 -> syntax
