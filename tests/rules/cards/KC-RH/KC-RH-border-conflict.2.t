# KC-RH-border-conflict.2  He swaps landscapes of kinds that each of them has at least twice.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 border-conflict
poke card 0 6a=otto
poke roads 0 g0 h0
poke town 0 8:1
poke land 0 i1=w5:0
poke land 0 i2=g3:2
try 0 play border-conflict -> KC-RH-border-conflict.2
poke roads 1 g0 h0
poke town 1 8:1
poke land 1 i1=o4:3
poke land 1 i2=b1:0
try 0 play border-conflict -> ok
legal 0 swap 16
try 0 swap f1 @i1 -> KX-14
try 0 swap i1 @g1 -> KX-14
try 0 swap i2 @h1 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=w5:0 i2=o3:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=g3:2 h2=$1:1 i1=o4:3 i2=b1:0
expect step main
