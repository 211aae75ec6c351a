# KX-43  Assault names three buildings, immune ones too, but no unit, Metropolis or open card.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 1 6:3 7:2
poke cards 1 6a=bishops-seat 6b=triumphal-arch 6c=garrison 6d=smithy 7a=hagen
poke cards 0 6a=karl
poke turn 5
poke step eventdie
poke die 6
poke events assault civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
actors 0
try 0 hit @7a -> KX-43
try 0 hit @6a -> ok
try 0 hit @6a -> KX-43
try 0 hit @6b -> ok
try 0 hit @6d -> ok
actors 1
try 1 hit 6c -> KX-43
try 1 hit 6b -> ok
expect hand 1 triumphal-arch!
expect towns 1 6:3 7:2
