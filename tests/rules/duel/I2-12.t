# I2-12  One development card per turn, over both rolls.
use FOUNDED
poke dev 0 2km
try 0 monopoly w -> ok
try 0 knight -> IB-74
try 0 roll -> ok
try chance dice 1 1 -> ok
try 0 knight -> IB-74
legal 0 knight none
try 0 roll -> ok
try chance dice 1 2 -> ok
try 0 knight -> IB-74
try 0 end -> ok
poke dev 1 2k
try 1 roll -> ok
try chance dice 1 1 -> ok
try 1 knight -> ok
try 1 robber h0 -> ok
try 1 knight -> IB-74
