### Names that English takes from the box itself: values of options.

game-name = Visoki napon: upravnik fabrike

option-first-game-off = ne
option-first-game-on = da
