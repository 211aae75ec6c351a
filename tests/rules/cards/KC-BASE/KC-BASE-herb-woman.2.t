# KC-BASE-herb-woman.2  Herb Woman is not playable otherwise.
game cards 2
poke begun 0
poke gate 1
poke hand 0 herb-woman arsonist
poke hand 1 herb-woman
poke card 1 6a=garrison
try 0 play herb-woman -> KB-53
try 0 play arsonist -> ok
try 1 play herb-woman -> KB-53
try 1 pass -> ok
game cards 2
poke begun 1
poke gate 1
poke hand 0 herb-woman
try 0 play herb-woman -> KB-26
