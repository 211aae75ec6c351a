# KB-60  Step 5 with too many cards: the surplus goes under stacks of choice.
game cards 2
poke begun 0
poke hand 0 conrad falk goetz karl otto
try 0 end -> ok
expect step limit
try 0 draw 1 -> KB-60
try 0 end -> KB-60
try 0 bury hagen 1 -> KB-60
try 0 bury falk 2 -> ok
expect step limit
try 0 bury karl 5 -> ok
expect step exchange
expect hand 0 conrad goetz otto
expect stack 5 church church colossus counting-house harbor library library marketplace merchant-guild mint town-hall town-hall karl0
