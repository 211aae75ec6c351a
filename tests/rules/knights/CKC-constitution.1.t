# CKC-constitution.1  One point, open at once.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 1 0 0 1
poke deck politics constitution bishop bishop deserter deserter diplomat diplomat intrigue intrigue saboteur saboteur spy spy spy warlord warlord wedding wedding

try chance event politics -> ok
expect constitution 1
points 1 4
