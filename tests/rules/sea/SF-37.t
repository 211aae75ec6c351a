# SF-37  land=dealt deals landscapes, numbers and harbours anew, within home and within the islands.
game sea 3 land=dealt,start=0
actors chance
try chance board 12345 -> ok
count board $ 2
count board i7+8.i17+18+26+35.i52+59 1
# Gold stays on the islands, four pastures on the main island and one beyond.
count board p 6
refuse sea 3 land=mixed -> fixed or dealt
