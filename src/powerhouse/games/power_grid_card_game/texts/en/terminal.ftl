### The Card Game in the terminal.

## Titles

screen-title-auction =
    { $kind ->
        [last] Last round { $round } · Auction
       *[usual] Round { $round } · Auction
    }
screen-title-buying =
    { $kind ->
        [last] Last round { $round } · Resources
       *[usual] Round { $round } · Resources
    }
screen-title-bureaucracy =
    { $kind ->
        [last] Last round { $round } · Bureaucracy
       *[usual] Round { $round } · Bureaucracy
    }
screen-title-end =
    { $kind ->
        [last] Last round { $round } · The end
       *[usual] Round { $round } · The end
    }
screen-end-points = plants and every { $money } elektro give points
screen-end-next = the next round is the last
screen-end-after =
    { $plants ->
        [one] last-round card after { $plants } plant
       *[other] last-round card after { $plants } plants
    }

## Companies

screen-auction = auction
screen-buying = buying
screen-earned = earned
screen-plants = plants
screen-resources = resources
screen-trust-letter = T
screen-to-buy = to buy
screen-done = done
screen-bought = bought
screen-passed = passed
screen-offers = offers
screen-bids = bids { $bid }
screen-in = in
screen-out = out

## Markets

screen-plants-now = plants now
screen-now = now
screen-soon = soon
screen-deck = deck
screen-none = none
screen-last-round-card = last round
screen-from = from { $minimum }
screen-hybrids = (H burns gas or oil)
screen-deck-cards =
    { $cards ->
        [0] empty
       *[other]
            { $top ->
                [small] { $cards } cards, the next one is small
                [big] { $cards } cards, the next one is big
               *[none] { $cards } cards
            }
    }
screen-for = for { $price }
screen-in-the-deck = in the deck
screen-discarded = discarded
screen-held = held
screen-burn = burn
screen-room = room
screen-fuel = { letter } { $fuel }
screen-units = { $count }{ letter }
screen-burnt =
    { $either ->
        [0]
            { $units ->
                [0] { "" }
               *[other] { $units }
            }
       *[other]
            { $units ->
                [0] { $either }H
               *[other] { $units } + { $either }H
            }
    }
screen-kept = { $units } of { $card }
screen-too-much = Not all finds room: you keep { $kept }; the rest is laid out for { $price }.
screen-too-much-lost = Not all finds room: you keep { $kept }; the rest is laid out for { $price }, or lost when the leftover cards run out.
units-either = { $count } gas or oil

## Decisions

screen-produce-with = produce with
screen-burns = burns
screen-leaves = leaves
screen-next-order = next turn order
screen-run-place =
    { $place ->
        [1] 1st of { $known } so far
        [2] 2nd of { $known } so far
        [3] 3rd of { $known } so far
       *[other] { $place }th of { $known } so far
    }
screen-more-runs = … { $runs } more: `runs`
screen-scrap = scrap
screen-keep = keep
screen-without-room = units without room
screen-listed = { $items }

## Questions

terminal-open = You offer { $plant }: open with { $minimum } or more.
terminal-bid = Your bid for { $plant }: { $lowest } or more, or pass.
terminal-bid-poor = Your bid for { $plant }: you cannot go higher: pass.
ask-return = { $units } too many of your { $held } find no room: { $moves }, one unit at a time.
ask-buy-more = You hold enough for all your plants. Buy more, as in `{ $card }`, or done. You have { $money }.
ask-buy = Buy resource cards, or done. To produce with all plants you lack { $lacks }: `{ $cards }` for { $cost }. You have { $money }.
ask-buy-dear = Buy resource cards, or done. To produce with all plants you lack { $lacks }, which costs { $cost }. You have { $money }.
ask-buy-too-few = Buy resource cards, or done. To produce with all plants you lack { $lacks }: the market has too little of it. You have { $money }.
ask-buy-best = { $asked } The most you can get is { $income }: `{ $cards }` for { $cost }.
ask-run = Which plants produce? Who earns most goes first next round. You have { $money }.

## What was typed

screen-no-card = there is no card of { $units } { $fuel }: cards have 1 to { $most } units
screen-sum-phase = sums are for buying resource cards
screen-sum-cards = say which cards, as in `sum c3 g2`

## Pages and help

screen-page-plants = where every plant is, and which may still come
screen-page-resources = the resource market, its piles, and everybody's cards
screen-page-sum = what cards would cost together, as in `sum c3 u1`
screen-page-runs = all ways to produce that are worth a thought
screen-under = under the deck
screen-may-come = may still come
screen-gone = gone
screen-deck-pile = deck ({ $cards } cards)
screen-leftovers = leftover cards
screen-not-laid-out = { $units } not laid out
screen-plusplus =
    { $cards ->
        [4] four cards marked ++ come to the discard pile with the first shuffle
       *[other] { $cards } cards marked ++ come to the discard pile with the first shuffle
    }
screen-sum = { $bought } for { $paid }: you would have { $money } left and hold { $held }, enough for an income of { $income } of { $capacity }.
screen-runs-phase = Plants produce in phase 3, bureaucracy.
screen-example-number = offer or scrap plant 8, bid 8, or the line 8) of a list
screen-example-letter = of several plants 4 the one for coal (g gas, o oil, h hybrid, u uranium, e eco)
screen-example-opening = offer plant 4 and open with 6; `offer 4c, bid 6` is the same
screen-example-cards = buy three cards, each where it is cheapest; or `coal 3 for 4`
screen-example-several = several moves in one line: all are made, or none
screen-example-run = produce with plants 4 and 12
screen-example-short = pass: no bid, no plant; done: enough bought. Beginnings are enough
screen-example-plant = plant 12 burns 3 coal and earns 9 (H gas or oil)
screen-example-income = the resources at hand earn 8, all plants could earn 14

## Plants and cards in few characters

letters-coal =
    { $need ->
        [1] C
        [2] CC
        [3] CCC
       *[other] { $need }C
    }
letters-gas =
    { $need ->
        [1] G
        [2] GG
        [3] GGG
       *[other] { $need }G
    }
letters-oil =
    { $need ->
        [1] O
        [2] OO
        [3] OOO
       *[other] { $need }O
    }
letters-uranium =
    { $need ->
        [1] U
        [2] UU
        [3] UUU
       *[other] { $need }U
    }
letters-hybrid =
    { $need ->
        [1] H
        [2] HH
        [3] HHH
       *[other] { $need }H
    }
letters-eco = eco
letter =
    { $fuel ->
        [coal] C
        [gas] G
        [oil] O
       *[uranium] U
    }
letters-card =
    { $count ->
        [1] { letter }{ $units }
       *[other] { letter }{ $units }×{ $count }
    }
