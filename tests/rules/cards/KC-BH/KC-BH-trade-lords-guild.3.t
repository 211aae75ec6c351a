# KC-BH-trade-lords-guild.3  One card more in hand.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
json 0 not "limit":4
poke cards 0 6a=trade-lords-guild
json 0 "limit":4
