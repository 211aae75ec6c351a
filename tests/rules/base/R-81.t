# R-81  Offers of one turn are free in number unless an option bounds them.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2l
poke hand 1 b
poke offers 3
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
expect offers 4
# Lists offer no more to bots now, but nothing forbids the fifth and all that follow.
legal 0 offer none
forbidden 0 offer -> ok
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
expect offers 5
# The counter stays where it is before it would come round.
poke offers 253
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
expect offers 254
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
expect offers 254
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 end -> ok
expect offers 0
game base 4 board=beginner,start=0,offers=1
use ROLLED
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 offer 1 l>b -> R-81
forbidden 0 offer -> R-81
game base 4 board=beginner,start=0,trades=0
use ROLLED
try 0 offer 1 l>b -> R-81
try 1 offer 0 b>l -> R-81
# By the rules of version 1 a turn had four offers.
game base 4 rules=1,board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 2l
poke offers 4
try 0 offer 1 l>b -> R-81
refuse base 4 rules=3 -> a rules version
refuse base 4 rules=0 -> a rules version
refuse base 4 board=beginner,rules=1 -> an option
