### Refusals

refusal-no-tile = такого тайла нет
refusal-not-offer = выберите, какой тайл порядка хода выставить
refusal-offer-absent = тайла порядка хода { $tile } в этом раунде нет
refusal-not-bid = поставьте рабочих за тайл порядка хода { $tile } или спасуйте
refusal-opener-bids = кто начинает, делает ставку за тайл порядка хода { $tile }, хотя бы 0
refusal-bid-low = ставка { $bid } не перебивает { $standing }
refusal-bid-high = ставка { $bid } слишком велика: доступных рабочих у вас { $available }, остаться должно { $kept }
refusal-not-back = скажите, сколько из рабочих на тайле порядка хода { $tile } временные; всего их там { $workers }
refusal-back-seasonal =
    { $seasonal ->
        [one] { $seasonal } временный рабочий не может остаться на тайле, можно от { $least } до { $most }
       *[other] { $seasonal } временных рабочих не могут остаться на тайле, можно от { $least } до { $most }
    }
refusal-must-bring = выложите на рынок по тайлу за каждого доступного рабочего: осталось { $workers }
refusal-not-bring = выложите на рынок ещё тайл или завершите (done)
refusal-bring-absent = тайла «{ $tile }» нет на складском поле
refusal-bring-dear = тайл «{ $tile }» не самый дешёвый в колонке: сначала «{ $cheapest }»
refusal-not-buy = покупайте, размещайте или демонтируйте тайлы, нанимайте временных рабочих или завершите (done)
refusal-no-worker =
    { $workers ->
        [1] ваш единственный доступный рабочий уже занят покупкой или демонтажем
       *[other] все ваши доступные рабочие ({ $workers }) уже заняты покупкой или демонтажем
    }
refusal-buy-absent = тайла «{ $tile }» нет на рынке
refusal-buy-dear = тайл «{ $tile }» стоит { $cost }, а у вас { $money }
refusal-one-a-room = для тайла типа «{ $type }» есть только одна комната, и он у вас уже есть: сначала демонтируйте его
refusal-place-absent = тайла «{ $tile }» нет рядом с вашей фабрикой
refusal-halls-full = заняты все цеха ({ $halls }): сначала демонтируйте тайл
refusal-site-dear = следующий проектируемый участок стоит { $fee }, а у вас { $money }
refusal-demolish-absent = тайла «{ $tile }» нет на вашей фабрике
refusal-hire-many =
    { $seasonal ->
        [one] нельзя нанять { $seasonal } временного рабочего, можно не больше { $most }
       *[other] нельзя нанять { $seasonal } временных рабочих, можно не больше { $most }
    }
refusal-hire-dear =
    { $seasonal ->
        [one] нанять { $seasonal } временного рабочего стоит { $cost }, а у вас { $money }
       *[other] нанять { $seasonal } временных рабочих стоит { $cost }, а у вас { $money }
    }
refusal-not-stop = отключайте машины или роботов или завершите (done)
refusal-stop-never = тайл «{ $tile }» — не машина и не робот, его нельзя отключить
refusal-stop-absent = у вас нет работающего тайла «{ $tile }»
refusal-workers-short = для работы нужно рабочих: { $need }, а работать могут не больше { $most }: отключите что-нибудь
refusal-robots-many = работающих роботов { $robots }, а машин только { $machines }: отключите роботов
plan-not-owned = на вашей фабрике нет столько тайлов { $tile }
