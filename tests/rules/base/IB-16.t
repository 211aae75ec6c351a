# IB-16  Chance, or an option, names who begins the beginner game.
game base 4 board=beginner
actors chance
odds start 0 1/4
odds start 3 1/4
try chance start 2 -> ok
expect active 2
actors 2
game base 3 board=beginner
odds start 1 1/3
try chance start 3 -> impossible
game base 4 board=beginner,start=1
expect active 1
actors 1
