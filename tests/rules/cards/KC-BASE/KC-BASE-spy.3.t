# KC-BASE-spy.3  A Watchtower may cancel the Spy.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 scout conrad
poke card 1 6a=watchtower
try 0 play spy -> ok
actors 1
try 1 use 6a -> ok
try chance watch 2 -> ok
expect step main
expect hand 1 scout conrad
expect discard d0 spy
