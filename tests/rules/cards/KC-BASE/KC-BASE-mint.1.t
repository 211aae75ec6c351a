# KC-BASE-mint.1  Gold may be traded 1:1 with the bank.
game cards 2
poke begun 0
poke town 0 6:2
try 0 bank $>b -> KB-49
poke card 0 6a=mint
try 0 bank $>b -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
poke store 0 g1 3
try 0 bank w>b -> KB-49
try 0 bank 3w>b -> ok
