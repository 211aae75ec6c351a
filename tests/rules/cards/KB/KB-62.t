# KB-62  A player who has paid for a search must take a card.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6a=town-hall
try 0 end -> ok
try 0 search 4 -> ok
try 0 pay f1 -> ok
actors 0
try 0 pass -> KB-62
try 0 end -> KB-62
try 0 take spy -> KB-62
try 0 take walter -> ok
expect hand 0 walter
