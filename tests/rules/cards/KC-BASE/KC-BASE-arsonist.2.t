# KC-BASE-arsonist.2  Success: a building of the attacker's choice goes back to its owner's hand.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist arsonist
poke card 1 6a=conrad
poke card 1 6c=garrison
poke card 1 7a=abbey
poke hand 1 bishop
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 5 -> ok
actors 0
legal 0 hit 2
try 0 hit @6a -> KC-BASE-arsonist.4
try 0 hit @7a -> ok
expect hand 1 bishop abbey!
try 0 play arsonist -> ok
try 1 play bishop -> ok
try chance attack 2 -> ok
expect hand 1 abbey! garrison!
expect cards 1 6a=conrad
expect discard d0 arsonist bishop arsonist
