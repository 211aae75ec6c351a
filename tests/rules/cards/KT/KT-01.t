# KT-01  Tournament: base game and at least one set, each once; extended rules hold.
game cards 2 mode=tournament
json spectator "mode":"tournament","set":null,"sets":["rh","pi","bh"]
game cards 2 mode=tournament,sets=bh
json spectator "sets":["bh"]
try chance shuffle lands 1 -> ok
try 0 deck dogma 1 -> ok
try 0 deck bank 1 -> KT-05
try 1 deck diplomat 1 -> KT-05
refuse cards 2 mode=tournament,sets=rh+rh -> each set once, in the order rh, pi, bh
refuse cards 2 mode=tournament,sets=- -> rh, pi or bh
refuse cards 2 sets=rh -> KT-01
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
try 0 play spy -> KB-51
json spectator "target":13
