# KC-BH-flavo.4  Demolished he goes to the discard pile of his last holder.
game cards 2 mode=tournament,start=0
use EVENT
poke cards 1 6c=flavo
poke die 6
try chance event knight -> ok
try 1 put @6a -> ok
expect cards 0 6a=flavo:n
try 0 demolish 6a -> ok
expect discard d0 flavo
