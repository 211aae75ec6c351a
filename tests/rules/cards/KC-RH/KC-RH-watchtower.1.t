# KC-RH-watchtower.1  At a Spy its owner may roll; on 1 or 2 the Spy has no effect and is discarded.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spy spy
poke hand 1 watchtower scout conrad
try 0 play spy -> ok
actors 0
try 0 take conrad -> ok
poke hand 0 spy spy
poke hand 1 scout conrad
poke card 1 6a=watchtower
try 0 play spy -> ok
actors 1
try 1 use 6a -> ok
odds watch 1 1/6
odds watch 6 1/6
try chance watch 1 -> ok
actors 0
expect step main
expect hand 1 scout conrad
expect discard d0 spy spy
try 0 play spy -> ok
try 1 use 6a -> ok
try chance watch 2 -> ok
expect hand 1 scout conrad
expect discard d0 spy spy spy
