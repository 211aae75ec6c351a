# CK-10  The second building of the founding is a city.
game knights 3 board=beginner,start=0,edition=en
try chance shuffle science 1 -> ok
try chance shuffle trade 2 -> ok
try chance shuffle politics 3 -> ok
try 0 settlement c17 -> ok
try 0 road e26 -> ok
try 1 settlement c41 -> ok
try 1 road e59 -> ok
try 2 settlement c44 -> ok
try 2 road e63 -> ok

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
