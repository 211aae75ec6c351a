# KT-06  Three start cards of choice out of one's own deck; the rest forms stacks of 7, 7, 8 and 8.
game cards 2 mode=tournament,start=0
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
try 0 deck progress 2 -> ok
try 0 deck conflict 1 -> ok
try 0 deck master-builder 1 -> ok
try 0 ready -> ok
try 0 strike spy 1 -> KB-26
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
try 1 deck progress 2 -> ok
try 1 deck conflict 1 -> ok
try 1 deck master-builder 1 -> ok
try 1 ready -> ok
try 0 lay b -> ok
try 0 lay l -> ok
try 0 lay w -> ok
try 0 lay g -> ok
try 0 lay o -> ok
try 1 lay b -> ok
try 1 lay l -> ok
try 1 lay w -> ok
try 1 lay g -> ok
try 1 lay o -> ok
actors 0
try 0 take karl -> KB-62
seen 1 0 take spy -> take ?
try 0 take spy -> ok
try 0 take scout -> ok
try 0 take arsonist -> ok
actors 1
try 1 take spy -> ok
try 1 take spy -> ok
try 1 take spy -> ok
actors chance
try chance shuffle events 1 -> ok
try chance shuffle deck0 2 -> ok
try chance shuffle deck1 3 -> ok
expect hand 0 arsonist spy scout
expect hand 1 spy spy spy
view 1 expect hand 0 ? ? ?
view 1 expect stack 1 ? ? ? ? ? ? ?
view 1 expect stack 2 ? ? ? ? ? ? ?
view 1 expect stack 3 ? ? ? ? ? ? ? ?
view 0 expect stack 8 ? ? ? ? ? ? ? ?
expect step begin
actors 0
