# KB-49  With a Mint gold is traded one to one.
game cards 2
poke begun 0
try 0 bank $>b -> KB-49
poke town 0 6:2
poke card 0 6a=mint
try 0 bank b>l -> KB-49
try 0 bank $>b -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
try 0 bank $>b -> KB-47
