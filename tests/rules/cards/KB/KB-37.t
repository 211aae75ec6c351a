# KB-37  The Mill figure is with who has more commerce and a city; at a tie with nobody.
game cards 2
poke begun 0
poke card 0 6a=garrison
json spectator "mill":null
poke town 1 6:2
json spectator "mill":null
poke card 1 6a=brick-fleet
json spectator "mill":null
poke card 1 6b=wool-fleet
json spectator "mill":1
poke card 0 6c=ore-fleet
json spectator "mill":null
poke card 0 7a=gold-fleet
json spectator "mill":null
poke town 0 7:2
poke gate 1
json spectator "mill":0
