# KB-73  All is paid before anything is received; payer and receiver choose their landscapes.
game cards 2
poke begun 0
poke towns 0 6:1 7:1 8:1
poke roads 0 g0 h0
poke land 0 i1=b1:3
poke land 0 i2=l6:1
poke store 0 f1 2
poke towns 1 6:1 7:1 8:1
poke roads 1 g0 h0
poke land 1 i1=b2:1
poke land 1 i2=l1:2
try 0 offer 2b>2l -> ok
try 1 accept -> ok
actors 0
try 0 pay i1 -> ok
try 0 pay i1 -> ok
actors 1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1 i1=b2:1 i2=l1:2
try 1 pay i2 -> ok
try 1 pay f2 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=b1:1 i2=l6:1
try 1 gain i1 -> ok
try 1 gain i1 -> ok
actors 0
try 0 gain i2 -> ok
try 0 gain f2 -> ok
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=b1:1 i2=l6:2
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1 i1=b2:3 i2=l1:1
