### Made of sr-Latn by tools/cyrillic.py.


# What both Power Grids say alike.

refusal-not-offer = ставите електрану на аукцију или одустаните
refusal-round-1-offer = у кругу 1 свако мора да купи електрану, па морате једну ставити на аукцију
refusal-offer-future = електрана { $plant } још није доступна
refusal-offer-absent = електрана { $plant } није на тржишту
refusal-offer-dear = електрана { $plant } кошта бар { $minimum }, а ви имате { $money }
refusal-not-bid = дајте понуду за електрану { $plant } или одустаните
refusal-opener-bids = ко ставља електрану на аукцију, мора дати понуду: бар { $minimum } за електрану { $plant }
refusal-bid-low = понуда { $bid } није већа од { $standing }
refusal-bid-below-minimum = понуда { $bid } је мања од најмање дозвољене, { $minimum }
refusal-bid-dear = понуда { $bid } је већа од вашег новца ({ $money })
refusal-must-scrap =
    { $plants ->
        [one] имате { $plants } електрану, а смете да задржите { $limit }: затворите једну
        [few] имате { $plants } електране, а смете да задржите { $limit }: затворите једну
       *[other] имате { $plants } електрана, а смете да задржите { $limit }: затворите једну
    }
refusal-scrap-newest = електрана { $plant } је управо купљена и не може да се затвори
refusal-scrap-not-yours = електрана { $plant } није ваша
refusal-fuel-useless =
    { $fuel ->
        [coal] ниједна ваша електрана не троши угаљ
        [oil] ниједна ваша електрана не троши нафту
        [gas] ниједна ваша електрана не троши гас
        [garbage] ниједна ваша електрана не троши отпад
       *[uranium] ниједна ваша електрана не троши уранијум
    }
refusal-fuel-no-room =
    { $fuel ->
        [coal] нема места за још угља: имате { $held }, а ваше електране примају највише { $room }
        [oil] нема места за још нафте: имате { $held }, а ваше електране примају највише { $room }
        [gas] нема места за још гаса: имате { $held }, а ваше електране примају највише { $room }
        [garbage] нема места за још отпада: имате { $held }, а ваше електране примају највише { $room }
       *[uranium] нема места за још уранијума: имате { $held }, а ваше електране примају највише { $room }
    }
refusal-run-fuel =
    { $fuel ->
        [coal] за ово треба угља: { $need }, а имате { $held }
        [oil] за ово треба нафте: { $need }, а имате { $held }
        [gas] за ово треба гаса: { $need }, а имате { $held }
        [garbage] за ово треба отпада: { $need }, а имате { $held }
       *[uranium] за ово треба уранијума: { $need }, а имате { $held }
    }
