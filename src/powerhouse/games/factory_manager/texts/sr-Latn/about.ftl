### Factory Manager, for whoever does not know it: the first page, an invitation.

about = Pet krugova da se mala fabrika obogati: mašine, skladišta i roboti za radnike koje imate, dok energija poskupljuje.
about-minutes = oko 60 minuta
reconstructed-pieces = rekonstruisanih pločica: { $reconstructed } od { $pieces }
