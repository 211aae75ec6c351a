# D-80  Used jokers, orders and roads: positions that cannot be are not sound.
game dice 1 -
poke knights 0 1
poke used 0 1
poke boxes 0 1
poke turn 2
legal 0 roll 1
try 0 roll -> ok
expect used 0 1
