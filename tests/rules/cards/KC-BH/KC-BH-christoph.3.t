# KC-BH-christoph.3  These are trades with the bank.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 f4=residence-paper 6a=lumber-fleet 6b=harbor
poke cards 1 6a=trade-lords-guild
poke hand 0 christoph
try 0 play christoph -> ok
try 0 bank l>b -> ok
expect cards 0 f4=residence-paper:1 6a=lumber-fleet 6b=harbor
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
