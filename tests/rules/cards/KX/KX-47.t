# KX-47  What a Spy takes is the thief's, who may have more cards; names that lie somewhere stay hands.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke hand 0 spy falk goetz hagen
poke hand 1 conrad church metropolis wizards-league
poke cards 1 6a=karl
try 0 play spy -> ok
legal 0 take 1
try 0 take metropolis -> KE-11
try 0 take church -> KE-11
try 0 take wizards-league -> KE-11
try 0 take conrad -> ok
expect hand 0 conrad! falk goetz hagen
legal 0 end 1
try 0 build conrad 6a -> ok
try 0 demolish 6a -> ok
expect discard d0 conrad spy
poke hand 0 karl
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build karl 6a -> KT-11
