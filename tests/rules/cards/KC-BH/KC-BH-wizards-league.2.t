# KC-BH-wizards-league.2  Legal in a tournament deck, removed from the extended game.
game cards 2 mode=tournament,start=0
try chance shuffle lands 7 -> ok
try 0 deck wizards-league 3 -> KT-05
try 0 deck wizards-league 2 -> ok
game cards 2 mode=extended,set=bh,start=0
poke begun 0
expect stack 5 barbarian-stronghold trading-post winery baroc johanna sven flavo treasure-fleet colonial-base residence-coin residence-paper residence-cloth secret-brotherhood trade-lords-guild scriptorium
expect stack 6 goods-exchange flagship old-sciences old-sciences anton anton barbarian-campaign dogma dogma eryn christoph gunther gunther neighbourly-help sigmund
