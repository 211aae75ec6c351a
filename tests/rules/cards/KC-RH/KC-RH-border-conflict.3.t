# KC-RH-border-conflict.3  Resources stay on the cards; neither may carry a landscape expansion.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke hand 0 border-conflict
poke card 0 6a=otto
poke roads 0 g0 h0
poke town 0 8:1
poke land 0 i1=w5:2
poke land 0 i2=g3:0
poke roads 1 g0 h0
poke town 1 8:1
poke land 1 i1=o4:3
poke land 1 i2=b1:1
poke card 0 g3=residence-cloth
try 0 play border-conflict -> ok
try 0 swap g1 @i1 -> KX-14
try 0 swap i1 @i1 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=o4:3 i2=g3:0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1 i1=w5:2 i2=b1:1
