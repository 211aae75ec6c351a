# KX-20  A Secret society that loses its target names another, or takes the next that is built.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:2 7:2
poke cards 0 6a=secret-society
poke cards 1 6a=library 6b=church 6c=town-hall
poke copies 0 6a
poke active 1
poke store 1 f1 3
poke store 1 f2 3
poke store 1 g1 3
poke store 1 g2 3
poke store 1 h1 3
poke store 1 h2 3
json spectator "limit":4
try 1 demolish 6a -> ok
actors 0
try 0 hit @6a -> KB-58
try 0 hit @6c -> ok
expect copies 0 6c
try 1 demolish 6c -> ok
expect copies 0 6b
try 1 demolish 6b -> ok
expect not copies 0 6b
poke hand 1 garrison library church
try 1 build garrison 6a -> ok
expect not copies 0 6a
poke store 1 f1 3
poke store 1 f2 3
poke store 1 g1 3
poke store 1 g2 3
poke store 1 h1 3
poke store 1 h2 3
try 1 build library 6b -> ok
expect copies 0 6b
poke store 1 f1 3
poke store 1 f2 3
poke store 1 g1 3
poke store 1 g2 3
poke store 1 h1 3
poke store 1 h2 3
try 1 build church 6c -> ok
expect copies 0 6b
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:2 7:2
poke cards 0 6a=secret-society 6b=church
poke cards 1 6a=library 6b=church
poke copies 0 6a
poke hand 0 theatre old-sciences
poke discard d1 spy
try 0 build theatre 7a -> ok
try 0 play old-sciences -> ok
try 0 take spy -> ok
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 6
poke events progress civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 gain f1 -> ok
actors 1
try 1 gain f1 -> ok
expect step main
poke copies 0 6b
poke turn 5
poke step eventdie
poke die 6
poke events church-fair civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 gain f2 -> ok
try 0 gain f2 -> ok
actors 1
game cards 2 mode=tournament,sets=rh+pi+bh
use EVENT
poke towns 0 6:2 7:2
poke towns 1 6:2 7:2
poke cards 0 6a=secret-society 6c=conrad
poke cards 1 6a=library 6b=library
poke copies 0 6a
poke turn 5
poke die 6
poke events assault civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 hit 6a -> ok
expect copies 0 6b
