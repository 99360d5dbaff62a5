### What people look up at a table, beside the rules.

fact-column = карт в столбце
fact-guaranteed = прибыль без работающих станций
fact-money-per-point = денег за очко
fact-small-removed = убрано малых станций
fact-big-removed = убрано крупных станций
chart-prices = Цены карт ресурсов
column-place = место
place-leftovers = столбец 1, карты остаточных ресурсов
place-column = столбец { $column }
chart-resources = Карты ресурсов в игре
column-fuel = ресурс
column-one-unit = 1 единица
column-two-units = 2 единицы
column-three-units = 3 единицы
column-leftovers = остаточные
