# KX-42  Inquisition: stacks and hand anew, banned stacks stay; the victim draws up to his limit.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 inquisition
poke hand 1 conrad karl
poke stack 5 falk01!
poke stack 6 goetz hagen
poke ban 6 1
poke card 1 6a=abbey
try 0 play inquisition -> ok
actors chance
try chance shuffle inquisition1 5 -> ok
actors 1
expect stack 6 goetz hagen
expect not stack 5 falk01!
json 1 "hand":[]
try 1 draw 6 -> KX-42
try 1 draw 5 -> ok
try 1 draw 7 -> ok
try 1 draw 7 -> ok
try 1 draw 8 -> ok
legal 0 end 1
view 0 expect stack 5 ? ? ? ? ? ? ? ? ?
view 0 expect stack 7 ? ? ? ? ? ? ? ?
view 0 expect stack 8 ? ? ? ? ? ? ? ? ?
