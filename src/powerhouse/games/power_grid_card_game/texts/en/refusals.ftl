### Refusals

refusal-must-return = gas and oil find no room, { $count } too many: return gas or oil
refusal-return-fits = only gas and oil compete for room, { $fuel } does not: return gas or oil
refusal-not-buy = buy a resource card or say done
refusal-card-absent = there is no card of { $units } { $fuel } for { $price }
refusal-card-dear = the card costs { $price }, you have { $money }
refusal-fuel-hybrids-full = no room for more { $fuel }: you hold { $gas } gas and { $oil } oil, and your plants take at most { $room } of both
refusal-last-no-room = in the last round you may not buy more { $fuel }: you hold { $held }, and your plants burn { $room } at once
refusal-last-hybrids-full = in the last round you may not buy more { $fuel }: you hold { $gas } gas and { $oil } oil, and your plants burn { $room } of both at once
refusal-not-run = say which plants produce
refusal-run-not-yours =
    { $plants ->
        [one] you have only { $plants } plant
       *[other] you have only { $plants } plants
    }
refusal-run-mix =
    { $need ->
        [one] hybrids of this run burn { $need } unit, not { $gas } gas
       *[other] hybrids of this run burn { $need } units, not { $gas } gas
    }
