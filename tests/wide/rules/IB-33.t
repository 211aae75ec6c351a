# IB-33  Gold has a number, but yields nothing in a game that does not say what.
game wide 3 board=d.$9.f9@,start=0
poke phase dice
poke settlements 0 c8
try chance dice 3 6 -> ok
expect hand 0 l
