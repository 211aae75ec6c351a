# KB-90  Offers of one turn are free in number unless an option bounds them.
game cards 2
poke begun 0
poke offers 2
try 0 offer b>l -> ok
try 1 decline -> ok
expect offers 3
# Lists offer no more to bots now, but nothing forbids the fourth and all that follow.
legal 0 offer none
forbidden 0 offer -> ok
try 0 offer b>l -> ok
try 1 decline -> ok
expect offers 4
# The counter stays where it is before it would come round.
poke offers 253
try 0 offer b>l -> ok
try 1 decline -> ok
expect offers 254
try 0 offer b>l -> ok
try 1 accept -> ok
expect offers 254
try 0 offer l>l -> KB-50
try 0 offer l>b -> ok
try 1 decline -> ok
game cards 2 offers=1
poke begun 0
try 0 offer b>l -> ok
try 1 decline -> ok
try 0 offer b>l -> KB-90
forbidden 0 offer -> KB-90
game cards 2 offers=0
poke begun 0
try 0 offer b>l -> KB-90
# By the rules of version 1 a turn had three offers.
game cards 2 rules=1
poke begun 0
poke offers 3
try 0 offer b>l -> KB-90
game cards 2 rules=1,offers=20
poke begun 0
poke offers 3
legal 0 offer 30
refuse cards 2 rules=3 -> a rules version
refuse cards 2 rules=0 -> a rules version
refuse cards 2 offers=21 -> a number from 0 to 20, or any
