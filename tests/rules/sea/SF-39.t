# SF-39  Through the Desert: founding only on the home part, not on the strip, not on an island.
game sea 3 scenario=through-the-desert,start=0
try 0 settlement c29 -> SF-39
try 0 settlement c46 -> SF-39
try 0 settlement c24 -> SF-39
try 0 settlement c79 -> SF-39
try 0 settlement c78 -> ok
try 0 road e116 -> ok
# A desert is home.
try 1 settlement c23 -> ok
try 1 road e24 -> ok
