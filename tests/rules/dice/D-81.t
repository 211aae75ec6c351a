# D-81  The sheet: 16 roads of a tree, 6 settlements, 4 cities, 6 knights.
game dice 1 -
json 0 "roads":[{"after":null},{"after":0},{"after":0},{"after":2},{"after":3},{"after":3},{"after":5},{"after":6},{"after":7},{"after":8},{"after":9},{"after":10},{"after":7},{"after":12},{"after":13},{"after":14}]
json 0 "settlements":[{"points":3,"road":null},{"points":4,"road":2},{"points":5,"road":5},{"points":7,"road":7},{"points":9,"road":9},{"points":11,"road":11}]
json 0 "cities":[{"points":7,"road":1},{"points":12,"road":4},{"points":20,"road":13},{"points":30,"road":15}]
