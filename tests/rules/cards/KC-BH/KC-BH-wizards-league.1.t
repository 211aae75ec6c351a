# KC-BH-wizards-league.1  It needs an opposing wizard, which no set here has.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 wizards-league
try 0 build wizards-league f3 -> KS-18
legal 0 build some
