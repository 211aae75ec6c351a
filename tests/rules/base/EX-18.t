# EX-18  Beginner set-up, a 3: White 1 lumber, Blue and Orange 1 ore, Red nothing.
game base 4 board=beginner,start=0
try 0 roll -> ok
try chance dice 1 2 -> ok
expect hand 0 2lg
expect hand 1 bl2o
expect hand 2 2g2o
expect hand 3 2lwo
