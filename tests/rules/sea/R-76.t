# R-76  The harbours of New Shores for four are shuffled: kinds move, places stay.
game sea 4 start=0
try chance board 7 -> ok
count board ? 4
expect phase settle
