# KE-06  The other cards of the set are shuffled into two equal stacks.
game cards 2 mode=extended,set=rh
try chance shuffle base 1 -> ok
expect stack 5 peasant-army bodo castle castle privateer-fleet privateer-fleet roland tournament-ground watchtower walther-singer customs-station customs-station bank
try chance shuffle set 2 -> ok
view 0 expect stack 5 ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 6 ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 5 peasant-army bodo castle castle privateer-fleet privateer-fleet roland tournament-ground watchtower walther-singer customs-station customs-station bank
expect not stack 6 large-trade-fleet large-trade-fleet large-harbor palace imelda imelda spice-caravan spice-caravan border-conflict border-conflict rh-caravan rh-brigands
json spectator {"id":"6","owner":null,"set":"rh"
game cards 2 mode=extended,set=pi
try chance shuffle base 1 -> ok
expect stack 5 holy-place mission order-castle bailiwick metropolis metropolis bishops-seat brothel brewery secret-society court house-of-republic theatre archivist
try chance shuffle set 2 -> ok
view 0 expect stack 5 ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 6 ? ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 5 holy-place mission order-castle bailiwick metropolis metropolis bishops-seat brothel brewery secret-society court house-of-republic theatre archivist
expect not stack 6 bribery bribery diplomat wedding wedding chancellor chancellor church-ban church-ban medicus medicus council-meeting council-meeting
json spectator {"id":"6","owner":null,"set":"pi"
game cards 2 mode=extended,set=bh
try chance shuffle base 1 -> ok
expect stack 5 barbarian-stronghold trading-post winery baroc johanna sven flavo treasure-fleet colonial-base residence-coin residence-paper residence-cloth secret-brotherhood trade-lords-guild scriptorium
try chance shuffle set 2 -> ok
view 0 expect stack 5 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 6 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 5 barbarian-stronghold trading-post winery baroc johanna sven flavo treasure-fleet colonial-base residence-coin residence-paper residence-cloth secret-brotherhood trade-lords-guild scriptorium
expect not stack 6 goods-exchange flagship old-sciences old-sciences anton anton barbarian-campaign dogma dogma eryn christoph gunther gunther neighbourly-help sigmund
json spectator {"id":"6","owner":null,"set":"bh"
