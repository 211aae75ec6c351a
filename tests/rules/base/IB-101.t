# IB-101  The likelier a number, the larger it is shown; 6 and 8 are red.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
text « 6 »
text « 8 »
text ‹5›
text ‹9›
text not « 5 »
text not ‹4›
text not ‹11›
# The more dots, the likelier: one for 2 and 12, five for 6 and 8.
text •••••
text not ••••••
# In colour, 6 and 8 are red.
text colour \e[0;1;38;5;124;48;5;173m« 6 »
text colour \e[0;1;38;5;124;48;5;146m« 8 »
text colour not \e[0;1;38;5;124;48;5;221m‹9›
