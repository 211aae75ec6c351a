# SF-24  A gold hex brings a settlement one resource of choice, a city two, equal or different.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78 c79
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
expect phase gold
actors 0
expect gold 0 1
try 0 gold bl -> SF-24
try 0 gold - -> SF-24
try 0 end -> SF-24
try 0 gold b -> ok
expect hand 0 b
expect phase main
# A city, with two different cards.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78
poke cities 0 c79
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
expect gold 0 2
try 0 gold b -> SF-24
legal 0 gold 15
try 0 gold go -> ok
expect hand 0 go
# Two equal ones.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78
poke cities 0 c79
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
try 0 gold 2w -> ok
expect hand 0 2w
# Another number brings none.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78 c79
poke phase roll
try 0 roll -> ok
try chance dice 1 1 -> ok
expect phase main
