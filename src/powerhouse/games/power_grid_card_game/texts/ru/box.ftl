### Power Grid: The Card Game: figures of a box that do not fit together.

box-plants-too-many = станций может быть не больше { $most }, а их { $found }
box-plant-twice = у двух станций один id
box-plant-cannot-burn = станция { $plant }, { $fuel }, не может расходовать { $burns }
box-plant-hybrids = гибридные станции одного игрока могут вместе расходовать единиц: не больше { $most }, а эти расходуют { $burns }
box-plant-cards = станций набора { $set }: { $found }, а не { $count } (так в tables: setup: { $set }_cards)
box-plant-too-few-small = при числе игроков { $players } для подготовки нужно малых станций: { $needed }, а их { $found }
box-plant-too-few-big = при числе игроков { $players } подготовка убирает крупных станций: { $removed } из { $found }
box-cards-too-many = карт ресурсов может быть не больше { $most }
box-card-twice = у двух карт ресурсов один id
box-card-leftover = на карте остаточных ресурсов { $card } должна быть 1 единица, а не { $units }
box-card-kind =
    { $kind ->
        [standard] на стандартной карте { $card } должно быть указано число игроков
       *[other] на карте { $card } вида { $kind } не должно быть числа игроков
    }
box-card-players = карта ресурсов { $card } — для числа игроков { $players }
box-card-none = нет ни одной карты с ресурсом { $fuel }
box-cards-too-few = при числе игроков { $players } для рынка нужно карт ресурсов: { $needed }, а их { $found }
box-players-rows = в таблице игроков должны быть строки для { $players }
box-trust-players = трастовая компания играет только при двух игроках
box-market-row = в верхнем ряду станций { $row }, а на рынке только { $market }
box-market-last = из станций, которых { $first }, перед последним раундом уходят две, поэтому { $last } остаться не может
box-prices-rise = цены должны расти от столбца к столбцу: { $prices }
box-renovation-cards = карты реновации нумеруются с 1: { $cards }
box-total-plants = малых станций { $small }, крупных { $big }
box-total-deck = колода ресурсов при числе игроков { $players }: карт { $cards }, единиц { $units }

## The workshop

workshop-sheet-plants = Станции
workshop-sheet-cards = Карты ресурсов
workshop-field-set = Набор
workshop-field-number = Номер
workshop-field-fuel = Топливо
workshop-field-fuel-amount = Расход
workshop-field-income = Прибыль
workshop-field-kind = Вид
workshop-field-type = Топливо
workshop-field-units = Единиц
workshop-field-players = Игроки
workshop-sheet-tables = Скидка, прибыль и очки
workshop-sheet-tables-players = По числу игроков
workshop-sheet-tables-setup = Подготовка
workshop-sheet-tables-prices = Цены столбцов
workshop-sheet-tables-renovation = Карты реновации
workshop-value-small = малая
workshop-value-big = крупная
workshop-value-coal = уголь
workshop-value-gas = газ
workshop-value-oil = мазут
workshop-value-uranium = уран
workshop-value-hybrid = гибридная
workshop-value-eco = экологическая
workshop-value-standard = стандартная
workshop-value-leftover = остаточная
workshop-value-plus = с символом +
workshop-value-plusplus = с символом ++
