# CK-12  Who founded first founds last and has the first turn.
use FOUNDING

try 2 city c8 -> ok
try 2 road e13 -> ok
try 1 city c25 -> ok
try 1 road e37 -> ok
try 0 roll -> CK-12
try 0 city c30 -> ok
try 0 road e44 -> ok
expect active 0
expect turn 1
expect phase roll
