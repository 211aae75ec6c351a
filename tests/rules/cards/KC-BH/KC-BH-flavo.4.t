# KC-BH-flavo.4  Demolished he goes to the discard pile of his last holder.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 1 6c=flavo
poke towns 0 6:2 7:1
poke step eventdie
poke die 6
try chance event knight -> ok
try 1 put @6a -> ok
expect cards 0 6a=flavo:n
try 0 demolish 6a -> ok
expect discard d0 flavo
