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
text 2: Sp
text not Scout
text not Kundschafter
