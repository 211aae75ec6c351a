# KT-14  The pool: 62, 27, 27 and 35 cards, 10, 3, 3 and 5 events.
game cards 2 mode=tournament,sets=rh
try chance shuffle lands 1 -> ok
legal 0 deck 99
game cards 2 mode=tournament,sets=pi
try chance shuffle lands 1 -> ok
legal 0 deck 99
game cards 2 mode=tournament,sets=bh
try chance shuffle lands 1 -> ok
legal 0 deck 109
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
legal 0 deck 169
