### Made of sr-Latn by tools/cyrillic.py.


### The Card Game in the terminal.


## Titles

screen-title-auction =
    { $kind ->
        [last] Последњи круг { $round } · Аукција
       *[usual] Круг { $round } · Аукција
    }
screen-title-buying =
    { $kind ->
        [last] Последњи круг { $round } · Ресурси
       *[usual] Круг { $round } · Ресурси
    }
screen-title-bureaucracy =
    { $kind ->
        [last] Последњи круг { $round } · Бирократија
       *[usual] Круг { $round } · Бирократија
    }
screen-title-end =
    { $kind ->
        [last] Последњи круг { $round } · Крај
       *[usual] Круг { $round } · Крај
    }
screen-end-points =
    { $money ->
        [one] електране и сваки { $money } електро доносе бодове
       *[other] електране и сваких { $money } електра доносе бодове
    }
screen-end-next = следећи круг је последњи
screen-end-after =
    { $plants ->
        [one] карта последњег круга после { $plants } електране
        [few] карта последњег круга после { $plants } електране
       *[other] карта последњег круга после { $plants } електрана
    }

## Companies

screen-auction = аукција
screen-buying = куповина
screen-earned = добијено
screen-plants = електране
screen-resources = ресурси
screen-trust-letter = К
screen-to-buy = купује
screen-done = готово
screen-bought = купљено
screen-passed = одустаје
screen-offers = бира
screen-bids = нуди { $bid }
screen-in = у игри
screen-out = ван

## Markets

screen-plants-now = сада
screen-now = сада
screen-soon = ускоро
screen-deck = шпил
screen-none = нема
screen-last-round-card = последњи круг
screen-from = од { $minimum }
screen-hybrids = (H троши гас или нафту)
screen-deck-cards =
    { $cards ->
        [0] празан
        [one]
            { $top ->
                [small] { $cards } карта, следећа је мала
                [big] { $cards } карта, следећа је велика
               *[none] { $cards } карта
            }
        [few]
            { $top ->
                [small] { $cards } карте, следећа је мала
                [big] { $cards } карте, следећа је велика
               *[none] { $cards } карте
            }
       *[other]
            { $top ->
                [small] { $cards } карата, следећа је мала
                [big] { $cards } карата, следећа је велика
               *[none] { $cards } карата
            }
    }
screen-for = за { $price }
screen-in-the-deck = у шпилу
screen-discarded = одбачено
screen-held = има
screen-burn = троши
screen-room = места
screen-fuel =
    { $fuel ->
        [coal] { letter } угаљ
        [gas] { letter } гас
        [oil] { letter } нафта
       *[uranium] { letter } уранијум
    }
screen-units = { $count }{ letter }
screen-burnt =
    { $either ->
        [0]
            { $units ->
                [0] { "" }
               *[other] { $units }
            }
       *[other]
            { $units ->
                [0] { $either }H
               *[other] { $units } + { $either }H
            }
    }
screen-kept = { $units } од { $card }
screen-too-much = Нема места за све: задржавате { $kept }; остатак се излаже за { $price }.
screen-too-much-lost = Нема места за све: задржавате { $kept }; остатак се излаже за { $price }, или пропада кад понестане карата остатка.
units-either =
    { $count ->
        [one] { $count } гас или нафта
       *[other] { $count } гаса или нафте
    }

## Decisions

screen-produce-with = производи
screen-burns = троши
screen-leaves = остаје
screen-next-order = следећи редослед
screen-run-place = за сада { $place }. од { $known }
screen-more-runs = … још { $runs }: `runs`
screen-scrap = затвара
screen-keep = задржава
screen-without-room = јединице без места
screen-listed = { $items }

## Questions

terminal-open = На аукцију стављате: { $plant }. Отворите са { $minimum } или више.
terminal-bid = Ваша понуда за електрану { $plant }: { $lowest } или више, или `pass`.
terminal-bid-poor = Ваша понуда за електрану { $plant }: не можете више, `pass`.
ask-return =
    { $units ->
        [one] Од онога што имате ({ $held }) нема места за { $units } јединицу: { $moves }, једну по једну.
        [few] Од онога што имате ({ $held }) нема места за { $units } јединице: { $moves }, једну по једну.
       *[other] Од онога што имате ({ $held }) нема места за { $units } јединица: { $moves }, једну по једну.
    }
ask-buy-more = Имате довољно за све своје електране. Купите још, као `{ $card }`, ili `done`. Имате { $money }.
ask-buy = Купите карте ресурса, или `done`. За покретање свих електрана недостаје { $lacks }: `{ $cards }` за { $cost }. Имате { $money }.
ask-buy-dear = Купите карте ресурса, или `done`. За покретање свих електрана недостаје { $lacks }, што кошта { $cost }. Имате { $money }.
ask-buy-too-few = Купите карте ресурса, или `done`. За покретање свих електрана недостаје { $lacks }: на тржишту тога има премало. Имате { $money }.
ask-buy-best = { $asked } Највише што можете добити је { $income }: `{ $cards }` за { $cost }.
ask-run = Које електране производе струју? Ко највише заради, у следећем кругу је први. Имате { $money }.

## What was typed

screen-no-card =
    { $most ->
        [one] карте имају од 1 до { $most } јединице
        [few] карте имају од 1 до { $most } јединице
       *[other] карте имају од 1 до { $most } јединица
    }, нема ове: { $units ->
        [one]
            { $units } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафта
               *[uranium] уранијум
            }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    }
screen-sum-phase = збирови су за куповину карата ресурса
screen-sum-cards = реците које карте, као `sum c3 g2`

## Pages and help

screen-page-plants = где је која електрана и које још могу доћи
screen-page-resources = тржиште ресурса, његови шпилови и свачије карте
screen-page-sum = колико би карте коштале заједно, као `sum c3 u1`
screen-page-runs = сви начини производње које вреди размотрити
screen-under = на дну шпила
screen-may-come = још може доћи
screen-gone = ван игре
screen-deck-pile =
    { $cards ->
        [one] шпил ({ $cards } карта)
        [few] шпил ({ $cards } карте)
       *[other] шпил ({ $cards } карата)
    }
screen-leftovers = карте остатка
screen-not-laid-out = није изложено: { $units }
screen-plusplus =
    { $cards ->
        [one] { $cards } карта са знаком ++ долази међу одбачене с првим мешањем
        [few] { $cards } карте са знаком ++ долазе међу одбачене с првим мешањем
       *[other] { $cards } карата са знаком ++ долази међу одбачене с првим мешањем
    }
screen-sum = { $bought } за { $paid }: остало би вам { $money } и имали бисте: { $held }, довољно за зараду { $income } од { $capacity }.
screen-runs-phase = Електране производе струју у фази 3, бирократији.
screen-example-number = електрана 8 на аукцију или затварање, понуда 8, или ред 8) са списка
screen-example-letter = од више електрана 4 она на угаљ (g гас, o нафта, h хибридна, u уранијум, e еколошка)
screen-example-opening = електрана 4 на аукцију и понуда 6; `offer 4c, bid 6` је исто
screen-example-cards = купити три карте, сваку где је најјефтинија; или `coal 3 for 4`
screen-example-several = више потеза у једном реду: сви се одиграју, или ниједан
screen-example-run = покренути електране 4 и 12
screen-example-short = `pass`: без понуде, без електране; `done`: довољно купљено. Довољни су почеци речи
screen-example-plant = електрана 12 троши 3 угља (Ц) и зарађује 9 (H гас или нафта)
screen-example-income = постојећи ресурси зарађују 8, све електране би могле 14

## Plants and cards in few characters

letters-coal =
    { $need ->
        [1] C
        [2] CC
        [3] CCC
       *[other] { $need }C
    }
letters-gas =
    { $need ->
        [1] G
        [2] GG
        [3] GGG
       *[other] { $need }G
    }
letters-oil =
    { $need ->
        [1] O
        [2] OO
        [3] OOO
       *[other] { $need }O
    }
letters-uranium =
    { $need ->
        [1] U
        [2] UU
        [3] UUU
       *[other] { $need }U
    }
letters-hybrid =
    { $need ->
        [1] H
        [2] HH
        [3] HHH
       *[other] { $need }H
    }
letters-eco = еко
letter =
    { $fuel ->
        [coal] C
        [gas] G
        [oil] O
       *[uranium] U
    }
letters-card =
    { $count ->
        [1] { letter }{ $units }
       *[other] { letter }{ $units }×{ $count }
    }
