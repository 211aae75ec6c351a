# CKS-22  A displaced knight may go to a sea corner with an own ship; a Deserter's knight may not.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke ships 0 e206 e207
poke knights 0 c142:1
poke ships 1 e159 e196
poke knights 1 c134:2a
poke active 1
try 1 move c134 c142 -> ok
expect phase retreat
try 0 retreat c149 -> ok
expect knights 0 c149:1
# The knight of a Deserter.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke progress 0 deserter
poke knights 1 c117:1
try 0 deserter 1 -> ok
try 1 desert c117 -> ok
try 0 place 1 c149 -> CKS-22
try 0 place 1 c133 -> ok
