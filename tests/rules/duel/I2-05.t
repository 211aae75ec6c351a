# I2-05  After the founding: two settlements and roads each, one neutral settlement each.
use BOARD
try 0 settlement c17 -> ok
try 0 road e25 -> ok
try 1 settlement c31 -> ok
try 1 road e37 -> ok
try 1 settlement c41 -> ok
try 1 road e52 -> ok
try 0 settlement c28 -> ok
try 0 road e41 -> ok
expect phase roll
expect active 0
expect turn 1
expect settlements 0 c17 c28
expect roads 0 e25 e41
expect settlements 1 c31 c41
expect roads 1 e37 e52
expect neutralsettlements 2 c13
expect neutralroads 2 -
expect neutralsettlements 3 c40
expect neutralroads 3 -
