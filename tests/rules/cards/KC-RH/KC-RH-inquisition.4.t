# KC-RH-inquisition.4  A stack under a Church ban stays as it is.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 inquisition church-ban
poke hand 1 spy scout bishop
poke stack 6 sawmill foundry
try 0 play church-ban -> ok
try 0 ban 6 -> ok
try 0 play inquisition -> ok
try chance shuffle inquisition1 99 -> ok
try 1 draw 6 -> KX-42
try 1 draw 5 -> ok
try 1 draw 5 -> ok
try 1 draw 7 -> ok
expect stack 6 sawmill foundry
expect ban 6 1
