### Made of sr-Latn by tools/cyrillic.py.


### What people look up at a table, beside the rules.

fact-column = карата у ступцу
fact-guaranteed = зарада без покренуте електране
fact-money-per-point = новца за бод
fact-small-removed = уклоњено малих електрана
fact-big-removed = уклоњено великих електрана
chart-prices = Цене карата ресурса
column-place = место
place-leftovers = стубац 1, карте остатка
place-column = стубац { $column }
chart-resources = Карте ресурса у игри
column-fuel = ресурс
column-one-unit = 1 јединица
column-two-units = 2 јединице
column-three-units = 3 јединице
column-leftovers = карте остатка
