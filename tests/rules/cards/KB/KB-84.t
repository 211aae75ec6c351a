# KB-84  Rounds count from the first turn of the game: robbery works from the fifth turn on.
game cards 2
poke begun 1
poke active 0
poke turn 4
poke step eventdie
poke die 6
poke store 1 f1 3
try chance event club -> ok
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
json spectator "turn":4,"round":2
poke active 1
poke turn 5
poke step eventdie
try chance event club -> ok
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:0 g2=g2:1 h1=o3:0 h2=$1:1
json spectator "turn":5,"round":3
