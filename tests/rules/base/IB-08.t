# IB-08  The numbers: 2 and 12 once, the others twice, never a 7.
game base 4 start=0
try chance board 99 -> ok
count board 2 1
count board 3 2
count board 4 2
count board 5 2
count board 6 2
count board 7 0
count board 8 2
count board 9 2
count board 10 2
count board 11 2
count board 12 1
game base 4 board=compact,start=0
try chance board 99 -> ok
count board 2 1
count board 3 2
count board 4 2
count board 5 2
count board 6 2
count board 7 0
count board 8 2
count board 9 2
count board 10 2
count board 11 2
count board 12 1
game base 4 board=beginner,start=0
count board 2 1
count board 3 2
count board 4 2
count board 5 2
count board 6 2
count board 7 0
count board 8 2
count board 9 2
count board 10 2
count board 11 2
count board 12 1
refuse base 4 board=m7.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl -> 7
refuse base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d5.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl -> .
