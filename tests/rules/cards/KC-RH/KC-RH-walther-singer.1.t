# KC-RH-walther-singer.1  His strength is 0, with a Smithy 1.
game cards 2 mode=extended,set=rh
poke begun 0
poke hand 0 walther-singer
poke store 0 g1 0
try 0 build walther-singer 6a -> KB-44
poke store 0 g1 1
try 0 build walther-singer 6a -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1
json 0 "name":"Red","points":2,"strength":0,"joust":3,"commerce":0,"limit":3,
poke card 0 7a=smithy
json 0 "name":"Red","points":3,"strength":1,"joust":3,"commerce":0,"limit":3,
