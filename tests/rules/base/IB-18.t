# IB-18  Classic boards: shuffled hexes, letters A to R in a spiral, shuffled harbours.
# Tokens 5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11 run counter-clockwise from a corner hex to the
# centre; the desert gets none.
game base 4 start=0
try chance board 1 -> ok
expect board g5.p10.h8.h2.g9.m3.f4.f6.p4.h11.f6.m11.p3.g5.d.m12.g8.p10.f9@gwol?b???
expect robber h14
game base 4 start=0
try chance board 2 -> ok
expect board d.p3.h6.f8.h4.m9.f2.m10.f5.h11.g10.p5.g9.f6.g3.p8.g12.p11.m4@o???wbl?g
expect robber h0
game base 4 start=0
try chance board 3 -> ok
expect board f6.h2.g5.g3.m9.m10.p8.f8.p4.f11.m3.g4.p10.f5.h6.p11.g9.d.h12@g??w??olb
expect robber h17
game base 4 start=0
try chance board 4 -> ok
expect board h6.p2.h5.g3.m9.f10.p8.f8.p4.h11.f3.g4.g10.f5.m6.d.m9.p12.g11@g?o??wb?l
expect robber h15
