### Made of sr-Latn by tools/cyrillic.py.


### Words of Pipeline that English takes from the data.

game-name = Нафтовод
