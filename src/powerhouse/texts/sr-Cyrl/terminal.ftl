### Made of sr-Latn by tools/cyrillic.py.


### The terminal, for every game.

terminal-your-move = { $name }, на потезу сте: број са списка или његове речи.
terminal-more-moves = … још { $moves }: `moves` набраја све
terminal-example-number = трећи потез са списка
terminal-example-words = потез речима; довољни су једнозначни почеци
terminal-this-and-that = ово, оно
terminal-from-to = од { $low } до { $high }
terminal-more-news = { "    " }… `log` показује више
terminal-agree = { $question } [y/n]
terminal-yes = y
terminal-example-several = више потеза у једном реду: сви се одиграју, или ниједан
terminal-place = место
terminal-player = играч

## What was typed

input-menu = списак иде од 1 до { $most }, нема броја { $number }
input-of-what = { $number } чега? Реците, на пример, „{ $example }”
input-nothing-left = за „{ $move }” више ништа није остало
input-ambiguous =
    { $more ->
        [0] „{ $said }” може бити: { $moves }
       *[other] „{ $said }” може бити: { $moves } и још { $more }
    }

## A sitting

terminal-greeting = { $game }: { $people }. `help` каже шта се може откуцати.
terminal-greeting-bots = { $game }: { $people }, противници: { $bots }. `help` каже шта се може откуцати.
terminal-seated-bot = { $name } ({ $bot })
terminal-bot-failed = { $name }: { $failure }; игра једноставнији.
terminal-nothing-played = Ништа није одиграно: потез { $number } у реду ({ $move }) није дозвољен.
terminal-too-late = Није одиграно јер се сто прво променио: { $moves }.
terminal-may-undo = { $name } тражи враћање потеза. Да ли се слажете, { $names }?
terminal-no = Не: { $reason }.
terminal-sentence = { $sentence }.
terminal-what-can-be-typed = `help` каже шта се може откуцати, `moves` набраја дозвољене потезе.
terminal-not-kept = Партија није сачувана: { $reason }.
terminal-saved = Сачувано као { $path }.
terminal-save-as = Сачувати запис као (име датотеке, или Enter за не):
terminal-over = Партија је завршена
terminal-winners =
    { $winners ->
        [1] Побеђује { $names }.
       *[other] Прво место деле: { $names }.
    }
terminal-kept = Партија је сачувана у { $path };
terminal-reconstructed = Није све из кутије ({ $told }): у њој може писати друго. `powerhouse components { $game }` набраја вредности, а с --components FILE игра се вашима.
terminal-resume = `powerhouse terminal --resume` је наставља.
terminal-lesson-go-on = Enter води даље; `play-on` завршава обуку и игра даље одавде, `quit` је чува за други дан.
terminal-lesson-now = Сада: { $moves }
terminal-lesson-kept = Обука је сачувана; `powerhouse learn { $game }` је наставља.
terminal-lesson-over = Одавде је то обична партија, против ботова почетника.
terminal-put-aside = Претходна партија је сада у { $path }.
terminal-not-put-aside = Претходна партија у { $path } не може да се склони: { $reason }.
undo-nothing-at-all = нема шта да се врати

## Commands

command-moves = сви дозвољени потези
command-why = зашто потез није дозвољен, с тачком правила
command-hint = шта би урадио бот; `hint do` то и уради
command-log = последњих N редова онога што се догодило ({ $lines })
command-undo = враћа вашу последњу одлуку, или последњих N
command-save = чува партију као запис
command-help = ова страница (само Enter поново црта сто)
command-quit = излаз; партија остаје сачувана, --resume је наставља
terminal-legal = Потез „{ $move }” је дозвољен.
terminal-not-legal = Потез „{ $move }” није дозвољен: { $reason }.
terminal-hint = Бот { $bot } би изабрао: { $move }
terminal-hint-do = `hint do` то уради за вас.
terminal-why-which = реците који потез, као `why pass`
terminal-undo-number = у „undo { $said }” мора стајати број одлука

## The command line

folder-unmakable = { $path } не може да се направи: { $reason }
file-is-folder = { $path } је фасцикла; наведите датотеку
file-no-record = { $path } није запис партије и остаје нетакнуто; наведите другу датотеку
file-unnamed = „{ $text }” не именује датотеку: чија је то матична фасцикла?
seats-too-few =
    { $people ->
        [one] наведена је { $people } особа, а места има само { $seats }
        [few] наведене су { $people } особе, а места има само { $seats }
       *[other] наведено је { $people } особа, а места има само { $seats }
    }
seats-too-many-bots =
    { $bots ->
        [one] наведен је { $bots } бот, а места за ботове има { $seats }
        [few] наведена су { $bots } бота, а места за ботове има { $seats }
       *[other] наведено је { $bots } ботова, а места за ботове има { $seats }
    }
seats-nobody = нико се у овој партији не зове „{ $name }”; ту су: { $names }
resume-nothing = нема партије која би се наставила: { $path } не постоји
resume-other-game = { $path } је партија игре { $found }, а не игре { $game }
resume-file = „{ $file }” је сувишно: сачувана партија иде уз --resume
resume-keeps = партија која се наставља задржава своје играче, опције, карте и undo
hot-seat-name = --name је за једну особу за овим екраном, --hot-seat за више њих
option-form = „{ $text }” мора да гласи „option=value”, као map=usa
hint-over = { $path } је завршена партија, нема шта да се одлучи
moves-need-out = уз --moves треба --out FILE.parquet
ray-address-needs-ray = уз --ray-address треба --engine ray
host-bot-form = „{ $text }” мора да гласи „name=bot”, као mine=mine.py:MyBot
