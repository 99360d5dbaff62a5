### Words of Factory Manager that English takes from the ids.

game-name = Энергосеть: Управляющий Фабрики

option-first-game-off = нет
option-first-game-on = да
