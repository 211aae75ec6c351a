# D-01  Six equal dice with six faces: a single face comes up with 1/6, and 6 of a kind with 1/46656.
game dice 1 -
try 0 roll -> ok
actors chance
odds dice 6b 1/46656
odds dice 6$ 1/46656
odds dice blwgo$ 720/46656
odds dice 2b2l2w 90/46656
try chance dice 5b -> impossible
try chance dice 7b -> syntax
try chance dice blwgo$ -> ok
try 0 reroll b -> ok
odds dice b 1/6
odds dice $ 1/6
try chance dice 2b -> impossible
