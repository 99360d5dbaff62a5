### Made of sr-Latn by tools/cyrillic.py.


### Refusals

refusal-not-now = за то сада није време: { $move }
refusal-not-tank = поставите почетну цистерну у ред неке класе
refusal-row-full =
    { $tanks ->
        [one]
            ред ({ $grade ->
                [crude] сирова
                [low] ниска
                [mid] средња
               *[high] висока
            }) има { $tanks } цистерну и ниједан слободан стубац
        [few]
            ред ({ $grade ->
                [crude] сирова
                [low] ниска
                [mid] средња
               *[high] висока
            }) има { $tanks } цистерне и ниједан слободан стубац
       *[other]
            ред ({ $grade ->
                [crude] сирова
                [low] ниска
                [mid] средња
               *[high] висока
            }) има { $tanks } цистерни и ниједан слободан стубац
    }
refusal-acted-already = већ сте извели акцију: реците done
refusal-pass-first = изведите акцију или пропустите потез
refusal-no-machine = немате машину
refusal-run-early = машине се пре прве акције покрећу само уз Машине 3, и то једном
refusal-ran-already = ваше машине су у овој фази већ радиле
refusal-run-dear = покретање машина кошта { $cost }, а имате { $money }
refusal-work-over = радничка фаза је завршена, па радник не може на акцију „{ $action }”
refusal-both-actions = обе акције овог потеза су изведене, па радник не може на акцију „{ $action }”
refusal-no-second = одавде ниједна додатна акција не води до акције „{ $action }”
refusal-not-adjacent = акција „{ $action }” није поред акције „{ $space }”
refusal-second-dear = додатна акција кошта { $cost }, а имате { $money }
refusal-action-dear = { $action }: најјефтиније тамо кошта { $cost }, а имате { $money }
refusal-second-left = { $action }: најјефтиније тамо кошта { $cost }, а кад платите додатну акцију ({ $price }), остаје вам { $money }
refusal-worker-on-machine = радник сме да стане на машину само уз Машине 1
refusal-machines-ran = та машина је у овој радничкој фази већ радила
refusal-no-network = немате плочицу цеви на коју би радник стао
refusal-not-order = померите диск на поље од 1 до { $spaces }, или реците done
refusal-space-free = поље { $space } је слободно, па се нико не гура улево
refusal-push-blocked =
    дискови од поља { $space } не могу да се гурају { $way ->
        [left] улево
       *[right] удесно
    }: тамо нема слободног поља
refusal-not-trade = продајте или купите нафту, или реците done
refusal-other-market = то место припада тржишту на којем ваш радник није
refusal-slot-empty = на том месту нема коцке
refusal-slot-full = на том месту већ лежи коцка
refusal-same-slot = то место је исто као друго с истом ценом: користи се крајње десно
refusal-no-tank =
    нема места за { $grade ->
        [crude] сирову нафту
        [low] нафту ниске класе
        [mid] нафту средње класе
       *[high] нафту високе класе
    }: коцки имате { $held }, а ваше цистерне примају { $room }
refusal-cube-dear = та коцка кошта { $cost }, а имате { $money }
refusal-sold-out = већ сте куповали, а прво иду све продаје
refusal-no-cube =
    немате такву нафту: { $colour ->
        [orange] наранџаста
        [teal] тиркизна
       *[silver] сребрна
    } { $grade ->
        [crude] сирова
        [low] ниска
        [mid] средња
       *[high] висока
    }
refusal-grade-low =
    { $grade ->
        [crude] сирова нафта
        [low] нафта ниске класе
        [mid] нафта средње класе
       *[high] нафта високе класе
    } није довољно добра за место где се тражи { $wanted ->
        [crude] сирова нафта
        [low] нафта ниске класе
        [mid] нафта средње класе
       *[high] нафта високе класе
    }
refusal-colour-wrong =
    { $colour ->
        [orange] наранџаста
        [teal] тиркизна
       *[silver] сребрна
    } нафта не може да се прода тамо где се тражи { $wanted ->
        [orange] наранџаста
        [teal] тиркизна
       *[silver] сребрна
    }
refusal-not-sign = потпишите уговор, узмите зајам, или реците done
refusal-loan-twice = једна акција доноси један зајам
refusal-contract-gone = на табли нема уговора ({ $tile })
refusal-order-no-contract = поруџбина ({ $tile }) се потписује као уговор само уз Уговоре и поруџбине 3
refusal-row-signed = из реда овог уговора ({ $tile }) већ сте један потписали
refusal-three-signed = у једној акцији се потписују највише три уговора, па не и овај ({ $tile })
refusal-no-deferring = у последњој години ништа не може да се одложи, па ни овај уговор ({ $tile })
refusal-not-tanks = купите цистерне или цеви, или реците done
refusal-not-machines = купите машине или цеви, или реците done
refusal-pipes-twice = у једној акцији цеви се купују једном
refusal-pipes-gone =
    { $wanted ->
        [one] не можете платити { $wanted } цев кад их ту лежи { $lying }
       *[other] не можете платити { $wanted } цеви кад их ту лежи { $lying }
    }
refusal-pipes-dear = ове цеви коштају { $cost }, а имате { $money }
refusal-too-few-pipes =
    { $left ->
        [one] плаћена је још { $left } плочица, а само последња сме да се остави
        [few] плаћене су још { $left } плочице, а само последња сме да се остави
       *[other] плаћено је још { $left } плочица, а само последња сме да се остави
    }
refusal-not-pipe = узмите плочицу цеви из ове продавнице, плаћено: { $left }
refusal-tanks-gone = нема више цистерне за { $price }
refusal-tank-dear = та цистерна кошта { $cost }, а имате { $money }
refusal-machines-gone = нема више машине за { $price }
refusal-machine-dear = та машина кошта { $cost }, а имате { $money }
refusal-no-half = немате половину плочице за машину
refusal-government-dear = још једна плочица кошта { $cost }, а имате { $money }
refusal-government-gone = у квадрантима који смеју бити отворени нема више плочица
refusal-worker-tile = плочица испод радника мора да се купи
refusal-not-government = та плочица не лежи у квадранту
refusal-quadrant-closed = { $tile } лежи у затвореном квадранту, а у години { $year } отворених је највише { $open }
refusal-not-beside = { $tile } нема заједничку ивицу с плочицом испод радника
refusal-quadrant-closed-benefit = тај квадрант је затворен, а погодност га не сме отворити
refusal-not-benefit = узмите што вам припада или реците done; државних цеви: { $government }, цистерни: { $tanks }, машина: { $machines }, цеви из продавнице: { $pipes }
refusal-not-hold = изаберите коју плочицу из руке полажете следећу
refusal-not-site = поставите машину на половину плочице
refusal-site-taken = ту већ стоји машина, { $spot }
refusal-site-empty = ту не лежи ниједна половина плочице, { $spot }
refusal-not-place = положите плочицу коју држите
refusal-place-taken = с другом половином { side } плочица би ту легла на другу, { $spot }
refusal-place-same = { $tile } изгледа исто после пола окрета: положите другу половину десно или доле
refusal-place-first = прва плочица лежи у средини листа
refusal-place-loose = с другом половином { side } плочица ту не би додиривала ниједну цев ваше мреже, { $spot }
refusal-not-upgrade = купите унапређење, затворите врсту, или реците done
refusal-family-out = врста „{ $family }” није у овој партији
refusal-family-closed = токен врсте „{ $family }” лежи лицем надоле до следеће године
refusal-close-first-buy = ко ништа није купио, не може да затвори врсту „{ $family }”
refusal-two-upgrades =
    { $most ->
        [one] у једној акцији се купује највише { $most } унапређење
        [few] у једној акцији се купују највише { $most } унапређења
       *[other] у једној акцији се купује највише { $most } унапређења
    }
refusal-upgrade-dear = унапређење кошта { $cost }, а имате { $money }
refusal-top-level = имате све нивое врсте „{ $family }”
refusal-card-gone = нема више карте „{ $family }” { $level }
refusal-not-stand = ставите радника на једну од својих плочица
refusal-not-start = ставите радника на једну од својих машина
refusal-not-refine = прерадите коцку, или реците done
refusal-line-ran = нафтовод { $line } је већ радио
refusal-line-attached = нафтовод { $line } је уз машину, па га радник не може покренути
refusal-line-elsewhere = нафтовод { $line } се не покреће овде
refusal-line-loose = нафтовод { $line } није уз машину
refusal-same-start =
    и друга коцка нафтовода { $line } мора почети као { $grade ->
        [crude] сирова нафта
        [low] нафта ниске класе
        [mid] нафта средње класе
       *[high] нафта високе класе
    }
refusal-no-fresh-cube =
    немате такву нафту која још није прерађивана: { $colour ->
        [orange] наранџаста
        [teal] тиркизна
       *[silver] сребрна
    } { $grade ->
        [crude] сирова
        [low] ниска
        [mid] средња
       *[high] висока
    }
refusal-line-short = нафтовод { $line } има снагу { $power }, а ово кошта { $cost }
refusal-order-gone = на табли нема поруџбине ({ $order })
refusal-order-short = ваша нафта не испуњава одједном поруџбину ({ $order })
refusal-not-spend = изаберите која класа иде на следећу потребу поруџбине ({ $order })
refusal-contract-not-yours = уговор ({ $tile }) није ваш
refusal-contract-deferred = уговор ({ $tile }) је одложен до следеће године
refusal-contract-filled =
    { $times ->
        [one] уговор ({ $tile }) је ове године испуњен { $times } пут
       *[other] уговор ({ $tile }) је ове године испуњен { $times } пута
    }
refusal-need-filled = уговор ({ $tile }) нема такву отворену потребу
refusal-need-better =
    тражи се { $wanted ->
        [crude] сирова нафта
        [low] нафта ниске класе
        [mid] нафта средње класе
       *[high] нафта високе класе
    }, а { $grade ->
        [crude] сирова нафта
        [low] нафта ниске класе
        [mid] нафта средње класе
       *[high] нафта високе класе
    } није довољно добра
refusal-need-same = друга потреба уговора ({ $tile }) тражи исто и долази прва
