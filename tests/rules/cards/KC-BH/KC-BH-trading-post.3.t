# KC-BH-trading-post.3  With more than six commerce it goes to its player's pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke lands 1 f1=b6:3 f2=l5:3 g1=w4:3 g2=g2:3 h1=o3:3 h2=$1:3
poke active 1
poke cards 1 6a=trading-post:f 6b=merchant-guild 6c=marketplace
poke hand 1 gold-fleet abbey
try 1 build abbey 7a -> ok
expect cards 1 6a=trading-post:f 6b=merchant-guild 6c=marketplace 7a=abbey:n
try 1 build gold-fleet 7c -> ok
expect cards 1 6b=merchant-guild 6c=marketplace 7a=abbey:n 7c=gold-fleet:n
expect discard d0 trading-post
