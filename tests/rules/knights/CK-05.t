# CK-05  Three decks of 18 cards are shuffled, each by one number, and lie face down.
game knights 4 board=beginner,start=0,edition=en

actors chance
try chance shuffle trade 1 -> CK-05
try chance shuffle science 77 -> ok
try chance shuffle trade 78 -> ok
try chance shuffle politics 79 -> ok
json 0 "decks":[18,18,18]
count deck alchemist 0
view 0 expect deck science ?18
view spectator expect deck trade ?18
seen 0 chance shuffle science 5 -> shuffle science ?
actors 0
