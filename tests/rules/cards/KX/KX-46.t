# KX-46  Reactions are asked for, always, before the roll or the choice.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 1 6a=garrison 6c=conrad 7a=watchtower
poke hand 0 arsonist black-knight spy
poke hand 1 medicus bishop herb-woman
try 0 play arsonist -> ok
actors 1
try 0 pass -> KX-46
try 1 roll -> KX-46
try 1 play herb-woman -> KB-53
try 1 play bishop -> ok
try chance attack 3 -> ok
expect cards 1 6a=garrison 6c=conrad 7a=watchtower
try 0 play black-knight -> ok
try 1 play herb-woman -> ok
try chance attack 3 -> ok
expect cards 1 6a=garrison 6c=conrad 7a=watchtower
try 0 play spy -> ok
actors 1
try 1 pass -> ok
try 0 take medicus -> ok
poke hand 1 -
poke town 1 6:2
poke turn 5
poke step eventdie
poke die 6
poke events plague civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
actors 0
try 0 play medicus -> ok
actors 1
try 1 pass -> ok
expect step main
poke turn 5
poke step eventdie
poke die 6
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
actors 1
game cards 2
poke begun 0
poke gate 1
poke cards 1 6a=garrison
poke hand 0 arsonist
poke hand 1 -
try 0 play arsonist -> ok
actors 1
legal 1 pass 1
