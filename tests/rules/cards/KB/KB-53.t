# KB-53  Action cards are played in step 4; Alchemist, Scout and reactions only at their moment.
game cards 2
poke begun 0
poke gate 1
poke hand 0 alchemist scout bishop herb-woman caravan
try 0 play scout -> KB-53
try 0 play bishop -> KB-53
try 0 play herb-woman -> KB-53
try 0 play alchemist -> KC-BASE-alchemist.1
try 0 play caravan -> ok
poke hand 0 alchemist caravan scout
game cards 2
poke begun 0
poke gate 1
poke hand 0 alchemist caravan scout
poke step begin
poke die 0
poke event -
try 0 play caravan -> KB-53
try 0 play scout -> KB-53
try 0 play alchemist -> ok
try 0 choose 4 -> ok
try 0 roll -> ok
expect step eventdie
game cards 2
poke begun 0
poke gate 1
poke hand 0 black-knight
poke card 1 6a=conrad
poke hand 1 herb-woman herb-woman bishop
try 0 play black-knight -> ok
actors 1
try 1 play bishop -> KB-53
try 1 play herb-woman -> ok
actors chance
expect hand 1 herb-woman bishop
