# CK-43  Before the first landing neither card nor knight moves the robber.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase main
poke roads 0 e26 e27 e44
poke progress 0 bishop
poke knights 0 c18:1a

try 0 bishop h0 -> CKC-bishop.1
try 0 chase c18 -> CK-43
forbidden 0 chase -> CK-43
poke landings 1
try 0 chase c18 -> ok
