# IB-07  The island has 19 land hexes.
game base 4 start=0
try chance board 1 -> ok
count board . 18
count board f 4
count board p 4
count board h 3
count board m 3
count board d 1
# Four fields and the letter of the grain harbour.
count board g 5
game base 4 start=0
try chance board 281474976710655 -> ok
count board f 4
count board p 4
count board h 3
count board m 3
count board d 1
count board g 5
game base 4 board=compact,start=0
try chance board 12345 -> ok
count board f 4
count board p 4
count board h 3
count board m 3
count board d 1
count board g 5
# There is no twentieth hex, and no sea hex to stand on.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h19 -> IB-07
