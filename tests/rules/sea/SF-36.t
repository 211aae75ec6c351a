# SF-36  New Shores: harbours are fixed with three players and shuffled with four.
game sea 3 start=0
count board @e86g.e88?.e123o.e130w.e151?.e193b.e195?.e204l@ 1
game sea 4 start=0
actors chance
try chance board 1 -> ok
count board ? 4
count board e70 1
count board e73 1
count board e104 1
count board e113 1
count board e145 1
count board e168 1
count board e185 1
count board e202 1
count board e205 1
# Another number shuffles otherwise.
game sea 4 start=0
try chance board 2 -> ok
count board ? 4
