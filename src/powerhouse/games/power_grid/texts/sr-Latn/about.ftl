### Power Grid, for whoever does not know it: the first page, an invitation.

about = Kupujte elektrane na aukciji, kupujte resurse za njih na tržištu gde svako diže cene, i povezujte gradove. Pobeđuje ko u poslednjem krugu snabdeva strujom najviše gradova.
about-minutes = oko 120 minuta
