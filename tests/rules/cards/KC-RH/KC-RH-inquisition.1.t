# KC-RH-inquisition.1  The Inquisition belongs to the tournament game only.
game cards 2 mode=extended,set=rh
poke begun 0
expect stack 5 peasant-army bodo castle castle privateer-fleet privateer-fleet roland tournament-ground watchtower walther-singer customs-station customs-station bank
expect stack 6 large-trade-fleet large-trade-fleet large-harbor palace imelda imelda spice-caravan spice-caravan border-conflict border-conflict rh-caravan rh-brigands
game cards 2 mode=tournament,sets=rh
try chance shuffle lands 1 -> ok
try 0 deck inquisition 2 -> ok
