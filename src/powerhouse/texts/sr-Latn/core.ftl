### What every game and every screen says: lists, moves that cannot be read, set-ups, records, taking back.

## Lists

list-next = { $told }, { $item }
list-all-of = { $told } i { $item }
list-one-of = { $told } ili { $item }
list-each-of = { $told }; { $item }
list-told-of = { $told } { $item }
list-beside-of = { $told } · { $item }

## Amounts and sentences as they stand alone

amount-more = +{ $amount }
amount-less = −{ $amount }
amount = { $amount }
sentence = { $said }.

## Sentences around others

seat = mesto { $number }
said-where = { $where }: { $said }
with-clause = { $said } ({ $clause })
illegal = { $reasons }
batch-move = potez { $number } u nizu

## Stories

story-so-far = { $opening }, { $rest }
story-shortened = { $opening } … { $rest }
story-ended = { $opening } … { $rest }
story-behind = { $told }; { $rest }
news-move = { $name }: { $move }
news-reveal = { $reveal }

## Moves

move-empty = prazan red nije potez
move-unknown = „{ $said }” nije potez: „{ $verb }” nije reč ove igre
form-verb = „{ $verb }” nije glagol ove igre: { $verbs }
form-missing = u obrascu „{ $verb }” nedostaje: { $names }
form-extra = obrazac „{ $verb }” nema: { $names }
form-type =
    { $type ->
        [int] „{ $name }” u obrascu „{ $verb }” mora biti ceo broj
        [list] „{ $name }” u obrascu „{ $verb }” mora biti spisak reči ili brojeva
       *[str] „{ $name }” u obrascu „{ $verb }” mora biti reč
    }
form-long =
    { $longest ->
        [one] obrazac „{ $verb }” ima više od { $longest } znaka
        [few] obrazac „{ $verb }” ima više od { $longest } znaka
       *[other] obrazac „{ $verb }” ima više od { $longest } znakova
    }
form-other = nijedan potez nema oblik „{ $said }”; najbliži je „{ $move }”
reveal-empty = prazan red ne otkriva ništa
reveal-unknown = „{ $said }” nije nešto što ova igra otkriva
move-needs-number = „{ $said }” traži jedan ceo broj
move-number-high = „{ $said }”: { $number } je više od { $highest }
move-number-range = „{ $said }”: broj mora biti od { $lowest } do { $highest }, a ne { $number }
move-needs-one = „{ $said }” traži jedno od sledećeg ({ $kind }): { $ids }
move-needs-listed = „{ $said }” traži jedan od brojeva { $numbers }, a ne { $number }
refusal-over = partija je završena
refusal-no-move = { $move } nije potez ove igre
game-over = partija je završena
turn-of = na potezu je { $actor }, a ne { $name }

## Tables

language-unknown = nema tekstova na jeziku „{ $language }”; postoje: { $languages }
game-unknown = nema igre „{ $game }”; postoje: { $games }
setup-players = { $game } je za { $lowest } do { $highest } igrača, a ne za { $players }
setup-no-option = { $game } nema opciju „{ $option }”; ima: { $options }
setup-option = opcija { $option } je „{ $value }”, a mora biti nešto od ovoga: { $values }
ruling-unknown = nema tumačenja „{ $ruling }”; postoje: { $rulings }, spojena znakom +, ili { $standard } ({ $clause })
ruling-twice = tumačenja navode { $ruling } dvaput ({ $clause })
rules-unknown = partija je započeta po verziji { $rules } pravila igre { $game }, a ovaj program ih zna samo do verzije { $found }
names-number = za { $players } igrača treba isto toliko imena, a ima ih { $names }
names-same = dva igrača ne mogu imati isto ime
name-bad = „{ $name }” ne može biti ime: od 1 do 40 vidljivih znakova, bez dvotačke, ne počinje sa > # =

standing = { $place }. { $name } ({ $figures })
standing-figure = { $figure }: { $value }

## Taking back

undo-unknown = undo mora biti nešto od ovoga: { $policies }, a ne „{ $undo }”
undo-no-seat = nema mesta { $seat }, ima ih samo { $seats }
undo-nothing = { $name } nema šta da vrati
undo-agree = prvo treba da se saglase: { $names }
undo-revealed = „{ $text }” je u međuvremenu otkriveno i ne može da se zaboravi
undo-decided = u međuvremenu je doneta odluka: { $name }

## Bidding by itself

order-no-auction = u ovoj igri nema poteza unapred
order-no-amount = za najvišu ponudu treba iznos
order-no-lot = sada ništa nije na aukciji: recite na šta se to odnosi
order-not-on-offer = sada nije dostupno: { $lot }

## Records and files

record-long =
    { $lines ->
        [one] zapis ima { $lines } red, više od { $most }
        [few] zapis ima { $lines } reda, više od { $most }
       *[other] zapis ima { $lines } redova, više od { $most }
    }
record-wide =
    { $characters ->
        [one] red { $line } ima { $characters } znak, više od { $most }
        [few] red { $line } ima { $characters } znaka, više od { $most }
       *[other] red { $line } ima { $characters } znakova, više od { $most }
    }
record-format = red 1 mora biti „{ $format }”
record-header-line = red { $line } zaglavlja mora da glasi „name: value”, a ne „{ $text }”; prazan red ga završava
record-header-repeated = red { $line } ponavlja „{ $name }”
record-header-unknown = u zaglavlju stoji „{ $name }”, što ovde ne znači ništa; prazan red završava zaglavlje
record-header = zaglavlje je pogrešno
record-no-game = zaglavlje ne navodi igru
record-rules = rules mora biti broj, a ne „{ $rules }”
record-other-components = igrano je s komponentama { $components }, a ovde su { $found }; ako su bile iz nečije kutije, navedite njihovu datoteku uz --components
record-other-file = zapis je odigran s komponentama { $components }, a u datoteci su { $found }
record-figure = iza „{ $name }” mora stajati vrednost u JSON-u, a ne „{ $text }”
record-after-closing = red { $line } stoji posle završnog „=”
record-line = red { $line } mora da glasi „Name: move” ili „> reveal”, a ne „{ $text }”
record-at = red { $line }
record-nobody = niko se ovde ne zove „{ $name }”
tutorial-none = igra { $game } nema obuku
lesson-other-way = To je dozvoljeno, ali lekcija ide drugim putem: { $moves }. Zašto, piše u tekstu lekcije.
lesson-at-end = Obuka se ovde završava. Igrajte dalje odavde i svaki potez je vaš.
undo-lesson = u obuci se potezi ne vraćaju
record-over = partija je završena, a piše „{ $text }”
record-no-reveal = ovde se ništa ne otkriva, a piše „{ $text }”
record-illegal = „{ $text }” nije dozvoljeno: { $reasons }
record-ends = zapis se završava tamo gde se nešto otkriva; moguće je: { $possible }
record-reveal = „{ $text }” stoji tamo gde se nešto otkriva; moguće je: { $possible }
record-changed = zapis je menjan: završava se sa { $closing }, a ne sa { $found }
file-unreadable = { $path } ne može da se pročita: { $reason }
file-unwritable = { $path } ne može da se upiše: { $reason }
file-not-text = { $path } nije tekst u UTF-8
system-no-file = nema takve datoteke ni fascikle
system-no-access = pristup nije dozvoljen
system-not-permitted = to nije dozvoljeno
system-folder = to je fascikla
system-no-folder = to nije fascikla
system-file-exists = datoteka već postoji
system-disk-full = na disku nema mesta
system-read-only = disk je samo za čitanje
system-long-name = ime datoteke je predugačko
system-address-taken = adresa je zauzeta
system-no-address = ovaj računar nema takvu adresu

## Figures of one's own box

components-unreadable = datoteka s komponentama { $path } ne može da se pročita: { $reason }
components-not-json = datoteka s komponentama { $path } nije JSON: { $reason }
components-keys = treba objekat s nekima od ključeva { $keys }
components-large = datoteka s komponentama { $path } veća je od { $most } KB
components-other-game = vrednosti su za igru { $found }, a ne za { $game }
components-name = naziv vrednosti mora biti tekst
components-file = datoteka
components-no-place = vrednost „{ $place }” ne postoji
components-too-many = može se promeniti najviše { $most } vrednosti, a ovde ih je { $found }
components-unnamed-row = svaki red u { $where } mora imati { $key }
components-row-twice = { $where } zamenjuje { $key } { $row } više puta ({ $times })
components-choice = { $where } mora biti jedno od { $choices }, a ne { $found }
components-range = { $where } mora biti ceo broj od { $least } do { $most }, a ne { $found }
components-least = { $where } mora biti ceo broj od najmanje { $least }, a ne { $found }
components-fixed = { $where } je uvek { $choices }, a ne { $found }
components-form = { $where } mora imati oblik { $form }, a ne { $found }
components-items = { $where } mora imati od { $fewest } do { $most } stavki, a ne { $found }
figures-name = „{ $name }” ne može biti naziv vrednosti: najviše { $most } vidljivih znakova
components-no-game = ne kaže za koju je igru: "game" mora biti jedno od { $games }
components-second = za igru { $game } već postoji druga datoteka
reconstructed-pieces = rekonstruisanih karata i pločica: { $reconstructed } od { $pieces }
figures-unnamed = bez naziva
figures-own =
    { $values ->
        [one] sopstvene vrednosti: { $name } (promenjena { $values })
        [few] sopstvene vrednosti: { $name } (promenjene { $values })
       *[other] sopstvene vrednosti: { $name } (promenjeno { $values })
    }
components-unfit = komponente za { $game } se ne slažu: { $reason }
components-no-key = { $where } zamenjuje „{ $key }”, a to tamo ne postoji
components-no-row = { $where } zamenjuje { $key } { $row }, a to tamo ne postoji
components-kind = { $where } mora biti { $kind }, a ne { $found }
components-table = tabela
components-list = spisak
components-text = tekst
components-yes-or-no = da ili ne
components-whole = ceo broj
components-number = broj
components-nothing = ništa

## Positions of games without a screen of their own

plain-yes = da
plain-no = ne

## Charts

chart-facts = Ovaj sto
column-fact = šta
column-figure = broj
chart-numbers = { $numbers }
