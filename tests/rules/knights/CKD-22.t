# CKD-22  There are no ships here.
game knights 4 board=beginner,start=0
use MIDGAME

try 0 ship e1 -> syntax
