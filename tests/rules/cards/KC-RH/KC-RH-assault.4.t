# KC-RH-assault.4  Nobody holds the Knight figure: the Assault does nothing.
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=garrison
poke card 1 6a=garrison
poke events assault civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
expect cards 0 6a=garrison
expect cards 1 6a=garrison
