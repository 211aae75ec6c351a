# I2-03  Each neutral player has a settlement without a road before the founding.
use BOARD
expect phase settle
expect neutralsettlements 2 c13
expect neutralroads 2 -
expect neutralsettlements 3 c40
expect neutralroads 3 -
# Also where the board is dealt.
game duel 2 start=1
try chance board 20260115 -> ok
actors 1
expect neutralsettlements 2 c13
expect neutralsettlements 3 c40
# And before the start is rolled for.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl
expect neutralsettlements 2 c13
try chance startroll 1 1 -> ok
try chance startroll 6 6 -> ok
actors 1
