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
batch-move = ход { $number } из набора

## Stories

story-so-far = { $opening }, { $rest }
story-shortened = { $opening } … { $rest }
story-ended = { $opening } … { $rest }
story-behind = { $told }; { $rest }
news-move = { $name }: { $move }
news-reveal = { $reveal }

## Moves

move-empty = пустая строка — не ход
move-unknown = «{ $said }» — не ход: в этой игре нет слова «{ $verb }»
form-verb = в этой игре нет глагола «{ $verb }», есть { $verbs }
form-missing = в форме «{ $verb }» не хватает: { $names }
form-extra = в форме «{ $verb }» лишнее: { $names }
form-type =
    { $type ->
        [int] «{ $name }» в форме «{ $verb }» должно быть целым числом
        [list] «{ $name }» в форме «{ $verb }» должно быть списком слов или чисел
       *[str] «{ $name }» в форме «{ $verb }» должно быть словом
    }
form-long =
    { $longest ->
        [one] форма «{ $verb }» длиннее { $longest } символа
       *[other] форма «{ $verb }» длиннее { $longest } символов
    }
form-other = ни один ход не имеет формы «{ $said }»; ближе всего «{ $move }»
reveal-empty = пустая строка ничего не открывает
reveal-unknown = «{ $said }» в этой игре не открывается
move-needs-number = для «{ $said }» нужно одно целое число
move-number-high = «{ $said }»: { $number } больше, чем { $highest }
move-number-range = «{ $said }»: число должно быть от { $lowest } до { $highest }, а не { $number }
move-needs-one = для «{ $said }» нужно одно значение ({ $kind }): { $ids }
move-needs-listed = для «{ $said }» нужно одно из чисел { $numbers }, а не { $number }
refusal-over = игра окончена
refusal-no-move = { $move } — не ход этой игры
game-over = игра окончена
turn-of = сейчас ходит { $actor }, а не { $name }

## Tables

language-unknown = нет текстов на языке «{ $language }», есть { $languages }
game-unknown = нет игры «{ $game }», есть { $games }
setup-players = { $game }: игроков может быть от { $lowest } до { $highest }, а не { $players }
setup-no-option = { $game }: нет настройки «{ $option }», есть { $options }
setup-option = настройка { $option }: вместо «{ $value }» нужно одно из значений: { $values }
ruling-unknown = нет толкования «{ $ruling }»; есть { $rulings }, через +, или { $standard } ({ $clause })
ruling-twice = толкование { $ruling } названо дважды ({ $clause })
rules-unknown = партия начата по версии { $rules } правил игры «{ $game }», а эта программа знает их только до версии { $found }
names-number =
    { $players ->
        [one] для { $players } игрока нужно столько же имён, а дано { $names }
       *[other] для { $players } игроков нужно столько же имён, а дано { $names }
    }
names-same = у двух игроков не может быть одного имени
name-bad = «{ $name }» не может быть именем: нужно от 1 до 40 печатных символов, без двоеточия, не с > # = в начале

standing = { $place }. { $name } ({ $figures })
standing-figure = { $figure }: { $value }

## Taking back

undo-unknown = отмена должна быть одной из { $policies }, а не «{ $undo }»
undo-no-seat = нет места { $seat }, мест всего { $seats }
undo-nothing = { $name }: отменять нечего
undo-agree = сначала нужно согласие: { $names }
undo-revealed = с тех пор открыто «{ $text }», и этого уже не скрыть
undo-decided = с тех пор принято решение: { $name }

## Bidding by itself

order-no-auction = в этой игре нельзя поручить ходы столу
order-no-amount = для наибольшей ставки нужна сумма
order-no-lot = сейчас ничего не выставлено на торги: укажите лот
order-not-on-offer = { $lot } нельзя выставить на торги

## Records and files

record-long =
    { $lines ->
        [one] в записи { $lines } строка, а можно не больше { $most }
        [few] в записи { $lines } строки, а можно не больше { $most }
       *[other] в записи { $lines } строк, а можно не больше { $most }
    }
record-wide =
    { $characters ->
        [one] в строке { $line } { $characters } символ, а можно не больше { $most }
        [few] в строке { $line } { $characters } символа, а можно не больше { $most }
       *[other] в строке { $line } { $characters } символов, а можно не больше { $most }
    }
record-format = строка 1 должна быть «{ $format }»
record-header-line = строка { $line } заголовка должна иметь вид «name: value», а не «{ $text }»; заголовок кончается пустой строкой
record-header-repeated = строка { $line } повторяет «{ $name }»
record-header-unknown = в заголовке есть «{ $name }», а здесь это ничего не значит; заголовок кончается пустой строкой
record-header = заголовок неверен
record-no-game = в заголовке не названа игра
record-rules = правила должны быть числом, а не «{ $rules }»
record-other-components = запись сыграна с компонентами { $components }, а здесь { $found }; если это были значения из чьей-то коробки, укажите их файл с --components
record-other-file = запись сыграна с компонентами { $components }, а в файле { $found }
record-figure = после «{ $name }» должно стоять значение в JSON, а не «{ $text }»
record-after-closing = строка { $line } стоит после закрывающего «=»
record-line = строка { $line } должна иметь вид «Name: move» или «> reveal», а не «{ $text }»
record-at = строка { $line }
record-nobody = здесь никого не зовут «{ $name }»
tutorial-none = у игры «{ $game }» нет обучения
lesson-other-way = Так ходить можно, но урок идёт другим путём: { $moves }. Почему — сказано в тексте урока.
lesson-at-end = Обучение на этом заканчивается. Играйте дальше отсюда — теперь все ходы ваши.
undo-lesson = в обучении ходы не отменяются
record-over = игра окончена, а в записи «{ $text }»
record-no-reveal = здесь ничего не открывается, а в записи «{ $text }»
record-illegal = ход «{ $text }» недопустим: { $reasons }
record-ends = запись кончается там, где что-то открывается; возможно: { $possible }
record-reveal = «{ $text }» стоит там, где что-то открывается; возможно: { $possible }
record-changed = запись изменена: она кончается на { $closing }, а не на { $found }
file-unreadable = файл { $path } не читается: { $reason }
file-unwritable = файл { $path } не записывается: { $reason }
file-not-text = { $path } — не текст в UTF-8
system-no-file = нет такого файла или папки
system-no-access = нет доступа
system-not-permitted = это не разрешено
system-folder = это папка
system-no-folder = это не папка
system-file-exists = файл уже есть
system-disk-full = на диске нет места
system-read-only = диск открыт только для чтения
system-long-name = слишком длинное имя файла
system-address-taken = адрес уже занят
system-no-address = у этого компьютера нет такого адреса

## Figures of one's own box

components-unreadable = файл компонентов { $path } не читается: { $reason }
components-not-json = файл компонентов { $path } — не JSON: { $reason }
components-keys = нужен объект с некоторыми из ключей { $keys }
components-large = файл компонентов { $path } больше { $most } КБ
components-other-game = значения для игры «{ $found }», а не для «{ $game }»
components-name = название значений должно быть текстом
components-file = файл
components-no-place = значения «{ $place }» нет
components-too-many = изменить можно не больше { $most } значений, а здесь { $found }
components-unnamed-row = у каждой строки { $where } должно быть { $key }
components-row-twice = { $where } заменяет { $key } { $row } несколько раз ({ $times })
components-choice = { $where }: должно быть одно из { $choices }, а не { $found }
components-range = { $where }: должно быть целое число от { $least } до { $most }, а не { $found }
components-least = { $where }: должно быть целое число не меньше { $least }, а не { $found }
components-fixed = { $where }: всегда { $choices }, а не { $found }
components-form = { $where }: должен быть вид { $form }, а не { $found }
components-items = { $where }: записей должно быть от { $fewest } до { $most }, а не { $found }
figures-name = «{ $name }» не может быть названием значений: не больше { $most } печатных символов
components-no-game = файл не говорит, для какой он игры: "game" должно быть одним из { $games }
components-second = для игры «{ $game }» уже есть другой файл
reconstructed-pieces = восстановлено карт и тайлов: { $reconstructed } из { $pieces }
figures-unnamed = без названия
figures-own = свои значения: { $name } (изменено значений: { $values })
components-unfit = компоненты игры «{ $game }» не подходят друг к другу: { $reason }
components-no-key = { $where } заменяет «{ $key }», но там этого нет
components-no-row = { $where } заменяет { $key } { $row }, но там этого нет
components-kind = { $where }: ожидается { $kind }, а не { $found }
components-table = таблица
components-list = список
components-text = текст
components-yes-or-no = да или нет
components-whole = целое число
components-number = число
components-nothing = ничего

## Positions of games without a screen of their own

plain-yes = да
plain-no = нет

## Charts

chart-facts = Этот стол
column-fact = что
column-figure = число
chart-numbers = { $numbers }
