# Le film des révélations : une partie finie, la vérité à côté de ce qu’une place pouvait savoir. Apostrophe ’, espaces insécables.

film-title = Le film de la partie
film-of = Le film de la partie : { $game }
film-to-table = Retour à la table
film-truth = La vérité
film-truth-why = Tout est dévoilé.
film-knew = Ce que l’on pouvait savoir
film-yours = Ce que vous pouvez voir
film-as = Vu par
film-watcher = le public
film-boards = Choisir un plateau
film-hidden = Encore caché pour { $who } : { $count }
film-hidden-nothing = Rien n’est caché pour { $who }.
film-hidden-watcher = Encore caché pour le public : { $count }
film-hidden-watcher-nothing = Rien n’est caché pour le public.
film-caption = Ce qui se passe
film-unseen = { $who } ne pouvait pas le voir.
film-unseen-watcher = Le public ne pouvait pas le voir.
film-quiet = Rien ne change sur le plateau.
film-begins = Avant le premier coup.
film-controls = Parcourir la partie
film-move = Coup
film-move-of = Coup { $move } sur { $moves }
film-first = Début de la partie
film-back = Coup précédent
film-forth = Coup suivant
film-last = Fin de la partie
film-play = Lancer le film
film-pause = Mettre en pause
film-speed = Vitesse : { $pace }
film-copy = Copier le lien vers ce moment
film-copied = Lien vers ce moment copié.
film-points = Moments décisifs
film-point = Coup { $move } : { $line }
film-suspicion = Qui { $who } pouvait soupçonner
film-suspicion-why = Ce qu’une personne attentive aurait pu conclure à cette place.
film-suspicion-true = l’ennemi
film-suspicion-chance = { $percent } %
film-suspicion-knowable = Dès le coup { $move }, { $who } pouvait en avoir la certitude.
film-suspicion-never = { $who } n’a jamais pu en avoir la certitude.
film-suspicion-curve = Soupçon envers le véritable ennemi, coup par coup
film-thoughts = { $who } : les coups envisagés
film-thoughts-title = Ce que les robots ont envisagé
film-thoughts-why = Les meilleurs coups du robot et ses chances de gagner après chacun, selon lui. Recalculé après la partie.
film-thoughts-played = joué
film-thoughts-others = { $count ->
    [one] et une autre possibilité
   *[other] et { $count } autres possibilités
}
film-thoughts-one = Il n’y avait qu’une possibilité.
film-thoughts-glance = Ce que le robot a vu au premier coup d’œil : ses chances de gagner après chaque coup, si sa seule supposition sur tout ce qui est caché est juste. Recalculé après la partie.
film-thoughts-share = Le robot s’en remet au hasard : voici avec quelle fréquence il choisit chaque coup ici.
film-thoughts-marks = Ici, le robot suit ses règles simples. Plus la barre est longue, mieux un coup y répond.
film-thoughts-rules = Ici, le robot suit ses règles simples.
film-thoughts-random = Le robot choisit au hasard.
film-thoughts-aside = Le robot l’a fait de lui-même, sans qu’on le lui demande.
film-thoughts-suspects = Les suspects selon { $who } :
film-thoughts-of-table = Les suspects de la table, selon { $who } :
film-thoughts-person = Ce coup a été joué par une personne.
film-thoughts-other = Ce calcul préfère un autre coup : pendant la partie, le robot a eu moins de temps pour réfléchir.
film-thoughts-look = Point de vue : { $who }
film-thoughts-wait = Le robot réfléchit à nouveau…
film-not-over = La partie est encore en cours : le film ne montre que ce que vous pouvez voir. Toute la vérité sera dévoilée à la fin.
film-not-begun = La partie n’a pas commencé : il n’y a encore rien à montrer.
film-refused = Impossible d’afficher le film.

## Raccourcis clavier

film-key-back = coup précédent
film-key-forth = coup suivant
film-key-first = revenir au début
film-key-last = aller à la fin
film-key-play = lancer le film ou le mettre en pause
film-key-side = passer d’un plateau à l’autre sur un petit écran
film-key-point = aller au prochain moment décisif
