# KC-RH-border-conflict.1  Condition: the player holds the Knight figure.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 border-conflict
poke roads 0 g0 h0
poke roads 1 g0 h0
poke town 0 8:1
poke town 1 8:1
poke land 0 i1=w5:0
poke land 0 i2=g3:0
poke land 1 i1=o4:0
poke land 1 i2=b1:0
try 0 play border-conflict -> KC-RH-border-conflict.1
poke card 1 6a=conrad
try 0 play border-conflict -> KC-RH-border-conflict.1
poke card 0 6a=otto
try 0 play border-conflict -> ok
