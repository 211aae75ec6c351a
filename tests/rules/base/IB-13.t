# IB-13  The beginner set-up has a fixed map, settlements and roads.
game base 4 board=beginner,start=0
expect board m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl
expect settlements 0 c8 c28
expect roads 0 e13 e41
expect settlements 1 c39 c41
expect roads 1 e52 e56
expect settlements 2 c14 c40
expect roads 2 e15 e58
expect settlements 3 c17 c31
expect roads 3 e25 e37
expect phase roll
expect active 0
