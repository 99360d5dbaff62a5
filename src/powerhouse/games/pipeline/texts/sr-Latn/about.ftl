### Pipeline, for whoever does not know it: the first page, an invitation.

about = Polažite cevi u tri boje u duge naftovode, kupujte sirovu naftu, prerađujte je duž njih i prodajte. Posle tri godine pobeđuje najbogatija kompanija.
about-minutes = oko 120 minuta
