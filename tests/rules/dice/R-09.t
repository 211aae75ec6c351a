# R-09  A kept die may be rolled again later; its face does not change by itself.
game dice 1 -
try 0 roll -> ok
try chance dice 3b3l -> ok
try 0 reroll 3l -> ok
expect dice 3b
try chance dice 3o -> ok
try 0 reroll b -> ok
expect dice 2b3o
try chance dice $ -> ok
expect dice 2b3o$
