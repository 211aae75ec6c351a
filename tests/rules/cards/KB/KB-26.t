# KB-26  A turn: roll, event, production, actions, hand; then the other player.
game cards 2
poke begun 0
poke step begin
poke die 0
poke event -
poke hand 0 garrison
actors 0
try 1 roll -> KB-26
try 0 build garrison 6a -> KB-26
try 0 bank 3b>l -> KB-26
try 0 end -> KB-26
try 0 roll -> ok
expect step die
try chance die 5 -> ok
expect step eventdie
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try chance event sun -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 gain h2 -> ok
try 1 gain h2 -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
try 0 roll -> KB-26
try 1 end -> KB-26
try 0 build garrison 6a -> ok
try 0 demolish 6a -> ok
try 0 end -> ok
expect step refill
try 0 bank 3b>l -> KB-61
try 0 draw 3 -> ok
try 0 draw 3 -> ok
try 0 draw 4 -> ok
expect step begin
expect active 1
expect turn 2
actors 1
