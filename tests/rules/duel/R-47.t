# R-47  With six tokens a knight brings one, with seven none may be given up.
use FOUNDED
poke knights 0 2
poke tokens 0 7
try 0 redeem -> R-47
forbidden 0 redeem -> R-47
legal 0 redeem none
poke tokens 0 6
try 0 redeem -> ok
expect tokens 0 7
expect knights 0 1
