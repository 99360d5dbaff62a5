### Words of Power Grid that English takes from the data: cities, regions, fuels, values of options.

game-name = Энергосеть

## Options and fuels

option-zone-random = случайная
option-start-cities-off = без них
option-start-cities-on = с ними
fuel-coal = уголь
fuel-oil = мазут
fuel-garbage = вторсырьё
fuel-uranium = уран

## Regions

region-northwest = северо-запад
region-northeast = северо-восток
region-west = запад
region-east = восток
region-southwest = юго-запад
region-southeast = юго-восток
region-midwest = Средний Запад
region-south = юг

## Cities of the map Germany

city-flensburg = Фленсбург
city-kiel = Киль
city-hamburg = Гамбург
city-hannover = Ганновер
city-bremen = Бремен
city-wilhelmshaven = Вильгельмсхафен
city-cuxhaven = Куксхафен
city-lubeck = Любек
city-rostock = Росток
city-schwerin = Шверин
city-stralsund = Штральзунд
city-magdeburg = Магдебург
city-berlin = Берлин
city-frankfurt_o = Франкфурт-О
city-osnabruck = Оснабрюк
city-munster = Мюнстер
city-essen = Эссен
city-duisburg = Дуйсбург
city-dortmund = Дортмунд
city-dusseldorf = Дюссельдорф
city-kassel = Кассель
city-halle = Галле
city-leipzig = Лейпциг
city-dresden = Дрезден
city-erfurt = Эрфурт
city-fulda = Фульда
city-wurzburg = Вюрцбург
city-nurnberg = Нюрнберг
city-aachen = Ахен
city-koln = Кёльн
city-trier = Трир
city-mainz = Майнц
city-frankfurt_m = Франкфурт-М
city-saarbrucken = Саарбрюккен
city-mannheim = Мангейм
city-freiburg = Фрайбург
city-stuttgart = Штутгарт
city-konstanz = Констанц
city-augsburg = Аугсбург
city-regensburg = Регенсбург
city-munchen = Мюнхен
city-passau = Пассау

## Cities of the map USA

city-seattle = Сиэтл
city-portland = Портленд
city-boise = Бойсе
city-billings = Биллингс
city-cheyenne = Шайенн
city-denver = Денвер
city-omaha = Омаха
city-san_francisco = Сан-Франциско
city-los_angeles = Лос-Анджелес
city-san_diego = Сан-Диего
city-las_vegas = Лас-Вегас
city-salt_lake_city = Солт-Лейк-Сити
city-phoenix = Финикс
city-santa_fe = Санта-Фе
city-fargo = Фарго
city-duluth = Дулут
city-minneapolis = Миннеаполис
city-chicago = Чикаго
city-st_louis = Сент-Луис
city-cincinnati = Цинциннати
city-knoxville = Ноксвилл
city-kansas_city = Канзас-Сити
city-oklahoma_city = Оклахома-Сити
city-dallas = Даллас
city-houston = Хьюстон
city-memphis = Мемфис
city-birmingham = Бирмингем
city-new_orleans = Новый Орлеан
city-detroit = Детройт
city-buffalo = Буффало
city-pittsburgh = Питтсбург
city-boston = Бостон
city-new_york = Нью-Йорк
city-philadelphia = Филадельфия
city-washington = Вашингтон
city-norfolk = Норфолк
city-raleigh = Роли
city-atlanta = Атланта
city-savannah = Саванна
city-jacksonville = Джексонвилл
city-tampa = Тампа
city-miami = Майами
