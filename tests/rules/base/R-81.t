# R-81  Offers of one turn are bounded by the option offers.
game base 4 board=beginner,start=0,phases=combined
poke phase main
poke flags rolled
poke dice 1 2
poke hand 0 2l
poke hand 1 b
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 offer 1 l>b -> R-81
legal 0 offer none
try 0 end -> ok
expect offers 0
game base 4 board=beginner,start=0,offers=1
poke phase main
poke flags rolled
poke dice 1 2
try 0 offer 1 l>b -> ok
try 0 withdraw -> ok
try 0 offer 1 l>b -> R-81
game base 4 board=beginner,start=0,trades=0
poke phase main
poke flags rolled
poke dice 1 2
try 0 offer 1 l>b -> R-81
