### Pipeline: what the cards of the upgrades say.

effect = { $parts }
effect-now = { $tiles } now
effect-yearly = every new year { $tiles }
due-government =
    { $count ->
        [one] { $count } government pipe
       *[other] { $count } government pipes
    }
due-tanks =
    { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
due-machines =
    { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }
due-pipes =
    { $count ->
        [one] { $count } shop pipe
       *[other] { $count } shop pipes
    }
effect-human-resources-1 = a secondary action costs { $secondary-cost }
effect-human-resources-2 = the secondary action may be { $reach } steps away
effect-human-resources-3 = two main actions a turn, no secondary one
effect-engineering-1 = power +{ $bonus-1 } for every 4 segments of a line
effect-engineering-2 = power +{ $bonus-2 } for every 4 segments of a line
effect-engineering-3 = a line runs two cubes of the same grade
effect-refined-markets-1 = refined oil is bought and sold for { $price-shift } more
effect-refined-markets-2 = trade in all three refined markets at once
effect-refined-markets-3 = sell oil in slots of any colour
effect-contracts-orders-1 = contracts may be filled { $fillings } times a year
effect-contracts-orders-2 = +{ $extra-pay } for every delivered cube
effect-contracts-orders-3 = orders can be signed like contracts
effect-machines-1 = the worker may run one machine for nothing
effect-machines-2 = running the machines costs { $machine-cost }
effect-machines-3 = the machines may also run before the first action
