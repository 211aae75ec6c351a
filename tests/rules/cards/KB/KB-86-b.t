# KB-86  Mendicant friars: the holder of the Mill chooses what he gives, one by one.
game cards 2 mode=extended,set=pi
poke begun 0
poke step eventdie
poke die 6
poke town 0 6:2
poke card 0 6a=marketplace
poke store 0 f1 2
poke store 1 g1 3
poke events mendicant-friars civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end good-neighbours church-fair
try chance event question -> ok
actors 0
try 1 pay f1 -> KB-26
try 0 pay g1 -> KB-86
try 0 pay f1 -> ok
try 0 pay f1 -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:3 g2=g2:1 h1=o3:1 h2=$1:1
