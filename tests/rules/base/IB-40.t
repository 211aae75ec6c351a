# IB-40  Hands are hidden, their sizes are public.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 3bo
view 0 expect hand 0 3bo
view 1 expect hand 0 ?4
view 1 expect not hand 0 3bo
view spectator expect hand 0 ?4
view 1 expect hand 1 blo
view 2 expect hand 1 ?3
# Seats 0 and 2 could have swapped cards: seat 1 would not know, seat 0 would.
poke hand 2 2go
hidden 1 hand 0 2bgo; hand 2 bgo
hidden 3 hand 0 2bgo; hand 2 bgo
hidden spectator hand 0 2bgo; hand 2 bgo
