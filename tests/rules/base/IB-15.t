# IB-15  Beginners start with the yield of their lettered settlement only.
game base 4 board=beginner,start=0
expect hand 0 2lg
expect hand 1 blo
expect hand 2 2go
expect hand 3 lwo
