# SF-45  A corner at a hex of the strip belongs to the strip, else one at home land or desert to home.
game sea 3 scenario=through-the-desert,start=0
# c30 touches gold of the strip and two deserts, c47 fields, desert and desert.
try 0 settlement c30 -> SF-39
try 0 settlement c47 -> SF-39
try 0 settlement c66 -> SF-39
# c57 touches deserts and hills, c23 and c15 a desert and the sea.
try 0 settlement c57 -> ok
