### Made of sr-Latn by tools/cyrillic.py.


### Why a bot would make a move.

reason-use =
    { $kind ->
        [eco] { $income } без ресурса
        [hybrid]
            { $units ->
                [one] { $income } за { $units } гас или нафту
               *[other] { $income } за { $units } гаса или нафте
            }
        [coal]
            { $units ->
                [one] { $income } за { $units } угаљ
               *[other] { $income } за { $units } угља
            }
        [gas]
            { $units ->
                [one] { $income } за { $units } гас
               *[other] { $income } за { $units } гаса
            }
        [oil]
            { $units ->
                [one] { $income } за { $units } нафту
               *[other] { $income } за { $units } нафте
            }
       *[other]
            { $units ->
                [one] { $income } за { $units } уранијум
               *[other] { $income } за { $units } уранијума
            }
    }
reason-no-plant = Задржавате својих { $money } за ресурсе и каснију електрану.
reason-plant = доноси { $use }, око { $income } по кругу
reason-plant-points =
    { $points ->
        [one] доноси { $use }, на крају { $points } бод
        [few] доноси { $use }, на крају { $points } бода
       *[other] доноси { $use }, на крају { $points } бодова
    }
reason-pass = Вама електрана вреди највише { $worth }, поред онога што бисте још могли да купите; морали бисте да понудите { $bid }: { $plant }.
reason-scrap = Одричете се електране: доноси { $use }, око { $income } по кругу.
reason-enough = Имате: { $held }, а остаје вам { $money }.
reason-no-fuel = Немате ресурсе, а нису вам ни потребни; остаје вам { $money }.
reason-lacking =
    Плаћате { $each } по јединици; вашим електранама за покретање недостаје: { $units ->
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
    }.
reason-spare = Плаћате { $each } по јединици; резервна вам у следећем кругу вреди { $worth }.
reason-run =
    { $units ->
        [one] Зарађујете { $income } и трошите { $units } јединицу.
        [few] Зарађујете { $income } и трошите { $units } јединице.
       *[other] Зарађујете { $income } и трошите { $units } јединица.
    }
reason-return =
    { $fuel ->
        [coal] Јединица угља вам у следећем кругу вреди { $worth }.
        [gas] Јединица гаса вам у следећем кругу вреди { $worth }.
        [oil] Јединица нафте вам у следећем кругу вреди { $worth }.
       *[uranium] Јединица уранијума вам у следећем кругу вреди { $worth }.
    }
reason-offer = Вама електрана вреди до { $worth }, а понуде почињу од { $minimum }: { $plant }.
reason-offer-must = У првом кругу морате да купите електрану; понуде почињу од { $minimum }, а вама вреди { $worth }: { $plant }.
reason-offer-below = Понуде почињу од { $minimum }, а вама електрана вреди { $worth }: { $plant }.
reason-open = Отварате са { $bid }: { $plant }.
reason-bid = Нудите { $bid }, а можете да идете до { $worth }: { $plant }.
reason-bid-above = Платили бисте { $bid } за електрану која вам по грубој процени вреди { $worth }: { $plant }.
reason-drive = Вама електрана вреди { $worth }, али се очекује да ће неки противник ићи знатно преко { $bid }: ваша понуда му је поскупљује.
reason-pass-early = По грубој процени могли бисте да идете до { $worth } за електрану; морали бисте да понудите { $bid }.
