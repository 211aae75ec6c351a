# KX-22  Church ban: cards go under stacks not banned for the seat; without any to the discard pile.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 church-ban church-ban
try 0 play church-ban -> ok
try 0 ban 6 -> ok
expect ban 6 1
try 0 play church-ban -> ok
try 0 ban 6 -> KX-22
try 0 ban 5 -> ok
poke active 1
poke step main
poke hand 1 conrad falk goetz karl
poke stack 7 otto
try 1 end -> ok
try 1 bury karl 6 -> KX-22
try 1 bury karl 7 -> ok
expect stack 7 otto karl1
poke hand 1 conrad falk goetz karl
poke step limit
poke ban 7 1
poke ban 8 1
try 1 bury karl 8 -> KX-22
try 1 bury karl d1 -> ok
expect discard d1 karl
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke ban 3 1
poke hand 0 conrad falk goetz karl
try 0 end -> ok
try 0 bury karl 3 -> ok
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke ban 3 1
poke card 1 6a=garrison
poke hand 0 arsonist
poke hand 1 conrad falk goetz
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
try 1 bury falk 3 -> KX-22
try 1 bury falk 2 -> ok
# One ban per player and pile: both may ban the same one, each against the other.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 church-ban
poke hand 1 conrad
poke ban 3 0
try 0 play church-ban -> ok
try 0 ban 3 -> ok
expect ban 3 0
expect ban 3 1
json spectator "bans":[0,1]
poke hand 0 conrad falk goetz karl
poke store 0 h2 3
try 0 lift 3 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
json spectator "bans":[1]
expect discard d0 church-ban
try 0 end -> ok
try 0 bury karl 3 -> ok
# By the rules of version 1 a pile had one ban at most.
game cards 2 rules=1,mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 church-ban
poke ban 3 0
try 0 play church-ban -> ok
try 0 ban 3 -> KX-22
