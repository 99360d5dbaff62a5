# What both Power Grids say alike.

terminal-purse = Novca imate { $money }.
terminal-offer = Stavite elektranu na aukciju: { $plants }, ili `pass`: bez elektrane u ovom krugu.
terminal-offer-must = Stavite elektranu na aukciju: { $plants }; u krugu 1 svako kupuje jednu.
terminal-offer-alone = Vaša kupovina je poslednja: elektrana je vaša za najmanju ponudu.
terminal-offer-none = Nemate novca ni za jednu elektranu: `pass`.
terminal-held =
    { $others ->
        [0] { $name } nudi { $bid }.
        [1] { $name } nudi { $bid }, u aukciji je još { $names }.
       *[other] { $name } nudi { $bid }, u aukciji su još { $names }.
    }
terminal-scrap = Jedna elektrana je suvišna: zatvorite { $plants }. Nova ostaje.
terminal-scrap-paid = To donosi { $paid }.
