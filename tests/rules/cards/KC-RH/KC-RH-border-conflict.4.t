# KC-RH-border-conflict.4  Doublers that no longer fit are without effect.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 border-conflict
poke card 0 6a=otto
poke card 1 7a=foundry
poke roads 0 g0 h0
poke town 0 8:1
poke land 0 i1=w5:0
poke land 0 i2=g4:2
poke roads 1 g0 h0
poke town 1 8:1
poke land 1 i1=o4:0
poke land 1 i2=b1:0
try 0 play border-conflict -> ok
try 0 swap i1 @h1 -> ok
poke step die
try chance die 5 -> ok
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=o3:1 i2=g4:2
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=w5:1 h2=$1:1 i1=o4:0 i2=b1:0
