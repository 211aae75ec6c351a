# CK-08  The event die has three ships and one face for each track.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase dice

odds dice 3 4 1/36
try chance dice 3 4 -> ok
odds event ship 3/6
odds event science 1/6
odds event trade 1/6
odds event politics 1/6
