# KC-BASE-arsonist.3  Failure: a building of the attacker, chosen by the opponent; none: nothing.
game cards 2
poke begun 0
poke gate 1
poke hand 0 arsonist arsonist
poke card 0 6a=smithy
poke card 0 7a=sawmill
poke card 0 7c=hagen
poke card 1 6a=garrison
poke hand 1 bishop
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
actors 1
legal 1 hit 2
try 1 hit @7c -> KC-BASE-arsonist.4
try 1 hit @6a -> ok
expect hand 0 arsonist smithy!
expect cards 0 7a=sawmill 7c=hagen
try 0 play arsonist -> ok
try 1 play bishop -> ok
try chance attack 3 -> ok
expect hand 0 smithy! sawmill!
expect cards 1 6a=garrison
poke hand 0 arsonist
poke card 0 7c=hagen
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 6 -> ok
expect step main
expect cards 0 7c=hagen
expect cards 1 6a=garrison
