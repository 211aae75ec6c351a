# KS-07  Who demolishes an open card puts it back into the display.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=harbor 6b=triumphal-arch:2 6c=garrison
expect display bh-harbor triumphal-arch
try 0 demolish 6a -> ok
expect display harbor bh-harbor triumphal-arch
try 0 demolish 6b -> ok
expect display harbor bh-harbor triumphal-arch triumphal-arch
try 0 demolish 6c -> ok
expect discard d0 garrison
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build triumphal-arch 6b -> ok
points 0 3
