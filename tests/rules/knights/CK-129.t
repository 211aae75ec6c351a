# CK-129  Points from another's turn win only in one's own turn.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 1 c31:3a c45:2a
poke defender 1 9

try chance event ship -> ok
points 1 13
winners -
try 0 end -> ok
winners 1
