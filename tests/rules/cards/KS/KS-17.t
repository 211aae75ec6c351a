# KS-17  The Inquisition is a card of the tournament only.
game cards 2 mode=extended,set=rh
expect stack 6 large-trade-fleet large-trade-fleet large-harbor palace imelda imelda spice-caravan spice-caravan border-conflict border-conflict rh-caravan rh-brigands
try chance shuffle base 1 -> ok
game cards 2 mode=tournament,sets=rh
try chance shuffle lands 1 -> ok
try 0 deck inquisition 2 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 inquisition
try 0 play inquisition -> ok
