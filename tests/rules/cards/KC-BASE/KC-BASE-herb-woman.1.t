# KC-BASE-herb-woman.1  In reaction to a Black Knight: he succeeds only on 1 or 2.
game cards 2
poke begun 0
poke gate 1
poke hand 0 black-knight black-knight
poke hand 1 herb-woman herb-woman
poke card 0 6a=hagen
poke card 1 6a=conrad
try 0 play black-knight -> ok
actors 1
try 1 play herb-woman -> ok
actors chance
try chance attack 3 -> ok
expect hand 0 black-knight hagen!
expect hand 1 herb-woman
try 0 play black-knight -> ok
try 1 play herb-woman -> ok
try chance attack 2 -> ok
expect hand 1 conrad!
