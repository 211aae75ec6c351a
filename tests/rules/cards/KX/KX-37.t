# KX-37  Large trade fleet: two of one kind from the landscapes beside it, one with Christoph.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke roads 0 g0 h0
poke towns 0 6:3 7:2 8:1
poke land 0 i1=w5:3
poke land 0 i2=l6:3
poke cards 0 7a=large-trade-fleet 7c=harbor
try 0 bank 2w>g 7a -> KX-36
poke store 0 f1 3
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 3
poke store 0 h2 0
try 0 bank 2w>g 7a -> KX-37
try 0 bank 2b>g 7a -> KX-37
try 0 bank 2w>g -> KB-48
try 0 bank 2o>g 7a -> ok
expect lands 0 f1=b5:3 f2=l4:0 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:0 i1=w5:3 i2=l6:3
try 0 bank 2o>g 7a -> KX-37
poke land 0 h1=w6:1
poke land 0 i1=o2:0
poke store 0 g1 2
try 0 bank 2w>g 7a -> ok
actors 0
try 0 pay g1 -> ok
try 0 pay h1 -> ok
poke hand 0 christoph
try 0 play christoph -> ok
expect cheap w 7a
try 0 bank w>l -> KB-49
try 0 bank w>l 7a -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:0 g2=g1:2 h1=w6:0 h2=$6:0 i1=o2:0 i2=l6:3
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:3 7:1
poke cards 0 f3=large-trade-fleet
poke turn 5
poke step eventdie
poke die 6
poke events lucky-voyage civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
