### Made of sr-Latn by tools/cyrillic.py.


### What people look up at a table, beside the rules.

fact-players = играчи
fact-rounds = кругови
fact-start-money = новац на почетку
fact-start-workers = радници на почетку
fact-extra-tiles = додатне плочице последњег играча
fact-halls = хале
fact-sites = градилишта
fact-site-fee = цена градилишта
fact-seasonal-price = цена сезонског радника
fact-seasonal-most = сезонских радника највише
fact-energy-start = цена енергије на почетку
fact-last-factor = добит последњег круга, пута
chart-order-tiles = Плочице редоследа
column-order-tile = плочица
column-discount = попуст
column-at-start = на почетку
at-player = код играча
at-stack = у шпилу
chart-energy-prices = Цене енергије
column-space = поље
column-price = цена
chart-energy-tiles = Плочице енергије у кутији
column-rise = раст
column-tiles = плочице
chart-incomes = Приход
column-goods = производња или складиште
column-income = приход
chart-tiles = Плочице
column-type = врста
column-production = производња
column-storage = складиште
column-energy = енергија
column-workers = радници
column-on-board = у игри
