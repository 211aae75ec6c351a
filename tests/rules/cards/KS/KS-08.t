# KS-08  A burnt open card goes to the display, not to the hand; the Arch does not burn.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 1 6:2
poke cards 1 6a=bh-harbor 6b=triumphal-arch 6c=garrison
poke hand 0 arsonist
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit @6b -> KC-BASE-arsonist.5
try 0 hit @6a -> ok
expect display harbor bh-harbor triumphal-arch
json 1 "hand":[],"shown":[]
poke active 1
poke step main
poke store 1 f1 3
poke store 1 f2 3
poke store 1 g1 3
poke store 1 g2 3
poke store 1 h1 3
poke store 1 h2 3
try 1 build bh-harbor 6a -> ok
