# CKE-19  13 points win on the island.
game knights 4 edition=en
json 0 "target":13
