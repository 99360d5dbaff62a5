### Why a bot would make a move.

reason-use =
    { $kind ->
        [eco] прибыль { $income } без топлива
        [hybrid] прибыль { $income }, топливо: газ или мазут, { $units }
        [coal] прибыль { $income }, топливо: уголь, { $units }
        [gas] прибыль { $income }, топливо: газ, { $units }
        [oil] прибыль { $income }, топливо: мазут, { $units }
       *[uranium] прибыль { $income }, топливо: уран, { $units }
    }
reason-no-plant = ни одна из предложенных станций не стоит своей цены; деньги ({ $money }) подождут лучшей
reason-plant = стоит { $worth }: { $use }, около { $income } за раунд
reason-plant-points =
    { $points ->
        [one] стоит { $worth }: { $use }, в конце { $points } очко
        [few] стоит { $worth }: { $use }, в конце { $points } очка
       *[other] стоит { $worth }: { $use }, в конце { $points } очков
    }
reason-pass = больше { $bid } — слишком много: { $why }
reason-scrap = станция, без которой легче всего: { $use }, около { $income } за раунд
reason-enough = новые ресурсы не стоят своей цены; есть { $held }
reason-no-fuel = новые ресурсы не стоят своей цены; их нет, и они не нужны
reason-lacking =
    { $fuel ->
        [coal] { $each } за единицу; угля станциям для запуска не хватает: { $units }
        [gas] { $each } за единицу; газа станциям для запуска не хватает: { $units }
        [oil] { $each } за единицу; мазута станциям для запуска не хватает: { $units }
       *[uranium] { $each } за единицу; урана станциям для запуска не хватает: { $units }
    }
reason-spare = { $each } за единицу, в следующем раунде она стоит { $worth }
reason-run =
    { $units ->
        [one] приносит { $income } и расходует { $units } единицу
        [few] приносит { $income } и расходует { $units } единицы
       *[other] приносит { $income } и расходует { $units } единиц
    }
reason-return =
    { $fuel ->
        [coal] единица угля стоит в следующем раунде { $worth }
        [gas] единица газа стоит в следующем раунде { $worth }
        [oil] единица мазута стоит в следующем раунде { $worth }
       *[uranium] единица урана стоит в следующем раунде { $worth }
    }
