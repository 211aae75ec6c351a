# I2-20  Neutral settlements yield nothing.
use FOUNDED
# h14 pays on a four: c41 is a player's, c40 neutral; h5 has a neutral settlement only.
try 0 roll -> ok
try chance dice 1 3 -> ok
expect hand 0 -
expect hand 1 g
# The last grain in the bank goes to the one player entitled to it.
use FOUNDED
poke hand 0 18g
try 0 roll -> ok
try chance dice 1 3 -> ok
expect hand 1 g
