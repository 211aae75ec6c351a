# IB-09  Settlements stand on the 54 intersections that touch land.
game base 4 start=0
try chance board 7 -> ok
legal 0 settlement 54
try 0 settlement c54 -> IB-09
try 0 settlement c53 -> ok
