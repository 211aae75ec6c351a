# R-01  With joker=later-turns a joker waits for the next turn; the standard does not.
game dice 1 joker=later-turns
use BUILDING
poke dice b2w2go
try 0 knight -> ok
try 0 joker 1 b -> R-01
forbidden 0 joker -> R-01
try 0 end -> ok
poke phase build
poke rolls 1
poke dice b2w2go
try 0 joker 1 b -> ok
game dice 1 joker=same-turn
use BUILDING
poke dice b2w2go
try 0 knight -> ok
try 0 joker 1 b -> ok
# An older knight's joker is free in any case.
game dice 1 joker=later-turns
use SECOND-TURN
poke knights 0 1
poke boxes 0 1
poke dice b2w2go
try 0 knight -> ok
try 0 joker 2 b -> R-01
try 0 joker 1 b -> ok
try 0 knight -> ok
