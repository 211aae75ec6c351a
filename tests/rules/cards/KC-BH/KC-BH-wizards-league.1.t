# KC-BH-wizards-league.1  It needs an opposing wizard, which no set here has.
game cards 2 mode=tournament,start=0
use FULL-LANDS
poke hand 0 wizards-league
try 0 build wizards-league f3 -> KS-18
legal 0 build some
