# KC-BASE-bath-house.1  The four landscapes of its city are safe from Plague, shared ones too.
game cards 2
poke begun 0
poke towns 0 6:2 7:2
poke town 1 6:2
poke card 0 7a=bath-house
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:1 h2=$1:1
