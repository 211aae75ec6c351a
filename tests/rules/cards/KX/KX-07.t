# KX-07  Units lost: Civil War and Black Knight to the hand, Imelda and Privateer to the discard; Bribery.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 1 6a=conrad
poke turn 5
poke step eventdie
poke die 6
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect hand 1 conrad!
expect cards 1 -
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 1 6a=conrad
poke hand 0 imelda
try 0 play imelda -> ok
expect discard d1 conrad
json spectator "hand":[],"shown":[]
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 1 6a=ore-fleet
poke hand 0 privateer-fleet
try 0 build privateer-fleet 6a -> ok
try 1 pass -> ok
expect discard d1 ore-fleet
json spectator "hand":[],"shown":[]
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 1 6a=conrad
poke hand 0 bribery
poke store 0 h2 3
try 0 play bribery -> ok
try 0 put 7c -> ok
expect cards 0 7c=conrad:n
expect cards 1 -
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke card 1 6a=conrad
poke hand 0 black-knight
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 5 -> ok
expect hand 1 conrad!
