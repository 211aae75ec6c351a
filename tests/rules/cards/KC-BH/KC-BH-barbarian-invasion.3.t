# KC-BH-barbarian-invasion.3  More units: the arch rises, or two resources of choice.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=triumphal-arch 6c=conrad 6d=hagen
poke cards 1 6a=pippin 6b=otto
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 5
try chance event question -> ok
actors 0
try 0 pass -> ok
try 0 gain h2 -> ok
try 0 gain h2 -> ok
try 1 gain g1 -> ok
try 1 gain g2 -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
