# KC-BASE-spy.1  The player sees the opponent's whole hand; the opponent must hold a card.
game cards 2
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 -
try 0 play spy -> KB-54
poke hand 1 scout abbey conrad
view 0 expect hand 1 ? ? ?
try 0 play spy -> ok
actors 0
view 0 expect hand 1 scout! abbey! conrad!
seen 1 0 take scout -> take scout
seen spectator 0 take scout -> take ?
try 0 take scout -> ok
expect hand 1 abbey! conrad!
view spectator expect hand 0 ?
view spectator expect hand 1 ? ?
