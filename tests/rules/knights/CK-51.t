# CK-51  Progress cards are never traded.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 spy
poke hand 0 b

try 0 offer 1 spy>b -> syntax
try 0 bank spy>b -> syntax
