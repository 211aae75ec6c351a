# IB-19  The highest start roll begins; ties are rolled again among the tied.
game base 3 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=roll
actors chance
odds startroll 3 4 1/36
try chance startroll 3 4 -> ok
try chance startroll 5 6 -> ok
actors chance
try chance startroll 6 5 -> ok
# Seats 1 and 2 are tied with 11; seat 0 is out of the race.
actors chance
try chance startroll 1 1 -> ok
try chance startroll 1 2 -> ok
expect active 2
actors 2
# The lone highest begins at once.
game base 3 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=roll
try chance startroll 6 6 -> ok
try chance startroll 5 6 -> ok
try chance startroll 6 5 -> ok
actors 0
expect active 0
