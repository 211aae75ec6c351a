# CK-118  Nobody plays a card in another's turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 1 mining

try 1 mining -> CK-118
