# KC-PI-holy-place.2  The new card may be searched for at the usual price.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=church 6c=holy-place
poke stack 1 mission court merchant
poke hand 0 spy spy
poke step refill
try 0 search 1 -> ok
try 0 pay f1 -> ok
try 0 pay f2 -> ok
try 0 take court -> ok
expect drawn court0
view 1 expect drawn ?0
json 0 "drawn":["court"]
json 1 "drawn":["?"]
try 0 bury court 1 -> ok
try 0 search 1 -> ok
try 0 pay g1 -> ok
try 0 pay g2 -> ok
try 0 take merchant -> ok
expect hand 0 spy spy merchant
expect active 1
