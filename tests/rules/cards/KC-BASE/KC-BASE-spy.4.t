# KC-BASE-spy.4  If there is nothing suitable the Spy is spent.
game cards 2
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 abbey church
try 0 play spy -> ok
actors 0
expect step main
expect hand 1 abbey! church!
expect discard d0 spy
