# KE-05  The Inquisition and the Wizards' league are not in the extended game.
game cards 2 mode=extended,set=rh
expect stack 5 peasant-army bodo castle castle privateer-fleet privateer-fleet roland tournament-ground watchtower walther-singer customs-station customs-station bank
expect stack 6 large-trade-fleet large-trade-fleet large-harbor palace imelda imelda spice-caravan spice-caravan border-conflict border-conflict rh-caravan rh-brigands
game cards 2 mode=extended,set=bh
expect stack 5 barbarian-stronghold trading-post winery baroc johanna sven flavo treasure-fleet colonial-base residence-coin residence-paper residence-cloth secret-brotherhood trade-lords-guild scriptorium
expect stack 6 goods-exchange flagship old-sciences old-sciences anton anton barbarian-campaign dogma dogma eryn christoph gunther gunther neighbourly-help sigmund
