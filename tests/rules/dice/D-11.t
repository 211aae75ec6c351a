# D-11  After the first roll any number of dice may be kept and the others rolled again.
game dice 1 -
try 0 roll -> ok
try chance dice blwgo$ -> ok
# Six different dice: 63 ways to choose which to roll again.
legal 0 reroll 63
try 0 reroll blwgo$ -> ok
expect dice -
try chance dice 2b4o -> ok
# 3 x 5 parts, but not the empty one.
legal 0 reroll 14
try 0 reroll 4o -> ok
expect dice 2b
odds dice 4o 1/1296
