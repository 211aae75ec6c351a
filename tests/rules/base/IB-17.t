# IB-17  Compact boards are laid from six double-sided pieces.
# Three large pieces (four hexes, two harbours) and three small ones between them, each on one of
# its two sides, as listed under Facts.
game base 4 board=compact,start=0
try chance board 0 -> ok
expect board f8.p5.p11.g12.m3.g4.g6.g9.f11.d.h6.m10.f8.h3.p4.p2.m5.h10.f9@?w??go?bl
game base 4 board=compact,start=0
try chance board 1 -> ok
expect board m10.p2.f9.p11.h6.p4.h10.g6.p4.d.f3.m8.g5.h3.g11.g9.m5.f12.f8@?go?bl?w?
game base 4 board=compact,start=0
try chance board 6 -> ok
expect board h5.p2.f9.g12.m3.p4.h10.g9.f11.h6.m10.d.f8.f3.p4.g5.m8.p11.g6@?go?w??bl
game base 4 board=compact,start=0
try chance board 8 -> ok
expect board h5.h2.p9.g12.m3.f4.p10.g9.f11.h6.f3.m8.f8.m10.g4.p5.d.g6.p11@?go?w??bl
game base 4 board=compact,start=0
try chance board 10 -> ok
expect board d.g5.g6.p10.m10.p4.p11.p9.f4.h6.h3.m5.h2.m3.g11.g9.f8.f12.f8@?w??bl?go
game base 4 board=compact,start=0
try chance board 12 -> ok
expect board m10.g9.f8.p10.h6.g11.f12.p9.f4.d.h3.m5.h2.f3.g4.p5.m8.g6.p11@?bl?w??go
