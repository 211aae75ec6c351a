# CKC-inventor.4  A token under the robber may be chosen; the robber stays.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h3
poke progress 0 inventor

try 0 inventor h3 h4 -> ok
expect robber h3
