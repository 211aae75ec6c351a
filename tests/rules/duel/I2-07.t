# I2-07  The active player rolls twice in every turn.
use FOUNDED
try 0 roll -> ok
try chance dice 1 1 -> ok
expect phase roll
expect rolls 1
actors 0
try 0 end -> I2-07
forbidden 0 end -> I2-07
try 1 end -> IB-27
legal 0 roll 1
try 0 roll -> ok
try chance dice 1 2 -> ok
expect phase main
expect rolls 2
try 0 roll -> IB-27
try 0 end -> ok
# So does the other, who starts at nought.
actors 1
expect rolls 0
try 1 end -> IB-27
try 1 roll -> ok
try chance dice 1 1 -> ok
expect phase roll
try 1 roll -> ok
try chance dice 6 6 -> ok
expect phase main
