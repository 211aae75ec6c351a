# R-86  With no-red-neighbours no 6 or 8 touches another.
# The draw 0 puts a 6 on h6 beside a 6 on h10; with the option it is dealt again. So is the draw
# 6, where an 8 on h12 is beside an 8 on h16.
game base 4 board=compact,start=0
try chance board 0 -> ok
expect board f8.p5.p11.g12.m3.g4.g6.g9.f11.d.h6.m10.f8.h3.p4.p2.m5.h10.f9@?w??go?bl
game base 4 board=compact,start=0,no-red-neighbours=1
try chance board 0 -> ok
expect board f8.h2.p9.f12.m3.f4.p10.f8.g11.h6.h3.m5.g9.m10.g4.p5.d.g6.p11@?go?w??bl
game base 4 board=compact,start=0
try chance board 6 -> ok
expect board h5.p2.f9.g12.m3.p4.h10.g9.f11.h6.m10.d.f8.f3.p4.g5.m8.p11.g6@?go?w??bl
game base 4 board=compact,start=0,no-red-neighbours=1
try chance board 6 -> ok
expect board m5.g5.g6.f12.h3.p4.p11.f8.g11.d.h6.m10.g9.m3.p4.p2.f8.h10.f9@?w??go?bl
# A board without red neighbours is left as it is.
game base 4 board=compact,start=0,no-red-neighbours=1
try chance board 1 -> ok
expect board m10.p2.f9.p11.h6.p4.h10.g6.p4.d.f3.m8.g5.h3.g11.g9.m5.f12.f8@?go?bl?w?
