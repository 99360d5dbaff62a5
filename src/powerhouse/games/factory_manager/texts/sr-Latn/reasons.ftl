### Why a bot would make a move.

reason-offer = Ovo mesto u redosledu igrača vredi vam oko { $worth }.
reason-last-tile = Poslednja pločica je ionako vaša.
reason-bid =
    { $workers ->
        [one] Vama je pločica za oko { $gain } bolja od druge, a { $workers } radnik vas košta oko { $cost }.
       *[other] Vama je pločica za oko { $gain } bolja od druge, a { $workers } radnika vas košta oko { $cost }.
    }
reason-back = Vama je svejedno koji su radnici ponuđeni.
reason-bring = Na putu je do kupovine koja vam vredi oko { $worth }.
reason-bring-useless = Vama ne treba; ostalima zajedno vredi oko { $worth }.
reason-brought-enough = Ne iznosite više ništa i time nikome ne pomažete.
reason-buy = S onim što posle nje možete da kupite, na kraju vam donosi oko { $gain } preko cena; ova košta { $price }: { $what }.
reason-place = Postavljate je u svoju fabriku da bi se računala: { $what }.
reason-demolish = Pravite mesto za bolju pločicu; ova ima samo: { $what }.
reason-hire = Angažujete još { $seasonal } za { $price }; to vam vredi oko { $gain } preko toga.
reason-bought-enough = Ne kupujete više ništa i ostaje vam { $money }.
reason-run =
    { $workers ->
        [one] Ostvarujete dobit od oko { $profit }, sa { $workers } radnikom u menzi.
       *[other] Ostvarujete dobit od oko { $profit }, sa { $workers } radnika u menzi.
    }
reason-stop =
    { $workers ->
        [one] Menja vašu dobit za oko { $change } i oslobađa { $workers } radnika: { $what }.
       *[other] Menja vašu dobit za oko { $change } i oslobađa { $workers } radnika: { $what }.
    }
reason-production = proizvodnja { $amount }
reason-storage = skladište { $amount }
reason-energy = energija { $amount }
reason-workers = radnici { $amount }
reason-open =
    { $workers ->
        [one] Otvarate sa { $workers } radnikom, koji vas košta oko { $cost }.
       *[other] Otvarate sa { $workers } radnika, što vas košta oko { $cost }.
    }
reason-pass =
    { $workers ->
        [one] Vama je pločica za oko { $gain } bolja od druge; morali biste da ponudite { $workers } radnika, što vas košta oko { $cost }.
       *[other] Vama je pločica za oko { $gain } bolja od druge; morali biste da ponudite { $workers } radnika, što vas košta oko { $cost }.
    }
reason-buy-tile = Košta vas { $price }: { $what }.
reason-bid-above =
    { $workers ->
        [one] Po gruboj proceni vam je pločica samo za oko { $gain } bolja od druge, a { $workers } radnik vas košta oko { $cost }.
       *[other] Po gruboj proceni vam je pločica samo za oko { $gain } bolja od druge, a { $workers } radnika vas košta oko { $cost }.
    }
reason-pass-early =
    { $workers ->
        [one] Po gruboj proceni mogli biste da nastavite: pločica vam je za oko { $gain } bolja od druge, a { $workers } radnik bi vas koštao oko { $cost }.
       *[other] Po gruboj proceni mogli biste da nastavite: pločica vam je za oko { $gain } bolja od druge, a { $workers } radnika bi vas koštalo oko { $cost }.
    }
