# R-01  The start player of the beginner set-up is drawn, or named by an option.
game base 4 board=beginner
actors chance
odds start 2 1/4
try chance start 2 -> ok
actors 2
game base 4 board=beginner,start=3
actors 3
refuse base 3 start=3 -> a seat of the game
