# R-09  Where the neutral settlements stand.
use BOARD
expect neutralsettlements 2 c13
expect neutralsettlements 3 c40
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0,neutrals=inner
expect neutralsettlements 2 c18
expect neutralsettlements 3 c35
game duel 2 neutrals=outer,board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
expect neutralsettlements 2 c13
refuse duel 2 neutrals=middle -> outer or inner
refuse duel 2 target=99,neutrals=inner -> 3 to 20
