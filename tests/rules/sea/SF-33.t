# SF-33  New Shores: where robber and pirate start, with three and with four players.
game sea 3 start=0
expect robber h7
expect pirate h36
game sea 4 start=0
try chance board 1 -> ok
expect robber h41
expect pirate h37
