# SF-20  A seven or a knight card moves the robber or the pirate; one of them must be moved.
game sea 3 start=0
use SEVEN
legal 0 robber some
legal 0 pirate some
try 0 end -> IB-45
try 0 pirate h25 -> ok
expect pirate h25
expect robber h7
expect phase main
game sea 3 start=0
use SEVEN
try 0 robber h24 -> ok
expect robber h24
expect pirate h36
try 0 pirate h25 -> SF-20
# A knight card.
game sea 3 start=0
use FOUNDED
poke phase roll
poke dev 0 k
try 0 knight -> ok
try 0 pirate h25 -> ok
expect pirate h25
expect phase roll
# Not without a reason, and only the active player.
try 0 pirate h34 -> SF-20
