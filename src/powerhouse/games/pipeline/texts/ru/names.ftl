### Words of Pipeline that English takes from the data.

game-name = Нефтепровод
