### Made of sr-Latn by tools/cyrillic.py.


### What every game and every screen says: lists, moves that cannot be read, set-ups, records, taking back.


## Lists

list-next = { $told }, { $item }
list-all-of = { $told } и { $item }
list-one-of = { $told } или { $item }
list-each-of = { $told }; { $item }
list-told-of = { $told } { $item }
list-beside-of = { $told } · { $item }

## Amounts and sentences as they stand alone

amount-more = +{ $amount }
amount-less = −{ $amount }
amount = { $amount }
sentence = { $said }.

## Sentences around others

seat = место { $number }
said-where = { $where }: { $said }
with-clause = { $said } ({ $clause })
illegal = { $reasons }
batch-move = потез { $number } у низу

## Stories

story-so-far = { $opening }, { $rest }
story-shortened = { $opening } … { $rest }
story-ended = { $opening } … { $rest }
story-behind = { $told }; { $rest }
news-move = { $name }: { $move }
news-reveal = { $reveal }

## Moves

move-empty = празан ред није потез
move-unknown = „{ $said }” није потез: „{ $verb }” није реч ове игре
form-verb = „{ $verb }” није глагол ове игре: { $verbs }
form-missing = у обрасцу „{ $verb }” недостаје: { $names }
form-extra = образац „{ $verb }” нема: { $names }
form-type =
    { $type ->
        [int] „{ $name }” у обрасцу „{ $verb }” мора бити цео број
        [list] „{ $name }” у обрасцу „{ $verb }” мора бити списак речи или бројева
       *[str] „{ $name }” у обрасцу „{ $verb }” мора бити реч
    }
form-long =
    { $longest ->
        [one] образац „{ $verb }” има више од { $longest } знака
        [few] образац „{ $verb }” има више од { $longest } знака
       *[other] образац „{ $verb }” има више од { $longest } знакова
    }
form-other = ниједан потез нема облик „{ $said }”; најближи је „{ $move }”
reveal-empty = празан ред не открива ништа
reveal-unknown = „{ $said }” није нешто што ова игра открива
move-needs-number = „{ $said }” тражи један цео број
move-number-high = „{ $said }”: { $number } је више од { $highest }
move-number-range = „{ $said }”: број мора бити од { $lowest } до { $highest }, а не { $number }
move-needs-one = „{ $said }” тражи једно од следећег ({ $kind }): { $ids }
move-needs-listed = „{ $said }” тражи један од бројева { $numbers }, а не { $number }
refusal-over = партија је завршена
refusal-no-move = { $move } није потез ове игре
game-over = партија је завршена
turn-of = на потезу је { $actor }, а не { $name }

## Tables

language-unknown = нема текстова на језику „{ $language }”; постоје: { $languages }
game-unknown = нема игре „{ $game }”; постоје: { $games }
setup-players = { $game } је за { $lowest } до { $highest } играча, а не за { $players }
setup-no-option = { $game } нема опцију „{ $option }”; има: { $options }
setup-option = опција { $option } је „{ $value }”, а мора бити нешто од овога: { $values }
ruling-unknown = нема тумачења „{ $ruling }”; постоје: { $rulings }, спојена знаком +, или { $standard } ({ $clause })
ruling-twice = тумачења наводе { $ruling } двапут ({ $clause })
rules-unknown = партија је започета по верзији { $rules } правила игре { $game }, а овај програм их зна само до верзије { $found }
names-number = за { $players } играча треба исто толико имена, а има их { $names }
names-same = два играча не могу имати исто име
name-bad = „{ $name }” не може бити име: од 1 до 40 видљивих знакова, без двотачке, не почиње са > # =
standing = { $place }. { $name } ({ $figures })
standing-figure = { $figure }: { $value }

## Taking back

undo-unknown = undo мора бити нешто од овога: { $policies }, а не „{ $undo }”
undo-no-seat = нема места { $seat }, има их само { $seats }
undo-nothing = { $name } нема шта да врати
undo-agree = прво треба да се сагласе: { $names }
undo-revealed = „{ $text }” је у међувремену откривено и не може да се заборави
undo-decided = у међувремену је донета одлука: { $name }

## Bidding by itself

order-no-auction = у овој игри нема потеза унапред
order-no-amount = за највишу понуду треба износ
order-no-lot = сада ништа није на аукцији: реците на шта се то односи
order-not-on-offer = сада није доступно: { $lot }

## Records and files

record-long =
    { $lines ->
        [one] запис има { $lines } ред, више од { $most }
        [few] запис има { $lines } реда, више од { $most }
       *[other] запис има { $lines } редова, више од { $most }
    }
record-wide =
    { $characters ->
        [one] ред { $line } има { $characters } знак, више од { $most }
        [few] ред { $line } има { $characters } знака, више од { $most }
       *[other] ред { $line } има { $characters } знакова, више од { $most }
    }
record-format = ред 1 мора бити „{ $format }”
record-header-line = ред { $line } заглавља мора да гласи „name: value”, а не „{ $text }”; празан ред га завршава
record-header-repeated = ред { $line } понавља „{ $name }”
record-header-unknown = у заглављу стоји „{ $name }”, што овде не значи ништа; празан ред завршава заглавље
record-header = заглавље је погрешно
record-no-game = заглавље не наводи игру
record-rules = rules мора бити број, а не „{ $rules }”
record-other-components = играно је с компонентама { $components }, а овде су { $found }; ако су биле из нечије кутије, наведите њихову датотеку уз --components
record-other-file = запис је одигран с компонентама { $components }, а у датотеци су { $found }
record-figure = иза „{ $name }” мора стајати вредност у ЈСОН-у, а не „{ $text }”
record-after-closing = ред { $line } стоји после завршног „=”
record-line = ред { $line } мора да гласи „Name: move” или „> reveal”, а не „{ $text }”
record-at = ред { $line }
record-nobody = нико се овде не зове „{ $name }”
tutorial-none = игра { $game } нема обуку
lesson-other-way = То је дозвољено, али лекција иде другим путем: { $moves }. Зашто, пише у тексту лекције.
lesson-at-end = Обука се овде завршава. Играјте даље одавде и сваки потез је ваш.
undo-lesson = у обуци се потези не враћају
record-over = партија је завршена, а пише „{ $text }”
record-no-reveal = овде се ништа не открива, а пише „{ $text }”
record-illegal = „{ $text }” није дозвољено: { $reasons }
record-ends = запис се завршава тамо где се нешто открива; могуће је: { $possible }
record-reveal = „{ $text }” стоји тамо где се нешто открива; могуће је: { $possible }
record-changed = запис је мењан: завршава се са { $closing }, а не са { $found }
file-unreadable = { $path } не може да се прочита: { $reason }
file-unwritable = { $path } не може да се упише: { $reason }
file-not-text = { $path } није текст у UTF-8
system-no-file = нема такве датотеке ни фасцикле
system-no-access = приступ није дозвољен
system-not-permitted = то није дозвољено
system-folder = то је фасцикла
system-no-folder = то није фасцикла
system-file-exists = датотека већ постоји
system-disk-full = на диску нема места
system-read-only = диск је само за читање
system-long-name = име датотеке је предугачко
system-address-taken = адреса је заузета
system-no-address = овај рачунар нема такву адресу

## Figures of one's own box

components-unreadable = датотека с компонентама { $path } не може да се прочита: { $reason }
components-not-json = датотека с компонентама { $path } није JSON: { $reason }
components-keys = треба објекат с некима од кључева { $keys }
components-large = датотека с компонентама { $path } већа је од { $most } KB
components-other-game = вредности су за игру { $found }, а не за { $game }
components-name = назив вредности мора бити текст
components-file = датотека
components-no-place = вредност „{ $place }” не постоји
components-too-many = може се променити највише { $most } вредности, а овде их је { $found }
components-unnamed-row = сваки ред у { $where } мора имати { $key }
components-row-twice = { $where } замењује { $key } { $row } више пута ({ $times })
components-choice = { $where } мора бити једно од { $choices }, а не { $found }
components-range = { $where } мора бити цео број од { $least } до { $most }, а не { $found }
components-least = { $where } мора бити цео број од најмање { $least }, а не { $found }
components-fixed = { $where } је увек { $choices }, а не { $found }
components-form = { $where } мора имати облик { $form }, а не { $found }
components-items = { $where } мора имати од { $fewest } до { $most } ставки, а не { $found }
figures-name = „{ $name }” не може бити назив вредности: највише { $most } видљивих знакова
components-no-game = не каже за коју је игру: "game" мора бити једно од { $games }
components-second = за игру { $game } већ постоји друга датотека
reconstructed-pieces = реконструисаних карата и плочица: { $reconstructed } од { $pieces }
figures-unnamed = без назива
figures-own =
    { $values ->
        [one] сопствене вредности: { $name } (промењена { $values })
        [few] сопствене вредности: { $name } (промењене { $values })
       *[other] сопствене вредности: { $name } (промењено { $values })
    }
components-unfit = компоненте за { $game } се не слажу: { $reason }
components-no-key = { $where } замењује „{ $key }”, а то тамо не постоји
components-no-row = { $where } замењује { $key } { $row }, а то тамо не постоји
components-kind = { $where } мора бити { $kind }, а не { $found }
components-table = табела
components-list = списак
components-text = текст
components-yes-or-no = да или не
components-whole = цео број
components-number = број
components-nothing = ништа

## Positions of games without a screen of their own

plain-yes = да
plain-no = не

## Charts

chart-facts = Овај сто
column-fact = шта
column-figure = број
chart-numbers = { $numbers }
