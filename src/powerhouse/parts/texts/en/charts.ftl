### What people look up at a table, beside the rules.

fact-players = players
fact-start-money = money at the start
fact-plant-limit = plants at most
fact-discount = minimum bid with the discount token
chart-plants = Plants
column-plant = plant
column-burns = burns
column-income = income
column-price = price
chart-renovation = What scrapping pays
column-card = card
column-first = first
column-others = others
