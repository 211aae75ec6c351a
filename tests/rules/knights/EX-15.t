# EX-15  Saboteur on 9 cards: 4 go.
game knights 4 board=beginner,start=0
use MIDGAME
poke progress 0 saboteur
poke hand 1 5b4p

try 0 saboteur -> ok
expect dues 1 4
