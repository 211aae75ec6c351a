# CKD-01  The barbarian track costs a 3:1 harbour, unless the option keeps it.
game knights 4 board=beginner,start=0
expect board h6.m2.h5.f3.m9.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11@bolg-??w?
game knights 4 board=beginner,start=0,keep-harbour=1
expect board h6.m2.h5.f3.m9.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11@bolg???w?
game knights 4 -
try chance board 7 -> ok
count board - 1
refuse knights 4 edition=en,keep-harbour=1 -> CKD-01
