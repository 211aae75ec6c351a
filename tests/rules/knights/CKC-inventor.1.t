# CKC-inventor.1  Two number tokens are swapped.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 inventor

try 0 inventor h3 h4 -> ok
expect board h6.m2.h5.f9.m3.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11@bolg???w?
