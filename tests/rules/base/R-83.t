# R-83  Discards are put aside secretly and become public together.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke hand 0 8b
poke hand 1 8g
poke hand 2 w
try 0 roll -> ok
try chance dice 3 4 -> ok
seen 1 0 discard 4b -> discard ?4
seen 0 0 discard 4b -> discard 4b
seen spectator 0 discard 4b -> discard ?4
try 0 discard 4b -> ok
view 0 expect aside 0 4b
view 1 expect aside 0 ?4
view 1 expect hand 0 ?4
view 2 expect not aside 0 4b
hidden 1 hand 0 3bw; hand 2 b
hidden 1 aside 0 3bw; hand 2 b
hidden spectator aside 0 3bw; hand 2 b
try 1 discard 4g -> ok
view 1 expect aside 0 4b
view 0 expect aside 1 4g
view spectator expect aside 0 4b
