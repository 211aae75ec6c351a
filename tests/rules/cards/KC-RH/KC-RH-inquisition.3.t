# KC-RH-inquisition.3  The opponent's stacks and hand are shuffled and dealt anew; he draws a hand.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke card 0 6a=abbey
poke card 1 6a=abbey
poke hand 0 inquisition
poke hand 1 spy scout
poke stack 6 sawmill foundry
poke stack 5 smithy01!
try 0 play inquisition -> ok
actors chance
try chance shuffle inquisition1 99 -> ok
actors 1
try 0 draw 5 -> KB-26
try 1 draw 2 -> KX-42
try 1 draw 5 -> ok
try 1 draw 6 -> ok
try 1 draw 7 -> ok
try 1 draw 5 -> ok
actors 0
expect step main
view 0 expect hand 1 ? ? ? ?
expect not stack 6 sawmill foundry
expect hand 1 arsonist herb-woman alchemist woolen-mill
view 0 expect stack 5 ? ? ? ? ? ?
view 0 expect stack 6 ? ? ? ? ? ? ?
view 0 expect stack 7 ? ? ? ? ? ? ?
view 0 expect stack 8 ? ? ? ? ? ? ? ?
