### Made of sr-Latn by tools/cyrillic.py.


### Words of Power Grid: The Card Game that English takes from the data.

game-name = Високи напон: карташка игра
