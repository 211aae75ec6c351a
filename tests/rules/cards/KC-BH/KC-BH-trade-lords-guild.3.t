# KC-BH-trade-lords-guild.3  One card more in hand.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
json 0 not "limit":4
poke cards 0 6a=trade-lords-guild
json 0 "limit":4
