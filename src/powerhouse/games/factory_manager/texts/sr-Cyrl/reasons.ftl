### Made of sr-Latn by tools/cyrillic.py.


### Why a bot would make a move.

reason-offer =
    { $worth ->
        [one] вреди вам око { $worth } електро
       *[other] вреди вам око { $worth } електра
    }
reason-last-tile = последња плочица је ионако ваша
reason-bid =
    { $workers ->
        [one] око { $gain } боље од друге плочице; { $workers } радник кошта око { $cost }
        [few] око { $gain } боље од друге плочице; { $workers } радника коштају око { $cost }
       *[other] око { $gain } боље од друге плочице; { $workers } радника кошта око { $cost }
    }
reason-back = свеједно је који су радници понуђени
reason-bring = на путу до куповине која вам вреди око { $worth }
reason-bring-useless = вама не треба; осталима заједно вреди око { $worth }
reason-brought-enough = више плочица би помогло осталима
reason-buy = на крају вреди око { $gain } преко своје цене { $price }: { $what }
reason-place = да би се рачунало: { $what }
reason-demolish = прави место за бољу плочицу; има само: { $what }
reason-hire = још { $seasonal } за { $price }, вреди око { $gain } преко тога
reason-bought-enough = ништа друго не вреди своје цене
reason-run =
    { $workers ->
        [one] добит око { $profit }, са { $workers } радником у мензи
       *[other] добит око { $profit }, са { $workers } радника у мензи
    }
reason-stop = мења добит за око { $change }: { $what }
reason-production = производња { $amount }
reason-storage = складиште { $amount }
reason-energy = енергија { $amount }
reason-workers = радници { $amount }
