# SF-14  A loop without an own building: each ship of it counts as an end, those that lead to it do not.
game sea 3 start=0
use AFLOAT
poke pirate h0
poke settlements 0 c95 c107
poke ships 0 e133 e134 e145 e146 e159 e160 e161 e162
poke longest 0
try 0 sail e159 e144 -> SF-14
try 0 sail e160 e144 -> SF-14
try 0 sail e134 e144 -> ok
game sea 3 start=0
use AFLOAT
poke pirate h0
poke settlements 0 c95 c107
poke ships 0 e133 e134 e145 e146 e159 e160 e161 e162
poke longest 0
try 0 sail e161 e144 -> ok
