# KB-57  Attack roll: 1 to 5 succeeds, against the counter card 1 or 2; else it turns round.
game cards 2
poke begun 0
poke gate 1
poke hand 0 black-knight black-knight
poke card 0 6a=falk
poke card 1 6a=conrad
poke hand 1 herb-woman
try 0 play black-knight -> ok
actors 1
try 1 pass -> ok
odds attack 1 1/6
odds attack 6 1/6
try chance attack 5 -> ok
expect cards 1 -
expect hand 1 herb-woman conrad!
poke card 1 6a=conrad
try 0 play black-knight -> ok
try 1 play herb-woman -> ok
try chance attack 3 -> ok
expect cards 0 -
expect cards 1 6a=conrad
expect hand 0 falk!
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist arsonist
poke card 0 6a=abbey
poke card 1 6a=garrison
poke hand 1 bishop
try 0 play arsonist -> ok
try 1 play bishop -> ok
try chance attack 2 -> ok
expect cards 1 -
poke card 1 6a=garrison
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
expect cards 0 -
expect cards 1 6a=garrison
