# I2-02  Fourteen tokens: four for each player, six in the supply.
use BOARD
expect tokens 0 4
expect tokens 1 4
json spectator "tokens":[4,4],"token_supply":6
