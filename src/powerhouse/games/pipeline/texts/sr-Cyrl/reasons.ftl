### Made of sr-Latn by tools/cyrillic.py.


### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } потез
       *[other] { $turns } потеза
    }
reason-worth = вреди { $value }: { $why }
reason-enough = ништа друго не вреди своје цене уз још { turns }
reason-start-tank = прво је потребно место за нафту ове класе
reason-loan =
    { $loan ->
        [one] { $loan } долар сада за казну { $penalty } на крају
       *[other] { $loan } долара сада за казну { $penalty } на крају
    }
reason-disc = први у следећем кругу, испред бар још једног играча
reason-tank =
    { $cubes ->
        [one] место за још { $cubes } коцку
        [few] место за још { $cubes } коцке
       *[other] место за још { $cubes } коцки
    }
reason-pipes = дужи нафтоводи, за { turns } и крај
reason-site = овде се завршава највише нафтовода, а сече најмање
reason-refine = боља нафта доноси више
reason-deliver = испоручена доноси { $gain } више него другде
reason-sign =
    { $cubes ->
        [one] нафтоводи дају { $cubes } коцку по потезу, а у години је још { turns }
        [few] нафтоводи дају { $cubes } коцке по потезу, а у години је још { turns }
       *[other] нафтоводи дају { $cubes } коцки по потезу, а у години је још { turns }
    }
reason-pays = исплати се за { turns }
reason-market =
    { $dollars ->
        [one] продаје { $sold } и купује { $bought }, { $dollars } долар
       *[other] продаје { $sold } и купује { $bought }, { $dollars } долара
    }
reason-network = прерада на најбољој плочици доноси { $gain }
reason-machines = машине прерађују уз добитак { $gain }
reason-action =
    { $money ->
        [one] исплати се за { turns }, са { $money } доларом у руци
       *[other] исплати се за { turns }, са { $money } долара у руци
    }
