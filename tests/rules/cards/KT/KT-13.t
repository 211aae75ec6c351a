# KT-13  Thirteen points win, also in the other's turn.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke roads 1 g0 h0
poke towns 1 6:2 7:2 8:2
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=conrad 7a=aqueduct 7b=town-hall 7c=colossus
poke card 0 6a=otto
points 1 12
winners -
try 0 demolish 6a -> ok
points 1 13
winners 1
