# KT-15  The four events come from what is left of the base game, and from the sets.
game cards 2 mode=tournament,sets=pi+bh
try chance shuffle lands 1 -> ok
try 0 deck civil-war 1 -> KT-15
try 0 deck plague 2 -> KT-15
try 0 deck conflict 2 -> KT-15
try 0 deck progress 3 -> KT-15
try 0 deck assault 1 -> KT-15
try 0 deck lucky-voyage 3 -> KT-15
try 0 deck plague 1 -> ok
try 0 deck plague 1 -> KT-15
try 0 deck productive-year 2 -> ok
try 0 deck good-neighbours 1 -> ok
