# KB-82  The number of stacks is fixed; an empty one keeps its place.
game cards 2
poke begun 0
poke stack 3 -
poke hand 0 conrad falk goetz karl
json spectator {"id":"3","owner":null,"set":"base","bans":[],"cards":[],
json spectator not {"id":"6"
try 0 end -> ok
try 0 bury karl 6 -> KB-60
try 0 bury karl 3 -> ok
expect stack 3 karl0
