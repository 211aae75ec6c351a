# KB-01  All cards of the base game are there: 62 to build and play, 10 events, the centre cards.
game cards 2
expect stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout
expect stack 2 bishop bishop alchemist alchemist merchant merchant caravan abbey abbey garrison garrison garrison smithy
expect stack 3 brick-factory foundry grain-mill sawmill woolen-mill brick-fleet gold-fleet grain-fleet lumber-fleet ore-fleet wool-fleet conrad
expect stack 4 falk goetz hagen karl otto pippin siegfried walter aqueduct aqueduct bath-house bath-house
expect stack 5 church church colossus counting-house harbor library library marketplace merchant-guild mint town-hall town-hall
expect events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
json spectator "supply":{"road":7,"settlement":5,"city":7,"land":11}
