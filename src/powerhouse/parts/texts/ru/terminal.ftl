# What both Power Grids say alike.

terminal-purse = Денег у вас { $money }.
terminal-offer = Выставьте станцию на торги: { $plants }; или спасуйте (`pass`) и останьтесь в этом раунде без новой.
terminal-offer-must = Выставьте станцию на торги: { $plants }; в раунде 1 каждый покупает одну.
terminal-offer-alone = Ваша покупка последняя: станция ваша за минимальную ставку.
terminal-offer-none = Ни на одну станцию не хватает денег: спасуйте (`pass`).
terminal-held =
    { $others ->
        [0] Ведёт { $name }: { $bid }.
        [1] Ведёт { $name }: { $bid }, ещё торгуется { $names }.
       *[other] Ведёт { $name }: { $bid }, ещё торгуются { $names }.
    }
terminal-scrap = Одна станция лишняя: снесите { $plants }. Новая остаётся.
terminal-scrap-paid = За это платят { $paid }.
