# KC-PI-church-ban.5  Inquisition and Good neighbours do not touch that pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=church
poke ban 6 1
poke hand 0 inquisition
poke stack 6 mission court
poke hand 1 merchant
try 0 play inquisition -> ok
try chance shuffle inquisition1 77 -> ok
expect stack 6 mission court
try 1 draw 6 -> KX-42
try 1 draw 5 -> ok
try 1 draw 7 -> ok
try 1 draw 8 -> ok
expect step main
poke events good-neighbours civil-war civil-war conflict master-builder plague plague productive-year progress year-end mendicant-friars church-fair lucky-voyage
poke step eventdie
poke die 5
try chance event question -> ok
expect stack 6 mission court
