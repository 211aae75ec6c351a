# IB-12  The robber starts on the desert.
game base 4 board=beginner,start=0
expect robber h9
game base 4 board=d.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
expect robber h0
game base 4 board=p11.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.d@?go?w??bl,start=0
expect robber h18
refuse base 4 board=p11.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.f9@?go?w??bl -> desert
