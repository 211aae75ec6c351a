# IB-14  Three beginners play without the red pieces.
game base 3 board=beginner,start=0
expect settlements 0 c39 c41
expect roads 0 e52 e56
expect settlements 1 c14 c40
expect settlements 2 c17 c31
count settlements c8 0
