# KB-68  Points: settlement 1, city 2, each figure 1, and what cards say.
game cards 2
poke begun 0
points 0 2
poke town 0 6:2
points 0 3
poke gate 1
poke card 0 6a=aqueduct
points 0 4
poke card 0 6a=bath-house
points 0 4
poke card 0 6a=colossus
points 0 5
poke card 0 6a=library
points 0 4
poke card 0 6a=town-hall
points 0 4
poke card 0 6a=church
points 0 4
poke card 0 6b=siegfried
points 0 5
poke card 0 6c=mint
points 0 6
poke card 0 6a=abbey
points 0 5
