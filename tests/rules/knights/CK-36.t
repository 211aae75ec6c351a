# CK-36  The Aqueduct helps when the robber blocks, never on a seven.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke robber h14
poke dice 3 3
poke levels 0 3 0 0

try chance event ship -> ok
expect phase aqueduct
actors 0
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 4
poke levels 0 3 0 0

try chance event ship -> ok
expect phase robber
