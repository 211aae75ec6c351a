# KC-RH-imelda.2  Immune: Johanna, and knights costing more than 3 with a Castle of the Order.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke hand 0 imelda
poke card 1 6a=johanna
try 0 play imelda -> KB-54
poke card 1 6c=order-castle
poke card 1 7a=otto
try 0 play imelda -> KB-54
poke card 1 7c=walter
try 0 play imelda -> ok
expect discard d1 walter
expect cards 1 6a=johanna 6c=order-castle 7a=otto
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke hand 0 imelda
poke card 0 6c=order-castle
poke card 1 7a=otto
try 0 play imelda -> ok
expect discard d1 otto
