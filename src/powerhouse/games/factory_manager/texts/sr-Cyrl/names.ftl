### Made of sr-Latn by tools/cyrillic.py.


### Names that English takes from the box itself: values of options.

game-name = Високи напон: управник фабрике
option-first-game-off = не
option-first-game-on = да
