### Made of sr-Latn by tools/cyrillic.py.


### Why a bot would make a move.

reason-offer = Ово место у редоследу играча вреди вам око { $worth }.
reason-last-tile = Последња плочица је ионако ваша.
reason-bid =
    { $workers ->
        [one] Вама је плочица за око { $gain } боља од друге, а { $workers } радник вас кошта око { $cost }.
       *[other] Вама је плочица за око { $gain } боља од друге, а { $workers } радника вас кошта око { $cost }.
    }
reason-back = Вама је свеједно који су радници понуђени.
reason-bring = На путу је до куповине која вам вреди око { $worth }.
reason-bring-useless = Вама не треба; осталима заједно вреди око { $worth }.
reason-brought-enough = Не износите више ништа и тиме никоме не помажете.
reason-buy = С оним што после ње можете да купите, на крају вам доноси око { $gain } преко цена; ова кошта { $price }: { $what }.
reason-place = Постављате је у своју фабрику да би се рачунала: { $what }.
reason-demolish = Правите место за бољу плочицу; ова има само: { $what }.
reason-hire = Ангажујете још { $seasonal } за { $price }; то вам вреди око { $gain } преко тога.
reason-bought-enough = Не купујете више ништа и остаје вам { $money }.
reason-run =
    { $workers ->
        [one] Остварујете добит од око { $profit }, са { $workers } радником у мензи.
       *[other] Остварујете добит од око { $profit }, са { $workers } радника у мензи.
    }
reason-stop =
    { $workers ->
        [one] Мења вашу добит за око { $change } и ослобађа { $workers } радника: { $what }.
       *[other] Мења вашу добит за око { $change } и ослобађа { $workers } радника: { $what }.
    }
reason-production = производња { $amount }
reason-storage = складиште { $amount }
reason-energy = енергија { $amount }
reason-workers = радници { $amount }
reason-open =
    { $workers ->
        [one] Отварате са { $workers } радником, који вас кошта око { $cost }.
       *[other] Отварате са { $workers } радника, што вас кошта око { $cost }.
    }
reason-pass =
    { $workers ->
        [one] Вама је плочица за око { $gain } боља од друге; морали бисте да понудите { $workers } радника, што вас кошта око { $cost }.
       *[other] Вама је плочица за око { $gain } боља од друге; морали бисте да понудите { $workers } радника, што вас кошта око { $cost }.
    }
reason-buy-tile = Кошта вас { $price }: { $what }.
reason-bid-above =
    { $workers ->
        [one] По грубој процени вам је плочица само за око { $gain } боља од друге, а { $workers } радник вас кошта око { $cost }.
       *[other] По грубој процени вам је плочица само за око { $gain } боља од друге, а { $workers } радника вас кошта око { $cost }.
    }
reason-pass-early =
    { $workers ->
        [one] По грубој процени могли бисте да наставите: плочица вам је за око { $gain } боља од друге, а { $workers } радник би вас коштао око { $cost }.
       *[other] По грубој процени могли бисте да наставите: плочица вам је за око { $gain } боља од друге, а { $workers } радника би вас коштало око { $cost }.
    }
