# R-41  The compact pieces with all A sides in order give the beginner map.
game base 4 board=beginner,start=0
expect board m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl
# The draw 4144 lays all pieces in order with their A sides up.
game base 4 board=compact,start=0
try chance board 4144 -> ok
expect board m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl
# Another draw: pieces turned over, and the sixth with its desert in a corner.
game base 4 board=compact,start=0
try chance board 8 -> ok
expect board h5.h2.p9.g12.m3.f4.p10.g9.f11.h6.f3.m8.f8.m10.g4.p5.d.g6.p11@?go?w??bl
