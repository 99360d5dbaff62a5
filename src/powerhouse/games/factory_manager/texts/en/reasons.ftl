### Why a bot would make a move.

reason-offer = This place in turn order is worth about { $worth } elektro to you.
reason-last-tile = The last tile is yours anyway.
reason-bid =
    { $workers ->
        [one] To you the tile is about { $gain } better than another, and { $workers } worker costs you about { $cost }.
       *[other] To you the tile is about { $gain } better than another, and { $workers } workers cost you about { $cost }.
    }
reason-back = It makes no difference to you who backs the bid.
reason-bring = It is on the way to a purchase worth about { $worth } to you.
reason-bring-useless = You need none; to the others it is worth about { $worth } together.
reason-brought-enough = You bring nothing more, and help nobody by it.
reason-buy = With what you can buy after it, it brings you about { $gain } at the end beyond the prices; this one costs { $price }: { $what }.
reason-place = You put it into your factory, so that it counts: { $what }.
reason-demolish = You make room for a better tile; this one has only { $what }.
reason-hire = You hire { $seasonal } for { $price }; that brings you about { $gain } beyond it.
reason-bought-enough = You buy nothing more and keep { $money } elektro.
reason-run =
    { $workers ->
        [one] You make a profit of about { $profit }, with { $workers } worker in the canteen.
       *[other] You make a profit of about { $profit }, with { $workers } workers in the canteen.
    }
reason-stop =
    { $workers ->
        [one] It changes your profit by about { $change } and frees { $workers } worker: { $what }.
       *[other] It changes your profit by about { $change } and frees { $workers } workers: { $what }.
    }
reason-production = production { $amount }
reason-storage = storage { $amount }
reason-energy = energy { $amount }
reason-workers = workers { $amount }
reason-open =
    { $workers ->
        [one] You open with { $workers } worker, who costs you about { $cost }.
       *[other] You open with { $workers } workers, who cost you about { $cost }.
    }
reason-pass =
    { $workers ->
        [one] To you the tile is about { $gain } better than another; you would have to bid { $workers } worker, who costs you about { $cost }.
       *[other] To you the tile is about { $gain } better than another; you would have to bid { $workers } workers, who cost you about { $cost }.
    }
reason-buy-tile = It costs you { $price }: { $what }.
reason-bid-above =
    { $workers ->
        [one] By rule of thumb the tile is only about { $gain } better for you than another, and { $workers } worker costs you about { $cost }.
       *[other] By rule of thumb the tile is only about { $gain } better for you than another, and { $workers } workers cost you about { $cost }.
    }
reason-pass-early =
    { $workers ->
        [one] By rule of thumb you could go on: the tile is about { $gain } better for you than another, and { $workers } worker would cost you about { $cost }.
       *[other] By rule of thumb you could go on: the tile is about { $gain } better for you than another, and { $workers } workers would cost you about { $cost }.
    }
