# CKC-inventor.3  No own building is needed.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 inventor

try 0 inventor h2 h18 -> ok
