# CK-02  Three or four play; two only as a house option.
refuse knights 1 - -> CK-02
refuse knights 5 - -> CK-02
refuse knights 2 plain2=0 -> CK-02
game knights 2 board=beginner,start=0
actors chance
game knights 3 board=beginner,start=0
actors chance
