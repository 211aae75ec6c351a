# CKD-02  The robber starts beside the board.
game knights 4 board=beginner,start=0
expect robber -
json 0 "robber":null
