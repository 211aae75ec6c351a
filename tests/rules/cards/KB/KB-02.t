# KB-02  The production die has six faces, the event die five events on six faces.
game cards 2
poke begun 0
poke step begin
poke die 0
poke event -
try 0 roll -> ok
odds die 1 1/6
odds die 6 1/6
try chance die 7 -> impossible
try chance event sun -> KB-26
try chance die 3 -> ok
odds event club 1/6
odds event mill 1/6
odds event knight 1/6
odds event sun 1/6
odds event question 2/6
