# KC-RH-imelda.1  The opponent discards one of his knights of his choice.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 imelda
poke card 0 6a=hagen
poke card 1 6c=garrison
try 0 play imelda -> KB-54
poke card 1 6a=conrad
poke card 1 7a=otto
try 0 play imelda -> ok
actors 1
legal 1 hit 2
try 1 hit 6c -> KC-RH-imelda.1
try 1 hit 6a -> ok
expect cards 1 6c=garrison 7a=otto
expect discard d0 imelda conrad
expect cards 0 6a=hagen
