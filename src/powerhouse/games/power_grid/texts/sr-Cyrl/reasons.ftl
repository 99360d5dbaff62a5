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
reason-no-plant = Задржавате својих { $money } за ресурсе, градове и касније електране.
reason-offer = Вама електрана вреди око { $worth }, а понуде почињу од { $minimum }: { $plant }.
reason-pass = Вама електрана вреди највише { $worth }, поред онога што бисте још могли да урадите; морали бисте да понудите { $bid }.
reason-bid = Нудите { $bid }, а можете да идете до { $worth }: { $plant }.
reason-jump = Можете да идете до { $worth }; скок на { $bid } може да обесхрабри остале.
reason-scrap = Одричете се електране: { $plant }.
reason-return =
    { $fuel ->
        [coal] Још један угаљ коштао би вас { $price }.
        [oil] Још једна нафта коштала би вас { $price }.
        [garbage] Још један отпад коштао би вас { $price }.
       *[uranium] Још један уранијум коштао би вас { $price }.
    }
reason-fuel-done =
    { $cities ->
        [one] Имате ресурса за { $cities } град, а { $money } остаје за изградњу.
        [few] Имате ресурса за { $cities } града, а { $money } остаје за изградњу.
       *[other] Имате ресурса за { $cities } градова, а { $money } остаје за изградњу.
    }
reason-fuel-needed =
    { $fuel ->
        [coal]
            { $cities ->
                [one] Вашим електранама у овом кругу треба угаљ: плаћате { $price }, а ресурса имате за { $cities } град.
                [few] Вашим електранама у овом кругу треба угаљ: плаћате { $price }, а ресурса имате за { $cities } града.
               *[other] Вашим електранама у овом кругу треба угаљ: плаћате { $price }, а ресурса имате за { $cities } градова.
            }
        [oil]
            { $cities ->
                [one] Вашим електранама у овом кругу треба нафта: плаћате { $price }, а ресурса имате за { $cities } град.
                [few] Вашим електранама у овом кругу треба нафта: плаћате { $price }, а ресурса имате за { $cities } града.
               *[other] Вашим електранама у овом кругу треба нафта: плаћате { $price }, а ресурса имате за { $cities } градова.
            }
        [garbage]
            { $cities ->
                [one] Вашим електранама у овом кругу треба отпад: плаћате { $price }, а ресурса имате за { $cities } град.
                [few] Вашим електранама у овом кругу треба отпад: плаћате { $price }, а ресурса имате за { $cities } града.
               *[other] Вашим електранама у овом кругу треба отпад: плаћате { $price }, а ресурса имате за { $cities } градова.
            }
       *[uranium]
            { $cities ->
                [one] Вашим електранама у овом кругу треба уранијум: плаћате { $price }, а ресурса имате за { $cities } град.
                [few] Вашим електранама у овом кругу треба уранијум: плаћате { $price }, а ресурса имате за { $cities } града.
               *[other] Вашим електранама у овом кругу треба уранијум: плаћате { $price }, а ресурса имате за { $cities } градова.
            }
    }
reason-fuel-cheap = Сада плаћате { $price }, а у следећем кругу коштаће око { $later }.
reason-no-city = Не можете да повежете ниједан град.
reason-build-done =
    { $cities ->
        [one] Имате { $cities } град и електране с ресурсима за { $ready }, а { $money } вам остаје.
        [few] Имате { $cities } града и електране с ресурсима за { $ready }, а { $money } вам остаје.
       *[other] Имате { $cities } градова и електране с ресурсима за { $ready }, а { $money } вам остаје.
    }
reason-start = Почињете за { $price }; одатле пут до другог града кошта у просеку { $way }.
reason-near = Одатле вас пут до другог града кошта у просеку { $way }.
reason-last-round =
    { $cities ->
        [one] Плаћате { $price }: ово је последњи круг, а ваше електране су спремне за { $cities } град.
        [few] Плаћате { $price }: ово је последњи круг, а ваше електране су спремне за { $cities } града.
       *[other] Плаћате { $price }: ово је последњи круг, а ваше електране су спремне за { $cities } градова.
    }
reason-city-now = Плаћате { $price } за { $number }. град; одмах снабдевен, у овом кругу доноси { $more } више.
reason-city-later = Плаћате { $price } за { $number }. град, који ћете снабдевати касније.
reason-run =
    { $cities ->
        [one] Снабдевате { $cities } град за { $income } и трошите { reason-tokens }.
        [few] Снабдевате { $cities } града за { $income } и трошите { reason-tokens }.
       *[other] Снабдевате { $cities } градова за { $income } и трошите { reason-tokens }.
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } токен
       *[other] { $tokens } токена
    }
reason-offer-must = У првом кругу морате да купите електрану; понуде почињу од { $minimum }, а вама вреди око { $worth }: { $plant }.
reason-offer-below = Понуде почињу од { $minimum }, а вама електрана вреди око { $worth }: { $plant }.
reason-open = Отварате са { $bid }: { $plant }.
reason-bid-above = Платили бисте { $bid } за електрану која вам по грубој процени вреди { $worth }: { $plant }.
reason-pass-early = По грубој процени могли бисте да идете до { $worth } за електрану; морали бисте да понудите { $bid }.
