# SF-38  Through the Desert: the maps for three and four players.
game sea 3 scenario=through-the-desert,start=0
expect board s.s.s.s.s/s.$4.d.s.m8.s/s.f3.d.f4.s.p11.s/s.g6.d.h5.p6.s.s.s/s.s.m3.f10.s.$5.s/s.f11.h6.g2.h9.s.s.s/s.m10.g9.f8.s.g9.s/s.p8.p4.s.m5.s/s.s.s.s.s@e48l.e125g.e130?.e151w.e158?.e193o.e195?.e203b@r15.p36.i7+14+22.i10+18.i35.i52+59
game sea 4 scenario=through-the-desert,start=0
expect board s.s.s.s.s.s/s.$10.d.f5.s.m9.s/s.m11.d.h3.p6.s.g4.s/s.g8.d.m8.g10.f4.s.h2.s/s.s.f10.h11.p9.s.s.s/s.h12.h6.g5.f8.s.$5.p3.s/s.p3.p11.m4.s.s.s.s/s.s.f9.s.m6.g12.s/s.s.s.s.s.s@e37b.e77?.e105?.e114w.e158?.e168g.e179o.e195l.e204?@r15.p37.i7+14+22.i11+19+28.i44+45.i59+60
