# KB-81  Cards under stacks are unseen by the other; sizes are public, discard piles show the top.
game cards 2
poke begun 0
poke hand 0 conrad falk goetz karl
poke hand 1 hagen
poke discard d0 spy scout
try 0 end -> ok
seen 1 0 bury karl 2 -> bury ? 2
seen spectator 0 bury karl 2 -> bury ? 2
seen 0 0 bury karl 2 -> bury karl 2
try 0 bury karl 2 -> ok
view 1 expect hand 0 ? ? ?
view 1 expect stack 2 ? ? ? ? ? ? ? ? ? ? ? ? ? ?0
seen 1 0 bury falk 4 -> bury ? 4
try 0 bury falk 4 -> ok
try 0 draw 4 -> ok
view 1 expect hand 0 ? ? ?
text : 2, o
text not 2, on top Scout
text not Scout
text not Kundschafter
# A covered card of a discard pile is shown to nobody, in no view; the new top one is.
game cards 2
poke begun 0
poke hand 0 conrad falk goetz
poke discard d0 spy scout merchant
view 0 expect discard d0 spy ? ?
view 1 expect discard d0 spy ? ?
view spectator expect discard d0 spy ? ?
json 0 "cards":["spy","?","?"]
json 1 "cards":["spy","?","?"]
json spectator "cards":["spy","?","?"]
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=palace 6c=garrison 7a=smithy
poke discard d0 spy scout
try 0 demolish 6c -> ok
view 1 expect discard d0 garrison ? ?
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 choose 1 -> ok
try 0 take garrison -> ok
expect hand 0 garrison!
view 0 expect discard d0 spy scout0
view 1 expect discard d0 spy ?0
game cards 2 rules=1
poke begun 0
poke discard d0 spy scout merchant
view 1 expect discard d0 spy scout merchant
