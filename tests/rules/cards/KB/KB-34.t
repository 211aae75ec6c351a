# KB-34  "?": the top event card is carried out for both and goes face down under the stack.
game cards 2
poke begun 0
poke step eventdie
poke die 6
poke town 0 6:2
poke town 1 7:2
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
view 0 expect events ? ? ? ? ? ? ? ? ? ?
try chance event question -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
expect events civil-war conflict master-builder plague productive-year productive-year progress progress year-end plague01
# All know it for the rest of the turn, and the log names it.
json 0 "eventCard":"plague"
json 1 "eventCard":"plague"
json spectator "eventCard":"plague"
view spectator expect events ? ? ? ? ? ? ? ? ? ?01
poke step eventdie
poke events year-end civil-war conflict master-builder plague plague productive-year productive-year progress progress
seen 0 chance event question -> event question year-end
seen 1 chance event question -> event question year-end
seen spectator chance event question -> event question year-end
seen spectator chance event sun -> event sun
try chance event question -> ok
try chance shuffle events 7 -> ok
json spectator "eventCard":"year-end"
try 0 end -> ok
try 0 draw 1 -> ok
try 0 draw 1 -> ok
try 0 draw 1 -> ok
json spectator "eventCard":null
try chance event question plague -> KB-26
