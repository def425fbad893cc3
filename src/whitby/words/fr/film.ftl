# Le film des révélations : une partie finie, la vérité à côté de ce qu’une place pouvait savoir. Apostrophe ’, espaces insécables.

film-title = Le film des révélations
film-of = Le film des révélations : { $game }
film-to-table = Vers la table
film-truth = La vérité
film-truth-why = Tout est à découvert.
film-knew = Ce qu’on pouvait savoir
film-yours = Ce que vous pouvez voir
film-as = Vu par
film-watcher = le public
film-boards = Les deux plateaux
film-hidden = { $who } ignore en ce moment : { $count }
film-hidden-nothing = { $who } n’ignore rien en ce moment.
film-hidden-watcher = Le public ignore en ce moment : { $count }
film-hidden-watcher-nothing = Le public n’ignore rien en ce moment.
film-caption = Ce qui se passe
film-unseen = { $who } n’en a rien su.
film-unseen-watcher = Le public n’en a rien su.
film-quiet = Rien qui se voie sur le plateau.
film-begins = La table avant le premier coup.
film-controls = Parcourir la partie
film-move = Coup
film-move-of = Coup { $move } sur { $moves }
film-first = Au début
film-back = Un coup en arrière
film-forth = Un coup en avant
film-last = À la fin
film-play = Lancer le film
film-pause = Arrêter le film
film-speed = Vitesse : { $pace }
film-copy = Copier le lien vers ce moment
film-copied = Le lien vers ce moment est copié.
film-points = Moments décisifs
film-point = Coup { $move } : { $line }
film-suspicion = Qui { $who } pouvait soupçonner
film-suspicion-why = Ce que croirait une personne attentive qui en sait autant que cette place.
film-suspicion-true = l’ennemi
film-suspicion-chance = { $percent } %
film-suspicion-knowable = Dès le coup { $move }, { $who } pouvait en avoir la certitude.
film-suspicion-never = { $who } n’a jamais pu en avoir la certitude.
film-suspicion-curve = Soupçon envers le véritable ennemi, coup par coup
film-not-over = La partie n’est pas finie. D’ici là, le film ne montre que ce que vous pouvez voir ; la vérité viendra à la fin.
film-not-begun = La partie n’a pas commencé : il n’y a encore rien à montrer.
film-refused = Le film ne peut être montré.

## Touches

film-key-back = un coup en arrière
film-key-forth = un coup en avant
film-key-first = au début
film-key-last = à la fin
film-key-play = lancer ou arrêter le film
film-key-side = changer de côté sur un petit écran
film-key-point = au prochain moment décisif
