# KC-BASE-arsonist.4  It hits landscape expansions and the opponent's cards in the player's principality too.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke hand 0 arsonist
poke card 0 6a=trading-post:f
poke card 0 7a=smithy
poke card 1 h4=colonial-base:2
poke card 1 7a=hagen
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit 7a -> KC-BASE-arsonist.4
try 0 hit @7a -> KC-BASE-arsonist.4
try 0 hit 6a -> ok
expect hand 1 trading-post!
expect cards 0 7a=smithy
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke hand 0 arsonist
poke card 1 h4=colonial-base:2
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect hand 1 colonial-base!
game cards 2
poke begun 0
poke gate 1
poke town 1 6:2
poke hand 0 arsonist
poke card 1 6a=garrison
poke card 1 7a=garrison
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit @6 -> KC-BASE-arsonist.4
try 0 hit @g0 -> KC-BASE-arsonist.4
try 0 hit @6a -> ok
expect towns 1 6:2 7:1
