# KC-PI-secret-society.2  The choice holds until its target leaves; then another is named.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=secret-society
poke cards 1 6a=town-hall 6b=library 6c=church
poke copies 0 6a
legal 0 use none
poke active 1
try 1 demolish 6a -> ok
actors 0
try 0 hit @6c -> ok
expect copies 0 6c
try 1 demolish 6c -> ok
expect copies 0 6b
try 1 demolish 6b -> ok
json 0 "copies":null
