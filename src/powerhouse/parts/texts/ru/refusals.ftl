# What both Power Grids say alike.

refusal-not-offer = выставьте станцию на торги или спасуйте
refusal-round-1-offer = в раунде 1 каждый должен купить станцию, поэтому выставьте одну на торги
refusal-offer-future = станция { $plant } пока в ожидаемом предложении
refusal-offer-absent = станции { $plant } нет на рынке
refusal-offer-dear = станция { $plant } стоит не меньше { $minimum }, а у вас { $money }
refusal-not-bid = сделайте ставку на станцию { $plant } или спасуйте
refusal-opener-bids = кто выставляет станцию, делает на неё ставку: не меньше { $minimum } за станцию { $plant }
refusal-bid-low = ставка { $bid } не перебивает { $standing }
refusal-bid-below-minimum = ставка { $bid } ниже минимальной: { $minimum }
refusal-bid-dear = ставка { $bid } больше, чем у вас денег: { $money }
refusal-must-scrap =
    { $plants ->
        [one] у вас { $plants } станция, а можно оставить { $limit }: снесите одну
        [few] у вас { $plants } станции, а можно оставить { $limit }: снесите одну
       *[other] у вас { $plants } станций, а можно оставить { $limit }: снесите одну
    }
refusal-scrap-newest = станция { $plant } только что куплена, её нельзя снести
refusal-scrap-not-yours = станция { $plant } не ваша
refusal-fuel-useless =
    { $fuel ->
        [coal] ни одна ваша станция не расходует уголь
        [gas] ни одна ваша станция не расходует газ
        [oil] ни одна ваша станция не расходует мазут
        [garbage] ни одна ваша станция не расходует вторсырьё
       *[uranium] ни одна ваша станция не расходует уран
    }
refusal-fuel-no-room =
    { $fuel ->
        [coal] угля больше не поместится: у вас { $held }, а на станциях есть место для { $room }
        [gas] газа больше не поместится: у вас { $held }, а на станциях есть место для { $room }
        [oil] мазута больше не поместится: у вас { $held }, а на станциях есть место для { $room }
        [garbage] вторсырья больше не поместится: у вас { $held }, а на станциях есть место для { $room }
       *[uranium] урана больше не поместится: у вас { $held }, а на станциях есть место для { $room }
    }
refusal-run-fuel =
    { $fuel ->
        [coal] угля для этого запуска нужно { $need }, а у вас { $held }
        [gas] газа для этого запуска нужно { $need }, а у вас { $held }
        [oil] мазута для этого запуска нужно { $need }, а у вас { $held }
        [garbage] вторсырья для этого запуска нужно { $need }, а у вас { $held }
       *[uranium] урана для этого запуска нужно { $need }, а у вас { $held }
    }
