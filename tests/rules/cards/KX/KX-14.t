# KX-14  Border conflict: kinds that lie twice, gold too; not beside an expansion; cards stay.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:1 7:1 8:1
poke land 0 i1=$3:2
poke land 0 i2=o5:1
poke roads 1 g0 h0
poke towns 1 6:3 7:1 8:1
poke land 1 i1=b1:3
poke land 1 i2=b2:0
poke cards 0 6a=conrad 8c=garrison
poke cards 1 f3=siegfried
poke hand 0 border-conflict
try 0 play border-conflict -> ok
legal 0 swap 12
try 0 swap f1 @f1 -> KX-14
try 0 swap i1 @f2 -> KX-14
try 0 swap i1 @f1 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=b6:1 i2=o5:1
expect lands 1 f1=$3:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1 i1=b1:3 i2=b2:0
expect cards 1 f3=siegfried
expect cards 0 6a=conrad 8c=garrison
poke cards 0 6a=conrad i4=residence-coin
poke hand 0 border-conflict
try 0 play border-conflict -> ok
try 0 swap i2 @i1 -> KX-14
try 0 swap h1 @i1 -> ok
