# KC-PI-good-neighbours.3  It triggers the Winery.
game cards 2 mode=tournament,start=0
use EVENT
poke cards 0 6a=winery
poke events good-neighbours civil-war civil-war conflict master-builder plague plague productive-year progress year-end mendicant-friars church-fair lucky-voyage
poke die 5
try chance event question -> ok
try 0 gain g1 -> ok
try 0 gain g2 -> ok
expect step main
