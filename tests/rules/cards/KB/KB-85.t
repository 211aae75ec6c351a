# KB-85  The event die has six equally likely faces, two of them "?".
game cards 2
poke begun 0
poke step eventdie
poke die 6
odds event club 1/6
odds event mill 1/6
odds event knight 1/6
odds event sun 1/6
odds event question 1/3
