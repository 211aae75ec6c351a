# KS-18  The Wizards' league needs a set that is not here: it can be in a deck, but is never laid.
game cards 2 mode=extended,set=bh
expect stack 5 barbarian-stronghold trading-post winery baroc johanna sven flavo treasure-fleet colonial-base residence-coin residence-paper residence-cloth secret-brotherhood trade-lords-guild scriptorium
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
try 0 deck wizards-league 2 -> ok
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke hand 0 wizards-league
try 0 build wizards-league f3 -> KS-18
try 0 build wizards-league h4 -> KS-18
