### Made of sr-Latn by tools/cyrillic.py.


### The screen of Power Grid in the terminal.

terminal-title = Круг { $round } · Етапа { $step } · { $phase }
terminal-phase =
    { $ask ->
        [place] Припрема
        [mark] Припрема
        [fuel] Куповина ресурса
        [build] Изградња
        [run] Снабдевање
        [over] Крај
       *[other] Аукција
    }
terminal-goals =
    { $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }: { $step ->
        [1]
            етапа 2 од { $step2 ->
                [one] { $step2 } града
                [few] { $step2 } града
               *[other] { $step2 } градова
            }, крај од { $end }
       *[other] крај од { $end }
    }

## Columns and labels

terminal-money = новац
terminal-cities = градови
terminal-supply = снабдева
terminal-plants = електране
terminal-trust = картел
terminal-trust-letter = К
terminal-letter-coal = C
terminal-letter-oil = O
terminal-letter-garbage = G
terminal-letter-uranium = U
terminal-letter-hybrid = H
terminal-kind-eco = еко
terminal-kind-fusion = фузија
terminal-plants-now = електране сада
terminal-plants-deck = шпил
terminal-plants-none = нема
terminal-step-3 = Етапа 3
terminal-deck =
    { $cards ->
        [0] празан
        [one]
            { $top ->
                [plug] { $cards } карта, на врху утикач
                [socket] { $cards } карта, на врху утичница
               *[none] { $cards } карта
            }
        [few]
            { $top ->
                [plug] { $cards } карте, на врху утикач
                [socket] { $cards } карте, на врху утичница
               *[none] { $cards } карте
            }
       *[other]
            { $top ->
                [plug] { $cards } карата, на врху утикач
                [socket] { $cards } карата, на врху утичница
               *[none] { $cards } карата
            }
    }
terminal-hybrids = (H троши угаљ или нафту)
terminal-discount = од { $minimum }
terminal-fuel = ресурси
terminal-left = има
terminal-refill = допуна
terminal-closed = затворено
terminal-next-prices = цене следећих
terminal-room = места
terminal-together = заједно
terminal-now = сада
terminal-soon = ускоро
terminal-under = на дну шпила
terminal-unseen = још може доћи
terminal-gone = ван игре
terminal-city = град
terminal-houses = кућице
terminal-links = везе
terminal-start = почетни
terminal-slots = кућице: слово за власника, { $free } слободно, { $closed } још затворено
terminal-network = ваша мрежа ({ $cities })
terminal-no-city = С овим новцем не можете повезати ниједан град.
terminal-free = { $free } слободно
terminal-cost = цена
terminal-house-and-way = кућица+пут
terminal-from = из
terminal-via = { $start } преко { $cities }
terminal-dearer = … скупљих још { $cities }: `cities`
terminal-run = покреће
terminal-burns = троши
terminal-supplies = снабдева
terminal-income = зарада
terminal-of = { $part } од { $all }
terminal-best = најбоље

## What is expected

terminal-open = Стављате електрану { $plant } на аукцију: отворите са { $minimum } или више.
terminal-bid = Ваша понуда за електрану { $plant }: { $lowest } или више, или `pass`.
terminal-bid-poor = Ваша понуда за електрану { $plant }: не можете више, `pass`.
terminal-return = Нема места за све ваше ресурсе ({ $held }): { $moves }, један по један токен.
terminal-buy = Купите ресурсе, као `buy 3 coal`, или `done`.
terminal-burn = За једно покретање свих ваших електрана треба: { $needs }; имате: { $held }.
terminal-ready =
    { $ready ->
        [one] Ваше електране и ресурси снабдевају { $ready } град.
        [few] Ваше електране и ресурси снабдевају { $ready } града.
       *[other] Ваше електране и ресурси снабдевају { $ready } градова.
    }
terminal-ready-partly =
    { $ready ->
        [one] Ваши ресурси снабдевају { $ready } град, а електране би могле { $capacity }.
        [few] Ваши ресурси снабдевају { $ready } града, а електране би могле { $capacity }.
       *[other] Ваши ресурси снабдевају { $ready } градова, а електране би могле { $capacity }.
    }
terminal-build = Повежите градове, или `done`.
terminal-build-first = Изаберите град у којем почиње ваша мрежа, или `done`; `map` показује везе.
terminal-next-city = Следећи би био { $city } за { $cost }.
terminal-which-run = Које електране се покрећу?
terminal-mark = Обележите почетни град: мреже ће морати да почну у неком од обележених градова. `map` показује везе.
terminal-place-house = Поставите кућицу картела: у етапи 1 затворено за оба играча. `map` показује везе.

## Help

terminal-example-number = електрана 8 на аукцију, понуда 8, или ред 8) са списка
terminal-example-fuel = токени један за другим
terminal-example-build = повезати Есен: довољни су почеци речи
terminal-example-run = снабдети градове електранама 4 и 10
terminal-example-pass = без понуде или без електране; довољно купљено или изграђено
terminal-example-plant = електрана 10 троши 2 угља и снабдева 2 града (Ц угаљ, O нафта, G отпад, U уранијум, H угаљ или нафта)
terminal-example-supply = постојећи ресурси снабдевају 5 градова, а електране би могле 7
terminal-page-map = зона игре: градови, кућице, везе и њихове цене; `map west` за једну област
terminal-page-cities = сви градови које сада можете повезати
terminal-page-plants = где је која електрана и које још могу доћи
terminal-page-fuel = тржиште ресурса
