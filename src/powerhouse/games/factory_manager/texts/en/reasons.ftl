### Why a bot would make a move.

reason-offer = worth about { $worth } elektro to you
reason-last-tile = the last tile is yours anyway
reason-bid =
    { $workers ->
        [one] about { $gain } better than another tile; { $workers } worker cost about { $cost }
       *[other] about { $gain } better than another tile; { $workers } workers cost about { $cost }
    }
reason-back = it makes no difference who backs the bid
reason-bring = on the way to a purchase worth about { $worth } to you
reason-bring-useless = you need none; to the others it is worth about { $worth } together
reason-brought-enough = more tiles would help the others
reason-buy = worth about { $gain } at the end above its price of { $price }: { $what }
reason-place = so that it counts: { $what }
reason-demolish = makes room for a better tile; it has only { $what }
reason-hire = { $seasonal } more for { $price }, worth about { $gain } above that
reason-bought-enough = nothing more that is worth its price
reason-run =
    { $workers ->
        [one] a profit of about { $profit } with { $workers } worker in the canteen
       *[other] a profit of about { $profit } with { $workers } workers in the canteen
    }
reason-stop = changes the profit by about { $change }: { $what }
reason-production = production { $amount }
reason-storage = storage { $amount }
reason-energy = energy { $amount }
reason-workers = workers { $amount }
