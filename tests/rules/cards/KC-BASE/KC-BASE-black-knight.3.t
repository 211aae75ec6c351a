# KC-BASE-black-knight.3  Failure: a knight of the attacker, chosen by the opponent, comes back.
game cards 2
poke begun 0
poke gate 1
poke hand 0 black-knight black-knight
poke card 0 6a=hagen
poke card 0 7a=otto
poke card 1 6a=conrad
poke hand 1 herb-woman
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 6 -> ok
actors 1
try 0 hit 6a -> KB-26
try 1 hit 6a -> KC-BASE-black-knight.2
try 1 hit @7a -> ok
expect hand 0 black-knight otto!
expect cards 0 6a=hagen
expect cards 1 6a=conrad
try 0 play black-knight -> ok
try 1 play herb-woman -> ok
try chance attack 3 -> ok
expect hand 0 hagen! otto!
expect cards 1 6a=conrad
