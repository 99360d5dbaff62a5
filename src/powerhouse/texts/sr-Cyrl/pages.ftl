### Made of sr-Latn by tools/cyrillic.py.


### The pages in a browser, and the plain board that serves any game.


## Everywhere

app = Powerhouse
home = На почетну страницу
loading = Тренутак…
close = Затвори
cancel = Откажи
no = Не
you = ви
copy = Копирај
copied = Копирано
copy-byhand = Прегледач не дозвољава страници да копира: линк је означен, копирајте га сами.

## What went wrong

error-status = Сервер је одговорио са { $status }, без разлога.
error-unreachable = Сервер није доступан. Покушајте поново за који тренутак.
lost-title = Овде нема ничега
lost-text = Ова адреса не води ни до једног стола.
lost-home = На почетну страницу

## The first page

fan-made = Незванична изведба коју су направили љубитељи игара. Није повезана са 2F-Spiele, Capstone Games ни с другим издавачима ових игара.
home-title = Сто за енергетске игре
home-text = Изаберите игру и играјте одмах против ботова, или отворите сто и пошаљите пријатељима линк. Без налога, довољно је име.
home-bots =
    { $n ->
        [1] Играј против једног бота
        [2] Играј против два бота
        [3] Играј против три бота
        [4] Играј против четири бота
        [5] Играј против пет ботова
        [one] Играј против { $n } бота
        [few] Играј против { $n } бота
       *[other] Играј против { $n } ботова
    }
home-novice = Док не завршите ниједну партију, ботови су почетници.
home-new = Нови сто
home-learn =
    { $minutes ->
        [0] Научи игру
       *[other] Научи за { $minutes } min
    }
home-learn-help = Прва партија с учитељем, корак по корак
table-learning = Обука
lesson-title = Лекција { $number } од { $lessons }
lesson-go-on = Даље
lesson-play-on = Играј даље одавде
lesson-play-on-help = Заврши обуку и одавде играј против ботова почетника
lesson-play-on-sure = Завршити обуку и играти даље одавде?
lesson-fold = Сакриј лекцију
lesson-unfold = Прикажи лекцију
home-mine = Моји столови
home-past = Моје завршене партије
home-past-empty = Овде стоји оно што сте одиграли до краја.
home-puzzles = Задатак дана, за сваку игру
home-watch = Столови за посматрање
home-watch-empty = Тренутно нико не игра јавно.
home-record = Отворите датотеку .game као снимак, или је превуците било где

## My games

mine-title = Моје партије
mine-all = Све моје партије
mine-title-long = Све моје партије, резултати, рејтинг и обавештења
mine-waiting =
    { $n ->
        [0] Ниједан сто вас не чека
        [one] Чека вас { $n } сто
        [few] Чекају вас { $n } стола
       *[other] Чека вас { $n } столова
    }
mine-running = Столови за којима се игра
mine-place = { $place }. место од { $players }
mine-older = Старије партије
next-table = Следећи сто који чека
next-none = Ниједан сто вас не чека.
next-none-other = Ниједан други сто вас не чека.
profile-title = Профил
profile-save = Сачувај
profile-saved = Сачувано.
profile-help = Чува се за овај прегледач и за сваки уређај који додате.
rated = За рејтинг
rated-yes = Партија се рачуна
rated-want = Моје партије за столовима за рејтинг се рачунају
rated-want-help = За столовима за рејтинг људи и ботови овог сервера добијају рејтинг. Ко то жели, стоји на списку под својим именом; за остале се ништа не мења.
rated-table = Партија за рејтинг
rated-table-help = Рачуна се онима који желе рејтинг; потези се враћају строго и нема семена.
rating-own =
    { $n ->
        [one] { $rating } после { $n } партије
        [few] { $rating } после { $n } партије
       *[other] { $rating } после { $n } партија
    }
ratings-title = Рејтинг
ratings-player = Играч
ratings-rating = Рејтинг
ratings-games = Партије
ratings-empty = У овој игри још нико нема рејтинг.
device-make = Додај други уређај
device-help = Линк важи једном и десет минута. Ко га отвори, то сте ви: ваши столови, ваше име, ваш рејтинг.
device-link = Линк за други уређај
device-title = Додајте овај уређај
device-take-help = Овај прегледач постаје исти играч као онај од кога је линк. Његови сопствени столови прелазе с њим.
device-take = Ово је мој уређај

## Notices of turns

notices-title = Јави ми кад дођем на потез
notices-help = Једном по потезу, не док гледате сто и не где чекају само ботови.
push-here = Јави ми на овом уређају
push-unsupported = Овај прегледач овде не може да добија обавештења: потребни су адреса са https и дозвола за обавештења.
push-failed = Служба обавештења прегледача не одговара. Покушајте касније.
webhook-add = Пошаљи на друго место (Discord, Telegram, програм)
webhook-kind = Врста
webhook-address = Адреса
webhook-chat = Број ћаскања
webhook-save = Додај
webhook-help-discord = Адреса вебхука из подешавања канала.
webhook-help-telegram = Адреса на којој ваш бот шаље поруке; почиње са https://api.telegram.org/bot и завршава се са /sendMessage.
webhook-help-json = Било која адреса која прима JSON преко POST.
channel-push = Прегледач
channel-discord = Discord
channel-telegram = Telegram
channel-json = JSON
channel-name = { $kind } ({ $host })
channel-every-of = Колико често: { $name }
channel-every-turn = сваки потез
channel-every-hour = једном на сат, сви столови
channel-every-day = једном дневно, сви столови
channel-off = Искључено: { $reason }. Изаберите колико често и поново је укључено.
channel-try = Испробај
channel-sent = Послато.
channel-added = Додато.
channel-remove = Уклони
channel-remove-of = Уклони { $name }
feed-heading = Фид мојих столова
feed-help = За читач фидова (Atom). Адреса је тајна: ко је зна, види који вас столови чекају.
feed-make = Направи фид
feed-renew = Нова адреса уместо старе

## What a game says of itself

about-players = { $least } до { $most } играча
about-players-only =
    { $n ->
        [1] један играч
        [one] { $n } играч
        [few] { $n } играча
       *[other] { $n } играча
    }

## Names

name-yours = Ваше име
name-default = Гост
name-example = Ана
name-of = Име на месту { $seat }
name-missing = Особа мора имати име.
name-long =
    { $length ->
        [one] Име има { $length } знак, а стаје { $most }.
        [few] Име има { $length } знака, а стаје { $most }.
       *[other] Име има { $length } знакова, а стаје { $most }.
    }
name-twice = { $name } овде седи двапут; два играча морају имати два имена.

## A new table

new-title = Нови сто
new-game = Игра
new-players = Играчи
new-seats = Места
new-manners = Договор за столом
new-seed = Семе
new-seed-none = без семена
new-seed-help = Без семена нико не може да предвиди карте. Исто семе поново дели исту партију.
new-seed-bad = Семе је цео број до 15 цифара, а не „{ $seed }”.
new-start = Започни партију
new-open = Отвори сто
new-reconstructed = Неки подаци нису из кутије
new-reconstructed-help = Ниједна правила их не показују; изведени су тако да се слажу с осталима:
new-option-own = Изабери…
new-option-more = Још опција

## Seats and bots

seat-kind-person = Особа
seat-kind-bot = Бот
seat-kind-open = Слободно
seat-kind-open-help = за онога ко добије линк
bot-random = Насумични
bot-greedy = Похлепни
bot-beginner = Почетник
bot-easy = Лак
bot-normal = Средњи
bot-hard = Тежак
bot-expert = Експерт
bot-teacher = Учитељ

## Time

time-title = Време
time-minutes = { $minutes }:{ $seconds }
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h
span-minutes =
    { $n ->
        [one] { $n } минут
       *[other] { $n } минута
    }
span-hours =
    { $n ->
        [one] { $n } сат
        [few] { $n } сата
       *[other] { $n } сати
    }
span-days =
    { $n ->
        [one] { $n } дан
       *[other] { $n } дана
    }
time-used = потрошено { $time }
time-left = остало { $time }
time-used-by = { $name }: потрошено { $time }
time-left-of = { $name }: остало { $time }
time-own = Остало вам је { $time }
time-low = Остало је мање од минута.
time-decided =
    { $n ->
        [one] бот је одлучио { $n } пут
       *[other] бот је одлучио { $n } пута
    }
time-wish = Време: { $what }
time-limit = Време за сваког играча
time-preset-none = Без границе
time-preset-live = Уживо
time-preset-evening = Једно вече
time-preset-slow = Недељама
time-limit-none = Види се колико је времена ко потрошио, и то је све.
time-limit-help = За партију: { $bank }, и са сваким кругом још { $round }. Коме истекне време, не губи: ту одлуку доноси бот.
time-limit-short = { $bank }, и по кругу { $round }
time-up = Коме истекне време, не губи: ту одлуку доноси бот ({ $bot }).
time-bot = Кад време истекне, одлучује овај бот
pause-ask = Заустави сатове
pause-asked = { $name } жели да заустави сатове.
pause-waiting = Тражили сте да се сатови зауставе; нису се још сви сагласили.
pause-on = Сатови стоје.
pause-end = Пусти сатове
absence-after = Одсутност после које се може предложити бот
absence-usual = уобичајена за сервер
absence-help = Морају да се сагласе сви који су ту, а ко се врати, опет заузима своје место.

## The table

table-title = Места и сто
table-waiting =
    { $n ->
        [1] једно слободно место
        [one] { $n } слободно место
        [few] { $n } слободна места
       *[other] { $n } слободних места
    }
table-seed = Карте следе из семена { $seed }: ко га зна, може знати шта долази.
table-over = Партија је завршена
table-closed = Затворен
table-closed-help = Власник је затворио овај сто.
table-close = Затвори сто
table-close-sure = Нико овде неће моћи да настави партију.
table-close-yes = Затвори га

## Before the start

waiting-title =
    { $n ->
        [1] Чека се још један играч
        [one] Чека се још { $n } играч
        [few] Чекају се још { $n } играча
       *[other] Чека се још { $n } играча
    }
waiting-help = Партија почиње кад се заузме последње место.
waiting-fill =
    { $n ->
        [1] Стави бота на слободно место и започни
        [one] Стави ботове на { $n } слободно место и започни
        [few] Стави ботове на { $n } слободна места и започни
       *[other] Стави ботове на { $n } слободних места и започни
    }
invite-title = Позив
invite-help = Ко отвори овај линк, може да седне за сто.
invite-link = Линк позивнице
invite-alone = До сервера може само овај рачунар. За пријатеље у вашој мрежи покрените га овако:
invite-serve = powerhouse serve --host 0.0.0.0
invite-qr = Линк позивнице као QR код
join-title = Позвани сте за сто
join-seats = Ко седи овде
join-facts = Шта се игра
join-take = Заузмите место
join-sit = Седи за сто
join-which = Место
join-full = Сва места за овим столом су заузета.
join-watch = Посматрај партију
join-go = До стола
join-seated = Већ седите за овим столом.

## Who sits where

seat-number = Место { $seat }
seat-open = Слободно
seat-bot = Бот, { $bot }
seat-yours = Ви, на овом уређају
seat-present = За столом
seat-absent = Није ту
seat-level = Ниво бота: { $name }
seat-free = Склони бота
seat-stood = Бот игра уместо: { $name }.
seat-back = Врати ми место
seat-opened = Место је слободно јер { $name } није за столом; још га нико није заузео.
seat-away-bot = Изгледа да { $name } није за столом: ако се не врати до { $time }, игру наставља бот.
seat-away-open = Изгледа да { $name } није за столом: ако се не врати до { $time }, место се ослобађа.
seat-give = Нека игра бот
propose-bot = Предложи бота
propose-open = Предложи да се место ослободи
proposal-bot = { $away } дуго није за столом: { $name } предлаже да настави бот ({ $bot }).
proposal-open = { $away } дуго није за столом: { $name } предлаже да се место ослободи.
seat-move = Пребаци на други уређај
seat-move-help = Отворите овај линк на другом уређају: важи једном, и десет минута. Он је кључ за место, па га чувајте за себе.
seat-move-link = Линк за место: { $name }
seat-take-title = Пребаците место на овај уређај
seat-take-help = Настављате да играте овде; други уређај после тога само посматра.
seat-take = Играј овде
welcome-title = Гост сте домаћина
welcome-help = С овом позивницом можете да отварате столове на овом серверу, из овог прегледача. Важи када је прихватите.
welcome-take = Прихвати позивницу

## Whose turn, and the places of the table

turn-yours = На потезу сте
turn-theirs = На потезу: { $name }
title-turn = ● На потезу сте
watching = Посматрате
board = Табла
zoom-in = Ближе
zoom-out = Даље
zoom-whole = Цела табла
market = Тржиште
players = Играчи
sheets = Тржиште, играчи, дневник
sheets-low = Тржиште и дневник
sheet-news = новости
talk = Дневник
log = Дневник
since = Од ваше последње одлуке
since-nothing = Нико други још није одлучио.
since-flow = { $name }: плаћено { $paid }, добијено { $got }
log-look = Покажи позицију после овога
log-empty = Још се ништа није догодило.
chat = Ћаскање
chat-empty = Нико још ништа није рекао.
chat-write = Реците нешто
chat-send = Пошаљи
chat-unread = непрочитано

## Companies, on more than one board

company-hidden = скривено
company-money =
    { $money ->
        [one] { $money } електро
       *[other] { $money } електра
    }
company-acts = на потезу
company-waits = тек долази на потез
company-bought = купљено
company-done = готово
company-passed = одустаје
company-leads = нуди { $bid }
company-bidding = у аукцији
company-out = ван аукције
auction-amount = Ваша понуда
auction-bid = Понуди { $amount }
auction-open = Отвори са { $amount }
auction-pass = Одустани
auction-upTo = до
auction-upTo-title = Највиши износ који сто нуди за вас, сваки пут за један више од осталих
auction-upTo-set = Нуди за мене
auction-passAuction = Одустани од аукције
auction-passRound = Одустани у кругу
sums-have = имате
sums-cost = цена
sums-earn = зарада
sums-left = остаје

## Pages older than the server

renewal = Сервер има новију верзију ових страница.
renewal-now = Учитај је

## The live connection

connection-waiting = веза је прекинута, покушава се поново…
connection-closed = нема везе
connection-closing = Сервер се поново покреће; сто наставља за који тренутак.

## Acting: plans, hints, taking back

plan-confirm = Потврди
plan-clear = Обриши
plan-clear-help = Обриши план (Esc)
primary-key = Enter, или Ctrl Enter где год да је фокус
plan-stopped-reveal = Даље се не може планирати: последњи потез нешто открива.
plan-stopped-turn = Даље се не може планирати: после последњег потеза одлучује неко други.
hint = Савет
hint-help = Шта би урадио најјачи бот који је на располагању (H)
hint-thinking = Бот размишља о вашем потезу…
hint-says = Бот ({ $bot }) предлаже:
hint-do = Уради то
undo = Поништи
undo-help = Врати своју последњу одлуку (U)
undo-along =
    { $n ->
        [1] Тиме се враћа и једна туђа одлука.
        [one] Тиме се враћа и { $n } туђа одлука.
        [few] Тиме се враћају и { $n } туђе одлуке.
       *[other] Тиме се враћа и { $n } туђих одлука.
    }
undo-sure = Врати
redo = Понови
redo-help = Понови оно што сте управо вратили (R)
skip = До мог потеза
skip-help = Ботови играју без паузе док неко не треба да одлучи (S)
past-look = Овако је било.
past-back = Назад у партију
undo-policy = Враћање потеза
undo-free = Слободно
undo-free-help = Свако у сваком тренутку може да врати своју последњу одлуку.
undo-ask = Уз питање
undo-ask-help = Остали морају да се сагласе.
undo-strict = Строго
undo-strict-help = Само док неко други не одлучи или се нешто не открије.
undo-asked = { $name } жели да врати последњу одлуку.
undo-grant = Прихвати
undo-refuse = Одбиј
undo-waiting = Тражили сте да вратите потез; нису се још сви сагласили.
undo-withdraw = Ипак не
watch-policy = Посматрачи
watch-allow = Други смеју да посматрају овај сто
watch-on = Добродошли
watch-off = Нико
watch-on-help = Свако сме да гледа; скривено остаје скривено.
watch-off-help = Сто види само онај ко седи за њим.
watch-link = Линк за посматраче
watchers = Посматрају: { $names }
watchers-guests =
    { $n ->
        [1] један гост
        [one] { $n } гост
        [few] { $n } госта
       *[other] { $n } гостију
    }
share-title = Линк до снимка
share-allow = Свако с линком може да прегледа завршену партију
share-copy = Копирај јавни линк
share-copied = Линк је копиран
share-help = Свако с овим линком може да прегледа партију
share-later = Линк ради кад се партија заврши; до тада се ништа не показује.

## Bids and what the table does by itself

order-bid-max = Нуди за вас до { $amount }
order-pass-auction = Одустаје од ове аукције за вас
order-pass-round = Одустаје у овом кругу за вас
order-remove = Заустави: { $order }
bid-amount = Ваша понуда, од { $least } до { $most }
bid-less = Један мање
bid-more = +1, један више
bid-bid = Понуди { $amount }
bid-range = Не { $typed }: понуда је цео број од { $least } до { $most }.
bid-sure = { $amount } је више од половине вашег новца ({ $money }) и за { $over } изнад досадашње понуде. Да ли то заиста желите?

## One screen for several

curtain-pass = Предајте уређај: { $name }
curtain-help = Сто је скривен док га не преузме следећи играч.
curtain-ready = Ја сам { $name }

## The end

end-won = Победа је ваша
end-wins = Побеђује { $name }
end-share = Прво место деле: { $names }
end-tie = до тада изједначено, одлучује: { $figure }
end-standings = Поредак
end-place = Место
end-player = Играч
end-board = Погледај таблу
end-picture = Табла на крају партије
end-figures = Подаци последњег круга
rematch = Реванш
rematch-go = На реванш
record-download = Преузми
plot-rounds = одиграни кругови
plot-hidden = скривено

## Looking back

replay = Снимак
analysis = Анализа
puzzles = Задаци
replay-position = позиција { $at } од { $last }
replay-slider = Позиција у партији
replay-first = На почетак
replay-back = Корак назад
replay-next = Корак напред
replay-last = На крај
replay-play = Пусти
replay-pause = Паузирај
replay-speed = Брзина
replay-link = Линк
replay-copied = Линк до ове позиције је копиран.
replay-fork = Играј даље одавде
drop-here = Спустите датотеку .game: отвара се као снимак
drop-opening = Чита се { $name }…
drop-large = Датотека има { $size } MB, а запис има највише { $most } MB.

## The rules

rules = Правила
rules-search = Претрага правила
rules-hits = { $at } од { $hits }
rules-no-hit = није нађено
rules-next = Следећи погодак
rules-previous = Претходни погодак
rules-here = За овим столом
rules-missing = Ова игра овде нема страницу с правилима.
rules-clause = Правила: { $clause }
rules-copy = Копирај линк до ове тачке
rules-copied = Линк до { $clause } је копиран.

## Settings

settings = Подешавања
settings-theme = Тема
settings-theme-system = Системска
settings-theme-light = Светла
settings-theme-dark = Тамна
settings-language = Језик
settings-sound = Звук
settings-notices = Обавести ме кад дођем на потез
settings-notices-denied = Прегледач не дозвољава обавештења за ову страницу; то се мења у његовим подешавањима.
settings-notices-unknown = Овај прегледач нема обавештења.
settings-pace = Темпо ботова
settings-pace-calm = Миран
settings-pace-brisk = Жив
settings-pace-at-once = Одмах
settings-curtain = Сакриј сто између потеза
my-data = Моји подаци
my-data-kept = Сервер вас познаје по случајном броју који чува овај прегледач, и уз њега чува ваша места, имена, потезе и оно што сте рекли за столовима. Нема налога, адресе е-поште ни лозинке.
my-data-have = Преузми их
my-data-delete-help = Ако их обришете, партије с другима иду даље: за вас игра бот, ваше име се замењује, а оно што сте рекли нестаје. Столови без других људи се уклањају.
my-data-delete = Обриши их
my-data-sure = Не могу да се врате, и губите сва своја места.
my-data-delete-now = Обриши све одмах

## Keys

keys = Тастери
keys-confirm = Оно што пише на златном дугмету
keys-anywhere = Оно што пише на златном дугмету, где год да је фокус
keys-clear = Обриши план
keys-back = Уклони последњи корак из плана
keys-undo = Врати последњу одлуку
keys-redo = Понови оно што је управо враћено
keys-skip = Нека ботови играју до вашег потеза
keys-hint = Савет
keys-chat = Пиши у ћаскању
keys-log = Покажи дневник
keys-table = Места и сто
keys-rules = Правила поред табле
keys-sound = Укључи или искључи звук
keys-next-puzzle = Следећи задатак
keys-next = На следећи сто који вас чека
keys-walk = С места на место по табли
keys-help = Овај списак
keys-step = Корак назад или напред
keys-round = Круг назад или напред
keys-ends = На почетак или на крај
keys-play = Пусти или паузирај
key-cap-enter = Enter
key-cap-ctrl = Ctrl
key-cap-esc = Esc
key-cap-backspace = Backspace
key-cap-left = ←
key-cap-right = →
key-cap-up = ↑
key-cap-down = ↓
key-cap-question = ?
key-cap-home = Home
key-cap-end = End
key-cap-space = Размак
key-cap-u = U
key-cap-b = B
key-cap-r = R
key-cap-s = S
key-cap-h = H
key-cap-c = C
key-cap-l = L
key-cap-t = T
key-cap-m = M
key-cap-p = P
key-cap-n = N
shortcuts = { keys } ({ key-cap-question })

## The plain board

plain-yours = На потезу сте: изаберите, па потврдите.
plain-yours-ask = На потезу сте: { $ask }. Изаберите, па потврдите.
plain-typed = На потезу сте: реците свој потез, па потврдите.
plain-waiting = На потезу: { $name }.
plain-waiting-ask = На потезу: { $name } ({ $ask }).
plain-over = Партија је завршена.
plain-more = Наставите или потврдите.
plain-full = Потврдите или обришите: више се не може планирати.
plain-planned = Планирано
plain-remove = Уклони из плана: { $move }
plain-choices = Шта можете да урадите
plain-find = Пронађи међу { $n }
plain-found = { $found } од { $n }
plain-none = Овде ништа не садржи „{ $typed }”.
plain-move = Ваш потез
plain-add = Планирај
plain-facts = Позиција
plain-nothing = Нема више шта да се види.
plain-acts = на потезу
plain-you = ви
plain-empty = –
plain-fact = { $name } { $value }
plain-list = { $parts }
plain-hidden = скривено
plain-times = ×{ $count }
plain-all = Покажи све ({ $n })
plain-fewer = Покажи мање

## The workshop: figures of one's own box

figures = Вредности
figures-ours = Наше
figures-here = Овде
figures-place = Вредност
figures-help = За овим столом ове вредности су из нечије кутије; све остале су наше.
figures-reconstructed-help = Ових вредности нема ни у једном извору, па су изведене тако да се слажу с осталима. Ко има кутију, може да упише оно што у њој пише.
figures-understood = Разумем
home-reconstructed = Ко има кутију, може да упише оно што у њој пише:
workshop = Радионица
workshop-open = Вредности игре { $game }
workshop-title = { $game }: вредности
workshop-text = Овде су све вредности с којима се игра. Ако имате кутију, упишите оно што у њој пише: одмах се проверава и с тим може да се игра.
workshop-own = Ваше вредности
workshop-name = Назив ваших вредности
workshop-nothing = Још ништа није промењено.
workshop-good =
    { $n ->
        [one] Промењена је { $n } вредност; с њом може да се игра.
        [few] Промењене су { $n } вредности; с њима може да се игра.
       *[other] Промењено је { $n } вредности; с њима може да се игра.
    }
workshop-faults =
    { $n ->
        [one] { $n } ствар још није у реду:
        [few] { $n } ствари још нису у реду:
       *[other] { $n } ствари још није у реду:
    }
workshop-play = Играј с њима
workshop-share = Направи линк
workshop-link = Линк ка овим вредностима
workshop-save = Сачувај као датотеку
workshop-file = Отвори датотеку…
workshop-adopt = Узми као своје
workshop-clear = Почни изнова
workshop-kept = Оно што упишете чува се у овом прегледачу. Датотеком се преноси другде, и у командну линију (--components).
workshop-shared = Гледате нечије вредности. Ваше у овом прегледачу остају какве јесу док не узмете ове.
workshop-totals = Укупно
workshop-show = Шта се приказује
workshop-all = Све
workshop-uncertain = Непоуздане
workshop-changed = Промењене
workshop-counts =
    { $changed ->
        [0] редова { $rows }, непоузданих { $uncertain }
       *[other] редова { $rows }, непоузданих { $uncertain }, промењених { $changed }
    }
workshop-none = Ничег таквог нема.
workshop-of = { " " }({ $row })
workshop-ours = код нас { $value }
certainty-certain = поуздано
certainty-single = из једног извора
certainty-reconstructed = реконструисано
certainty-changed = промењено
