### Made of sr-Latn by tools/cyrillic.py.


### Pipeline: where the game is, what happened, what cannot be read, options and figures.


## Headings

heading-set-up = припрема
heading-round = година { $year }, круг { $round }
heading-end = крај

## Things

kind-action = акција
kind-family = врста
kind-grade = класа
kind-colour = боја
kind-market = тржиште
kind-side = страна
kind-runnable = оно што се покреће
oil = { oil-colour } { oil-grade }
oil-colour =
    { $colour ->
        [orange] наранџаста
        [teal] тиркизна
       *[silver] сребрна
    }
oil-grade =
    { $grade ->
        [crude] сирова
        [low] ниска
        [mid] средња
       *[high] висока
    }
# A contract or an order is told by what it asks for.
tender = { $needs }
pipe-tile = плочица цеви ({ $pipes })
pipes-of-colour = { $count } × { oil-colour }
# Where something lies in a network, seen from the first half that was laid.
spot = { $columns } { spot-across } и { $rows } { spot-along } од почетка
spot-in-row = { $columns } { spot-across } од почетка
spot-in-column = { $rows } { spot-along } од почетка
spot-first = на самом почетку
spot-across =
    { $across ->
        [left] улево
       *[right] удесно
    }
spot-along =
    { $along ->
        [up] нагоре
       *[down] надоле
    }
side =
    { $side ->
        [east] десно
        [south] доле
        [west] лево
       *[north] горе
    }
grade-crude = сирова
grade-low = ниска
grade-mid = средња
grade-high = висока
action-crude = тржиште сирове нафте
action-market-1 = тржиште 1
action-market-2 = тржиште 2
action-market-3 = тржиште 3
action-upgrades = унапређења
action-tanks = цистерне
action-machines = машине
action-contracts = уговори
action-government = држава
action-network = мрежа
action-machine = машина
family-government = држава
family-shops = продавнице
family-human-resources = људски ресурси
family-engineering = инжењеринг
family-refined-markets = прерађена нафта
family-contracts-orders = уговори и поруџбине
family-machines = машине
arm = { $outer } + { $inner }

## News

news-cross = крст: { $arms }
news-first-order = игра се овим редом: { $seats }
line-start-tanks = { $name } поставља цистерне: { $parts }
news-start-tank = { $grade }
line-turn =
    { $count ->
        [0] { $name } полаже цеви
       *[other] { $name } { $parts }
    }
line-turn-opened = { $opening }: { $parts }
line-turn-ended = { $told }; најдужи нафтоводи: { $ends }
news-longest = { oil-colour } { $from } → { $to }
news-passed = { $name } пропушта потез
news-went = { $name } бира акцију „{ $action }”
news-went-also = { $name } бира и акцију „{ $action }”{ paid }
news-ran = { $name } покреће машине за { $paid }
news-bought =
    { $count ->
        [1] купује: { $oil } за { $paid }
       *[other] купује: { $count } × { $oil } за { $paid }
    }
news-sold =
    { $count ->
        [1] продаје: { $oil } за { $earned }
       *[other] продаје: { $count } × { $oil } за { $earned }
    }
news-refined =
    { $count ->
        [1] прерађује: { $oil } → { $to }
       *[other] прерађује: { $count } × { $oil } → { $to }
    }
news-delivered =
    { $count ->
        [1] испоручује: { $oil } за { $earned } (уговор: { $contract })
       *[other] испоручује: { $count } × { $oil } за { $earned } (уговор: { $contract })
    }
news-served =
    { $earned ->
        [0] испуњава поруџбину ({ $order })
       *[other] испуњава поруџбину ({ $order }) за { $earned }
    }
news-signed = потписује уговор ({ $contract })
news-signed-later = потписује уговор ({ $contract }) од следеће године
news-loan-taken = узима зајам од { $earned }
# As logs of older tables tell it:
news-loan = узима зајам
news-pipes =
    { $pipes ->
        [one] плаћа { $pipes } цев{ paid }
       *[other] плаћа { $pipes } цеви{ paid }
    }
news-took =
    { $count ->
        [one] узима { $count } цев{ paid }
       *[other] узима { $count } цеви{ paid }
    }
news-tank =
    { $count ->
        [one] добија { $count } цистерну ({ $grade }){ paid }
        [few] добија { $count } цистерне ({ $grade }){ paid }
       *[other] добија { $count } цистерни ({ $grade }){ paid }
    }
news-machine =
    { $count ->
        [one] добија { $count } машину{ paid }
        [few] добија { $count } машине{ paid }
       *[other] добија { $count } машина{ paid }
    }
paid =
    { $paid ->
        [0] { "" }
       *[other] { " " }за { $paid }
    }
news-upgraded = купује унапређење „{ $family }” { $level }{ paid }
news-closed = затвара врсту „{ $family }”
news-disc = помера диск на поље { $space }
line-penalties = казнене коцке за неиспуњене уговоре: { $parts }
news-penalty = { $name } { $cubes } (уговори: { $contracts })
news-contracts-came = нови уговори: { $came }
news-contracts-moved = нови уговори: { $came }; одлазе: { $gone }
news-markets-refreshed = тржишта добијају: { $supplied }; губе: { $taken }
news-shops-refreshed =
    { $pipes ->
        [one] у продавницама је { $pipes } нова цев
        [few] у продавницама су { $pipes } нове цеви
       *[other] у продавницама је { $pipes } нових цеви
    }
oil-counted =
    { $count ->
        [1] { $oil }
       *[other] { $count } × { $oil }
    }
nothing = ништа
# As logs of older tables tell it:
news-penalties = казнене коцке за неиспуњене уговоре: { $names }
news-year = почиње година { $year }

## Moves as people say them

move-pass = пропустити потез
move-done = завршити
move-go = послати радника на акцију „{ $action }”
move-run = покренути машине
move-start-tank = поставити почетну цистерну ({ oil-grade })
move-tank = купити цистерну ({ oil-grade }) за { $price }
move-loan = узети зајам
move-pipes =
    { $count ->
        [one] платити { $count } плочицу цеви
        [few] платити { $count } плочице цеви
       *[other] платити { $count } плочица цеви
    }
move-spend = дати коцку те класе ({ oil-grade })
move-disc = померити диск на поље { $space }
move-disc-left = померити диск на поље { $space } и гурнути улево
move-upgrade = купити унапређење „{ $family }”
move-close = затворити врсту „{ $family }” за ову годину
move-machine = купити машину за { $price }
move-serve = испунити поруџбину ({ $order })
move-take = узети: { $tile }
move-lay = следеће положити: { $tile }
move-stand = ставити радника на: { $tile }
move-start = ставити радника на машину { $machine }
move-sign = потписати уговор ({ $contract })
move-sign-later = потписати уговор ({ $contract }) од следеће године
move-buy = купити: { $cube } за { $price } ({ $market })
move-sell = продати: { $cube } за { $price } ({ $market })
move-deliver = испоручити: { $cube } (уговор: { $contract })
move-deliver-nothing = испоручити по уговору ({ $contract })
move-refine =
    покренути нафтовод { $line }: { $from ->
        [crude] сирова
        [low] ниска
        [mid] средња
       *[high] висока
    } → { $to ->
        [crude] сирова
        [low] ниска
        [mid] средња
       *[high] висока
    }
move-site = поставити машину: { $cell }
move-place = положити плочицу: { $cell }, друга половина { side }

## Moves that cannot be read

needs-tile = „{ $said }” тражи једну плочицу цеви, од { $first } до { $last }
needs-contract = „{ $said }” тражи један уговор или поруџбину, као C-low-01 или O3-01
order-is-contract = „{ $said }” наводи уговор, а испуњавају се само поруџбине
needs-slot = „{ $said }” тражи место: тржиште, боју, класу и цену, као „market-1 orange low 25”
no-slot = „{ $said }”: нема таквог места за { $price }
deliver-like = „{ $said }” мора да гласи као „deliver teal high to C-low-02 as low”
deliver-no-need = „{ $said }”: { $contract } не тражи такву нафту ({ $colour } { $grade })
needs-cell = „{ $said }” тражи поље, као „3,-1”
cell-far = „{ $said }”: ниједна мрежа не допире дотле: { $cell }

## The end

end-years = трећа година је завршена
end-not-yet = партија траје

## Options

option-upgrades = Унапређења
option-upgrades-help = којих је пет врста унапређења у игри
option-upgrades-typed = пет врста спојених знаком +, као government+shops+…
option-upgrades-random = насумично
option-upgrades-first-game = како се саветује за прву партију
option-valuation = Процена
option-valuation-help = које су три карте процене у игри
option-valuation-typed = три карте спојене знаком +
option-valuation-random = насумично
option-valuation-first-game = како се саветује за прву партију
option-refining = Прерада
option-refining-help = ознаке цене прераде са седмицама или без њих
option-refining-all = све ознаке
option-refining-no-7 = без седмица
option-start-tanks = Почетне цистерне
option-start-tanks-help = играчи сами постављају почетне цистерне или узимају саветоване редове
option-start-tanks-placed = постављају играчи
option-start-tanks-recommended = у саветованим редовима
option-rulings = Тумачења
option-rulings-help = места у правилима која сто може да реши другачије
option-rulings-typed = места решена другачије, спојена знаком +, као first-gap+oil-as-cubes
option-rulings-standard = како кажу правила
option-rulings-idle-actions = акција сме да се предузме и без новца за било шта у њој
option-rulings-first-gap = дискови на приказу редоследа гурају се само до првог слободног места
option-rulings-machine-from-shop = машина унапређења „Машине 1” узима се из продавнице машина, а ако је тамо нема, пропада
option-rulings-oil-as-cubes = карте процене плаћају нафту у цистернама као на крају партије: 10, 20 и 30
setup-few-markers = без седмица има мање од девет ознака цене прераде (PL-1.10)
setup-no-family = нема врсте унапређења „{ $family }”; постоје: { $families } (PL-1.7)
setup-family-twice = опција upgrades наводи { $family } двапут (PL-1.7)
setup-families = врста унапређења у игри има { $needed }, а не { $families } (PL-1.7)
setup-cards =
    { $cards ->
        [one] опција valuation наводи { $cards } карту од 1 до { $highest }, као 1+2+3, а не „{ $said }” (PL-1.11)
        [few] опција valuation наводи { $cards } различите карте од 1 до { $highest }, као 1+2+3, а не „{ $said }” (PL-1.11)
       *[other] опција valuation наводи { $cards } различитих карата од 1 до { $highest }, као 1+2+3, а не „{ $said }” (PL-1.11)
    }
reconstructed-slots = слободна места на тржиштима прерађене нафте са 3 играча
reconstructed-refresh = како се тржишта поново пуне са 3 и 4 играча
reconstructed-shops = места у продавницама цистерни и машина са 3 играча
reconstructed-penalties = казне за више од десет коцки
reconstructed-single-source = цене и плочице које наводи само један извор

## Figures

figure-money = новац
figure-worth = вредност
figure-tiles = плочице
figure-ahead = предност
lots-machine = машине
lots-upgrade = унапређења
lots-contract = уговори
lots-order = поруџбине
lot-machine = машина
lot-upgrade = { $family } { $level }
