### Made of sr-Latn by tools/cyrillic.py.


### Power Grid: The Card Game: figures of a box that do not fit together.

box-plants-too-many =
    { $most ->
        [one] сме бити највише { $most } електрана, а ових је { $found }
        [few] смеју бити највише { $most } електране, а ових је { $found }
       *[other] сме бити највише { $most } електрана, а ових је { $found }
    }
box-plant-twice = две електране имају исти id
box-plant-cannot-burn = електрана { $plant }, { $fuel }, не може да троши { $burns }
box-plant-hybrids =
    { $most ->
        [one] хибридне електране једног играча смеју заједно да троше највише { $most } јединицу, а ове троше { $burns }
        [few] хибридне електране једног играча смеју заједно да троше највише { $most } јединице, а ове троше { $burns }
       *[other] хибридне електране једног играча смеју заједно да троше највише { $most } јединица, а ове троше { $burns }
    }
box-plant-cards =
    { $set ->
        [small] малих електрана има { $found }, а не { $count } (тако каже tables: setup: { $set }_cards)
       *[big] великих електрана има { $found }, а не { $count } (тако каже tables: setup: { $set }_cards)
    }
box-plant-too-few-small = за припрему (играча: { $players }) треба малих електрана: { $needed }, а има их { $found }
box-plant-too-few-big = у припреми (играча: { $players }) уклања се великих електрана: { $removed }, а има их { $found }
box-cards-too-many =
    { $most ->
        [one] сме бити највише { $most } карта ресурса
        [few] смеју бити највише { $most } карте ресурса
       *[other] сме бити највише { $most } карата ресурса
    }
box-card-twice = две карте ресурса имају исти id
box-card-leftover = карта остатка { $card } мора имати 1 јединицу, а не { $units }
box-card-kind =
    { $kind ->
        [standard] стандардна карта { $card } мора рећи за које је бројеве играча
       *[other] карта { $card } ({ $kind }) не сме наводити бројеве играча
    }
box-card-players = карта ресурса { $card } наводи овај број играча: { $players }
box-card-none =
    { $fuel ->
        [coal] нема ниједне карте с угљем
        [gas] нема ниједне карте с гасом
        [oil] нема ниједне карте с нафтом
       *[uranium] нема ниједне карте с уранијумом
    }
box-cards-too-few =
    { $needed ->
        [one] за тржиште (играча: { $players }) треба { $needed } карта ресурса, а има их { $found }
        [few] за тржиште (играча: { $players }) требају { $needed } карте ресурса, а има их { $found }
       *[other] за тржиште (играча: { $players }) треба { $needed } карата ресурса, а има их { $found }
    }
box-players-rows = табела играча мора имати редове за { $players }
box-trust-players = картел игра с два играча и ни с једним другим бројем
box-market-row =
    { $row ->
        [one] горњи ред има { $row } електрану, а цело тржиште само { $market }
        [few] горњи ред има { $row } електране, а цело тржиште само { $market }
       *[other] горњи ред има { $row } електрана, а цело тржиште само { $market }
    }
box-market-last =
    { $first ->
        [one] од { $first } електране две одлазе пре последњег круга, па не може остати { $last }
        [few] од { $first } електране две одлазе пре последњег круга, па не може остати { $last }
       *[other] од { $first } електрана две одлазе пре последњег круга, па не може остати { $last }
    }
box-prices-rise = цене морају да расту од ступца до ступца: { $prices }
box-renovation-cards = карте реновирања се броје од 1: { $cards }
box-total-plants = малих електрана { $small }, великих { $big }
box-total-deck = шпил ресурса (играча: { $players }): карата { $cards }, јединица { $units }

## The workshop

workshop-sheet-plants = Електране
workshop-sheet-cards = Карте ресурса
workshop-field-set = Скуп
workshop-field-number = Број
workshop-field-fuel = Ресурс
workshop-field-fuel-amount = Троши
workshop-field-income = Зарада
workshop-field-kind = Врста
workshop-field-type = Ресурс
workshop-field-units = Јединица
workshop-field-players = Играчи
workshop-sheet-tables = Попуст, зарада и бодови
workshop-sheet-tables-players = По броју играча
workshop-sheet-tables-setup = Припрема
workshop-sheet-tables-prices = Цене стубаца
workshop-sheet-tables-renovation = Карте реновирања
workshop-value-small = мала
workshop-value-big = велика
workshop-value-coal = угаљ
workshop-value-gas = гас
workshop-value-oil = нафта
workshop-value-uranium = уранијум
workshop-value-hybrid = хибридна
workshop-value-eco = еколошка
workshop-value-standard = стандардна
workshop-value-leftover = карта остатка
workshop-value-plus = са знаком +
workshop-value-plusplus = са знаком ++
