# What both Power Grids say alike.

heading-end = конец игры
nothing = ничего
kind-fuel = ресурс
kind-back = рубашка
news-first-order = начальный порядок хода: { $seats }
news-bid = { $name } ставит { $amount }
news-passed = { $name } пасует
news-sold = { $name } покупает её за { $paid }
news-sold-first = { $name } покупает станцию { $plant } за { $paid }
news-no-plant = { $name } пасует и остаётся в этом раунде без новой станции
line-market = { $parts }
news-offered = { $name } выставляет станцию { $plant }
news-opened = { $name } выставляет станцию { $plant } за { $amount }
news-opened-first = { $name } ставит { $amount } на станцию { $plant }
news-bid-first = { $name } ставит { $amount } на станцию { $plant }
news-passed-first = { $name } пасует (станция { $plant })
news-bought = { $name } покупает станцию { $plant } за { $paid }
news-scrapped =
    { $paid ->
        [0] { $name } сносит станцию { $plant }
       *[other] { $name } сносит станцию { $plant } с компенсацией { $paid }
    }
news-trust-plant = трастовая компания забирает станцию { $plant }
news-under = станция { $plant } уходит под низ колоды
news-gone = станция { $plant } выходит из игры
news-came = приходит станция { $plant }
move-pass = спасовать
move-done = завершить
move-return =
    { $fuel ->
        [coal] вернуть уголь
        [gas] вернуть газ
        [oil] вернуть мазут
        [garbage] вернуть вторсырьё
       *[uranium] вернуть уран
    }
move-run = запустить станции: { $plants }
move-run-with = запустить станции: { $plants }; на гибридные: { $burnt }
move-run-nothing = ничего не запускать
move-scrap = снести станцию { $plant }
move-offer = выставить станцию { $plant } на торги
move-bid = поставить { $amount }
run-not-own = «{ $said }»: станция { $plant } не ваша, у вас { $plants }
run-twice = в «{ $said }» одна станция названа дважды
option-renovation = Реновация
option-renovation-help = за снос станции платят компенсацию
option-money = Деньги
option-money-help = видят ли игроки деньги друг друга
figure-money = деньги
figure-capacity = мощность
lots-plant = электростанции
