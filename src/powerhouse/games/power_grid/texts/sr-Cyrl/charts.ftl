### Made of sr-Latn by tools/cyrillic.py.


### What people look up at a table, beside the rules.

fact-regions = области у игри
fact-step2 = етапа 2 при броју градова
fact-end = крај при броју градова
fact-houses = кућица по играчу
fact-plugs-removed = уклоњено карата с утикачем
fact-sockets-removed = уклоњено карата с утичницом
fact-coal-storage = угаљ из резерве
fact-phase-out = уранијум престаје продајом електране
fact-trust-houses = кућица картела у резерви
chart-payments = Исплате
column-cities = градови
chart-spaces = Тржиште ресурса: токени по цени
chart-refill = Допуна тржишта ресурса
column-step = етапа
column-coal = угаљ
column-oil = нафта
column-garbage = отпад
column-uranium = уранијум
chart-houses = Кућице у граду
column-house = цене
column-kind = врста
column-supplies = снабдева
