# KE-02  The event cards of the set are shuffled with the ten of the base game.
game cards 2 mode=extended,set=rh
expect events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault assault
try chance shuffle base 1 -> ok
try chance shuffle set 2 -> ok
try chance shuffle events 3 -> ok
expect not events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault assault
view 0 expect events ? ? ? ? ? ? ? ? ? ? ? ? ?
game cards 2 mode=extended,set=pi
expect events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
try chance shuffle base 1 -> ok
try chance shuffle set 2 -> ok
try chance shuffle events 3 -> ok
expect not events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
view 0 expect events ? ? ? ? ? ? ? ? ? ? ? ? ?
game cards 2 mode=extended,set=bh
expect events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
try chance shuffle base 1 -> ok
try chance shuffle set 2 -> ok
try chance shuffle events 3 -> ok
expect not events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
view 0 expect events ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
