### The screen of Power Grid in the terminal.

terminal-title = Раунд { $round } · Этап { $step } · { $phase }
terminal-phase =
    { $ask ->
        [place] Подготовка
        [mark] Подготовка
        [fuel] Покупка ресурсов
        [build] Строительство
        [run] Снабжение городов
        [over] Конец игры
       *[other] Аукцион
    }
terminal-goals =
    { $step ->
        [1] { $step2 ->
            [one] { $map }: этап 2 с { $step2 } города, конец с { $end }
           *[other] { $map }: этап 2 с { $step2 } городов, конец с { $end }
        }
       *[other] { $map }: конец с { $end }
    }

## Columns and labels

terminal-money = деньги
terminal-cities = города
terminal-supply = снабжает
terminal-plants = станции
terminal-trust = трастовая компания
terminal-trust-letter = T
terminal-letter-coal = C
terminal-letter-oil = O
terminal-letter-garbage = G
terminal-letter-uranium = U
terminal-letter-hybrid = H
terminal-kind-eco = эко
terminal-kind-fusion = термояд
terminal-plants-now = станции сейчас
terminal-plants-deck = колода
terminal-plants-none = нет
terminal-step-3 = Этап 3
terminal-deck =
    { $cards ->
        [0] пуста
        [one] { $top ->
            [plug] { $cards } карта, сверху вилка
            [socket] { $cards } карта, сверху розетка
           *[none] { $cards } карта
        }
        [few] { $top ->
            [plug] { $cards } карты, сверху вилка
            [socket] { $cards } карты, сверху розетка
           *[none] { $cards } карты
        }
       *[other]
            { $top ->
                [plug] { $cards } карт, сверху вилка
                [socket] { $cards } карт, сверху розетка
               *[none] { $cards } карт
            }
    }
terminal-hybrids = (H расходует уголь или мазут)
terminal-discount = от { $minimum }
terminal-fuel = ресурсы
terminal-left = ост.
terminal-refill = попол.
terminal-closed = закрыт
terminal-next-prices = цены следующих
terminal-room = место
terminal-together = вместе
terminal-now = сейчас
terminal-soon = потом
terminal-under = под колодой
terminal-unseen = могут прийти
terminal-gone = вне игры
terminal-city = город
terminal-houses = домики
terminal-links = линии
terminal-start = старт
terminal-slots = домики: буква владельца, { $free } свободно, { $closed } ещё не открыто
terminal-network = ваша сеть ({ $cities })
terminal-no-city = На эти деньги не подключить ни одного города.
terminal-free = { $free } свободно
terminal-cost = цена
terminal-house-and-way = домик+путь
terminal-from = откуда
terminal-via = { $start }, по пути: { $cities }
terminal-dearer = … дороже: { $cities }, покажет `cities`
terminal-run = запуск
terminal-burns = расход
terminal-supplies = снабжает
terminal-income = прибыль
terminal-of = { $part } из { $all }
terminal-best = лучшее

## What is expected

terminal-open = Вы выставляете станцию { $plant }: начните с { $minimum } или больше.
terminal-bid = Ваша ставка на станцию { $plant }: { $lowest } или больше, либо пас (`pass`).
terminal-bid-poor = Станция { $plant }: на ставку выше денег не хватает, спасуйте (`pass`).
terminal-return = Не все ваши ресурсы помещаются ({ $held }): { $moves }, по одной фишке.
terminal-buy = Покупайте ресурсы, например `buy 3 coal`, или `done`.
terminal-burn = Один запуск всех ваших станций расходует { $needs }; у вас { $held }.
terminal-ready =
    { $ready ->
        [one] Ваши станции и ресурсы снабдят { $ready } город.
        [few] Ваши станции и ресурсы снабдят { $ready } города.
       *[other] Ваши станции и ресурсы снабдят { $ready } городов.
    }
terminal-ready-partly =
    { $ready ->
        [one] Ваших ресурсов хватит на { $ready } город, а станции могли бы снабдить { $capacity }.
        [few] Ваших ресурсов хватит на { $ready } города, а станции могли бы снабдить { $capacity }.
       *[other] Ваших ресурсов хватит на { $ready } городов, а станции могли бы снабдить { $capacity }.
    }
terminal-build = Подключайте города или `done`.
terminal-build-first = Выберите город, где начнётся ваша сеть, или `done`; `map` покажет линии.
terminal-next-city = Следующий город: { $city } за { $cost }.
terminal-which-run = Какие станции запустить?
terminal-mark = Выберите стартовый город: сети должны начаться в одном из таких городов. `map` покажет линии.
terminal-place-house = Поставьте домик трастовой компании: на этапе 1 город закрыт для вас обоих. `map` покажет линии.

## Help

terminal-example-number = выставить станцию 8, поставить 8 или строка 8) списка
terminal-example-fuel = фишки одну за другой
terminal-example-build = подключить Эссен (Essen): достаточно начала
terminal-example-run = снабдить города станциями 4 и 10
terminal-example-pass = без ставки или без станции; куплено или построено достаточно
terminal-example-plant = станция 10 расходует 2 угля и снабжает 2 города (O мазут, G вторсырьё, U уран, H уголь или мазут)
terminal-example-supply = ресурсов хватит на 5 городов, станции могли бы снабдить 7
terminal-page-map = игровая зона: города, домики, линии и их стоимость; `map west` для одной области
terminal-page-cities = все города, которые сейчас можно подключить
terminal-page-plants = где какая станция и какие ещё могут прийти
terminal-page-fuel = рынок ресурсов
