### Why a bot would make a move.

reason-offer =
    { $worth ->
        [one] vredi vam oko { $worth } elektro
       *[other] vredi vam oko { $worth } elektra
    }
reason-last-tile = poslednja pločica je ionako vaša
reason-bid =
    { $workers ->
        [one] oko { $gain } bolje od druge pločice; { $workers } radnik košta oko { $cost }
        [few] oko { $gain } bolje od druge pločice; { $workers } radnika koštaju oko { $cost }
       *[other] oko { $gain } bolje od druge pločice; { $workers } radnika košta oko { $cost }
    }
reason-back = svejedno je koji su radnici ponuđeni
reason-bring = na putu do kupovine koja vam vredi oko { $worth }
reason-bring-useless = vama ne treba; ostalima zajedno vredi oko { $worth }
reason-brought-enough = više pločica bi pomoglo ostalima
reason-buy = na kraju vredi oko { $gain } preko svoje cene { $price }: { $what }
reason-place = da bi se računalo: { $what }
reason-demolish = pravi mesto za bolju pločicu; ima samo: { $what }
reason-hire = još { $seasonal } za { $price }, vredi oko { $gain } preko toga
reason-bought-enough = ništa drugo ne vredi svoje cene
reason-run =
    { $workers ->
        [one] dobit oko { $profit }, sa { $workers } radnikom u menzi
       *[other] dobit oko { $profit }, sa { $workers } radnika u menzi
    }
reason-stop = menja dobit za oko { $change }: { $what }
reason-production = proizvodnja { $amount }
reason-storage = skladište { $amount }
reason-energy = energija { $amount }
reason-workers = radnici { $amount }
