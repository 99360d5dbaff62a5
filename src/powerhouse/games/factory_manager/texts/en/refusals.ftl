### Refusals

refusal-no-tile = there is no such tile
refusal-not-offer = choose the turn-order tile to be auctioned
refusal-offer-absent = turn-order tile { $tile } is not to be had in this round
refusal-not-bid = bid workers for turn-order tile { $tile } or pass
refusal-opener-bids = who opens must bid for turn-order tile { $tile }, if only 0
refusal-bid-low = a bid of { $bid } does not beat { $standing }
refusal-bid-high = a bid of { $bid } is too much: you have { $available } available workers and must keep { $kept }
refusal-not-back = say how many of the { $workers } workers on turn-order tile { $tile } are seasonal ones
refusal-back-seasonal =
    { $seasonal ->
        [one] { $seasonal } seasonal worker cannot stay on the tile, only { $least } to { $most }
       *[other] { $seasonal } seasonal workers cannot stay on the tile, only { $least } to { $most }
    }
refusal-must-bring = bring a tile to the market for each available worker: { $workers } still to come
refusal-not-bring = bring a further tile to the market or say done
refusal-bring-absent = there is no { $tile } on the storage board
refusal-bring-dear = { $tile } is not the cheapest of its column: { $cheapest } comes first
refusal-not-buy = buy, place or demolish a tile, hire seasonal workers, or say done
refusal-no-worker =
    { $workers ->
        [1] your only available worker has bought or demolished a tile
       *[other] each of your { $workers } available workers has bought or demolished a tile
    }
refusal-buy-absent = there is no { $tile } in the market
refusal-buy-dear = { $tile } costs { $cost }, you have { $money }
refusal-one-a-room = there is one room for a tile of type { $type }, and you own one: demolish it first
refusal-place-absent = there is no { $tile } beside your factory
refusal-halls-full = all { $halls } halls are taken: demolish a tile first
refusal-site-dear = the next building site costs { $fee }, you have { $money }
refusal-demolish-absent = there is no { $tile } in your factory
refusal-hire-many =
    { $seasonal ->
        [one] you cannot hire { $seasonal } seasonal worker, at most { $most }
       *[other] you cannot hire { $seasonal } seasonal workers, at most { $most }
    }
refusal-hire-dear =
    { $seasonal ->
        [one] hiring { $seasonal } seasonal worker costs { $cost }, you have { $money }
       *[other] hiring { $seasonal } seasonal workers costs { $cost }, you have { $money }
    }
refusal-not-stop = stop machines or robots, or say done
refusal-stop-never = { $tile } is neither a machine nor a robot and cannot be stopped
refusal-stop-absent = no { $tile } of yours is running
refusal-workers-short =
    { $need ->
        [one] what runs needs { $need } worker, and at most { $most } can work: stop something
       *[other] what runs needs { $need } workers, and at most { $most } can work: stop something
    }
refusal-robots-many =
    { $machines ->
        [one] { $robots } robots run, but only { $machines } machine: stop robots
       *[other] { $robots } robots run, but only { $machines } machines: stop robots
    }
plan-not-owned = there are not so many { $tile } in your factory
