# SF-23  The pirate stops no yields and no harbour.
game sea 3 start=0
use FOUNDED
poke pirate h34
poke phase roll
try 0 roll -> ok
try chance dice 5 5 -> ok
expect hand 0 lw
# The wool harbour at c97 lies at the pirate's hex.
game sea 3 start=0
use AFLOAT
poke pirate h34
poke settlements 0 c78 c97
poke hand 0 2w
try 0 bank 2w>b -> ok
