# KB-54  Cards of the sets need a target, resources, room or a card to take, too.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=marketplace
poke hand 0 imelda spice-caravan rh-brigands
try 0 play imelda -> KB-54
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 2
try 0 play spice-caravan -> KC-RH-spice-caravan.1
poke store 1 h2 0
try 0 play rh-brigands -> KB-54
poke store 1 h2 1
try 0 play rh-brigands -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect step main
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:0
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=town-hall 6b=church
poke hand 0 bribery diplomat wedding
poke store 0 h2 3
try 0 play bribery -> KB-54
try 0 play diplomat -> KB-54
poke store 1 h2 0
try 0 play wedding -> KB-54
poke discard d0 spy
try 0 play diplomat -> ok
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6b=library
poke hand 0 old-sciences
try 0 play old-sciences -> KB-54
poke discard d0 garrison
try 0 play old-sciences -> KB-54
poke discard d0 garrison conrad
try 0 play old-sciences -> ok
try 0 take garrison -> KB-62
try 0 take conrad -> ok
expect hand 0 conrad
