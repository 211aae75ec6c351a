# KB-45  Players may demolish their own cards in their principality in step 4, to the discard pile.
game cards 2 mode=extended,set=bh
poke begun 0
poke card 0 6a=garrison
poke card 0 6c=conrad
poke card 0 7a=trading-post:f
poke card 1 6a=smithy
poke hand 0 garrison
try 1 demolish 6a -> KB-26
try 0 demolish 7c -> KB-45
try 0 demolish @6a -> KB-45
try 0 demolish 7a -> KS-04
try 0 demolish 6a -> ok
expect discard d0 garrison
expect hand 0 garrison
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 build garrison 6a -> ok
try 0 demolish 6c -> ok
expect discard d0 conrad garrison
poke active 1
try 1 demolish @7a -> KB-45
poke active 0
poke step begin
try 0 demolish 6a -> KB-26
