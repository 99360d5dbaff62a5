### Made of sr-Latn by tools/cyrillic.py.


### Power Grid, for whoever does not know it: the first page, an invitation.

about = Купујте електране на аукцији, купујте ресурсе за њих на тржишту где свако диже цене, и повезујте градове. Побеђује ко у последњем кругу снабдева струјом највише градова.
about-minutes = око 120 минута
