# KX-41  Good neighbours: an open card stays open on its stack; the next is not turned.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke stack 3 conrad falk
poke stack 4 goetz hagen
poke stack 5 karl
poke ban 5 1
poke turn 5
poke step eventdie
poke die 6
poke events good-neighbours civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars church-fair
try chance event question -> ok
expect stack 3 conrad01! falk
expect stack 4 goetz01! hagen
expect stack 5 karl
view 1 expect stack 3 conrad01! ?
poke hand 0 mint
try 0 end -> ok
try 0 search 3 -> ok
try 0 pay f1 -> ok
try 0 pay f2 -> ok
expect stack 3 conrad01! falk0
try 0 take falk -> ok
expect stack 3 conrad01!
try 0 draw 4 -> ok
expect stack 4 hagen
view 1 expect hand 0 goetz! ? ?
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=town-hall
poke hand 0 archivist
poke stack 1 conrad01! falk
try 0 play archivist -> ok
try 0 search 1 -> ok
try 0 take falk -> ok
expect stack 1 falk0 conrad0
