# IB-40  Hands are hidden, their sizes are public.
game base 4 board=beginner,start=0,phases=combined
poke phase main
poke flags rolled
poke dice 1 2
poke hand 0 3bo
view 0 expect hand 0 3bo
view 1 expect hand 0 ?4
view 1 expect not hand 0 3bo
view spectator expect hand 0 ?4
view 1 expect hand 1 blo
view 2 expect hand 1 ?3
