# KC-BH-wizards-league.2  Legal in a tournament deck, removed from the extended game.
game cards 2 mode=tournament,start=0
try chance shuffle lands 7 -> ok
try 0 deck wizards-league 3 -> KT-05
try 0 deck wizards-league 2 -> ok
game cards 2 mode=extended,set=bh,start=0
poke begun 0
json 0 not wizards-league
count stack wizards-league 0
