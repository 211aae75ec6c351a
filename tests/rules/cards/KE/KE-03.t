# KE-03  The base cards form four stacks of nearly equal size.
game cards 2 mode=extended,set=rh
expect stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop alchemist
expect stack 2 alchemist merchant merchant caravan abbey abbey garrison garrison garrison smithy brick-factory foundry grain-mill sawmill woolen-mill brick-fleet
expect stack 3 gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet conrad falk goetz hagen karl otto pippin siegfried walter aqueduct
expect stack 4 aqueduct bath-house bath-house church church colossus counting-house harbor library library marketplace merchant-guild mint town-hall town-hall
try chance shuffle base 1 -> ok
view 0 expect stack 1 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 2 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 3 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 4 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop alchemist
game cards 2 mode=extended,set=pi
expect stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop
expect stack 2 alchemist alchemist merchant merchant caravan abbey abbey garrison garrison garrison smithy brick-factory foundry grain-mill sawmill
expect stack 3 woolen-mill brick-fleet gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet conrad falk goetz hagen karl otto pippin
expect stack 4 siegfried walter aqueduct aqueduct bath-house bath-house colossus counting-house harbor library library marketplace merchant-guild mint
try chance shuffle base 1 -> ok
view 0 expect stack 1 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 2 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 3 ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 4 ? ? ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop
game cards 2 mode=extended,set=bh
expect stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop alchemist
expect stack 2 alchemist merchant merchant caravan abbey abbey garrison garrison garrison smithy brick-factory foundry grain-mill sawmill woolen-mill
expect stack 3 brick-fleet gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet conrad falk goetz hagen karl otto pippin siegfried walter
expect stack 4 aqueduct aqueduct bath-house bath-house church church colossus counting-house library library marketplace merchant-guild mint town-hall town-hall
try chance shuffle base 1 -> ok
view 0 expect stack 1 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 2 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 3 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 4 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout bishop bishop alchemist
