# IB-27  A turn is roll, trade, build; then the player to the left.
game base 4 board=beginner,start=0,phases=combined
poke hand 0 4b
actors 0
try 0 end -> IB-27
try 1 roll -> IB-27
try 0 roll -> ok
actors chance
try chance dice 1 2 -> ok
try 0 roll -> IB-27
try 1 end -> IB-27
try 0 end -> ok
expect active 1
expect turn 2
try 1 roll -> ok
try chance dice 1 2 -> ok
try 1 end -> ok
try 2 roll -> ok
try chance dice 1 2 -> ok
try 2 end -> ok
try 3 roll -> ok
try chance dice 1 2 -> ok
try 3 end -> ok
expect active 0
expect turn 5
expect phase roll
