# I2-18  A city and a development card have no neutral counterpart.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 w3g4o
try 0 city c17 -> ok
expect phase main
expect not due road
try 0 buy -> ok
actors chance
try chance card k -> ok
expect phase main
expect neutralroads 2 -
try 0 end -> ok
