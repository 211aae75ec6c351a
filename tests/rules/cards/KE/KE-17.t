# KE-17  Several sets at once have no rules of their own: the extended game takes one of them.
refuse cards 2 mode=extended,set=rh+pi -> the end
refuse cards 2 mode=extended,sets=rh+pi -> KT-01
game cards 2 mode=tournament,sets=rh+pi
json spectator "sets":["rh","pi"]
