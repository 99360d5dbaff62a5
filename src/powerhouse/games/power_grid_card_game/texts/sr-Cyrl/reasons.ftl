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
reason-no-plant =
    { $money ->
        [one] ниједна доступна електрана не вреди своје цене; { $money } електро чека бољу
        [few] ниједна доступна електрана не вреди своје цене; { $money } електра чекају бољу
       *[other] ниједна доступна електрана не вреди своје цене; { $money } електра чека бољу
    }
reason-plant = вреди { $worth }: доноси { $use }, око { $income } по кругу
reason-plant-points =
    { $points ->
        [one] вреди { $worth }: доноси { $use }, на крају { $points } бод
        [few] вреди { $worth }: доноси { $use }, на крају { $points } бода
       *[other] вреди { $worth }: доноси { $use }, на крају { $points } бодова
    }
reason-pass = више од { $bid } је превише: { $why }
reason-scrap = електрана која ће најмање недостајати: доноси { $use }, око { $income } по кругу
reason-enough = више ресурса не вреди своје цене; имате: { $held }
reason-no-fuel = више ресурса не вреди своје цене; нема их, а нису ни потребни
reason-lacking =
    { $each } по јединици; електранама за покретање недостаје { $units ->
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
reason-spare = { $each } по јединици, у следећем кругу вреди { $worth }
reason-run =
    { $units ->
        [one] зарађује { $income } и троши { $units } јединицу
        [few] зарађује { $income } и троши { $units } јединице
       *[other] зарађује { $income } и троши { $units } јединица
    }
reason-return =
    { $fuel ->
        [coal] јединица угља у следећем кругу вреди { $worth }
        [gas] јединица гаса у следећем кругу вреди { $worth }
        [oil] јединица нафте у следећем кругу вреди { $worth }
       *[uranium] јединица уранијума у следећем кругу вреди { $worth }
    }
