# KC-RH-watchtower.2  On 3 to 6, or without a roll, the Spy works.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spy spy spy
poke hand 1 scout conrad otto
poke card 1 6a=watchtower
try 0 play spy -> ok
try 1 use 6a -> ok
try chance watch 3 -> ok
actors 0
try 0 take conrad -> ok
try 0 play spy -> ok
try 1 pass -> ok
actors 0
try 0 take otto -> ok
try 0 play spy -> ok
try 1 use 6a -> ok
try chance watch 6 -> ok
try 0 take scout -> ok
expect hand 0 scout! conrad! otto!
