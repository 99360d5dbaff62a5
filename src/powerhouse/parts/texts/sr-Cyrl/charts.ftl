### Made of sr-Latn by tools/cyrillic.py.


### What people look up at a table, beside the rules.

fact-players = играчи
fact-start-money = новац на почетку
fact-plant-limit = електрана највише
fact-discount = најмања понуда с токеном попуста
chart-plants = Електране
column-plant = електрана
column-burns = троши
column-income = зарада
column-price = цена
chart-renovation = Накнада за затварање
column-card = карта
column-first = првом
column-others = осталима
