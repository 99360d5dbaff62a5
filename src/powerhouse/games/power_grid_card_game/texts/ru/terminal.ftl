### The Card Game in the terminal.

## Titles

screen-title-auction =
    { $kind ->
        [last] Последний раунд { $round } · Аукцион
       *[usual] Раунд { $round } · Аукцион
    }
screen-title-buying =
    { $kind ->
        [last] Последний раунд { $round } · Покупка ресурсов
       *[usual] Раунд { $round } · Покупка ресурсов
    }
screen-title-bureaucracy =
    { $kind ->
        [last] Последний раунд { $round } · Бюрократия
       *[usual] Раунд { $round } · Бюрократия
    }
screen-title-end =
    { $kind ->
        [last] Последний раунд { $round } · Конец игры
       *[usual] Раунд { $round } · Конец игры
    }
screen-end-points = очки дают станции и каждые { $money } электро
screen-end-next = следующий раунд последний
screen-end-after =
    { $plants ->
        [one] до карты последнего раунда { $plants } станция
        [few] до карты последнего раунда { $plants } станции
       *[other] до карты последнего раунда { $plants } станций
    }

## Companies

screen-auction = аукцион
screen-buying = покупка
screen-earned = получено
screen-plants = станции
screen-resources = ресурсы
screen-trust-letter = T
screen-to-buy = ещё купит
screen-done = готово
screen-bought = есть покупка
screen-passed = пас
screen-offers = выбирает
screen-bids = ставит { $bid }
screen-in = торгуется
screen-out = вне торгов

## Markets

screen-plants-now = станции
screen-now = сейчас
screen-soon = потом
screen-deck = колода
screen-none = нет
screen-last-round-card = последний раунд
screen-from = от { $minimum }
screen-hybrids = (H расходует газ или мазут)
screen-deck-cards =
    { $cards ->
        [0] пуста
        [one] { $top ->
            [small] { $cards } карта, следующая малая
            [big] { $cards } карта, следующая крупная
           *[none] { $cards } карта
        }
        [few] { $top ->
            [small] { $cards } карты, следующая малая
            [big] { $cards } карты, следующая крупная
           *[none] { $cards } карты
        }
       *[other]
            { $top ->
                [small] { $cards } карт, следующая малая
                [big] { $cards } карт, следующая крупная
               *[none] { $cards } карт
            }
    }
screen-for = за { $price }
screen-in-the-deck = в колоде
screen-discarded = сброс
screen-held = есть
screen-burn = расход
screen-room = место
screen-fuel =
    { $fuel ->
        [coal] { letter } уголь
        [gas] { letter } газ
        [oil] { letter } мазут
       *[uranium] { letter } уран
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
screen-kept = { $units } из { $card }
screen-too-much = Не всё помещается: у вас останется { $kept }; остальное выкладывается за { $price }.
screen-too-much-lost = Не всё помещается: у вас останется { $kept }; остальное выкладывается за { $price } или пропадает, когда кончаются карты остаточных ресурсов.
units-either =
    { $count ->
        [one] { $count } газ или мазут
       *[other] { $count } газа или мазута
    }

## Decisions

screen-produce-with = запуск
screen-burns = расход
screen-leaves = остаток
screen-next-order = следующий порядок хода
screen-run-place = пока { $place }-е из { $known }
screen-more-runs = … ещё { $runs }: `runs`
screen-scrap = снести
screen-keep = оставить
screen-without-room = единицы без места
screen-listed = { $items }

## Questions

terminal-open = Вы выставляете станцию { $plant }: начните с { $minimum } или больше.
terminal-bid = Ваша ставка на станцию { $plant }: { $lowest } или больше, либо пас (`pass`).
terminal-bid-poor = Станция { $plant }: на ставку выше денег не хватает, спасуйте (`pass`).
ask-return = Лишних единиц { $units }, места не хватает (есть { $held }): { $moves }, по одной единице.
ask-buy-more = Ресурсов хватает на все ваши станции. Покупайте ещё, например `{ $card }`, или `done`. У вас { $money }.
ask-buy = Покупайте карты ресурсов или `done`. Для запуска всех станций не хватает: { $lacks }; `{ $cards }` за { $cost }. У вас { $money }.
ask-buy-dear = Покупайте карты ресурсов или `done`. Для запуска всех станций не хватает: { $lacks }; это стоит { $cost }. У вас { $money }.
ask-buy-too-few = Покупайте карты ресурсов или `done`. Для запуска всех станций не хватает: { $lacks }; на рынке столько нет. У вас { $money }.
ask-buy-best = { $asked } Самое большее — прибыль { $income }: `{ $cards }` за { $cost }.
ask-run = Какие станции производят энергию? Кто получит больше всех, тот ходит первым в следующем раунде. У вас { $money }.

## What was typed

screen-no-card =
    { $fuel ->
        [coal] нет карты «уголь { $units }»: на карте единиц от 1 до { $most }
        [gas] нет карты «газ { $units }»: на карте единиц от 1 до { $most }
        [oil] нет карты «мазут { $units }»: на карте единиц от 1 до { $most }
       *[uranium] нет карты «уран { $units }»: на карте единиц от 1 до { $most }
    }
screen-sum-phase = сумма — только при покупке карт ресурсов
screen-sum-cards = скажите, какие карты, например `sum c3 g2`

## Pages and help

screen-page-plants = где какая станция и какие ещё могут прийти
screen-page-resources = рынок ресурсов, его стопки и карты всех игроков
screen-page-sum = сколько стоят карты вместе, например `sum c3 u1`
screen-page-runs = все способы произвести энергию, которые стоит обдумать
screen-under = под колодой
screen-may-come = могут прийти
screen-gone = вне игры
screen-deck-pile = колода ({ $cards })
screen-leftovers = остаточные карты
screen-not-laid-out = не выложено: { $units }
screen-plusplus =
    { $cards ->
        [one] { $cards } карта с символом ++ попадёт в стопку сброса при первом перемешивании
        [few] { $cards } карты с символом ++ попадут в стопку сброса при первом перемешивании
       *[other] { $cards } карт с символом ++ попадут в стопку сброса при первом перемешивании
    }
screen-sum = { $bought } за { $paid }: у вас останется денег { $money } и будет { $held }, хватит на прибыль { $income } из { $capacity }.
screen-runs-phase = Станции производят энергию в фазе 3 («Бюрократия»).
screen-example-number = выставить или снести станцию 8, поставить 8 или строка 8) списка
screen-example-letter = из нескольких станций 4 та, что на угле (g газ, o мазут, h гибридная, u уран, e экологическая)
screen-example-opening = выставить станцию 4 и начать с 6; `offer 4c, bid 6` — то же самое
screen-example-cards = купить три карты, каждую там, где она дешевле; или `coal 3 for 4`
screen-example-several = несколько ходов в строке: выполняются все или ни одного
screen-example-run = произвести энергию на станциях 4 и 12
screen-example-short = `pass`: без ставки, без станции; `done`: куплено достаточно. Хватит и начала слова
screen-example-plant = станция 12 расходует 3 угля, её прибыль 9 (H газ или мазут)
screen-example-income = с нынешними ресурсами прибыль 8, на всех станциях была бы 14

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
letters-eco = эко
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
