# La Fureur de Dracula dans le navigateur : la carte en toutes lettres.

fury-page-map = Carte
fury-page-find = Chercher un lieu ou une région
fury-page-no-place = Aucun lieu ni aucune région de ce nom
fury-page-all = Les { $count } lieux
fury-page-way-road = Route
fury-page-way-white = Voie blanche
fury-page-way-yellow = Voie jaune
fury-page-way-sea = Mer
fury-page-size-small = petite ville
fury-page-size-large = grande ville
fury-page-size-castle = château
fury-page-size-sea = zone maritime
fury-page-port = port

## La carte en image

fury-map-tools = Affichage de la carte
fury-map-closer = Zoom avant
fury-map-wider = Zoom arrière
fury-map-whole = Afficher toute l’Europe
fury-map-home = Afficher le Chasseur actif
fury-map-which = Lieux proches
fury-map-hospital = hôpital
fury-map-here = Sur place : { $who }
fury-map-tokens = Pions : { $what }
fury-map-which-way = Moyens de s’y rendre
fury-map-token-bats = Chauves-Souris
fury-map-token-lair = Repaire
fury-map-token-hideout = Refuge
fury-map-token-fog = Brouillard
fury-map-token-storm = Tempête
fury-map-token-host = Sainte Hostie
fury-map-token-holy = Terre consacrée
fury-map-token-roadblock = Barrage

## Pour Dracula seul

fury-page-outlook-nobody = Hors d’atteinte des Chasseurs jusqu’à la fin du prochain Jour
fury-page-outlook-near = Arrivée possible d’ici la fin du prochain Jour : { $who }
fury-page-outlook-perhaps = Seulement avec un bon Billet : { $who }
fury-page-outlook-left = Lieux encore possibles aux yeux des Chasseurs : { $count }
fury-page-hideout = votre Refuge, case { $space }
fury-page-mirror = Miroir : ce que savent les Chasseurs
fury-page-mirror-short = Miroir
fury-page-mirror-on = Le plateau tel que les Chasseurs le voient
fury-page-mirror-off = Pas de miroir : cette table joue sans la carte des déductions, et les Chasseurs n’en ont pas non plus.
fury-page-dracula-travel = Choisissez un lieu sur la carte, ou jouez une carte Pouvoir. À côté de chaque lieu : les Chasseurs qui peuvent l’atteindre d’ici la fin du prochain Jour, puis le nombre de lieux encore possibles à leurs yeux.
fury-page-dracula-space = Choisissez une case de la Piste.
fury-page-dracula-take = Choisissez la carte, puis la case
fury-page-encounter-ambush = Embuscade possible
fury-page-encounter-search = Pas d’embuscade
fury-page-encounter-lay = Placer
fury-page-power-play = Jouer
fury-page-power-places = { $count ->
    [one] À choisir sur la carte : { $count } lieu
   *[other] À choisir sur la carte : { $count } lieux
}
fury-page-power-space = Choisir une case
fury-page-about = { $name } : { $text }
fury-page-matures-when = { $phases ->
    [0] Quitte la Piste maintenant
    [1] Quitte la Piste à votre prochaine phase
   *[other] Quitte la Piste dans { $phases } phases
}

## L’état de la partie

fury-tracks = État de la partie
fury-tracks-time = Moment
fury-tracks-date = { $day }, semaine { $week }
fury-tracks-turn = Doit jouer
fury-tracks-nobody = personne
fury-tracks-influence = Influence
# À côté de l’influence.
fury-tracks-despair = { $count ->
    [one] { $count } pion Désespoir
   *[other] { $count } pions Désespoir
}
fury-tracks-health = Santé de Dracula
fury-tracks-event = Événement
fury-tracks-top-hunters = Chasseurs

## La Piste et les Repaires

fury-trail = Piste
fury-trail-lairs = Repaires
fury-trail-empty = vide
fury-trail-down = face cachée
fury-trail-open = face visible
fury-trail-wolf = avec { fury-power-wolf_form.quoted }
fury-trail-bat = avec { fury-combat-escape_as_bat.quoted }
fury-trail-rumour = avec un pion Rumeur
fury-trail-encounters = { $count ->
    [one] { $count } Rencontre
   *[other] { $count } Rencontres
}
fury-trail-back = face cachée, dos : { $back }
fury-trail-unknown = Une Rencontre face cachée
fury-trail-matures = Évolution : Influence +{ $count }
## Le combat

fury-page-combat-title = Le combat
fury-page-combat-against = Combat : { $foe }
fury-page-combat-round = Round { $round }, { $most } au plus
fury-page-combat-night = Les effets de Nuit s’appliquent
fury-page-combat-day = Les effets de Nuit ne s’appliquent pas
fury-page-combat-open = Afficher le combat
fury-page-combat-fold = Réduire le combat pour voir la carte
fury-page-combat-health = Santé : { $left } sur { $full }
fury-page-combat-items = { $count ->
    [one] { $count } Objet
   *[other] { $count } Objets
}
fury-page-combat-engaged = Chasseur Engagé
fury-page-combat-mesmerized = sous hypnose
fury-page-combat-out = hors du combat
fury-page-combat-sealed = Carte choisie, face cachée
fury-page-combat-choosing = Pas encore de carte
fury-page-combat-cancelled = annulée
fury-page-combat-hand = Cartes au choix
fury-page-combat-hint = Les cartes sont choisies en secret, puis toutes révélées. Si la carte du Chasseur Engagé annule celle de Dracula, celle de Dracula reste sans effet.
fury-page-combat-choose = Choisir
fury-page-combat-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
fury-page-combat-cancels = Annule
fury-page-combat-stopped-by = Annulée par
fury-page-combat-night-on = L’effet de Nuit s’applique
fury-page-combat-night-off = L’effet de Nuit ne s’applique pas
fury-page-combat-earlier = Rounds joués : { $count }
fury-page-combat-out-stopped = { $who } annule la carte { $strike_quoted }.
fury-page-combat-out-stands = La carte { $strike_quoted } prend effet sur { $who }.
fury-page-combat-out-both = La carte { $strike_quoted } prend effet ; la carte { $fight_quoted } { $who_of } est annulée.
fury-page-combat-out-proud = La fuite échoue : la carte { $strike_quoted } reste sans effet.
fury-deduction = Carte des déductions
fury-deduction-spot = Montrer où Dracula peut se trouver
fury-deduction-now = Maintenant
fury-deduction-space = Piste, case { $space }
fury-deduction-lair = Repaire { $lair }
fury-deduction-possible = Possible pour Dracula
fury-deduction-likely = Possible pour Dracula : { $chance }
fury-deduction-count = { $count ->
    [one] { $count } lieu possible
   *[other] { $count } lieux possibles
}
fury-deduction-hide = C’est peut-être aussi { fury-power-hide.quoted }
fury-deduction-public = D’après les seuls faits publics : la même carte pour toute la table
fury-deduction-ruled-out = Lieu exclu : { $place } ({ $day }, semaine { $week }). { $fact }

## Les moments où l’on peut réagir, tels que toute la table les lit

fury-page-window-dawn = C’est l’Aube : les Chasseurs peuvent jouer un Événement.
fury-page-window-dusk = C’est le Crépuscule : les Chasseurs peuvent jouer un Événement.
fury-page-window-combat_start = Le combat commence : ses Chasseurs peuvent jouer une carte.
fury-page-window-save = Un Chasseur risque une Morsure ou la défaite : les Chasseurs peuvent intervenir.
fury-page-window-good_luck = Dracula joue { fury-event-false_tip.quoted } : les Chasseurs peuvent annuler cet Événement.
fury-page-window-answer_ambush = Une embuscade : le Chasseur peut répondre par une carte.
fury-page-window-scheme = Phase Dracula : Dracula peut jouer un Événement.
fury-page-window-press = Un Événement est joué : Dracula peut l’annuler.
fury-page-window-wild_horses = Un Chasseur arrive par la route : Dracula peut réagir.
fury-page-window-customs = Un Chasseur change de région : Dracula peut réagir.
fury-page-window-false_tip = Un Chasseur dépense un Billet : Dracula peut réagir.
fury-page-window-seduction = Un Chasseur fouille : Dracula peut réagir.
fury-page-window-enraged = La carte de Dracula va être annulée : Dracula peut réagir.
fury-page-window-ambush = Un Chasseur arrive : Dracula peut tendre une embuscade.

## Les Chasseurs, leurs actions et les cartes

fury-page-hunters = Les Chasseurs
fury-page-hunter-health = Santé { $left } sur { $full }
# A hunter who is bitten more often is defeated.
fury-page-hunter-bites = Morsures { $count } sur { $most }
fury-page-hunter-delayed = retard
fury-page-hunter-bats = pion Chauves-Souris
fury-page-hunter-off = hors du plateau
fury-page-hunter-wakes = Réveil à l’Aube : { $place }
fury-page-hunter-items = Objets
fury-page-hunter-events = Événements
fury-page-hunter-tickets = Billets
fury-page-hunter-holds = Objets { $items }, Événements { $events }, Billets { $tickets }
fury-page-hunter-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
fury-page-ability = Capacité
fury-page-ability-godalming = Pioche deux Objets en se ravitaillant dans une grande ville, et jusqu’à deux Billets en réservant.
fury-page-ability-seward = Récupère de deux dégâts en se reposant, comme tout Chasseur qui se repose dans sa ville. Peut garder un quatrième Objet et un quatrième Événement.
fury-page-ability-van_helsing = Supporte deux Morsures. Meneur : par une action, échange des Événements avec un Chasseur de n’importe quelle ville.
fury-page-ability-mina = Toujours affaiblie : un Objet et un Événement restent visibles, et elle est vaincue dès la première Morsure. Lien Psychique : Dracula dit s’il est dans la région d’un Chasseur.
fury-page-act-move = Se déplacer
fury-page-act-search = Fouiller
fury-page-act-supply = Se ravitailler
fury-page-act-rest = Se reposer
fury-page-act-ticket = Billet
fury-page-act-trade = Échanger
fury-page-act-special = Action spéciale
# Below the name of an action: so many places are marked.
fury-page-act-places = { $count ->
    [one] { $count } lieu sur la carte
   *[other] { $count } lieux sur la carte
}
fury-page-act-choices = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
fury-page-act-none = Impossible pour l’instant.
fury-page-on-map = Choisissez un lieu marqué sur la carte.
fury-page-cards = Cartes
fury-page-cards-hint = Choisissez une carte pour la lire.
fury-page-cards-none = aucune
fury-page-cards-hands = Mains
fury-page-cards-play = En jeu
fury-page-cards-discards = Défausses
fury-page-cards-decks = Paquets
fury-page-cards-ally = Allié des Chasseurs
fury-page-cards-ally-dracula = Cartes de Dracula en jeu
fury-page-cards-rumours = Pions Rumeur de Dracula
fury-page-cards-force = En vigueur
fury-page-cards-encounters = Rencontres
fury-page-cards-top-hunters = au-dessus : un Événement des Chasseurs
fury-page-cards-top-dracula = au-dessus : un Événement de Dracula
fury-page-card-read = Carte
fury-page-card-item = Objet
fury-page-card-event = Événement
fury-page-card-ticket = Billet
fury-page-card-encounter = Rencontre
fury-page-card-open = face visible
fury-page-card-now = Ce que vous pouvez en faire maintenant
fury-page-card-tickets = Par une action, le Jour : prenez le train. Nombre maximal de voies : { $white } si toutes sont blanches, { $yellow } si l’une d’elles est jaune.
fury-page-token-rumour = pion Rumeur
fury-page-token-wolves = loup
fury-page-help-lair = Repaire : un Refuge que Dracula garde à côté de la Piste. Ses Rencontres y guettent.
fury-page-help-hideout = Refuge : Dracula est passé ici. Sa carte se trouve sur la Piste.
fury-page-help-storm = Tempête : les Chasseurs ne peuvent pas entrer dans cette zone maritime.
fury-page-help-roadblock = Barrage : les Chasseurs ne peuvent pas passer par là.
fury-page-help-holy = Terre consacrée : Dracula ne peut pas entrer dans cette ville.
fury-page-help-host = Sainte Hostie : jusqu’à la prochaine Aube, Dracula ne peut pas entrer dans cette ville.
fury-page-help-fog = Brouillard : ici, les Chasseurs ne peuvent ni se déplacer ni fouiller.
fury-page-help-bats = Chauves-Souris : à la place de la prochaine action de ce Chasseur, Dracula l’envoie dans une ville adjacente.
fury-page-help-rumour = Pion Rumeur : un Vampire qui évolue ici donne 3 points d’Influence de plus.
fury-page-help-wolves = Loup : Dracula est venu ici grâce à { fury-power-wolf_form.quoted }.
fury-page-help-delayed = Retard : ce Chasseur perd sa prochaine action.

## La carte des déductions : pourquoi un lieu est possible, faits, crayon

fury-page-deduction-since = Possible depuis { $day }, semaine { $week } : { $fact }
fury-page-deduction-fits = { $trails ->
    [one] La seule Piste possible passe par ici.
   *[other] Pistes possibles qui passent par ici : { $fits } sur { $trails }.
}
fury-page-deduction-examples = Pistes possibles, du plus récent au plus ancien
# $place is a place, or “Hide” in quotes.
fury-page-deduction-stop = { $place } ({ $day }, semaine { $week })
fury-page-deduction-facts = Faits sur ce lieu
fury-page-deduction-fact = { $day }, semaine { $week } : { $fact }
fury-page-deduction-known = { $count ->
    [one] { $count } fait sur la carte
   *[other] { $count } faits sur la carte
}
fury-page-deduction-weighed = Afficher les probabilités
fury-page-deduction-stamps = Afficher les faits sur la carte
fury-page-deduction-stamp-clear = Rien trouvé ici ({ $day }, semaine { $week })
fury-page-deduction-stamp-found = Carte révélée ici ({ $day }, semaine { $week })
fury-page-deduction-stamp-near = Dracula était dans un lieu adjacent ({ $day }, semaine { $week })
fury-page-deduction-stamp-far = Dracula n’était pas dans un lieu adjacent ({ $day }, semaine { $week })
fury-page-deduction-stamp-yes = { $region } : Dracula y était ({ $day }, semaine { $week })
fury-page-deduction-stamp-no = { $region } : Dracula n’y était pas ({ $day }, semaine { $week })
fury-page-deduction-pencil = Crayon
fury-page-deduction-pencil-help = Choisissez un lieu pour l’annoter. Sans le crayon, faites un appui long.
fury-page-deduction-sign-suspect = probable
fury-page-deduction-sign-unlikely = improbable
fury-page-deduction-sign-unsure = incertain
# $sign is one of the three above.
fury-page-deduction-mark-words = { $sign }, « { $text } »
fury-page-deduction-mark-own = Votre marque : { $mark }
fury-page-deduction-mark-team = { $name } : { $mark }
fury-page-deduction-mark-others = Marques de votre équipe
fury-page-deduction-mark-list = Vos marques au crayon
fury-page-deduction-mark = Annoter au crayon : { $place }
fury-page-deduction-mark-text = Note ({ $most } caractères au plus)
fury-page-deduction-mark-share = Montrer aux autres Chasseurs
fury-page-deduction-mark-private = Vos marques ne sont visibles que par vous.
fury-page-deduction-mark-shared = Les autres Chasseurs voient cette marque. Dracula et le public ne la voient pas.
fury-page-deduction-legend = Légende
fury-page-deduction-legend-shade = Dracula peut être ici, ou a pu y être à la case choisie de la Piste. Si les probabilités sont affichées, plus la teinte est foncée, plus c’est probable.
fury-page-deduction-legend-number = Probabilité, si Dracula choisit au hasard parmi ses possibilités
fury-page-deduction-legend-clear = Un Chasseur a cherché ici sans rien trouver
fury-page-deduction-legend-found = La carte de ce lieu a été révélée
fury-page-deduction-legend-near = Dracula était dans un lieu adjacent au Chasseur d’ici
fury-page-deduction-legend-far = Dracula n’était pas dans un lieu adjacent au Chasseur d’ici
fury-page-deduction-legend-yes = Dracula était dans cette région
fury-page-deduction-legend-no = Dracula n’était pas dans cette région
fury-page-deduction-legend-mark = Marques au crayon : probable, improbable, incertain. Une lettre indique qui la partage.
fury-page-deduction-legend-fade = Les tampons portent le jour et la semaine. Les plus anciens pâlissent.
fury-page-deduction-legend-coarse = Trop de Pistes sont possibles pour être toutes examinées : aux cases anciennes, certains lieux semblent possibles sans l’être.

## Le film et toute la traque

fury-film = Où Dracula pouvait se trouver
fury-film-now = { $count ->
    [0] Dracula n’est pas encore sur la carte
    [one] { $count } lieu possible
   *[other] { $count } lieux possibles
}
fury-film-curve = Lieux possibles, coup par coup
fury-film-at = Coup { $move } sur { $moves }, lieux possibles : { $count }
fury-film-least = Minimum : { $count } (coup { $move })
fury-film-table = Afficher en tableau
fury-film-count = Lieux possibles
fury-film-what = Ce qui s’est passé
fury-turn-found = Dracula repéré
fury-turn-escaped = Dracula en fuite
fury-turn-wounded = Dracula blessé
fury-turn-bitten = Chasseur mordu
fury-turn-defeated = Chasseur vaincu
fury-turn-matured = Évolution
fury-turn-won = Fin de la partie
fury-story = Toute la traque
fury-story-map = La Piste de Dracula à travers l’Europe
fury-story-order = Étapes de Dracula, dans l’ordre
fury-story-lair = Repaire
fury-story-fight = Combat contre Dracula
fury-story-defeat = Chasseur vaincu
fury-story-before = Avant le premier jour
fury-story-line = { $when } : { $what }
fury-story-stop = Étape { $number } : { $place }
fury-story-lair-at = Repaire : { $place }
fury-story-fight-at = Combat ({ $who }) : { $place }
fury-story-defeat-at = Défaite ({ $who }) : { $place }
fury-story-days = Influence et Santé, jour par jour
fury-story-day = Jour
fury-story-end = Fin
fury-story-save = Enregistrer l’image
fury-story-text = Lire en texte
