### Factory Manager: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-turn-order = krug { $round }, redosled igrača
heading-market = krug { $round }, tržište
heading-buying = krug { $round }, kupovina
heading-running = krug { $round }, rad fabrike
heading-end = kraj

## Things

# The mark is what stands on the tile: its price.
tile = { tile-type } { $mark }
tile-start = { tile-type } (start)
tile-type =
    { $type ->
        [storage] skladište
        [machine] mašina
        [robot_auto] robot
        [robot_semi] polurobot
        [control] kontrola
       *[optimizer] optimizator
    }
kind-tile = pločica
order-tile-of = { $name } { $order_tile }
profit-of = { $name } { $profit }

## News

story-ended = { $opening }, { $rest }
news-dealt = pločice redosleda su podeljene: { $held }
news-first-market = na prvom tržištu leže: { $tiles }
news-turned-up = krug { $round }: otkrivaju se pločice redosleda { $order_tiles }
news-offered = { $name } stavlja pločicu { $order_tile } na aukciju
news-opened = { $name } stavlja pločicu { $order_tile } na aukciju za { $workers }
news-bid = { $name } nudi { $workers }
news-bid-first = { $name } nudi { $workers } za pločicu { $order_tile }
news-passed = { $name } odustaje
news-passed-first = { $name } odustaje od pločice { $order_tile }
news-claimed =
    { $workers ->
        [0] { $name } je uzima besplatno
       *[other] { $name } je uzima za { $workers } radnika
    }
news-claimed-first =
    { $workers ->
        [0] { $name } uzima pločicu { $order_tile } besplatno
       *[other] { $name } uzima pločicu { $order_tile } za { $workers } radnika
    }
news-left-with = { $name } dobija preostalu pločicu { $order_tile }
news-claimed-last =
    { $workers ->
        [0] besplatno
       *[other] stavlja na nju { $workers } radnika
    }
news-claimed-last-first =
    { $workers ->
        [0] { $name } dobija preostalu pločicu { $order_tile }
       *[other] { $name } stavlja na pločicu { $order_tile } { $workers } radnika
    }
line-market = { $name } iznosi na tržište: { $parts }
news-brought =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-purchases = { $name } { $parts }
news-bought =
    { $bought ->
        [0] { $placed ->
            [1] postavlja: { $tile }
           *[other] postavlja: { $placed } × { $tile }
        }
        [1] kupuje: { $tile } za { $paid }
       *[other] kupuje: { $bought } × { $tile } za { $paid }
    }
news-demolished =
    { $count ->
        [1] demontira: { $tile }
       *[other] demontira: { $count } × { $tile }
    }
news-placed-on-site = postavlja na gradilište: { $tile } za { $paid }
news-hired =
    { $seasonal ->
        [one] angažuje { $seasonal } sezonskog radnika za { $paid }
        [few] angažuje { $seasonal } sezonska radnika za { $paid }
       *[other] angažuje { $seasonal } sezonskih radnika za { $paid }
    }
news-bought-nothing = ne kupuje ništa
line-stops = { $name } zaustavlja: { $parts }
news-stopped =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-profits-opened = { $opening }; dobit: { $parts }
news-energy-price =
    { $rise ->
        [0] cena energije ostaje { $price }
       *[other] cena energije raste na { $price }
    }
news-profit = { $name } { $profit }
news-loss-unpaid = { $name } { $profit } (plaća { $paid })
# As logs of older tables tell it:
news-profits =
    { $rise ->
        [0] cena energije ostaje { $price }; dobit: { $profits }
       *[other] cena energije raste na { $price }; dobit: { $profits }
    }

## Moves as people say them

move-pass = odustati
move-done = završiti
move-hire =
    { $seasonal ->
        [one] angažovati { $seasonal } sezonskog radnika
        [few] angažovati { $seasonal } sezonska radnika
       *[other] angažovati { $seasonal } sezonskih radnika
    }
move-back =
    { $seasonal ->
        [one] ostaviti { $seasonal } sezonskog radnika na pločici
        [few] ostaviti { $seasonal } sezonska radnika na pločici
       *[other] ostaviti { $seasonal } sezonskih radnika na pločici
    }
move-offer = staviti pločicu redosleda { $order_tile } na aukciju
move-bid = ponuditi { $amount } radnika
move-bring = izneti na tržište: { $tile }
move-buy = kupiti: { $tile }
move-place = postaviti: { $tile }
move-demolish = demontirati: { $tile }
move-stop = zaustaviti: { $tile }

## Moves that cannot be read

no-tile-named = „{ $said }” traži pločicu po vrsti i ceni, kao machine-9; nema „{ $tile }”
back-unreadable = „{ $said }” mora da glasi „back NUMBER seasonal”

## The end

end-rounds =
    { $rounds ->
        [one] { $rounds } krug je završen
        [few] { $rounds } kruga su završena
       *[other] { $rounds } krugova je završeno
    }
end-not-yet = nije kraj: krug { $round } od { $rounds }

## Options

option-first-game = Prva partija
option-first-game-help = cena energije u krugu 1 ostaje ista
option-rulings = Tumačenja
option-rulings-help = otvorene tačke pravila, rešene na jedan ili drugi način
option-rulings-typed = tačke rešene drugačije, spojene znakom +, kao debts+site-discount
option-rulings-standard = kako se pravila obično čitaju
option-rulings-printed-tracks = proizvodnja, skladište i energija računaju se najviše koliko pokazuju njihovi odštampani prikazi
option-rulings-site-discount = popust pločice redosleda snižava i cenu gradilišta
option-rulings-beside-counts = pločice koje se čuvaju pored fabrike računaju se kao da stoje u njoj
option-rulings-stop-anything = smeju se zaustaviti i skladišta, kontrole i optimizatori
option-rulings-debts = gubitak se plaća u celosti, i novac može pasti ispod 0
option-rulings-no-losses = gubitak se uopšte ne plaća
rulings-of-losses = gubitak ne može i da se plati u celosti i da se ne plati: izaberite debts ili no-losses (FM-7.7)
reconstructed-tiles = cene i vrednosti 74 od 106 pločica, i s koliko igrača se koja koristi
reconstructed-savings = koliko energije i koliko radnika štede kontrole i optimizatori
reconstructed-discounts = popusti pločica redosleda 4 do 12
reconstructed-energy-prices = cene energije između 1 i 8

## Figures

figure-money = novac
figure-profit = dobit
figure-income = prihod
figure-production = proizvodnja
figure-storage = skladište
figure-energy = energija
figure-workers = radnici
lots-storage = skladišta
lots-machine = mašine
lots-robot-auto = roboti
lots-robot-semi = poluroboti
lots-control = kontrole
lots-optimizer = optimizatori
