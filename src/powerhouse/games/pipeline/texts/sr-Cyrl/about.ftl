### Made of sr-Latn by tools/cyrillic.py.


### Pipeline, for whoever does not know it: the first page, an invitation.

about = Полажите цеви у три боје у дуге нафтоводе, купујте сирову нафту, прерађујте је дуж њих и продајте. После три године побеђује најбогатија компанија.
about-minutes = око 120 минута
