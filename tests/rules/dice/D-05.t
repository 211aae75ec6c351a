# D-05  One to six can play, also alone.
refuse dice 0 - -> D-05
refuse dice 7 - -> D-05
game dice 1 -
actors 0
game dice 6 start=5
actors 5
