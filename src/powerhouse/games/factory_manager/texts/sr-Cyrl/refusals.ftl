### Made of sr-Latn by tools/cyrillic.py.


### Refusals

refusal-no-tile = нема такве плочице
refusal-not-offer = изаберите плочицу редоследа за аукцију
refusal-offer-absent = плочица редоследа { $tile } није доступна у овом кругу
refusal-not-bid = понудите раднике за плочицу редоследа { $tile } или одустаните
refusal-opener-bids = ко отвара аукцију, мора дати понуду за плочицу редоследа { $tile }, макар 0
refusal-bid-low = понуда { $bid } није већа од { $standing }
refusal-bid-high =
    { $available ->
        [one] понуда { $bid } је превише: имате { $available } расположивог радника, а морате задржати { $kept }
        [few] понуда { $bid } је превише: имате { $available } расположива радника, а морате задржати { $kept }
       *[other] понуда { $bid } је превише: имате { $available } расположивих радника, а морате задржати { $kept }
    }
refusal-not-back = реците колико је сезонских међу радницима ({ $workers }) на плочици редоследа { $tile }
refusal-back-seasonal =
    { $seasonal ->
        [one] на плочици не може остати { $seasonal } сезонски радник, само { $least } до { $most }
        [few] на плочици не могу остати { $seasonal } сезонска радника, само { $least } до { $most }
       *[other] на плочици не може остати { $seasonal } сезонских радника, само { $least } до { $most }
    }
refusal-must-bring = изнесите на тржиште по плочицу за сваког расположивог радника: још { $workers }
refusal-not-bring = изнесите још једну плочицу на тржиште или реците done
refusal-bring-absent = на табли залиха нема: { $tile }
refusal-bring-dear = { $tile } није најјефтинија плочица свог ступца: прво долази { $cheapest }
refusal-not-buy = купите, поставите или демонтирајте плочицу, ангажујте сезонске раднике, или реците done
refusal-no-worker =
    { $workers ->
        [1] ваш једини расположиви радник је већ купио или демонтирао плочицу
       *[other] сви ваши расположиви радници ({ $workers }) су већ купили или демонтирали плочицу
    }
refusal-buy-absent = на тржишту нема: { $tile }
refusal-buy-dear = { $tile } кошта { $cost }, а имате { $money }
refusal-one-a-room = за плочицу ове врсте ({ $type }) има једна соба, а једну већ имате: прво је демонтирајте
refusal-place-absent = поред ваше фабрике нема: { $tile }
refusal-halls-full =
    { $halls ->
        [1] заузета је једина хала ({ $halls }): прво демонтирајте неку плочицу
       *[other] заузете су све хале ({ $halls }): прво демонтирајте неку плочицу
    }
refusal-site-dear = следеће градилиште кошта { $fee }, а имате { $money }
refusal-demolish-absent = у вашој фабрици нема: { $tile }
refusal-hire-many =
    { $seasonal ->
        [one] не можете ангажовати { $seasonal } сезонског радника, највише { $most }
        [few] не можете ангажовати { $seasonal } сезонска радника, највише { $most }
       *[other] не можете ангажовати { $seasonal } сезонских радника, највише { $most }
    }
refusal-hire-dear =
    { $seasonal ->
        [one] { $seasonal } сезонски радник кошта { $cost }, а имате { $money }
        [few] { $seasonal } сезонска радника коштају { $cost }, а имате { $money }
       *[other] { $seasonal } сезонских радника кошта { $cost }, а имате { $money }
    }
refusal-not-stop = зауставите машине или роботе, или реците done
refusal-stop-never = { $tile } није ни машина ни робот и не може да се заустави
refusal-stop-absent = код вас не ради ниједна таква плочица: { $tile }
refusal-workers-short =
    { $need ->
        [one] за оно што ради треба { $need } радник, а највише може да ради { $most }: зауставите нешто
       *[other] за оно што ради треба { $need } радника, а највише може да ради { $most }: зауставите нешто
    }
refusal-robots-many =
    { $robots ->
        [one] ради { $robots } робот, а машина само { $machines }: зауставите роботе
        [few] раде { $robots } робота, а машина само { $machines }: зауставите роботе
       *[other] ради { $robots } робота, а машина само { $machines }: зауставите роботе
    }
plan-not-owned = у вашој фабрици нема толико: { $tile }
