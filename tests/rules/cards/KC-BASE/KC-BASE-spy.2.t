# KC-BASE-spy.2  He takes one action card or unit, never a building or Metropolis, usable at once.
game cards 2
poke begun 0
poke gate 1
poke hand 0 spy spy
poke hand 1 merchant abbey conrad
try 0 play spy -> ok
legal 0 take 2
try 0 take abbey -> KE-11
try 0 take conrad -> ok
expect hand 1 merchant! abbey!
try 0 build conrad 6a -> ok
try 0 play spy -> ok
try 0 take merchant -> ok
try 0 play merchant -> ok
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 metropolis medicus chancellor
try 0 play spy -> ok
legal 0 take 2
try 0 take metropolis -> KE-11
try 0 take medicus -> ok
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 wizards-league conrad
try 0 play spy -> ok
legal 0 take 1
try 0 take wizards-league -> KE-11
