# KT-05  33 cards, secret, each as often as it exists; no events and centre cards but the Metropolis.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
actors 01
try 0 deck road 1 -> KT-05
try 0 deck city 1 -> KT-05
try 0 deck spy 4 -> KT-05
try 0 deck spy 3 -> ok
try 0 deck spy 1 -> KT-05
try 0 deck harbor 1 -> ok
try 0 deck bh-harbor 1 -> ok
try 0 deck caravan 1 -> ok
try 0 deck rh-caravan 1 -> ok
try 0 deck metropolis 3 -> KT-05
try 0 deck metropolis 2 -> ok
try 0 deck wizards-league 2 -> ok
try 0 deck residence-coin 1 -> ok
view 1 expect stack 1 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0
seen 1 0 deck dogma 1 -> deck ? 1
try 0 ready -> KT-05
try 0 strike spy 3 -> ok
try 0 strike spy 1 -> KT-05
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
try 0 deck black-knight 3 -> ok
try 0 deck arsonist 2 -> ok
try 0 deck spy 3 -> ok
try 0 deck herb-woman 2 -> ok
try 0 deck brigands 1 -> ok
try 0 deck scout 2 -> ok
try 0 deck bishop 2 -> ok
try 0 deck alchemist 2 -> ok
try 0 deck merchant 2 -> ok
try 0 deck caravan 1 -> ok
try 0 deck abbey 2 -> ok
try 0 deck garrison 3 -> ok
try 0 deck smithy 1 -> ok
try 0 deck brick-factory 1 -> ok
try 0 deck foundry 1 -> ok
try 0 deck grain-mill 1 -> ok
try 0 deck sawmill 1 -> ok
try 0 deck woolen-mill 1 -> ok
try 0 deck brick-fleet 1 -> ok
try 0 deck gold-fleet 1 -> ok
try 0 deck otto 1 -> KT-05
try 0 ready -> KT-04
