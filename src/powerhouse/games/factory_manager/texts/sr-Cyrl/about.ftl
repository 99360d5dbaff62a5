### Made of sr-Latn by tools/cyrillic.py.


### Factory Manager, for whoever does not know it: the first page, an invitation.

about = Пет кругова да се мала фабрика обогати: машине, складишта и роботи за раднике које имате, док енергија поскупљује.
about-minutes = око 60 минута
reconstructed-pieces = реконструисаних плочица: { $reconstructed } од { $pieces }
