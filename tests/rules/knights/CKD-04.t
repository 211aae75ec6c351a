# CKD-04  Beside the board the robber blocks nothing.
game knights 4 board=beginner,start=0
use FOUNDED
poke phase event
poke dice 3 3

try chance event ship -> ok
expect hand 0 om
