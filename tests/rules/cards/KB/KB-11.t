# KB-11  The higher roll begins; ties are rolled again.
game cards 2
poke begun 0
poke turn 0
poke step startroll
actors chance
odds startroll 1 6 1/36
try chance startroll 4 4 -> ok
actors chance
expect step startroll
try chance startroll 2 5 -> ok
expect first 1
expect active 1
actors 1
game cards 2
poke begun 1
poke turn 0
poke step startroll
try chance startroll 6 5 -> ok
expect first 0
actors 0
