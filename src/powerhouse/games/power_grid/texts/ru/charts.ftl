### What people look up at a table, beside the rules.

fact-regions = областей в игре
fact-step2 = этап 2 при числе городов
fact-end = конец при числе городов
fact-houses = домиков у игрока
fact-plugs-removed = убрано карт с вилкой
fact-sockets-removed = убрано карт с розеткой
fact-coal-storage = уголь из хранилища
fact-phase-out = уран кончается с продажей станции
fact-trust-houses = домиков трастовой компании в запасе
chart-payments = Выплаты
column-cities = города
chart-spaces = Рынок ресурсов: фишек по каждой цене
chart-refill = Пополнение рынка ресурсов
column-step = этап
column-coal = уголь
column-oil = мазут
column-garbage = вторсырьё
column-uranium = уран
chart-houses = Домики в городе
column-house = цены
column-kind = вид
column-supplies = снабжает
