# KC-BASE-arsonist.1  Playable only if there is an opposing building that can be hit.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist
poke card 0 6a=garrison
poke card 1 6a=conrad
try 0 play arsonist -> KB-54
poke card 1 7a=abbey
try 0 play arsonist -> ok
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 1 6:2
poke hand 0 arsonist
poke card 1 6a=bishops-seat
try 0 play arsonist -> KB-54
