# SF-21  The pirate moves to another sea hex; the frame is allowed.
game sea 3 start=0
use SEVEN
try 0 pirate h36 -> SF-21
try 0 pirate h33 -> SF-21
try 0 pirate h35 -> SF-21
# h5 is no hex of the map for three.
try 0 pirate h5 -> SF-21
try 0 pirate h0 -> ok
expect pirate h0
