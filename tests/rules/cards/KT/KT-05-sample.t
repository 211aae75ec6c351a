# KT-05  A sample deck is taken whole, by its name, instead of what was chosen; of allowed sets only.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
try 0 deck alchemist 2 -> ok
forbidden 0 sample -> ok
seen 0 0 sample knights-castle -> sample knights-castle
seen 1 0 sample knights-castle -> sample ?
seen spectator 0 sample knights-castle -> sample ?
says en 0 sample politics-church -> Red takes the sample deck “Bells and gold”.
says de 0 sample politics-church -> Rot nimmt das Beispieldeck „Glocken und Gold“.
says de 0 sample ? -> Rot nimmt ein Beispieldeck.
try 0 sample nothing -> syntax
try 0 sample ? -> KT-05
try 0 sample knights-castle -> ok
try 0 strike alchemist 1 -> KT-05
try 0 strike castle 3 -> KT-05
view 1 expect stack 2 ?0 ?0 ?0 ?0
legal 0 ready 1
try 0 sample politics-church -> ok
legal 0 deck none
try 0 ready -> ok
try 0 sample knights-castle -> KB-26
game cards 2 mode=tournament,sets=rh
try chance shuffle lands 1 -> ok
try 0 sample knights-castle -> ok
try 0 sample politics-church -> KT-01
try 1 sample trade-lords -> KT-01
