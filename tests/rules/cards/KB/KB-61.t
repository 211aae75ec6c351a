# KB-61  Step 5 with too few cards: each is a free top card, or searched for two resources.
game cards 2
poke begun 0
try 0 end -> ok
expect step refill
try 0 end -> KB-61
try 0 pass -> KB-61
try 0 draw 3 -> ok
expect hand 0 brick-factory
try 0 search 4 -> ok
try 0 pay f1 -> ok
try 0 pay h2 -> ok
try 0 take otto -> ok
expect hand 0 brick-factory otto
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
expect stack 4 falk0 goetz0 hagen0 karl0 pippin0 siegfried0 walter0 aqueduct0 aqueduct0 bath-house0 bath-house0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
try 0 search 1 -> KB-61
poke town 0 6:2
poke card 0 6a=town-hall
try 0 search 1 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
try 0 take spy -> ok
expect hand 0 spy brick-factory otto
expect active 1
