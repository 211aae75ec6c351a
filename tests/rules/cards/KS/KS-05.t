# KS-05  Open cards are paid for, taken from the display and laid in a city at once.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
expect display harbor bh-harbor triumphal-arch triumphal-arch
poke store 0 f1 0
poke store 0 f2 1
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 1
poke store 0 h2 0
try 0 build harbor 6a -> KB-44
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build harbor 7a -> KB-24
try 0 build harbor 6a -> ok
expect lands 0 f1=b5:2 f2=l4:3 g1=w3:2 g2=g1:3 h1=o2:2 h2=$6:3
expect display bh-harbor triumphal-arch triumphal-arch
try 0 build triumphal-arch 6b -> KB-44
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build triumphal-arch 6b -> ok
expect display bh-harbor triumphal-arch
expect cards 0 6a=harbor:n 6b=triumphal-arch:n
