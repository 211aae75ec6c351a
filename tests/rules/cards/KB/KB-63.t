# KB-63  Exchange: a full hand may put a card under a stack and take another from the same.
game cards 2
poke begun 0
poke hand 0 conrad falk goetz
try 0 end -> ok
expect step exchange
try 0 draw 1 -> KB-63
try 0 bury conrad 4 -> ok
try 0 draw 1 -> KB-63
try 0 end -> KB-63
legal 0 draw 1
legal 0 search 1
try 0 search 4 -> ok
try 0 pay f1 -> ok
try 0 pay f1 -> KB-61
try 0 pay f2 -> ok
try 0 take conrad -> KB-62
try 0 take walter -> ok
expect hand 0 falk goetz walter
expect active 1
game cards 2
poke begun 0
poke hand 0 conrad falk goetz
poke stack 3 -
try 0 end -> ok
try 0 bury conrad 3 -> KB-63
try 0 bury conrad 2 -> ok
try 0 draw 2 -> ok
expect hand 0 bishop falk goetz
expect active 1
game cards 2
poke begun 0
poke hand 0 conrad falk
try 0 end -> ok
try 0 draw 4 -> ok
expect active 1
