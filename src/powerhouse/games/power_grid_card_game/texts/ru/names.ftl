### Words of Power Grid: The Card Game that English takes from the data.

game-name = Энергосеть. Карточная игра
