# KX-48  Master Builder in the tournament: both use their own stacks, except banned ones.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke hand 0 conrad
poke hand 1 karl
poke stack 2 falk goetz
poke stack 6 hagen otto
poke ban 7 1
poke turn 5
poke step eventdie
poke die 6
poke events master-builder civil-war civil-war conflict conflict master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 search 6 -> KX-48
try 0 search 2 -> ok
try 0 take goetz -> ok
try 0 bury conrad 6 -> KT-09
try 0 bury conrad 2 -> ok
actors 1
try 1 search 7 -> KX-48
try 1 search 2 -> KX-48
legal 1 search 3
try 1 search 6 -> ok
try 1 take otto -> ok
try 1 bury karl 7 -> KX-22
try 1 bury karl 6 -> ok
expect hand 0 goetz
expect hand 1 otto
