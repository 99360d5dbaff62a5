### Names that English takes from the box itself: values of options.

option-first-game-off = ne
option-first-game-on = da
