### Made of sr-Latn by tools/cyrillic.py.


### Why a bot would make a move.

reason-plant =
    { $fuel ->
        [none]
            { $output ->
                [one] снабдева { $output } град без ресурса
                [few] снабдева { $output } града без ресурса
               *[other] снабдева { $output } градова без ресурса
            }
        [hybrid]
            { $need ->
                [one] снабдева { $output }, троши { $need } угаљ или нафту
               *[other] снабдева { $output }, троши { $need } угља или нафте
            }
        [coal]
            { $need ->
                [one] снабдева { $output }, троши { $need } угаљ
               *[other] снабдева { $output }, троши { $need } угља
            }
        [oil]
            { $need ->
                [one] снабдева { $output }, троши { $need } нафту
               *[other] снабдева { $output }, троши { $need } нафте
            }
        [garbage]
            { $need ->
                [one] снабдева { $output }, троши { $need } отпад
               *[other] снабдева { $output }, троши { $need } отпада
            }
       *[other]
            { $need ->
                [one] снабдева { $output }, троши { $need } уранијум
               *[other] снабдева { $output }, троши { $need } уранијума
            }
    }
reason-plant-bill = { $plant }, око { $bill } по кругу
reason-no-plant = ниједна доступна електрана не вреди своје цене; { $money } остаје за ресурсе и градове
reason-offer = вреди { $worth }, од { $minimum }: { $plant }
reason-pass = не вреди више од { $worth } поред онога што би се још могло урадити
reason-bid = вреди до { $worth }: { $plant }
reason-jump = вреди до { $worth }: велики скок може да обесхрабри остале
reason-scrap = { $plant }, од три ће најмање недостајати
reason-return =
    { $fuel ->
        [coal] још један угаљ коштао би { $price }
        [oil] још једна нафта коштала би { $price }
        [garbage] још један отпад коштао би { $price }
       *[uranium] још један уранијум коштао би { $price }
    }
reason-fuel-done =
    { $cities ->
        [one] има ресурса за { $cities } град, { $money } остаје за изградњу
        [few] има ресурса за { $cities } града, { $money } остаје за изградњу
       *[other] има ресурса за { $cities } градова, { $money } остаје за изградњу
    }
reason-fuel-needed =
    { $fuel ->
        [coal]
            { $cities ->
                [one] { $price } за угаљ који електранама треба у овом кругу; има ресурса за { $cities } град
                [few] { $price } за угаљ који електранама треба у овом кругу; има ресурса за { $cities } града
               *[other] { $price } за угаљ који електранама треба у овом кругу; има ресурса за { $cities } градова
            }
        [oil]
            { $cities ->
                [one] { $price } за нафту која електранама треба у овом кругу; има ресурса за { $cities } град
                [few] { $price } за нафту која електранама треба у овом кругу; има ресурса за { $cities } града
               *[other] { $price } за нафту која електранама треба у овом кругу; има ресурса за { $cities } градова
            }
        [garbage]
            { $cities ->
                [one] { $price } за отпад који електранама треба у овом кругу; има ресурса за { $cities } град
                [few] { $price } за отпад који електранама треба у овом кругу; има ресурса за { $cities } града
               *[other] { $price } за отпад који електранама треба у овом кругу; има ресурса за { $cities } градова
            }
       *[uranium]
            { $cities ->
                [one] { $price } за уранијум који електранама треба у овом кругу; има ресурса за { $cities } град
                [few] { $price } за уранијум који електранама треба у овом кругу; има ресурса за { $cities } града
               *[other] { $price } за уранијум који електранама треба у овом кругу; има ресурса за { $cities } градова
            }
    }
reason-fuel-cheap = сада { $price }, у следећем кругу око { $later }
reason-no-city = ниједан град не може да се повеже
reason-build-done =
    { $cities ->
        [one] { $cities } град, електране с ресурсима за { $ready }: ниједан нови град сада не вреди своје цене
        [few] { $cities } града, електране с ресурсима за { $ready }: ниједан нови град сада не вреди своје цене
       *[other] { $cities } градова, електране с ресурсима за { $ready }: ниједан нови град сада не вреди своје цене
    }
reason-start = почетак за { $price }; пут до другог града кошта у просеку { $way }
reason-near = пут одатле до другог града кошта у просеку { $way }
reason-last-round =
    { $cities ->
        [one] { $price }: ово је последњи круг, електране су спремне за { $cities } град
        [few] { $price }: ово је последњи круг, електране су спремне за { $cities } града
       *[other] { $price }: ово је последњи круг, електране су спремне за { $cities } градова
    }
reason-city-now = { $price } за { $number }. град, који у овом кругу доноси { $more } више
reason-city-later = { $price } за { $number }. град, који ће се снабдевати касније
reason-run =
    { $cities ->
        [one] снабдева { $cities } град за { $income }, троши { reason-tokens }
        [few] снабдева { $cities } града за { $income }, троши { reason-tokens }
       *[other] снабдева { $cities } градова за { $income }, троши { reason-tokens }
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } токен
       *[other] { $tokens } токена
    }
