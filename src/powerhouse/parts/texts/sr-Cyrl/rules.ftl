### Made of sr-Latn by tools/cyrillic.py.


# What both Power Grids say alike.

heading-end = крај
nothing = ништа
kind-fuel = ресурс
kind-back = полеђина
news-first-order = први редослед играча је { $seats }
news-bid = { $name } нуди { $amount }
news-passed = { $name } одустаје
news-sold = { $name } је купује за { $paid }
news-sold-first = { $name } купује електрану { $plant } за { $paid }
news-no-plant = { $name } одустаје и у овом кругу не купује електрану
line-market = { $parts }
news-offered = { $name } ставља електрану { $plant } на аукцију
news-opened = { $name } ставља електрану { $plant } на аукцију за { $amount }
news-opened-first = { $name } нуди { $amount } за електрану { $plant }
news-bid-first = { $name } нуди { $amount } за електрану { $plant }
news-passed-first = { $name } одустаје од електране { $plant }
news-bought = { $name } купује електрану { $plant } за { $paid }
news-scrapped =
    { $paid ->
        [0] { $name } затвара електрану { $plant }
       *[other] { $name } затвара електрану { $plant } и добија { $paid }
    }
news-trust-plant = картел узима електрану { $plant }
news-under = електрана { $plant } иде на дно шпила
news-gone = електрана { $plant } излази из игре
news-came = долази електрана { $plant }
move-pass = одустати
move-done = завршити
move-return =
    { $fuel ->
        [coal] вратити 1 угаљ
        [oil] вратити 1 нафту
        [gas] вратити 1 гас
        [garbage] вратити 1 отпад
       *[uranium] вратити 1 уранијум
    }
move-run = покренути { $plants }
move-run-with = покренути { $plants }, потрошити { $burnt }
move-run-nothing = не покренути ништа
move-scrap = затворити електрану { $plant }
move-offer = ставити електрану { $plant } на аукцију
move-bid = понудити { $amount }
run-not-own = „{ $said }”: електрана { $plant } није ваша, ваше су: { $plants }
run-twice = „{ $said }” наводи исту електрану двапут
option-renovation = Реновирање
option-renovation-help = затварање електране се плаћа
option-money = Новац
option-money-help = да ли играчи виде новац једни другима
figure-money = новац
figure-capacity = капацитет
lots-plant = електране
