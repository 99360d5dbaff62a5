### The terminal, for every game.

terminal-your-move = { $name }, na potezu ste: broj sa spiska ili njegove reči.
terminal-more-moves = … još { $moves }: `moves` nabraja sve
terminal-example-number = treći potez sa spiska
terminal-example-words = potez rečima; dovoljni su jednoznačni počeci
terminal-this-and-that = ovo, ono
terminal-from-to = od { $low } do { $high }
terminal-more-news = {"    "}… `log` pokazuje više
terminal-agree = { $question } [y/n]
terminal-yes = y
terminal-example-several = više poteza u jednom redu: svi se odigraju, ili nijedan
terminal-place = mesto
terminal-player = igrač

## What was typed

input-menu = spisak ide od 1 do { $most }, nema broja { $number }
input-of-what = { $number } čega? Recite, na primer, „{ $example }”
input-nothing-left = za „{ $move }” više ništa nije ostalo
input-ambiguous =
    { $more ->
        [0] „{ $said }” može biti: { $moves }
       *[other] „{ $said }” može biti: { $moves } i još { $more }
    }

## A sitting

terminal-greeting = { $game }: { $people }. `help` kaže šta se može otkucati.
terminal-greeting-bots = { $game }: { $people }, protivnici: { $bots }. `help` kaže šta se može otkucati.
terminal-seated-bot = { $name } ({ $bot })
terminal-bot-failed = { $name }: { $failure }; igra jednostavniji.
terminal-nothing-played = Ništa nije odigrano: potez { $number } u redu ({ $move }) nije dozvoljen.
terminal-too-late = Nije odigrano jer se sto prvo promenio: { $moves }.
terminal-may-undo = { $name } traži vraćanje poteza. Da li se slažete, { $names }?
terminal-no = Ne: { $reason }.
terminal-sentence = { $sentence }.
terminal-what-can-be-typed = `help` kaže šta se može otkucati, `moves` nabraja dozvoljene poteze.
terminal-not-kept = Partija nije sačuvana: { $reason }.
terminal-saved = Sačuvano kao { $path }.
terminal-save-as = Sačuvati zapis kao (ime datoteke, ili Enter za ne):
terminal-over = Partija je završena
terminal-winners =
    { $winners ->
        [1] Pobeđuje { $names }.
       *[other] Prvo mesto dele: { $names }.
    }
terminal-kept = Partija je sačuvana u { $path };
terminal-reconstructed = Nije sve iz kutije ({ $told }): u njoj može pisati drugo. `powerhouse components { $game }` nabraja vrednosti, a s --components FILE igra se vašima.
terminal-resume = `powerhouse terminal --resume` je nastavlja.
terminal-lesson-go-on = Enter vodi dalje; `play-on` završava obuku i igra dalje odavde, `quit` je čuva za drugi dan.
terminal-lesson-now = Sada: { $moves }
terminal-lesson-kept = Obuka je sačuvana; `powerhouse learn { $game }` je nastavlja.
terminal-lesson-over = Odavde je to obična partija, protiv botova početnika.
terminal-put-aside = Prethodna partija je sada u { $path }.
terminal-not-put-aside = Prethodna partija u { $path } ne može da se skloni: { $reason }.
undo-nothing-at-all = nema šta da se vrati

## Commands

command-moves = svi dozvoljeni potezi
command-why = zašto potez nije dozvoljen, s tačkom pravila
command-hint = šta bi uradio bot; `hint do` to i uradi
command-log = poslednjih N redova onoga što se dogodilo ({ $lines })
command-undo = vraća vašu poslednju odluku, ili poslednjih N
command-save = čuva partiju kao zapis
command-help = ova stranica (samo Enter ponovo crta sto)
command-quit = izlaz; partija ostaje sačuvana, --resume je nastavlja
terminal-legal = Potez „{ $move }” je dozvoljen.
terminal-not-legal = Potez „{ $move }” nije dozvoljen: { $reason }.
terminal-hint = Bot { $bot } bi izabrao: { $move }
terminal-hint-do = `hint do` to uradi za vas.
terminal-why-which = recite koji potez, kao `why pass`
terminal-undo-number = u „undo { $said }” mora stajati broj odluka

## The command line

folder-unmakable = { $path } ne može da se napravi: { $reason }
file-is-folder = { $path } je fascikla; navedite datoteku
file-no-record = { $path } nije zapis partije i ostaje netaknuto; navedite drugu datoteku
file-unnamed = „{ $text }” ne imenuje datoteku: čija je to matična fascikla?
seats-too-few =
    { $people ->
        [one] navedena je { $people } osoba, a mesta ima samo { $seats }
        [few] navedene su { $people } osobe, a mesta ima samo { $seats }
       *[other] navedeno je { $people } osoba, a mesta ima samo { $seats }
    }
seats-too-many-bots =
    { $bots ->
        [one] naveden je { $bots } bot, a mesta za botove ima { $seats }
        [few] navedena su { $bots } bota, a mesta za botove ima { $seats }
       *[other] navedeno je { $bots } botova, a mesta za botove ima { $seats }
    }
seats-nobody = niko se u ovoj partiji ne zove „{ $name }”; tu su: { $names }
resume-nothing = nema partije koja bi se nastavila: { $path } ne postoji
resume-other-game = { $path } je partija igre { $found }, a ne igre { $game }
resume-file = „{ $file }” je suvišno: sačuvana partija ide uz --resume
resume-keeps = partija koja se nastavlja zadržava svoje igrače, opcije, karte i undo
hot-seat-name = --name je za jednu osobu za ovim ekranom, --hot-seat za više njih
option-form = „{ $text }” mora da glasi „option=value”, kao map=usa
hint-over = { $path } je završena partija, nema šta da se odluči
moves-need-out = uz --moves treba --out FILE.parquet
ray-address-needs-ray = uz --ray-address treba --engine ray
host-bot-form = „{ $text }” mora da glasi „name=bot”, kao mine=mine.py:MyBot
