### Made of sr-Latn by tools/cyrillic.py.


# Words of both Power Grids that English takes from the ids.

option-renovation-off = не
option-renovation-on = да
option-money-hidden = скривен
option-money-open = отворен
