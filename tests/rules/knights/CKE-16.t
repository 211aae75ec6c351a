# CKE-16  The three variants exist.
game knights 4 edition=en,nasty=1,knight-errant=1,easy-start=1
json 0 "nasty":true,"knight_errant":true,"easy_start":true
game knights 4 edition=en
json 0 "nasty":false,"knight_errant":false,"easy_start":false
