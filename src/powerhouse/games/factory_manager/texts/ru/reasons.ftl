### Why a bot would make a move.

reason-offer = ценность для вас около { $worth } электро
reason-last-tile = последний тайл и так ваш
reason-bid =
    { $workers ->
        [one] примерно на { $gain } лучше другого тайла; { $workers } рабочий стоит около { $cost }
       *[other] примерно на { $gain } лучше другого тайла; { $workers } рабочих стоят около { $cost }
    }
reason-back = всё равно, какие рабочие обеспечивают ставку
reason-bring = по пути к покупке ценностью для вас около { $worth }
reason-bring-useless = вам он не нужен; для остальных вместе его ценность около { $worth }
reason-brought-enough = новые тайлы помогли бы другим
reason-buy = к концу принесёт примерно на { $gain } больше цены { $price }: { $what }
reason-place = чтобы он считался: { $what }
reason-demolish = освобождает место для лучшего тайла; даёт только { $what }
reason-hire = ещё { $seasonal } за { $price }, выгода сверх того около { $gain }
reason-bought-enough = больше ничего не стоит своей цены
reason-run =
    { $workers ->
        [one] прибыль около { $profit }, в столовой { $workers } рабочий
       *[other] прибыль около { $profit }, в столовой { $workers } рабочих
    }
reason-stop = меняет прибыль примерно на { $change }: { $what }
reason-production = продукция { $amount }
reason-storage = склад { $amount }
reason-energy = энергия { $amount }
reason-workers = рабочие { $amount }
