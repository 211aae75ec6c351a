# KX-32  A card that leaves loses its state: Arch, Residence, Colonial base, Brewery, used or not.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2
poke cards 0 6a=triumphal-arch:3 6b=harbor 6c=brewery:1u h4=colonial-base:2 h3=residence-coin:2
points 0 8
json 0 "resources":"blwgo3$"
try 0 demolish 6a -> ok
points 0 5
try 0 demolish h4 -> ok
json 0 "resources":"blwgo$"
try 0 demolish h3 -> ok
try 0 demolish 6c -> ok
poke hand 0 triumphal-arch colonial-base residence-coin brewery
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build triumphal-arch 6a -> ok
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build colonial-base h4 -> ok
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build residence-coin h3 -> ok
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build brewery 6c -> ok
try 0 choose 2 -> ok
expect cards 0 h3=residence-coin:n h4=colonial-base:n 6a=triumphal-arch:n 6b=harbor 6c=brewery:2n
try 0 use 6c -> ok
expect cards 0 h3=residence-coin:n h4=colonial-base:n 6a=triumphal-arch:n 6b=harbor 6c=brewery:1un
