# KE-11  A Spy takes action cards and units, never buildings or a Metropolis.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke hand 0 spy spy
poke hand 1 metropolis mission bribery conrad
try 0 play spy -> ok
legal 0 take 2
try 0 take metropolis -> KE-11
try 0 take mission -> KE-11
try 0 pass -> KE-11
try 0 take bribery -> ok
expect hand 0 spy bribery!
expect hand 1 conrad! mission! metropolis!
poke hand 1 metropolis mission
try 0 play spy -> ok
expect step main
expect discard d0 spy spy
