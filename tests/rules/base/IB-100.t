# IB-100  The sizes of the resource piles are public, the deck is not.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
use EMPTY-HANDS
poke hand 0 5b
poke hand 1 2b
poke dev 3 2kv
json spectator "bank":[12,19,19,19,19]
json 2 "bank":[12,19,19,19,19]
json 2 "deck":22
# What lies in the deck is known to nobody.
json 2 not "deck":[
try 0 end -> ok
poke phase main
poke flags rolled
poke dice 1 2
poke hand 1 2bwgo
json spectator "bank":[12,19,18,18,18]
try 1 buy -> ok
json 3 "bank":[12,19,19,19,19]
seen 3 chance card k -> card ?
