# KB-15  Each kind of landscape yields its own resource.
game cards 2
use EMPTY-STORES
json 0 "resources":"-"
poke step eventdie
poke turn 5
poke die 5
try chance event mill -> ok
json 0 "resources":"b"
poke step eventdie
poke die 4
try chance event mill -> ok
json 0 "resources":"bl"
poke step eventdie
poke die 3
try chance event mill -> ok
json 0 "resources":"blw"
poke step eventdie
poke die 1
try chance event mill -> ok
json 0 "resources":"blwg"
poke step eventdie
poke die 2
try chance event mill -> ok
json 0 "resources":"blwgo"
poke step eventdie
poke die 6
try chance event mill -> ok
json 0 "resources":"blwgo$"
