### Made of sr-Latn by tools/cyrillic.py.


### Names that English takes from the box itself: values of options, fuels, regions, cities.

game-name = Високи напон

## Values of options

option-zone-random = насумично
option-start-cities-off = не
option-start-cities-on = да

## Fuels

fuel-coal = угаљ
fuel-oil = нафта
fuel-garbage = отпад
fuel-uranium = уранијум

## Regions

region-northwest = северозапад
region-northeast = североисток
region-west = запад
region-east = исток
region-southwest = југозапад
region-southeast = југоисток
region-midwest = средњи запад
region-south = југ

## Cities of Germany

city-flensburg = Фленсбург
city-kiel = Кил
city-hamburg = Хамбург
city-hannover = Хановер
city-bremen = Бремен
city-wilhelmshaven = Вилхелмсхафен
city-cuxhaven = Куксхафен
city-lubeck = Либек
city-rostock = Росток
city-schwerin = Шверин
city-stralsund = Штралзунд
city-magdeburg = Магдебург
city-berlin = Берлин
city-frankfurt_o = Франкфурт-О
city-osnabruck = Оснабрик
city-munster = Минстер
city-essen = Есен
city-duisburg = Дуизбург
city-dortmund = Дортмунд
city-dusseldorf = Дизелдорф
city-kassel = Касел
city-halle = Хале
city-leipzig = Лајпциг
city-dresden = Дрезден
city-erfurt = Ерфурт
city-fulda = Фулда
city-wurzburg = Вирцбург
city-nurnberg = Нирнберг
city-aachen = Ахен
city-koln = Келн
city-trier = Трир
city-mainz = Мајнц
city-frankfurt_m = Франкфурт-М
city-saarbrucken = Зарбрикен
city-mannheim = Манхајм
city-freiburg = Фрајбург
city-stuttgart = Штутгарт
city-konstanz = Констанц
city-augsburg = Аугзбург
city-regensburg = Регенсбург
city-munchen = Минхен
city-passau = Пасау

## Cities of the USA

city-seattle = Сијетл
city-portland = Портланд
city-boise = Бојси
city-billings = Билингс
city-cheyenne = Шајен
city-denver = Денвер
city-omaha = Омаха
city-san_francisco = Сан Франциско
city-los_angeles = Лос Анђелес
city-san_diego = Сан Дијего
city-las_vegas = Лас Вегас
city-salt_lake_city = Солт Лејк Сити
city-phoenix = Финикс
city-santa_fe = Санта Фе
city-fargo = Фарго
city-duluth = Дулут
city-minneapolis = Минеаполис
city-chicago = Чикаго
city-st_louis = Сент Луис
city-cincinnati = Синсинати
city-knoxville = Ноксвил
city-kansas_city = Канзас Сити
city-oklahoma_city = Оклахома Сити
city-dallas = Далас
city-houston = Хјустон
city-memphis = Мемфис
city-birmingham = Бирмингем
city-new_orleans = Њу Орлеанс
city-detroit = Детроит
city-buffalo = Бафало
city-pittsburgh = Питсбург
city-boston = Бостон
city-new_york = Њујорк
city-philadelphia = Филаделфија
city-washington = Вашингтон
city-norfolk = Норфок
city-raleigh = Роли
city-atlanta = Атланта
city-savannah = Савана
city-jacksonville = Џексонвил
city-tampa = Тампа
city-miami = Мајами
