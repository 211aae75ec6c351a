# KX-38  Discounts: the coin Residence first, then Castles and Mission of choice, never below zero.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=castle 6c=harbor h3=residence-coin:3
poke hand 0 karl siegfried goetz
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 2
poke store 0 h2 1
json 0 "costs":{"goetz":"2o","karl":"2o","siegfried":"o"}
try 0 build karl 7a -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 build siegfried 7b -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
poke cards 0 6a=castle 6b=castle 6c=harbor
poke hand 0 otto
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
try 0 build otto 7a -> ok
actors 0
try 0 name b -> KX-38
try 0 name w -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:1
poke hand 0 walter
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 0
poke cards 0 6a=castle 6b=castle
try 0 build walter 7a -> ok
try 0 name g -> ok
try 0 name w -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:0
poke hand 1 imelda
poke cards 0 6a=castle 6b=castle 6c=order-castle 7a=otto 7b=walter 7c=hagen
poke active 1
try 1 play imelda -> ok
legal 0 hit 2
try 0 hit 7a -> KC-RH-imelda.2
try 0 hit 7c -> ok
