# KB-66  Both share one discard pile, which is searched only with a card that says so.
game cards 2
poke begun 0
poke card 0 6a=garrison
poke card 1 6a=abbey
try 0 demolish 6a -> ok
try 0 search d0 -> KB-26
try 0 end -> ok
try 0 search d0 -> KB-61
try 0 draw d0 -> KB-61
poke active 1
poke step main
try 1 demolish 6a -> ok
expect discard d0 abbey garrison
