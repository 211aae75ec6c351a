# IB-07  The board is whatever the text says, up to the frame of 68 hexes.
# Thirty hexes of land.
game wide 4 start=0
count board d 2
text h8
text h59
text not h60
# Islands with gaps between them, sea and gold: nothing but another text.
game wide 3 board=/-.h6.f8/-.s.d/-.-.-.-.-.m5.p9/-.-.-.-.s.g10/-.-.-.$12.m2/-.-.g4.f11/-.h9.p3@e21?.e118w.e205o,start=0
expect board /-.h6.f8/-.s.d/-.-.-.-.-.m5.p9/-.-.-.-.s.g10/-.-.-.$12.m2/-.-.g4.f11/-.h9.p3@e21?.e118w.e205o
text Gold
# The map of 68 hexes fills the frame.
game wide 4 board=s.s.s.s.s.s/s.m8.p11.s.$4.s.s/s.s.s.s.s.h5.m2.s/s.s.p5.f6.m4.s.f9.s.s/s.g12.h11.g3.p9.s.$10.s/s.h6.f10.d.g11.f5.s.s.s/s.m3.p4.h9.p8.s.h3.s/s.g8.f2.m10.s.g6.s/s.s.s.s.s.s@e70g.e73?.e104l.e113o.e145?.e168w.e185?.e202?.e205b,start=0
expect board s.s.s.s.s.s/s.m8.p11.s.$4.s.s/s.s.s.s.s.h5.m2.s/s.s.p5.f6.m4.s.f9.s.s/s.g12.h11.g3.p9.s.$10.s/s.h6.f10.d.g11.f5.s.s.s/s.m3.p4.h9.p8.s.h3.s/s.g8.f2.m10.s.g6.s/s.s.s.s.s.s@e70g.e73?.e104l.e113o.e145?.e168w.e185?.e202?.e205b
text h67
# Larger boards are refused where they leave the frame, with the reason.
refuse wide 4 board=d.h2.h3.h4.h5.h6.h8@ -> too large
refuse wide 4 board=d////////h5/h6@ -> nine rows
refuse wide 4 board=d/h2.h3.h4.h5.h6.h8.h9.h10@ -> 6 7 8 9 8 9 8 7 6
# What is no board is refused, too.
refuse wide 4 board=x5.d@ -> terrain letter
refuse wide 4 board=h7.d@ -> 2 to 12
refuse wide 4 board=h5.d -> harbours
# The printed boards have 19 hexes.
refuse wide 4 board=classic -> board as text
refuse wide 4 board=beginner -> board as text
