# KB-16  Costs are paid from any mix of own landscapes; where there is a choice it is asked for.
game cards 2
poke begun 0
poke towns 0 6:1 7:1 8:1
poke roads 0 g0 h0
poke land 0 i1=b1:2
poke land 0 i2=l6:0
poke store 0 f1 2
try 0 build road i0 -> ok
actors 0
try 0 pay f2 -> KB-16
try 0 pay f1 -> ok
try 0 pay i1 -> ok
expect roads 0 g0 h0 i0
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=b1:1 i2=l6:0
