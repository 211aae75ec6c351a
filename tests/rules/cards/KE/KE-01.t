# KE-01  The extended game is the base game with one theme set.
game cards 2 mode=extended
json spectator "mode":"extended","set":"rh","sets":["rh"],"target":13
game cards 2 mode=extended,set=pi
json spectator "mode":"extended","set":"pi","sets":["pi"],"target":13
refuse cards 2 set=pi -> KE-01
refuse cards 2 mode=tournament,set=bh -> KE-01
refuse cards 2 mode=extended,set=base -> rh, pi or bh
