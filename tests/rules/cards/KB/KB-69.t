# KB-69  Every card has one class: cards that hit buildings, knights or hand cards hit no others.
game cards 2
poke begun 0
poke gate 1
poke town 1 6:2
poke cards 1 6a=garrison 6b=library 6c=conrad 7a=brick-fleet 7c=hagen
poke hand 0 arsonist black-knight
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit @6b -> ok
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit @7c -> ok
expect cards 1 6a=garrison 6c=conrad 7a=brick-fleet
poke hand 0 spy
poke hand 1 garrison hagen merchant ore-fleet church
try 0 play spy -> ok
legal 0 take 3
try 0 take garrison -> KE-11
try 0 take ore-fleet -> ok
