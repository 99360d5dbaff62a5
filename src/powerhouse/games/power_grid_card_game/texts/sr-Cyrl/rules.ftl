### Made of sr-Latn by tools/cyrillic.py.


### Power Grid: The Card Game: where the game is, what happened, what cannot be read, options and figures.


## Headings

heading-auction =
    { $kind ->
        [last] последњи круг { $round }, аукција електрана
       *[usual] круг { $round }, аукција електрана
    }
heading-resources =
    { $kind ->
        [last] последњи круг { $round }, куповина ресурса
       *[usual] круг { $round }, куповина ресурса
    }
heading-bureaucracy =
    { $kind ->
        [last] последњи круг { $round }, бирократија
       *[usual] круг { $round }, бирократија
    }

## Things

the-trust = картел
units =
    { $count ->
        [one]
            { $count } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафта
               *[uranium] уранијум
            }
       *[other]
            { $count } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    }
plant = { $number } ({ $fuel }, доноси { $income })
burns-coal =
    { $need ->
        [one] { $need } угаљ
       *[other] { $need } угља
    }
burns-gas =
    { $need ->
        [one] { $need } гас
       *[other] { $need } гаса
    }
burns-oil =
    { $need ->
        [one] { $need } нафта
       *[other] { $need } нафте
    }
burns-uranium =
    { $need ->
        [one] { $need } уранијум
       *[other] { $need } уранијума
    }
burns-hybrid =
    { $need ->
        [one] { $need } гас или нафта
       *[other] { $need } гаса или нафте
    }
burns-eco = без ресурса
tokens =
    { $count ->
        [one]
            { $count } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафту
               *[uranium] уранијум
            }
       *[other]
            { $count } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    }
card =
    { $count ->
       *[1] { "" }
        [one] { $count } ×{ " " }
        [few] { $count } ×{ " " }
        [other] { $count } ×{ " " }
    }{ $units ->
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

## News

news-scrapped-with-units =
    { $paid ->
        [0] { $name } затвара електрану { $plant } и одбацује: { $units }
       *[other] { $name } затвара електрану { $plant }, добија { $paid } и одбацује: { $units }
    }
line-returns = { $name } одбацује { $parts }
news-returned =
    { $count ->
        [one]
            { $count } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафту
               *[uranium] уранијум
            }
       *[other]
            { $count } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    }
line-cards = { $name } купује: { $parts } за { $total-paid }
news-card-bought = { card }
news-laid-out =
    вишак се излаже за { $price }: { $count ->
        [one]
            { $count } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафта
               *[uranium] уранијум
            }
       *[other]
            { $count } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    }
line-income = Зарада: { $parts }
news-produced = { $name } { $income } (покреће { $plants })
news-produced-nothing = { $name } { $income }
# As logs of older tables tell it:
news-earned = { $player } { $income }
news-earned-with = { $player } { $income } (покреће { $plants })
news-trust-units = картел узима: { $units }
news-last-round-card = извучена је карта последњег круга
news-order-by-plant = најскупља електрана иде прва: редослед играча је { $seats }
news-round = круг { $round }: редослед играча је { $seats }
news-last-round = последњи круг, за бодове: редослед играча је { $seats }
news-refill = нове карте ресурса: { $cards }
news-refill-after-shuffle = нове карте ресурса: { $cards }, пошто су промешане одбачене карте
news-next-is-last = следећи круг је последњи

## Moves as people say them

move-buy =
    купити { $units ->
        [one]
            { $units } { $fuel ->
                [coal] угаљ
                [gas] гас
                [oil] нафту
               *[uranium] уранијум
            }
       *[other]
            { $units } { $fuel ->
                [coal] угља
                [gas] гаса
                [oil] нафте
               *[uranium] уранијума
            }
    } за { $price }

## Moves that cannot be read

plant-needed = „{ $said }” тражи једну електрану, као 7 или 4-coal
plant-unknown = „{ $said }”: нема електране „{ $plant }”
plant-which = „{ $said }”: реците на коју се мисли: { $plants }
card-needed = „{ $said }” тражи ресурс и број јединица, као coal 3
card-units =
    { $most ->
        [one] „{ $said }”: карта има од 1 до { $most } јединице
        [few] „{ $said }”: карта има од 1 до { $most } јединице
       *[other] „{ $said }”: карта има од 1 до { $most } јединица
    }
card-price = „{ $said }”: ниједан стубац не кошта { $price }, постоје: { $prices }
run-phase = електране производе струју само у фази 3 (CG-4.1)
run-say-plants = реците које електране производе струју, или „run nothing”
run-say-mix = „{ $said }”: реците шта троше хибридне електране, као „with { $need } гас”
run-mix-fuels = „{ $said }”: хибридне електране троше гас и нафту, као „with 1 gas 1 oil”
run-mix-need =
    { $need ->
        [one] „{ $said }”: хибридне електране овде троше укупно { $need } јединицу
        [few] „{ $said }”: хибридне електране овде троше укупно { $need } јединице
       *[other] „{ $said }”: хибридне електране овде троше укупно { $need } јединица
    }

## The end

end-last-round = завршен је последњи круг, круг { $round }
end-in-last-round = није крај: ово је последњи круг
end-card-drawn = није крај: карта последњег круга је извучена
end-card-to-come = није крај: карта последњег круга још није дошла

## Options

reconstructed-plants = 39 од 42 електране, и које су електране мале
reconstructed-resources = јединице на већини карата ресурса, и бројеви играча на њима
reconstructed-renovation = колико доноси затварање на картама реновирања 2 до 5

## Figures

figure-points = бодови
figure-points-without-money = бодови без новца
figure-dearest-plant = најскупља електрана
figure-income = зарада
