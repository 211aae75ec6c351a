# KB-79  Conflict: the Knight's holder buries two cards; Master Builder: a card taken, one given.
game cards 2
poke begun 0
poke step eventdie
poke die 6
poke card 1 6a=conrad
poke hand 0 falk goetz karl
poke events conflict civil-war master-builder plague plague productive-year productive-year progress progress year-end
try chance event question -> ok
actors 1
view 1 expect hand 0 falk! goetz! karl!
try 1 pass -> KB-79
try 1 bury karl 3 -> ok
try 1 bury falk 2 -> KB-79
try 1 bury falk 3 -> ok
expect step main
expect hand 0 goetz!
expect stack 3 brick-factory foundry grain-mill sawmill woolen-mill brick-fleet gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet karl01 falk01
poke step eventdie
poke events master-builder civil-war plague plague productive-year productive-year progress progress year-end conflict
try chance event question -> ok
actors 0
try 0 search 5 -> ok
try 0 take mint -> ok
try 0 pass -> KB-60
try 0 bury goetz 2 -> ok
expect hand 0 mint
actors 1
try 1 search 5 -> KB-79
try 1 search 4 -> ok
try 1 pass -> ok
expect step main
json spectator "hand":[],"shown":[]
