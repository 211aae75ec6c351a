# SF-31  New Shores: the maps for three and four players.
game sea 3 scenario=new-shores,start=0
expect board s.s.s.s.s/s.h12.$5.s.s.s/s.s.s.s.p4.m9.s/s.s.g4.p6.s.g3.s.s/s.p2.m5.f10.s.$4.s/s.h8.p10.p9.f8.s.s.s/s.g11.m3.h11.s.m8.s/s.g6.f5.s.h10.s/s.s.s.s.s@e86g.e88?.e123o.e130w.e151?.e193b.e195?.e204l@r7.p36.i7+8.i17+18+26+35.i52+59
game sea 4 scenario=new-shores,start=0
try chance board 1 -> ok
count board m8.p11.s.$4 1
count board s.s.p5.f6.m4.s.f9.s.s 1
count board s.g12.h11.g3.p9.s.$10.s 1
count board s.h6.f10.d.g11.f5.s.s.s 1
count board s.m3.p4.h9.p8.s.h3.s 1
count board s.g8.f2.m10.s.g6.s 1
count board i7+8.i10+18+19+27+36.i53+60 1
# It is the standard, for three and four only.
game sea 3 start=0
expect board s.s.s.s.s/s.h12.$5.s.s.s/s.s.s.s.p4.m9.s/s.s.g4.p6.s.g3.s.s/s.p2.m5.f10.s.$4.s/s.h8.p10.p9.f8.s.s.s/s.g11.m3.h11.s.m8.s/s.g6.f5.s.h10.s/s.s.s.s.s@e86g.e88?.e123o.e130w.e151?.e193b.e195?.e204l@r7.p36.i7+8.i17+18+26+35.i52+59
refuse sea 2 - -> IB-01
refuse sea 5 - -> IB-01
# Robber, pirate and the mark for shuffled harbours stand in a board once each.
refuse sea 3 board=s.s.h6.f8.m5.s/s.p9.g4.h3.s.s.s/s.f10.m11.g5@@r2.r3 -> a robber, a pirate and x once each
refuse sea 3 board=s.s.h6.f8.m5.s/s.p9.g4.h3.s.s.s/s.f10.m11.g5@@r2.p0.p1 -> a robber, a pirate and x once each
refuse sea 3 board=s.s.h6.f8.m5.s/s.p9.g4.h3.s.s.s/s.f10.m11.g5@@r2.x.x -> a robber, a pirate and x once each
