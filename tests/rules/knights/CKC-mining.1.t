# CKC-mining.1  Two ore for each of one's mountains.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mining

try 0 mining -> ok
expect hand 0 4o
