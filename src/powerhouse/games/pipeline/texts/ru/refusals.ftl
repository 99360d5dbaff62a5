### Refusals

refusal-not-now = сейчас для этого не время: { $move }
refusal-not-tank = разместите начальную цистерну в ряду одного из сортов
refusal-row-full =
    { $grade ->
        [crude] в ряду сырой нефти цистерн { $tanks }, свободных столбцов нет
        [low] в ряду низкого сорта цистерн { $tanks }, свободных столбцов нет
        [mid] в ряду среднего сорта цистерн { $tanks }, свободных столбцов нет
       *[high] в ряду высокого сорта цистерн { $tanks }, свободных столбцов нет
    }
refusal-acted-already = действие уже выполнено: завершите (done)
refusal-pass-first = выполните действие или спасуйте
refusal-no-machine = у вас нет насоса
refusal-run-early = до первого действия насосы запускают только с «Насосами 3», и один раз
refusal-ran-already = ваши насосы в этой фазе уже работали
refusal-run-dear = запуск насосов стоит { $cost }, а у вас { $money }
refusal-work-over = рабочая фаза окончена, действие «{ $action }» уже не выполнить
refusal-both-actions = оба действия этого хода выполнены, «{ $action }» уже не выполнить
refusal-no-second = дополнительным действием отсюда не может быть «{ $action }»
refusal-not-adjacent = место «{ $action }» не примыкает к месту «{ $space }»
refusal-second-dear = дополнительное действие стоит { $cost }, а у вас { $money }
refusal-action-dear = { $action }: самое дешёвое здесь стоит { $cost }, а у вас { $money }
refusal-second-left = { $action }: самое дешёвое здесь стоит { $cost }, а после оплаты дополнительного действия ({ $price }) у вас останется { $money }
refusal-worker-on-machine = рабочего можно поставить на насос только с «Насосами 1»
refusal-machines-ran = этот насос в этой рабочей фазе уже работал
refusal-no-network = у вас нет тайла трубы, чтобы поставить рабочего
refusal-not-order = переместите диск на место от 1 до { $spaces } или завершите (done)
refusal-space-free = место { $space } свободно, сдвигать влево некого
refusal-push-blocked =
    { $way ->
        [left] диски с места { $space } нельзя сдвинуть влево: там нет свободного места
       *[right] диски с места { $space } нельзя сдвинуть вправо: там нет свободного места
    }
refusal-not-trade = продавайте или покупайте нефть или завершите (done)
refusal-other-market = это место другого рынка, вашего рабочего там нет
refusal-slot-empty = на этом месте нет куба
refusal-slot-full = на этом месте уже лежит куб
refusal-same-slot = у этого места та же цена, что у другого: используется крайнее правое
refusal-no-tank =
    { $grade ->
        [crude] нет места для сырой нефти: кубов у вас { $held }, в цистернах места для { $room }
        [low] нет места для нефти низкого сорта: кубов у вас { $held }, в цистернах места для { $room }
        [mid] нет места для нефти среднего сорта: кубов у вас { $held }, в цистернах места для { $room }
       *[high] нет места для нефти высокого сорта: кубов у вас { $held }, в цистернах места для { $room }
    }
refusal-cube-dear = этот куб стоит { $cost }, а у вас { $money }
refusal-sold-out = вы уже покупали, а все продажи идут до покупок
refusal-no-cube = у вас нет такой нефти: { $colour ->
        [orange] оранжевая
        [teal] синяя
       *[silver] белая
    } { $grade ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
refusal-grade-low = сорт недостаточен: { $grade ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }, а здесь нужна { $wanted ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
refusal-colour-wrong =
    { $wanted ->
        [orange] { $colour ->
            [teal] синюю нефть нельзя продать там, где нужна оранжевая
           *[silver] белую нефть нельзя продать там, где нужна оранжевая
        }
        [teal] { $colour ->
            [orange] оранжевую нефть нельзя продать там, где нужна синяя
           *[silver] белую нефть нельзя продать там, где нужна синяя
        }
       *[silver] { $colour ->
            [orange] оранжевую нефть нельзя продать там, где нужна белая
           *[teal] синюю нефть нельзя продать там, где нужна белая
        }
    }
refusal-not-sign = возьмите контракт, кредит или завершите (done)
refusal-loan-twice = за одно действие — один кредит
refusal-contract-gone = на поле нет контракта ({ $tile })
refusal-order-no-contract = заказ ({ $tile }) берут как контракт только с «Контрактами и заказами 3»
refusal-row-signed = из этого ряда вы уже взяли контракт, этот взять нельзя ({ $tile })
refusal-three-signed = за одно действие берут не больше трёх контрактов, этот взять нельзя ({ $tile })
refusal-no-deferring = в последнем году ничего не откладывают, этот контракт отложить нельзя ({ $tile })
refusal-not-tanks = покупайте цистерны или трубы или завершите (done)
refusal-not-machines = покупайте насосы или трубы или завершите (done)
refusal-pipes-twice = за одно действие трубы покупают один раз
refusal-pipes-gone =
    { $wanted ->
        [one] нельзя оплатить { $wanted } трубу, когда их там { $lying }
        [few] нельзя оплатить { $wanted } трубы, когда их там { $lying }
       *[other] нельзя оплатить { $wanted } труб, когда их там { $lying }
    }
refusal-pipes-dear = эти трубы стоят { $cost }, а у вас { $money }
refusal-too-few-pipes =
    { $left ->
        [one] оплачен ещё { $left } тайл, оставить можно только последний
        [few] оплачено ещё { $left } тайла, оставить можно только последний
       *[other] оплачено ещё { $left } тайлов, оставить можно только последний
    }
refusal-not-pipe = возьмите тайл трубы из этого магазина, оплачено: { $left }
refusal-tanks-gone = цистерн за { $price } не осталось
refusal-tank-dear = эта цистерна стоит { $cost }, а у вас { $money }
refusal-machines-gone = насосов за { $price } не осталось
refusal-machine-dear = этот насос стоит { $cost }, а у вас { $money }
refusal-no-half = у вас нет половины тайла для насоса
refusal-government-dear = ещё один тайл стоит { $cost }, а у вас { $money }
refusal-government-gone = в квадрантах, которые могут быть открыты, не осталось тайлов
refusal-worker-tile = тайл под рабочим нужно купить
refusal-not-government = этот тайл лежит не в квадранте
refusal-quadrant-closed = { $tile } лежит в закрытом квадранте, а в году { $year } открыто не больше { $open }
refusal-not-beside = { $tile } не имеет общей стороны с тайлом под рабочим
refusal-quadrant-closed-benefit = этот квадрант закрыт, и бонус не может его открыть
refusal-not-benefit = возьмите положенное или завершите (done): правительственных труб { $government }, цистерн { $tanks }, насосов { $machines }, труб из магазина { $pipes }
refusal-not-hold = выберите, какой из взятых тайлов выложить следующим
refusal-not-site = поставьте насос на половину тайла
refusal-site-taken = там уже стоит насос: { $spot }
refusal-site-empty = там нет половины тайла: { $spot }
refusal-not-place = выложите взятый тайл
refusal-place-taken = если вторая половина { side }, тайл ляжет на другой: { $spot }
refusal-place-same = { $tile } выглядит так же после поворота на пол-оборота: кладите вторую половину справа или снизу
refusal-place-first = первый тайл кладут в середину листа
refusal-place-loose = если вторая половина { side }, тайл не коснётся ни одной трубы вашей сети: { $spot }
refusal-not-upgrade = купите улучшение, закройте тип улучшений или завершите (done)
refusal-family-out = улучшения «{ $family }» в этой игре нет
refusal-family-closed = тайл улучшения «{ $family }» закрыт до следующего года
refusal-close-first-buy = кто ничего не купил, не может закрыть «{ $family }»
refusal-two-upgrades =
    { $most ->
        [one] за одно действие покупают не больше { $most } улучшения
       *[other] за одно действие покупают не больше { $most } улучшений
    }
refusal-upgrade-dear = улучшение стоит { $cost }, а у вас { $money }
refusal-top-level = у вас все уровни улучшения «{ $family }»
refusal-card-gone = карт «{ $family } { $level }» не осталось
refusal-not-stand = поставьте рабочего на один из своих тайлов
refusal-not-start = поставьте рабочего на один из своих насосов
refusal-not-refine = перегоните куб или завершите (done)
refusal-line-ran = нефтепровод { $line } уже работал
refusal-line-attached = нефтепровод { $line } соединён с насосом, рабочий его не запустит
refusal-line-elsewhere = нефтепровод { $line } здесь не работает
refusal-line-loose = нефтепровод { $line } не соединён с насосом
refusal-same-start = второй куб нефтепровода { $line } должен начинать с того же сорта: { $grade ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
refusal-no-fresh-cube = у вас нет такой нефти, ещё не перегнанной сейчас: { $colour ->
        [orange] оранжевая
        [teal] синяя
       *[silver] белая
    } { $grade ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
refusal-line-short = мощность нефтепровода { $line } — { $power }, а нужно { $cost }
refusal-order-gone = на поле нет заказа ({ $order })
refusal-order-short = вашей нефти не хватает, чтобы выполнить заказ сразу ({ $order })
refusal-not-spend = выберите, какой сорт пойдёт на следующее требование заказа ({ $order })
refusal-contract-not-yours = этот контракт не ваш ({ $tile })
refusal-contract-deferred = этот контракт отложен до следующего года ({ $tile })
refusal-contract-filled =
    { $times ->
        [one] контракт ({ $tile }) в этом году выполнен { $times } раз
        [few] контракт ({ $tile }) в этом году выполнен { $times } раза
       *[other] контракт ({ $tile }) в этом году выполнен { $times } раз
    }
refusal-need-filled = у контракта ({ $tile }) нет такого открытого требования
refusal-need-better = требуется { $wanted ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }, этот сорт недостаточен: { $grade ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
refusal-need-same = другое требование контракта ({ $tile }) такое же и идёт раньше
