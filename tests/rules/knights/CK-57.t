# CK-57  Science costs paper, trade cloth, politics coin.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 pcm

try 0 improve science -> ok
expect hand 0 cm
try 0 improve trade -> ok
expect hand 0 m
try 0 improve politics -> ok
expect levels 0 1 1 1
