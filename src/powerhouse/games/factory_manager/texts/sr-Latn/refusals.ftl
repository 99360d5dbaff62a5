### Refusals

refusal-no-tile = nema takve pločice
refusal-not-offer = izaberite pločicu redosleda za aukciju
refusal-offer-absent = pločica redosleda { $tile } nije dostupna u ovom krugu
refusal-not-bid = ponudite radnike za pločicu redosleda { $tile } ili odustanite
refusal-opener-bids = ko otvara aukciju, mora dati ponudu za pločicu redosleda { $tile }, makar 0
refusal-bid-low = ponuda { $bid } nije veća od { $standing }
refusal-bid-high =
    { $available ->
        [one] ponuda { $bid } je previše: imate { $available } raspoloživog radnika, a morate zadržati { $kept }
        [few] ponuda { $bid } je previše: imate { $available } raspoloživa radnika, a morate zadržati { $kept }
       *[other] ponuda { $bid } je previše: imate { $available } raspoloživih radnika, a morate zadržati { $kept }
    }
refusal-not-back = recite koliko je sezonskih među radnicima ({ $workers }) na pločici redosleda { $tile }
refusal-back-seasonal =
    { $seasonal ->
        [one] na pločici ne može ostati { $seasonal } sezonski radnik, samo { $least } do { $most }
        [few] na pločici ne mogu ostati { $seasonal } sezonska radnika, samo { $least } do { $most }
       *[other] na pločici ne može ostati { $seasonal } sezonskih radnika, samo { $least } do { $most }
    }
refusal-must-bring = iznesite na tržište po pločicu za svakog raspoloživog radnika: još { $workers }
refusal-not-bring = iznesite još jednu pločicu na tržište ili recite done
refusal-bring-absent = na tabli zaliha nema: { $tile }
refusal-bring-dear = { $tile } nije najjeftinija pločica svog stupca: prvo dolazi { $cheapest }
refusal-not-buy = kupite, postavite ili demontirajte pločicu, angažujte sezonske radnike, ili recite done
refusal-no-worker =
    { $workers ->
        [1] vaš jedini raspoloživi radnik je već kupio ili demontirao pločicu
       *[other] svi vaši raspoloživi radnici ({ $workers }) su već kupili ili demontirali pločicu
    }
refusal-buy-absent = na tržištu nema: { $tile }
refusal-buy-dear = { $tile } košta { $cost }, a imate { $money }
refusal-one-a-room = za pločicu ove vrste ({ $type }) ima jedna soba, a jednu već imate: prvo je demontirajte
refusal-place-absent = pored vaše fabrike nema: { $tile }
refusal-halls-full =
    { $halls ->
        [1] zauzeta je jedina hala ({ $halls }): prvo demontirajte neku pločicu
       *[other] zauzete su sve hale ({ $halls }): prvo demontirajte neku pločicu
    }
refusal-site-dear = sledeće gradilište košta { $fee }, a imate { $money }
refusal-demolish-absent = u vašoj fabrici nema: { $tile }
refusal-hire-many =
    { $seasonal ->
        [one] ne možete angažovati { $seasonal } sezonskog radnika, najviše { $most }
        [few] ne možete angažovati { $seasonal } sezonska radnika, najviše { $most }
       *[other] ne možete angažovati { $seasonal } sezonskih radnika, najviše { $most }
    }
refusal-hire-dear =
    { $seasonal ->
        [one] { $seasonal } sezonski radnik košta { $cost }, a imate { $money }
        [few] { $seasonal } sezonska radnika koštaju { $cost }, a imate { $money }
       *[other] { $seasonal } sezonskih radnika košta { $cost }, a imate { $money }
    }
refusal-not-stop = zaustavite mašine ili robote, ili recite done
refusal-stop-never = { $tile } nije ni mašina ni robot i ne može da se zaustavi
refusal-stop-absent = kod vas ne radi nijedna takva pločica: { $tile }
refusal-workers-short =
    { $need ->
        [one] za ono što radi treba { $need } radnik, a najviše može da radi { $most }: zaustavite nešto
       *[other] za ono što radi treba { $need } radnika, a najviše može da radi { $most }: zaustavite nešto
    }
refusal-robots-many =
    { $robots ->
        [one] radi { $robots } robot, a mašina samo { $machines }: zaustavite robote
        [few] rade { $robots } robota, a mašina samo { $machines }: zaustavite robote
       *[other] radi { $robots } robota, a mašina samo { $machines }: zaustavite robote
    }
plan-not-owned = u vašoj fabrici nema toliko: { $tile }
