# KC-BASE-library.1  A Library makes the hand limit one higher.
game cards 2
poke begun 0
poke town 0 6:2
poke hand 0 spy scout bishop
poke card 0 6a=library
json 0 "name":"Red","points":4,"strength":0,"joust":0,"commerce":0,"limit":4,
poke gate 1
poke card 0 6b=library
json 0 "name":"Red","points":5,"strength":0,"joust":0,"commerce":0,"limit":5,
try 0 end -> ok
expect step refill
try 0 draw 1 -> ok
try 0 draw 1 -> ok
expect active 1
