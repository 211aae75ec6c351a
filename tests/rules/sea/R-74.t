# R-74  Fourteen points and two special points, unless the option target sets another goal.
game sea 3 start=0
json 0 "target":14
game sea 3 scenario=through-the-desert,start=0
json 0 "target":14
game sea 3 start=0,target=12
json 0 "target":12
