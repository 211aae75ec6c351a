# R-02  Tied start rolls are rolled again by the tied players only.
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=roll
try chance startroll 6 6 -> ok
try chance startroll 1 1 -> ok
try chance startroll 6 6 -> ok
try chance startroll 1 1 -> ok
# Seats 0 and 2 roll again, and again while they tie; seat 1's low roll stays out.
try chance startroll 2 2 -> ok
try chance startroll 1 3 -> ok
actors chance
try chance startroll 1 1 -> ok
try chance startroll 1 2 -> ok
actors 2
