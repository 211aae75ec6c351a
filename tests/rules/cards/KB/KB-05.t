# KB-05  The landscape stack: two of each kind and one gold field.
game cards 2
expect landstack g3 g4 o4 o5 w5 w6 l6 l1 b1 b2 $3
