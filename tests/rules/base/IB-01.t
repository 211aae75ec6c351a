# IB-01  Three or four play; two only by the plain rules option.
refuse base 1 - -> IB-01
refuse base 5 - -> IB-01
refuse base 2 plain2=0 -> IB-01
refuse base 2 board=beginner -> beginner
game base 3 board=beginner,start=0
actors 0
game base 4 board=beginner,start=3
actors 3
