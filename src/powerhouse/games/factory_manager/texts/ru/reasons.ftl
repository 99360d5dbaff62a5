### Why a bot would make a move.

reason-offer = Это место в порядке хода стоит для вас около { $worth } электро.
reason-last-tile = Последний тайл и так ваш.
reason-bid =
    { $workers ->
        [one] Для вас тайл примерно на { $gain } лучше другого, а { $workers } рабочий стоит вам около { $cost }.
       *[other] Для вас тайл примерно на { $gain } лучше другого, а { $workers } рабочих стоят вам около { $cost }.
    }
reason-back = Вам всё равно, какие рабочие обеспечивают ставку.
reason-bring = Это по пути к покупке, которая стоит для вас около { $worth }.
reason-bring-useless = Вам он не нужен; для остальных вместе он стоит около { $worth }.
reason-brought-enough = Больше вы ничего не выкладываете и никому этим не помогаете.
reason-buy = Вместе с тем, что вы сможете купить после него, к концу он принесёт вам около { $gain } сверх цен; сам он стоит { $price }: { $what }.
reason-place = Вы размещаете его на фабрике, чтобы он считался: { $what }.
reason-demolish = Вы освобождаете место для лучшего тайла; этот даёт только { $what }.
reason-hire = Вы нанимаете { $seasonal } за { $price }; выгода для вас сверх того около { $gain }.
reason-bought-enough = Больше вы ничего не покупаете, деньги ({ $money }) остаются у вас.
reason-run =
    { $workers ->
        [one] Ваша прибыль около { $profit }, в столовой { $workers } рабочий.
       *[other] Ваша прибыль около { $profit }, в столовой { $workers } рабочих.
    }
reason-stop =
    { $workers ->
        [one] Ваша прибыль меняется примерно на { $change }, освобождается { $workers } рабочий: { $what }.
       *[other] Ваша прибыль меняется примерно на { $change }, освобождается { $workers } рабочих: { $what }.
    }
reason-production = продукция { $amount }
reason-storage = склад { $amount }
reason-energy = энергия { $amount }
reason-workers = рабочие { $amount }
reason-open =
    { $workers ->
        [one] Вы начинаете с { $workers } рабочего, он стоит вам около { $cost }.
       *[other] Вы начинаете с { $workers } рабочих, они стоят вам около { $cost }.
    }
reason-pass =
    { $workers ->
        [one] Для вас тайл примерно на { $gain } лучше другого; поставить пришлось бы { $workers } рабочего, он стоит вам около { $cost }.
       *[other] Для вас тайл примерно на { $gain } лучше другого; поставить пришлось бы { $workers } рабочих, они стоят вам около { $cost }.
    }
reason-buy-tile = Он стоит вам { $price }: { $what }.
