# KC-BASE-black-knight.2  Success: a knight of the attacker's choice goes back to its owner's hand.
game cards 2
poke begun 0
poke gate 1
poke hand 0 black-knight black-knight black-knight
poke card 1 6a=conrad
poke card 1 7a=falk
poke card 1 6c=garrison
poke hand 1 herb-woman
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 5 -> ok
actors 0
legal 0 hit 2
try 0 hit @6c -> KC-BASE-black-knight.2
try 0 hit @7a -> ok
expect cards 1 6a=conrad 6c=garrison
expect hand 1 herb-woman falk!
try 0 play black-knight -> ok
try 1 play herb-woman -> ok
try chance attack 2 -> ok
expect cards 1 6c=garrison
expect hand 1 conrad! falk!
expect discard d0 black-knight herb-woman black-knight
