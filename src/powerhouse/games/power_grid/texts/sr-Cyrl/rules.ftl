### Made of sr-Latn by tools/cyrillic.py.


### Power Grid: where the game is, what happened, what cannot be read, options and figures.


## Headings

heading-set-up = припрема
heading-auction = круг { $round }, етапа { $step }, аукција електрана
heading-fuel = круг { $round }, етапа { $step }, куповина ресурса
heading-building = круг { $round }, етапа { $step }, изградња
heading-bureaucracy = круг { $round }, етапа { $step }, бирократија

## Things

tokens =
    { $fuel ->
        [hybrid]
            { $count ->
                [one] { $count } токен угља или нафте
               *[other] { $count } токена угља или нафте
            }
        [coal]
            { $count ->
                [one] { $count } токен угља
               *[other] { $count } токена угља
            }
        [oil]
            { $count ->
                [one] { $count } токен нафте
               *[other] { $count } токена нафте
            }
        [garbage]
            { $count ->
                [one] { $count } токен отпада
               *[other] { $count } токена отпада
            }
       *[other]
            { $count ->
                [one] { $count } токен уранијума
               *[other] { $count } токена уранијума
            }
    }
kind-region = област

## News

news-zone = зона игре: { $regions }
line-returns = { $name } враћа { $parts }
news-returned =
    { $fuel ->
        [coal] 1 угаљ
        [oil] 1 нафту
        [garbage] 1 отпад
       *[uranium] 1 уранијум
    }
line-fuel = { $name } купује { $parts }
news-fuel-bought =
    { $fuel ->
        [coal]
            { $count ->
                [one] { $count } угаљ за { $paid }
               *[other] { $count } угља за { $paid }
            }
        [oil]
            { $count ->
                [one] { $count } нафту за { $paid }
               *[other] { $count } нафте за { $paid }
            }
        [garbage]
            { $count ->
                [one] { $count } отпад за { $paid }
               *[other] { $count } отпада за { $paid }
            }
       *[uranium]
            { $count ->
                [one] { $count } уранијум за { $paid }
               *[other] { $count } уранијума за { $paid }
            }
    }
line-building = { $name } повезује: { $parts }
news-connected = { $city } за { $paid }
news-connected-through = { $city } (преко: { $through }) за { $paid }
news-supplied =
    { $cities ->
        [one] { $name } снабдева { $cities } град и зарађује { $income } ({ $run })
        [few] { $name } снабдева { $cities } града и зарађује { $income } ({ $run })
       *[other] { $name } снабдева { $cities } градова и зарађује { $income } ({ $run })
    }
news-marked = { $name } обележава почетни град: { $city }
line-trust-houses = { $name } поставља кућице картела: { $parts }
news-trust-house = { $city }
news-trust-fuel = картел узима { $tokens }
news-step = почиње етапа { $step }
news-step-3-card = извучена је карта Етапа 3
news-round = круг { $round }; на тржиште ресурса стиже: { $tokens }

## Moves as people say them

move-buy =
    { $fuel ->
        [coal] купити 1 угаљ
        [oil] купити 1 нафту
        [garbage] купити 1 отпад
       *[uranium] купити 1 уранијум
    }
move-build = повезати град { $city }
move-mark = обележити почетни град { $city }
move-place = поставити кућицу картела у град { $city }

## Moves that cannot be read

no-city =
    нема града „{ $city }” на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    })
zone-twice = „{ $said }” наводи исту област двапут
run-phase = електране се покрећу само у фази 5 (PG-5.1)
run-say-plants = реците које се електране покрећу, или „run nothing”
run-say-mix = „{ $said }”: реците шта троше хибридне електране, као „with { $need } coal”
run-mix-fuels = „{ $said }”: хибридне електране троше угаљ и нафту, као „with 1 coal 1 oil”
run-mix-need =
    { $need ->
        [one] „{ $said }”: хибридне електране овде троше укупно { $need } токен
       *[other] „{ $said }”: хибридне електране овде троше укупно { $need } токена
    }

## The end

end-cities =
    { $cities ->
        [one] у кругу { $round } повезан је { $cities } град, за крај партије треба { $needed }
        [few] у кругу { $round } повезана су { $cities } града, за крај партије треба { $needed }
       *[other] у кругу { $round } повезано је { $cities } градова, за крај партије треба { $needed }
    }
end-not-yet =
    { $cities ->
        [one] није крај: повезан је { $cities } град, за крај партије треба { $needed }
        [few] није крај: повезана су { $cities } града, за крај партије треба { $needed }
       *[other] није крај: повезано је { $cities } градова, за крај партије треба { $needed }
    }

## Options

option-map = Мапа
option-map-help = страна табле
option-map-germany = Немачка
option-map-usa = САД
option-zone = Зона игре
option-zone-help = области у којима се игра, извучене или изабране: три за два или три играча, четири за четири, пет за више; морају бити повезане
option-zone-typed = области спојене знаком +, као west+southwest+east
option-start-cities = Почетни градови
option-start-cities-help = сваки играч обележава град у којем мрежа може да почне
option-rulings = Тумачења
option-rulings-help = места у правилима која сто може да реши другачије
option-rulings-typed = места решена другачије, спојена знаком +
option-rulings-standard = како кажу правила
option-rulings-shared-start = од етапе 2 мрежа сме да почне и у граду у којем други имају кућицу, за 15 или 20
zone-no-region =
    мапа ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) нема област „{ $region }”; има: { $regions } (PG-0.5)
zone-region-twice = зона игре наводи област { $region } двапут (PG-0.5)
zone-regions =
    { $needed ->
        [one] за { $players } играча зона игре мора имати { $needed } област, а не { $regions } (PG-0.5)
        [few] за { $players } играча зона игре мора имати { $needed } области, а не { $regions } (PG-0.5)
       *[other] за { $players } играча зона игре мора имати { $needed } области, а не { $regions } (PG-0.5)
    }
zone-apart = ове области нису повезане: { $regions } (PG-0.5)
reconstructed-refill = допуна ресурса за 2 играча
reconstructed-renovation = колико доноси затварање електране кад се игра с реновирањем
reconstructed-maps = цене и имена по којима се мапе издања Recharged разликују од старијих: из само једног извора

## Figures

figure-supplied = снабдевено
figure-cities = градови
