### Made of sr-Latn by tools/cyrillic.py.


### Power Grid: The Card Game, for whoever does not know it: the first page, an invitation.

about = Аукције и тржиште ресурса из Високог напона, без мапе: купујте електране, обезбедите им ресурсе на време и покрените оне које доносе највише бодова.
about-minutes = око 60 минута
reconstructed-pieces = реконструисаних карата електрана: { $reconstructed } од { $pieces }
