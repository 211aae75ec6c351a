# SF-37  land=dealt deals landscapes, numbers and harbours anew, within home and within the islands.
game sea 3 land=dealt,start=0
actors chance
try chance board 12345 -> ok
count board $ 2
count board i7+8.i17+18+26+35.i52+59 1
# The same fourteen landscapes and numbers at home, the same eight on the islands, gold among them.
expect board s.s.s.s.s/s.m8.$4.s.s.s/s.s.s.s.g9.h3.s/s.s.p8.h6.s.h5.s.s/s.g5.g6.f2.s.m12.s/s.m3.p11.p4.h10.s.s.s/s.m8.f5.f9.s.$4.s/s.p10.g11.s.p10.s/s.s.s.s.s@e86o.e88w.e123b.e130?.e151?.e193?.e195g.e204l@r7.p36.i7+8.i17+18+26+35.i52+59
refuse sea 3 land=mixed -> fixed or dealt
