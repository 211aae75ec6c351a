# KB-76  Attack, Watchtower and start rolls use the production die alone.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spy black-knight
poke hand 1 conrad
poke card 1 6a=watchtower
poke card 1 6c=hagen
try 0 play spy -> ok
actors 1
try 1 use 6a -> ok
actors chance
odds watch 1 1/6
odds watch 6 1/6
try chance event sun -> KB-26
try chance watch 2 -> ok
expect hand 1 conrad
expect step main
try 0 play black-knight -> ok
try 1 pass -> ok
odds attack 3 1/6
try chance die 3 -> KB-26
try chance attack 3 -> ok
