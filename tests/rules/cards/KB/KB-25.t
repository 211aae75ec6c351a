# KB-25  Sites of one side of a city are alike; no card moves from above to below.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6a=sawmill
try 0 put 6b -> KB-26
try 0 put 6c -> KB-26
try 0 swap f1 @f2 -> KB-26
expect cards 0 6a=sawmill
