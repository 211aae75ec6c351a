# D-62  Who built nothing enters a cross.
game dice 1 -
use BUILDING
poke dice 6$
try 0 gold b -> ok
try 0 end -> ok
expect boxes 0 x
json 0 "points":-2
text │ × │
