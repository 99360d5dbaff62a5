### Made of sr-Latn by tools/cyrillic.py.


# What both Power Grids say alike.

terminal-purse = Новца имате { $money }.
terminal-offer = Ставите електрану на аукцију: { $plants }, или `pass`: без електране у овом кругу.
terminal-offer-must = Ставите електрану на аукцију: { $plants }; у кругу 1 свако купује једну.
terminal-offer-alone = Ваша куповина је последња: електрана је ваша за најмању понуду.
terminal-offer-none = Немате новца ни за једну електрану: `pass`.
terminal-held =
    { $others ->
        [0] { $name } нуди { $bid }.
        [1] { $name } нуди { $bid }, у аукцији је још { $names }.
       *[other] { $name } нуди { $bid }, у аукцији су још { $names }.
    }
terminal-scrap = Једна електрана је сувишна: затворите { $plants }. Нова остаје.
terminal-scrap-paid = То доноси { $paid }.
