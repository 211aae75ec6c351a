# KC-BASE-smithy.1  Each of its player's knights has 1 strength more, Walther the Singer included.
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 smithy
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke card 0 6a=conrad
poke card 0 6c=peasant-army
poke card 0 7a=walther-singer
poke card 1 6a=hagen
json 0 "name":"Red","points":3,"strength":3,"joust":4,"commerce":0,"limit":3,
try 0 build smithy 7c -> KB-44
poke store 0 h1 2
try 0 build smithy 7c -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:1
json 0 "name":"Red","points":3,"strength":5,"joust":4,"commerce":0,"limit":3,
json 0 "name":"Blue","points":2,"strength":1,"joust":2,"commerce":0,"limit":3,
