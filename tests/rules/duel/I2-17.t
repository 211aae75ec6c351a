# I2-17  If no neutral piece is possible, none is placed.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 bl
poke neutralroads 2 e0 e3 e5 e6 e9 e10 e13 e14 e16 e18 e20 e22 e26 e28 e30
poke neutralroads 3 e44 e46 e48 e50 e53 e54 e57 e58 e60 e62 e64 e66 e68 e69 e71
try 0 road e24 -> ok
expect phase main
expect not due road
try 0 end -> ok
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e24 e25 e41
poke hand 0 blwg
poke neutralroads 2 e0 e3 e5 e6 e9 e13 e16 e20 e22 e26 e28 e30 e33 e39 e47
poke neutralroads 3 e44 e46 e48 e50 e53 e54 e57 e58 e60 e62 e64 e66 e68 e69 e71
poke neutralsettlements 2 c0 c2 c13 c15 c53
poke neutralsettlements 3 c38 c40 c47 c52 c32
try 0 settlement c16 -> ok
expect phase main
try 0 end -> ok
