# CKE-07  A chased robber goes to any other numbered hex.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h4
poke knights 0 c23:1a

try 0 chase c23 -> ok
try 0 robber h5 -> CKE-07
try 0 robber h18 1 -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h4
poke knights 0 c23:1a

try 0 chase c23 -> ok
try 0 robber h9 -> ok
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase robber
poke robber h4

try 0 robber h5 -> ok
