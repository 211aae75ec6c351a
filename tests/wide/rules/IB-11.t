# IB-11  Harbours lie at paths of the coast that the text names, and serve both corners.
game wide 3 board=d.h5.s/f6.p8@e0?.e3w,start=0
poke settlements 0 c0
expect view 0 rates 3b3l3w3g3o
