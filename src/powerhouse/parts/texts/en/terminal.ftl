# What both Power Grids say alike.

terminal-purse = You have { $money }.
terminal-offer = Offer a plant: { $plants }, or pass: no plant this round.
terminal-offer-must = Offer a plant: { $plants }; in round 1 everybody buys one.
terminal-offer-alone = You are the last: it is yours for the minimum.
terminal-offer-none = You can pay for none of the plants: pass.
terminal-held =
    { $others ->
        [0] { $name } holds { $bid }.
        [one] { $name } holds { $bid }, { $names } is still in.
       *[other] { $name } holds { $bid }, { $names } are still in.
    }
terminal-scrap = One plant too many: scrap { $plants }. The new one stays.
terminal-scrap-paid = It pays { $paid }.
