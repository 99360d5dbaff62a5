# What both Power Grids say alike.

heading-end = kraj
nothing = ništa
kind-fuel = resurs
kind-back = poleđina
news-first-order = prvi redosled igrača je { $seats }
news-bid = { $name } nudi { $amount }
news-passed = { $name } odustaje
news-sold = { $name } je kupuje za { $paid }
news-sold-first = { $name } kupuje elektranu { $plant } za { $paid }
news-no-plant = { $name } odustaje i u ovom krugu ne kupuje elektranu
line-market = { $parts }
news-offered = { $name } stavlja elektranu { $plant } na aukciju
news-opened = { $name } stavlja elektranu { $plant } na aukciju za { $amount }
news-opened-first = { $name } nudi { $amount } za elektranu { $plant }
news-bid-first = { $name } nudi { $amount } za elektranu { $plant }
news-passed-first = { $name } odustaje od elektrane { $plant }
news-bought = { $name } kupuje elektranu { $plant } za { $paid }
news-scrapped =
    { $paid ->
        [0] { $name } zatvara elektranu { $plant }
       *[other] { $name } zatvara elektranu { $plant } i dobija { $paid }
    }
news-trust-plant = kartel uzima elektranu { $plant }
news-under = elektrana { $plant } ide na dno špila
news-gone = elektrana { $plant } izlazi iz igre
news-came = dolazi elektrana { $plant }
move-pass = odustati
move-done = završiti
move-return =
    { $fuel ->
        [coal] vratiti 1 ugalj
        [oil] vratiti 1 naftu
        [gas] vratiti 1 gas
        [garbage] vratiti 1 otpad
       *[uranium] vratiti 1 uranijum
    }
move-run = pokrenuti { $plants }
move-run-with = pokrenuti { $plants }, potrošiti { $burnt }
move-run-nothing = ne pokrenuti ništa
move-scrap = zatvoriti elektranu { $plant }
move-offer = staviti elektranu { $plant } na aukciju
move-bid = ponuditi { $amount }
run-not-own = „{ $said }”: elektrana { $plant } nije vaša, vaše su: { $plants }
run-twice = „{ $said }” navodi istu elektranu dvaput
option-renovation = Renoviranje
option-renovation-help = zatvaranje elektrane se plaća
option-money = Novac
option-money-help = da li igrači vide novac jedni drugima
figure-money = novac
figure-capacity = kapacitet
lots-plant = elektrane
