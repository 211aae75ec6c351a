# CK-10  The second building of the founding is a city.
use FOUNDING

try 2 settlement c8 -> CK-10
try 2 end -> IB-21
try 2 road e13 -> IB-21
try 0 city c17 -> IB-21
try 2 city c40 -> IB-68
try 2 city c8 -> ok
try 2 road e57 -> IB-22
try 2 end -> IB-21
try 2 road e13 -> ok
game knights 3 board=beginner,start=0
try chance shuffle science 1 -> ok
try chance shuffle trade 2 -> ok
try chance shuffle politics 3 -> ok
try 0 city c17 -> CK-10
try 0 end -> IB-20
