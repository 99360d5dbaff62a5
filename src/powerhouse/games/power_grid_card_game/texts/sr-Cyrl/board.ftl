### Made of sr-Latn by tools/cyrillic.py.


### The board in a browser.

cg-fuel =
    { $fuel ->
        [coal] угаљ
        [gas] гас
        [oil] нафта
        [either] гас или нафта
       *[uranium] уранијум
    }
cg-kind-coal = угаљ
cg-kind-gas = гас
cg-kind-oil = нафта
cg-kind-uranium = уранијум
cg-kind-hybrid = хибридна
cg-kind-eco = еколошка
cg-units =
    { $count ->
        [one] { $count } { cg-fuel }
       *[other]
            { $count } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
                [uranium] уранијума
               *[either] гаса или нафте
            }
    }
cg-nothing = ништа
cg-trust = Картел
cg-for = за
cg-from = од
cg-new = нова
cg-now = сада
cg-soon = ускоро
cg-back-small = мала електрана
cg-back-big = велика електрана
cg-place = { $place }.
cg-headline = круг { $round } · { $phase }
cg-headline-last = последњи круг · { $phase }
cg-headline-over = партија је завршена
cg-phase-auction = аукција
cg-phase-resources = ресурси
cg-phase-bureaucracy = бирократија
cg-phase-end = крај
cg-glance-player = { $name } { $ready }
cg-tabs = Које тржиште
cg-last-banner = Последњи круг: купујте само оно што се троши у једном покретању. Без зараде; затим електране доносе бодове.
cg-next-last-banner = Дошла је карта последњег круга: следећи круг је последњи.

## Plants

cg-plant = { $number } ({ $kind })
cg-burns =
    троши { $need ->
        [one]
            { $need } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафту
                [uranium] уранијум
               *[either] гас или нафту
            }
       *[other]
            { $need } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
                [uranium] уранијума
               *[either] гаса или нафте
            }
    }
cg-burns-nothing = не троши ресурсе
cg-plant-title = Електрана { $plant }: { $burns }, доноси { $income }, { $back }.
cg-plant-minimum = Најмања понуда { $minimum }.
cg-plant-discount = Попуст: најмања понуда { $minimum }.
cg-plant-hammer = Под чекићем.
cg-plant-held = { $name } за њу нуди { $bid }.
cg-plant-offer = Стави на аукцију.
cg-plants-title = Електране
cg-plants-help = доступне су четири најјефтиније
cg-plants-all = последњи круг: све су доступне
cg-plants-none = Није остала ниједна електрана.
cg-last-card = Следи последњи круг
cg-last-card-title = Карта последњег круга: одлази с најјефтинијом електраном после ове аукције, а следећи круг је последњи
cg-fate-under = ↓ шпил
cg-fate-under-title = На крају круга иде на дно шпила.
cg-fate-leaves = одлази
cg-fate-leaves-title = На крају круга излази из игре.
cg-fate-trust = Картел
cg-fate-trust-title = Узима је картел после прве куповине или одустајања.
cg-deck-title = Шпил електрана
cg-deck-next = следећа карта
cg-deck-empty = нема
cg-deck-before =
    { $plants ->
        [0] следећа је карта последњег круга
        [one] { $plants } електрана до последњег круга
        [few] { $plants } електране до последњег круга
       *[other] { $plants } електрана до последњег круга
    }
cg-deck-last =
    { $cards ->
        [0] у шпилу нема више електрана
        [one] у шпилу је још { $cards } електрана
        [few] у шпилу су још { $cards } електране
       *[other] у шпилу је још { $cards } електрана
    }
cg-deck-next-last = следећи круг је последњи
cg-deck-under = испод ње { $numbers }

## Resources

cg-resources-title = Ресурси
cg-resources-help = карта кошта колико пише на ступцу
cg-resources-buy = карте које светле стају, празне јединице не
cg-resources-trust = обележене карте после овог потеза иду картелу
cg-column =
    { $price ->
        [one] { $price } електро
       *[other] { $price } електра
    }
cg-column-left = остаци
cg-column-card = по карти
cg-card-title =
    { $units ->
        [one] { $units } { cg-fuel }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    } за { $price }.
cg-card-planned = Планирано: уклони из плана.
cg-card-buy = Додај у план куповине.
cg-card-born = Изложена овом куповином.
cg-card-flag = картел
cg-card-trust = После овог потеза узима је картел.
cg-deck = Шпил
cg-discard = Одбачено
cg-stack = Карте остатка

## What is looked at

cg-read-plant = Електрана { $plant }: { $burns } и доноси { $income }.
cg-read-plant-from = Понуде од { $minimum }.
cg-read-plant-token = Понуде од { $minimum }: има попуст.
cg-read-plant-soon = Још није доступна.
cg-read-plant-all = С њом све ваше електране доносе { $after } уместо { $before }.
cg-read-plant-drops = Електрана { $plant } доноси најмање и затворила би се.
cg-read-fuel =
    { $units ->
        [one] Ресурси за једно покретање сада коштају { $cost }, на тржишту је { $units } јединица.
        [few] Ресурси за једно покретање сада коштају { $cost }, на тржишту су { $units } јединице.
       *[other] Ресурси за једно покретање сада коштају { $cost }, на тржишту је { $units } јединица.
    }
cg-read-fuel-short =
    { $units ->
        [0] На тржишту нема ресурса за њу.
        [one] На тржишту је премало ресурса за једно покретање: { $units } јединица.
        [few] На тржишту је премало ресурса за једно покретање: { $units } јединице.
       *[other] На тржишту је премало ресурса за једно покретање: { $units } јединица.
    }
cg-read-rivals =
    { $count ->
        [1] Исти ресурс троши и { $names }.
       *[other] Исти ресурс троше и { $names }.
    }
cg-read-card =
    { $units ->
        [one] { $units } { cg-fuel }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    } за { $price }.
cg-read-sum = Збир { $sum }, остаје { $left }.
cg-read-planned = У плану је; притисните поново да је уклоните.
cg-read-kept =
    { $lost ->
        [0] Задржава се { $keeps }, у стубац 1 се излаже { $leftover }.
       *[other]
            { $leftover ->
                [0] Задржава се { $keeps }, пропада { $lost }.
               *[other] Задржава се { $keeps }, у стубац 1 се излаже { $leftover }, пропада { $lost }.
            }
    }
cg-read-same = Зарада остаје { $income }.
cg-read-more = Зарада { $before } → { $income }: покрећу се { $plants }.
cg-read-burners = Троше: { $names }.
cg-read-nobody = Сада то нико не троши.
cg-read-pile = { $cards }.
cg-read-own = Чува до { $store }. Јединице могу ићи на сваку електрану која их троши.
cg-read-own-free = Ради у сваком кругу.
cg-read-deck =
    { $cards ->
        [one] { $cards } карта у шпилу електрана.
        [few] { $cards } карте у шпилу електрана.
       *[other] { $cards } карата у шпилу електрана.
    }
cg-read-unseen = Још могу доћи: { $numbers }.
cg-read-stack = Карте остатка које се још могу изложити:
cg-read-stack-none = нема их. Јединице без места пропадају.
cg-read-pile-deck = У шпилу ресурса, непознатим редом:
cg-read-pile-discard = Међу одбаченим картама:
cg-read-pile-none = ништа.
cg-read-cards =
    { $count } × { $units ->
        [one] { $units } { cg-fuel }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    }
cg-read-plusplus =
    { $cards ->
        [one] С првим мешањем улази још { $cards }.
        [few] С првим мешањем улазе још { $cards }.
       *[other] С првим мешањем улази још { $cards }.
    }
cg-read-round = Како ствари стоје, круг се завршава овако:
cg-read-refill =
    { $cards ->
        [0] нова карта не долази.
        [one] карте прелазе у јефтиније ступце, долази { $cards } нова.
        [few] карте прелазе у јефтиније ступце, долазе { $cards } нове.
       *[other] карте прелазе у јефтиније ступце, долази { $cards } нових.
    }
cg-read-shuffle = Шпил се троши: одбачене карте се мешају.
cg-read-leaves = Електрана { $plant } излази из игре.
cg-read-under = Електрана { $plant } иде на дно шпила.
cg-read-next-last = Следећи круг је последњи.
cg-read-last = Последњи круг.
cg-read-last-help = Смете купити оно што ваше електране троше у једном покретању, не више. Затим свака електрана с ресурсима доноси своје бодове, а сваких 10 електра један бод.
cg-read-over = Партија је завршена.

## Own plants

cg-mine = Ваше електране
cg-mine-of = Електране: { $name }
cg-mine-ready = осветљене могу да раде и доносе { $ready } од { $capacity }
cg-mine-plan = сада ради { $before } од { $capacity }, с планом { $ready }
cg-mine-none = Још нема електрана.
cg-mine-free = место за електрану
cg-own-run = троши у једном покретању
cg-own-store = чува за касније
cg-own-free = не требају ресурси
cg-own-runs = Ради
cg-own-again = и још једном
cg-own-always = сваки круг
cg-own-will = Радиће
cg-own-will-more = с овом куповином
cg-own-lacks =
    Недостаје { $units ->
        [one] { $units } { cg-fuel }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
                [either] гаса или нафте
               *[uranium] уранијума
            }
    }
cg-own-drops = Затворила би се
cg-own-drops-more = од три доноси најмање
cg-own-scrap = Затвори ову
cg-own-scrap-units = одбацује: { $units }
cg-own-scrap-rest = остале доносе { $income }
cg-own-chosen = Ради
cg-own-idle = Мирује
cg-hand = Ваше карте
cg-hand-of = Карте: { $name }
cg-hand-help = празно: потрошено
cg-hand-planned = испрекидано: планирано
cg-hand-none = Нема карата ресурса.
cg-out-now = Ако се ништа не промени
cg-out-plan = С овим планом
cg-out-over = На крају
cg-out-income = зарада у овом кругу
cg-out-money = новац после тога
cg-out-place = место у следећем редоследу
cg-out-points = бодови: електране + десетице
cg-out-capacity = све електране
cg-out-ready = електране с ресурсима
cg-out-dearest = најскупља електрана, ако је једнако
cg-points = { $ready } + { $money }
cg-points-hidden = { $ready }+
cg-lot-title = Ако добијете електрану { $plant }
cg-lot-earns = доноси по покретању
cg-lot-burns = троши по покретању
cg-lot-all = све електране заједно
cg-lot-bidders = У аукцији
cg-offers-title = Шта би донела која електрана
cg-offers-fuel = ресурси за покретање
cg-offers-all = све електране
cg-offers-help = Ресурси по садашњим ценама; – ако их на тржишту има премало.
cg-offers-none = Посматрач горе види електране.
cg-buy-title = Ова куповина
cg-buy-question = Шта купити?
cg-buy-lacks-title = Шта недостаје вашим електранама
cg-buy-keeps = задржава { $keeps }
cg-buy-lacks = Недостаје { $units } за: { $plants }.
cg-buy-enough = Све електране имају ресурсе за једно покретање.
cg-buy-all = Планирај све: { $cost } за зараду { $income }
cg-buy-all-last = Планирај све: { $cost } за поене: { $income }
cg-buy-best = Планирај најбоље: { $cost } за зараду { $income }
cg-buy-best-last = Планирај најбоље: { $cost } за поене: { $income }
cg-buy-trust = Затим картел
cg-buy-trust-takes = бесплатно узима карте: { $units }.
cg-run-title = Ово покретање
cg-run-earns = зарада
cg-run-burns = троши
cg-run-leaves = остаје
cg-run-place = следећи редослед
cg-run-place-of = за сада { $place }. од { $known }
cg-run-short = Нема довољно ресурса за све ове заједно.
cg-run-help = Притисните електрану да је покренете или зауставите.
cg-incomes-title = Зарада у овом кругу
cg-incomes-expected = очекивано { $income }
cg-scrap-title = Једна електрана је сувишна
cg-scrap-help = Изаберите једну од три старије; она излази из игре. Нова остаје.
cg-scrap-wait = Једна од три старије излази из игре.
cg-scrap-paid = Затварање доноси { $paid }.
cg-return-title =
    { $units ->
        [one] Нема места за { $units } јединицу
        [few] Нема места за { $units } јединице
       *[other] Нема места за { $units } јединица
    }
cg-return-held = Гас и нафта се боре за место на хибридним електранама: { $units }.
cg-return-help = Изаберите шта одбацујете, једну по једну јединицу.
cg-final-title = Бодови
cg-final-sum = { $ready } + { $money } = { $points }

## Companies

cg-company-runs = ради
cg-company-runs-title = Са својим ресурсима { $ready } од { $capacity }
cg-company-earned = зарада
cg-company-points = бодови
cg-company-points-title = Кад би се партија сада завршила: место { $place }; најскупља електрана { $dearest }
cg-company-lit = Може да ради.
cg-company-noplants = још нема електрана
cg-company-holds = Карте ресурса: { $units }
cg-order-title = Следећи редослед
cg-order-income = { $name } { $income }
cg-order-help = по заради; црта: ако све раде
cg-trust-third = трећа компанија
cg-trust-next = узима следећу
cg-trust-takes = После прве куповине или одустајања узима електрану { $plant }, најскупљу доступну.
cg-trust-drops = Затим његова најстарија електрана { $plant } излази.
cg-trust-oldest = Његова најстарија електрана је { $plant }.
cg-trust-free = Ништа не плаћа и ништа не задржава.

## The bar

cg-pass-round = Одустани: без електране
cg-offer-take = Купи { $plant } за { $minimum }
cg-bid-discount = С попустом је најмања понуда { $minimum }.
cg-buy-end = Заврши куповину
cg-buy-finish = Купи за { $cost } и заврши
cg-buy-remove =
    Уклони из плана: { $units ->
        [one] { $units } { cg-fuel }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    } за { $price }
cg-buy-outlook = С ресурсима које имате електране доносе { $ready } од { $capacity }.
cg-buy-runs =
    { $count ->
        [1] Електрана { $plants } ради и доноси { $income }.
       *[other] Електране { $plants } раде и доносе { $income }.
    }
cg-buy-runs-none = Још не ради ниједна електрана.
cg-run-plant = Електрана { $number } ради.
cg-run-confirm = Покрени за { $income }
cg-run-nothing = Не покрећи ништа, зарада { $income }
cg-run-best = најбоље
cg-run-best-choose = Изабери најбоље
cg-run-mix = Хибридне троше
cg-run-mix-title = Колико је гаса међу јединицама које троше хибридне електране
cg-scrap-short = Затвори { $number }
cg-scrap-plant = Затвори { $plant }
cg-return-unit =
    { $fuel ->
        [coal] Одбаци 1 угаљ од { $held }
        [gas] Одбаци 1 гас од { $held }
        [oil] Одбаци 1 нафту од { $held }
       *[uranium] Одбаци 1 уранијум од { $held }
    }
cg-ask-offer-yours = Електрана { $plant } је ваша за { $minimum }: купите је или изаберите другу.
cg-ask-scrap = Једна електрана је сувишна: изаберите једну од три старије коју затварате.
cg-ask-return =
    { $units ->
        [1] Нема места за { $units } јединицу: изаберите да ли одбацујете гас или нафту.
        [one] Нема места за { $units } јединицу: бирајте шта одбацујете, гас или нафту, једну по једну.
        [few] Нема места за { $units } јединице: бирајте шта одбацујете, гас или нафту, једну по једну.
       *[other] Нема места за { $units } јединица: бирајте шта одбацујете, гас или нафту, једну по једну.
    }
cg-ask-buy = Узмите карте с тржишта, па завршите.
cg-ask-buy-none = Сада се не може купити ниједна карта: завршите.
cg-ask-run = Које електране се покрећу? Ко највише заради, у следећем кругу је први.
cg-ask-over =
    { $points ->
        [one] Партија је завршена. Побеђује { $name }, { $points } бод.
        [few] Партија је завршена. Побеђује { $name }, { $points } бода.
       *[other] Партија је завршена. Побеђује { $name }, { $points } бодова.
    }
cg-ask-over-shared =
    { $points ->
        [one] Партија је завршена. Прво место деле { $names }, { $points } бод.
        [few] Партија је завршена. Прво место деле { $names }, { $points } бода.
       *[other] Партија је завршена. Прво место деле { $names }, { $points } бодова.
    }
plants-wait-return = { $name } одбацује јединице.
plants-wait-buy = { $name } купује ресурсе.

## Tables for those who hear the page

cg-companies = Компаније
cg-table-plant = електрана
cg-table-burns = ресурси
cg-table-income = доноси
cg-table-minimum = најмања понуда
cg-table-company = компанија
cg-table-money = новац
cg-table-points = бодови сада
