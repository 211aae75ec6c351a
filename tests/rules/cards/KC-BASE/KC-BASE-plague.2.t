# KC-BASE-plague.2  A Bath house protects the four landscapes of its city.
game cards 2
poke begun 0
poke towns 0 6:2 7:2
poke card 0 6a=bath-house
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:1
