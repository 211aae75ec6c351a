# IB-49  The robber moves only by a seven or a knight.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
try 0 robber h0 -> IB-49
game base 4 board=beginner,start=0,phases=combined
try 0 robber h0 -> IB-49
poke dev 0 k
try 0 knight -> ok
try 1 robber h1 -> IB-49
try 0 robber h0 -> ok
try 0 robber h1 -> IB-49
