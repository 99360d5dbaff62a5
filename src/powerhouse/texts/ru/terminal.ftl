### The terminal, for every game.

terminal-your-move = { $name }, ваш ход: номер из списка или слова оттуда.
terminal-more-moves = … ещё { $moves }: все покажет `moves`
terminal-example-number = третий ход из списка
terminal-example-words = ход словами; достаточно однозначного начала
terminal-this-and-that = ход, ход
terminal-from-to = от { $low } до { $high }
terminal-more-news = {"    "}… больше расскажет `log`
terminal-agree = { $question } [y/n]
terminal-yes = y
terminal-example-several = несколько ходов в строке: выполняются все или ни одного
terminal-place = место
terminal-player = игрок

## What was typed

input-menu = в списке номера от 1 до { $most }, номера { $number } нет
input-of-what = { $number } чего? Скажите, например, «{ $example }»
input-nothing-left = для «{ $move }» ничего не осталось
input-ambiguous =
    { $more ->
        [0] «{ $said }» может значить { $moves }
       *[other] «{ $said }» может значить { $moves } и ещё { $more }
    }

## A sitting

terminal-greeting = { $game }: { $people }. `help` расскажет, что можно ввести.
terminal-greeting-bots = { $game }: { $people }; боты: { $bots }. `help` расскажет, что можно ввести.
terminal-seated-bot = { $name } ({ $bot })
terminal-bot-failed = { $name }: { $failure }; играет бот попроще.
terminal-nothing-played = Ничего не сыграно: ход { $number } в строке ({ $move }) недопустим.
terminal-too-late = Не сыграно, потому что стол успел измениться: { $moves }.
terminal-may-undo = { $names }: { $name } просит отменить ход. Согласны?
terminal-no = Нет: { $reason }.
terminal-sentence = { $sentence }.
terminal-what-can-be-typed = `help` расскажет, что можно ввести, `moves` покажет допустимые ходы.
terminal-not-kept = Партия не сохраняется: { $reason }.
terminal-saved = Сохранено в { $path }.
terminal-save-as = Сохранить запись как (имя файла или Enter, если не нужно):
terminal-over = Игра окончена
terminal-winners =
    { $winners ->
        [1] Побеждает { $names }.
       *[other] { $names } делят первое место.
    }
terminal-kept = Партия хранится в { $path };
terminal-reconstructed = Не всё взято из коробки ({ $told }): там может стоять другое. `powerhouse components { $game }` покажет значения, а с --components FILE играют с вашими.
terminal-resume = `powerhouse terminal --resume` продолжит её.
terminal-lesson-go-on = Enter — дальше; `play-on` — закончить обучение и играть отсюда, `quit` — отложить его на другой день.
terminal-lesson-now = Сейчас: { $moves }
terminal-lesson-kept = Обучение сохранено; `powerhouse learn { $game }` продолжит его.
terminal-lesson-over = Отсюда это обычная партия, против ботов-новичков.
terminal-put-aside = Прошлая партия теперь в { $path }.
terminal-not-put-aside = Прошлую партию в { $path } не удалось отложить: { $reason }.
undo-nothing-at-all = отменять нечего

## Commands

command-moves = все допустимые ходы
command-why = почему ход недопустим, с пунктом правил
command-hint = что сделал бы бот; `hint do` делает это
command-log = последние N строк журнала ({ $lines })
command-undo = отменить ваше последнее решение или последние N
command-save = сохранить партию в файл записи
command-help = эта страница (один Enter рисует стол заново)
command-quit = выйти; партия сохраняется, --resume продолжит её
terminal-legal = Ход «{ $move }» допустим.
terminal-not-legal = Ход «{ $move }» недопустим: { $reason }.
terminal-hint = Бот { $bot } советует: { $move }
terminal-hint-do = `hint do` сделает это за вас.
terminal-why-which = скажите, какой ход, например `why pass`
terminal-undo-number = в «undo { $said }» должно стоять число решений

## The command line

folder-unmakable = папку { $path } не удалось создать: { $reason }
file-is-folder = { $path } — папка, а нужен файл
file-no-record = { $path } — не запись партии, файл не тронут; назовите другой
file-unnamed = «{ $text }» — не имя файла: чья это домашняя папка?
seats-too-few =
    { $people ->
        [one] назван { $people } человек, а мест только { $seats }
        [few] названо { $people } человека, а мест только { $seats }
       *[other] названо { $people } человек, а мест только { $seats }
    }
seats-too-many-bots =
    { $bots ->
        [one] назван { $bots } бот, а мест для ботов { $seats }
        [few] названо { $bots } бота, а мест для ботов { $seats }
       *[other] названо { $bots } ботов, а мест для ботов { $seats }
    }
seats-nobody = в этой партии никого не зовут «{ $name }», есть { $names }
resume-nothing = продолжать нечего: файла { $path } нет
resume-other-game = { $path } — партия игры «{ $found }», а не «{ $game }»
resume-file = «{ $file }» здесь лишнее: сохранённую партию продолжают с --resume
resume-keeps = у продолженной партии прежние игроки, настройки, карты и отмена
hot-seat-name = --name — для одного человека у этого экрана, --hot-seat — для нескольких
option-form = «{ $text }» должно иметь вид «option=value», например map=usa
hint-over = { $path } — оконченная партия, решать нечего
moves-need-out = для --moves нужно --out FILE.parquet
ray-address-needs-ray = для --ray-address нужно --engine ray
host-bot-form = «{ $text }» должно иметь вид «name=bot», например mine=mine.py:MyBot
