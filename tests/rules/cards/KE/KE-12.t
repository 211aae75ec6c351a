# KE-12  Own buildings and units may be demolished; open cards go back to the display.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=church 6b=conrad 6c=brothel:f
poke card 1 6a=mission
expect display church town-hall town-hall
try 0 demolish 6c -> KS-04
try 0 demolish @6a -> KB-45
try 0 demolish 6 -> KB-46
try 0 demolish 6b -> ok
expect discard d0 conrad
try 0 demolish 6a -> ok
expect discard d0 conrad
expect display church church town-hall town-hall
poke step begin
try 0 demolish 6c -> KB-26
