# KX-28  Trading post: not with a strong merchant, on sites only; 1 for each landscape beside it.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:3 7:2
poke cards 0 6a=harbor
poke cards 1 7a=marketplace 7b=merchant-guild 7c=ore-fleet
poke hand 0 trading-post
try 0 build trading-post @6a -> KX-28
poke cards 1 7a=marketplace 7b=merchant-guild
try 0 build trading-post @f3 -> KS-13
try 0 build trading-post 6b -> KS-04
try 0 build trading-post @6a -> ok
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke store 1 f1 3
poke store 1 f2 3
poke store 1 g1 3
poke store 1 g2 3
poke store 1 h1 3
poke store 1 h2 3
poke turn 1
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:1
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:1
poke store 1 f1 0
poke turn 1
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:2
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:1 7:1 8:1
poke land 0 i1=l6:3
poke land 0 i2=b1:0
poke roads 1 g0 h0
poke towns 1 6:1 7:1 8:1
poke land 1 i1=w6:1
poke land 1 i2=w5:1
poke cards 0 7a=conrad
poke cards 1 6a=trading-post:f
poke hand 0 border-conflict
try 0 play border-conflict -> ok
try 0 swap f2 @g1 -> ok
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke store 0 f2 0
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:0 f2=w4:1 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:0 i1=l6:3 i2=b1:0
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 1 g0 h0
poke towns 1 6:1 7:1 8:1
poke lands 1 f1=b6:1 f2=l5:1 g1=l6:1 g2=g2:1 h1=o3:1 h2=$1:1 i1=w4:1 i2=b1:1
poke cards 1 6a=trading-post:f
poke store 0 f1 0
poke store 0 f2 0
poke turn 1
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
