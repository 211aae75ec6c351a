# KC-RH-tournament-ground.1  Every own knight has 1 tournament point more, those with 0 too.
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 tournament-ground
poke card 0 6a=conrad
poke card 0 7a=falk
poke card 1 6a=hagen
poke store 0 f2 0
try 0 build tournament-ground 7c -> KB-44
poke store 0 f2 1
try 0 build tournament-ground 7c -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:1
json 0 "name":"Red","points":3,"strength":3,"joust":8,"commerce":0,"limit":3,
json 0 "name":"Blue","points":2,"strength":1,"joust":2,"commerce":0,"limit":3,
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke card 0 6a=tournament-ground
poke card 0 7a=johanna
poke card 0 7c=baroc
json 0 "name":"Red","points":3,"strength":8,"joust":2,"commerce":0,"limit":3,
