### Why a bot would make a move.

reason-plant =
    { $fuel ->
        [none] снабжает городов: { $output }, без топлива
        [hybrid] снабжает городов: { $output }, топливо: уголь или мазут, { $need }
        [coal] снабжает городов: { $output }, топливо: уголь, { $need }
        [oil] снабжает городов: { $output }, топливо: мазут, { $need }
        [garbage] снабжает городов: { $output }, топливо: вторсырьё, { $need }
       *[uranium] снабжает городов: { $output }, топливо: уран, { $need }
    }
reason-plant-bill = { $plant }, около { $bill } за раунд
reason-no-plant = ни одна из предложенных станций не стоит своей цены; деньги ({ $money }) остаются на ресурсы и города
reason-offer = стоит { $worth }, ставка от { $minimum }: { $plant }
reason-pass = больше { $worth } не стоит: деньги нужнее на другое
reason-bid = стоит до { $worth }: { $plant }
reason-jump = стоит до { $worth }: скачок может отпугнуть остальных
reason-scrap = { $plant }; из трёх без неё легче всего обойтись
reason-return =
    { $fuel ->
        [coal] ещё одна фишка угля стоила бы { $price }
        [oil] ещё одна фишка мазута стоила бы { $price }
        [garbage] ещё одна фишка вторсырья стоила бы { $price }
       *[uranium] ещё одна фишка урана стоила бы { $price }
    }
reason-fuel-done =
    { $cities ->
        [one] ресурсов хватит на { $cities } город, деньги ({ $money }) остаются на строительство
        [few] ресурсов хватит на { $cities } города, деньги ({ $money }) остаются на строительство
       *[other] ресурсов хватит на { $cities } городов, деньги ({ $money }) остаются на строительство
    }
reason-fuel-needed =
    { $fuel ->
        [coal] { $price } за уголь для станций в этом раунде; городов, на которые уже хватает ресурсов: { $cities }
        [oil] { $price } за мазут для станций в этом раунде; городов, на которые уже хватает ресурсов: { $cities }
        [garbage] { $price } за вторсырьё для станций в этом раунде; городов, на которые уже хватает ресурсов: { $cities }
       *[uranium] { $price } за уран для станций в этом раунде; городов, на которые уже хватает ресурсов: { $cities }
    }
reason-fuel-cheap = { $price } сейчас, около { $later } в следующем раунде
reason-no-city = ни одного города подключить нельзя
reason-build-done =
    { $cities ->
        [one] { $cities } город, станции с топливом на { $ready }: новый город пока не стоит своей цены
        [few] { $cities } города, станции с топливом на { $ready }: новый город пока не стоит своей цены
       *[other] { $cities } городов, станции с топливом на { $ready }: новый город пока не стоит своей цены
    }
reason-start = начало за { $price }; путь до другого города стоит в среднем { $way }
reason-near = путь оттуда до другого города стоит в среднем { $way }
reason-last-round =
    { $cities ->
        [one] { $price }: это последний раунд, станции готовы снабдить { $cities } город
        [few] { $price }: это последний раунд, станции готовы снабдить { $cities } города
       *[other] { $price }: это последний раунд, станции готовы снабдить { $cities } городов
    }
reason-city-now = { $price } за город номер { $number }, в этом раунде он принесёт ещё { $more }
reason-city-later = { $price } за город номер { $number }, который будет снабжён позже
reason-run =
    { $cities ->
        [one] снабжает { $cities } город за { $income }, расход: { reason-tokens }
        [few] снабжает { $cities } города за { $income }, расход: { reason-tokens }
       *[other] снабжает { $cities } городов за { $income }, расход: { reason-tokens }
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } фишка
        [few] { $tokens } фишки
       *[other] { $tokens } фишек
    }
