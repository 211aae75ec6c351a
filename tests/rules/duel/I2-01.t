# I2-01  Exactly two play; the other two colours are neutral.
refuse duel 1 - -> I2-01
refuse duel 3 - -> I2-01
refuse duel 4 - -> I2-01
use BOARD
actors 0
expect neutralsettlements 2 c13
expect neutralsettlements 3 c40
text neutral
# The neutral seats are 2 and 3; nobody places for a player this way.
try 0 neutralroad 1 e20 -> syntax
try 0 neutralroad 4 e20 -> syntax
