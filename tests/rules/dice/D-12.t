# D-12  After the second roll dice kept before may be taken up; only dice that lie there can be rolled.
game dice 1 -
try 0 roll -> ok
try chance dice 2b4o -> ok
try 0 reroll l -> D-12
try 0 reroll 3b -> D-12
try 0 reroll 4o -> ok
try chance dice 4$ -> ok
try 0 reroll 2b -> ok
expect dice 4$
try chance dice 2l -> ok
expect dice 2l4$
