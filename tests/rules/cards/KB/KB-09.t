# KB-09  Five stacks of centre cards, landscapes and events; landscapes and events are shuffled.
game cards 2
actors chance
try chance shuffle events 2 -> KB-26
try chance shuffle base 1 -> ok
try chance shuffle events 2 -> ok
expect not events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
try chance shuffle lands 3 -> ok
expect not landstack g3 g4 o4 o5 w5 w6 l6 l1 b1 b2 $3
actors 0
view 0 expect events ? ? ? ? ? ? ? ? ? ?
view 1 expect landstack ? ? ? ? ? ? ? ? ? ? ?
expect supply 7 5 7
