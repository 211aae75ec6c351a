# R-43  What the first section calls "Siegelkarte" is a victory point card, one point each.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
points 0 2
poke dev 0 3v
points 0 5
view 1 expect dev 0 ?3
