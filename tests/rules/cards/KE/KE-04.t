# KE-04  Open cards: Churches and Town halls with P&I, Harbours and Triumphal arches with B&H.
game cards 2 mode=extended,set=pi
expect display church church town-hall town-hall
view 1 expect display church church town-hall town-hall
poke begun 0
poke gate 1
poke town 0 6:2
poke store 0 f1 3
poke store 0 g2 3
poke store 0 h1 3
try 0 build church 7a -> KB-24
try 0 build church 6a -> ok
expect display church town-hall town-hall
game cards 2 mode=extended,set=bh
expect display harbor bh-harbor triumphal-arch triumphal-arch
game cards 2 mode=extended,set=rh
json spectator "display":[]
