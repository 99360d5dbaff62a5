### What people look up at a table, beside the rules.

fact-players = игроки
fact-start-money = деньги в начале
fact-plant-limit = станций не больше
fact-discount = минимальная ставка с фишкой скидки
chart-plants = Станции
column-plant = станция
column-burns = расходует
column-income = прибыль
column-price = цена
chart-renovation = Компенсация за снос
column-card = карта
column-first = первому
column-others = другим
