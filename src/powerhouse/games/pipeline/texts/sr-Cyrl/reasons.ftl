### Made of sr-Latn by tools/cyrillic.py.


### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } потез
       *[other] { $turns } потеза
    }
reason-worth = { $why } Све заједно вам вреди око { $value } долара.
reason-enough = Не радите више ништа; остаје још { turns }.
reason-start-tank = Прво вам је потребно место за нафту ове класе.
reason-loan =
    { $loan ->
        [one] Добијате { $loan } долар сада за казну { $penalty } на крају.
       *[other] Добијате { $loan } долара сада за казну { $penalty } на крају.
    }
reason-disc = У следећем кругу први потез је ваш, испред бар још једног играча.
reason-tank =
    { $cubes ->
        [one] Добијате место за још { $cubes } коцку.
        [few] Добијате место за још { $cubes } коцке.
       *[other] Добијате место за још { $cubes } коцки.
    }
reason-pipes = Ваши нафтоводи постају дужи; остаје још { turns } и крај партије.
reason-site = Овде се ваши нафтоводи завршавају код машине.
reason-refine = Боља нафта вам доноси више.
reason-deliver = Испорука вам доноси { $gain } више него било шта друго.
reason-sign =
    { $cubes ->
        [one] Ваши нафтоводи дају { $cubes } коцку по потезу, а у години је још { turns }.
        [few] Ваши нафтоводи дају { $cubes } коцке по потезу, а у години је још { turns }.
       *[other] Ваши нафтоводи дају { $cubes } коцки по потезу, а у години је још { turns }.
    }
reason-pays = Да то искористите, имате још { turns }.
reason-market = Продајете { $sold } и купујете { $bought }, новац: { $dollars }.
reason-network = Прерада на најбољој плочици доноси вам око { $gain }.
reason-machines = Ваше машине прерађују уз добитак од око { $gain }.
reason-action =
    { $money ->
        [one] Да то искористите, имате још { turns } и { $money } долар у руци.
       *[other] Да то искористите, имате још { turns } и { $money } долара у руци.
    }
reason-spend = Поруџбина тражи такву коцку.
reason-close = Затварате га, па остали не могу да га купе.
reason-counts = Рачуна се на крају партије.
reason-last-action = Ово је ваш последњи потез, новац у руци: { $money }.
