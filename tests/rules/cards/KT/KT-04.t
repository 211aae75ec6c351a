# KT-04  Thirteen events: Civil War and Plague of each, one Year End, four of choice of each.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
try 0 deck year-end 1 -> KT-04
try 0 deck progress 2 -> ok
try 0 deck conflict 1 -> ok
try 0 deck lucky-voyage 1 -> ok
try 0 deck church-fair 1 -> KT-04
view 1 expect stack 2 ?0 ?0 ?0 ?0
try 0 strike conflict 1 -> ok
try 0 deck church-fair 1 -> ok
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
try 0 strike church-fair 1 -> ok
try 0 ready -> KT-04
try 0 deck church-fair 1 -> ok
try 0 ready -> ok
try 1 deck black-knight 3 -> ok
try 1 deck arsonist 2 -> ok
try 1 deck spy 3 -> ok
try 1 deck herb-woman 2 -> ok
try 1 deck brigands 1 -> ok
try 1 deck scout 2 -> ok
try 1 deck bishop 2 -> ok
try 1 deck alchemist 2 -> ok
try 1 deck merchant 2 -> ok
try 1 deck caravan 1 -> ok
try 1 deck abbey 2 -> ok
try 1 deck garrison 3 -> ok
try 1 deck smithy 1 -> ok
try 1 deck brick-factory 1 -> ok
try 1 deck foundry 1 -> ok
try 1 deck grain-mill 1 -> ok
try 1 deck sawmill 1 -> ok
try 1 deck woolen-mill 1 -> ok
try 1 deck brick-fleet 1 -> ok
try 1 deck gold-fleet 1 -> ok
try 1 ready -> KT-04
try 1 deck assault 2 -> ok
try 1 deck productive-year 2 -> ok
try 1 ready -> ok
expect events civil-war civil-war plague plague productive-year productive-year progress progress year-end assault assault church-fair lucky-voyage
