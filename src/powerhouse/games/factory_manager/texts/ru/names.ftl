### Words of Factory Manager that English takes from the ids.

option-first-game-off = нет
option-first-game-on = да
