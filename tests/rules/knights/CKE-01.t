# CKE-01  All nine harbours stay.
game knights 4 board=beginner,start=0,edition=en
expect board h6.m2.h5.f3.m9.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11@bolg???w?
game knights 4 edition=en
try chance board 7 -> ok
count board - 0
