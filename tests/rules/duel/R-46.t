# R-46  A robber on the desert cannot be sent there.
use FOUNDED
expect robber h9
try 0 banish -> R-46
forbidden 0 banish -> R-46
legal 0 banish none
poke robber h0
try 0 banish -> ok
