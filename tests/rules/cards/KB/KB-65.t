# KB-65  An emptied stack is still a place; when all are empty drawing stops.
game cards 2
poke begun 0
poke discard d0 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop alchemist alchemist merchant merchant caravan abbey abbey garrison garrison garrison smithy brick-factory foundry grain-mill sawmill woolen-mill brick-fleet gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet conrad falk goetz hagen karl otto pippin siegfried walter aqueduct aqueduct bath-house bath-house church church colossus counting-house harbor library library marketplace merchant-guild
poke hand 0 mint
poke hand 1 town-hall town-hall
expect not stack 1 mint
try 0 end -> ok
expect active 1
expect step begin
poke active 0
poke step main
poke turn 1
poke discard d0 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop alchemist alchemist merchant merchant caravan abbey abbey garrison garrison garrison smithy brick-factory foundry grain-mill sawmill woolen-mill brick-fleet gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet conrad falk goetz hagen karl otto pippin siegfried walter aqueduct aqueduct bath-house bath-house church church colossus counting-house harbor
poke hand 0 mint marketplace merchant-guild library
poke hand 1 library town-hall town-hall
try 0 end -> ok
expect step limit
try 0 bury library 4 -> ok
expect stack 4 library0
expect hand 0 marketplace merchant-guild mint
expect step exchange
try 0 bury mint 3 -> KB-63
try 0 bury mint 4 -> ok
try 0 draw 4 -> ok
expect stack 4 mint0
expect hand 0 library marketplace merchant-guild
