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
fury-map-here = Présence : { $who }
fury-map-tokens = Pions sur place : { $what }
fury-map-which-way = Moyens de s’y rendre
fury-map-token-bats = Chauves-Souris
fury-map-token-lair = Repaire
fury-map-token-hideout = Refuge
fury-map-token-fog = Brouillard
fury-map-token-storm = Tempête
fury-map-token-host = Sainte Hostie
fury-map-token-holy = Terre consacrée
fury-map-token-roadblock = Barrage

## L’état de la partie

fury-tracks = État de la partie
fury-tracks-time = Moment
fury-tracks-date = { $day }, semaine { $week }
fury-tracks-turn = À l’action
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
fury-trail-matures = Évolution : { $count } d’influence
## Le combat

fury-page-combat-title = Le combat
fury-page-combat-against = Combat : { $foe }
fury-page-combat-round = Round { $round }, { $most } au plus
fury-page-combat-night = Les effets de nuit comptent
fury-page-combat-day = Les effets de nuit ne comptent pas
fury-page-combat-open = Ouvrir le combat
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
fury-page-combat-hint = Chacun choisit en secret, puis toutes les cartes sont révélées. Si la carte du Chasseur Engagé annule celle de Dracula, celle-ci reste sans effet.
fury-page-combat-choose = Choisir
fury-page-combat-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
fury-page-combat-cancels = Annule
fury-page-combat-stopped-by = Annulée par
fury-page-combat-night-on = L’effet de nuit compte
fury-page-combat-night-off = Pas d’effet de nuit à présent
fury-page-combat-earlier = Rounds joués : { $count }
fury-page-combat-out-stopped = { $who } annule la carte { $strike_quoted }.
fury-page-combat-out-stands = La carte { $strike_quoted } prend effet sur { $who }.
fury-page-combat-out-both = La carte { $strike_quoted } prend effet ; la carte { $fight_quoted } { $who_of } est annulée.
fury-page-combat-out-proud = L’Orgueil l’interdit : la carte { $strike_quoted } reste encore sans effet.
fury-deduction = Carte des déductions
fury-deduction-spot = Montrer où Dracula peut être
fury-deduction-now = Maintenant
fury-deduction-space = Piste, case { $space }
fury-deduction-lair = Repaire { $lair }
fury-deduction-possible = Possible pour Dracula
fury-deduction-likely = Possible pour Dracula : { $chance }
fury-deduction-count = { $count ->
    [one] { $count } lieu possible
   *[other] { $count } lieux possibles
}
fury-deduction-hide = C’est peut-être aussi « Dissimulation »
fury-deduction-public = D’après les seuls faits publics : la même pour toute la table
fury-deduction-ruled-out = Lieu exclu : { $place } ({ $day }, semaine { $week }). { $fact }

## Windows: moments to react, as the whole table reads them

fury-page-window-dawn = C’est l’Aube : les Chasseurs peuvent jouer un Événement.
fury-page-window-dusk = C’est le Crépuscule : les Chasseurs peuvent jouer un Événement.
fury-page-window-combat_start = Le combat commence : ses Chasseurs peuvent jouer une carte.
fury-page-window-save = Un Chasseur risque une Morsure ou la défaite : les Chasseurs peuvent l’éviter.
fury-page-window-good_luck = Dracula joue { fury-event-false_tip.quoted } : les Chasseurs peuvent annuler la carte.
fury-page-window-answer_ambush = Une embuscade : le Chasseur peut répondre par une carte.
fury-page-window-scheme = Phase Dracula : il peut jouer un Événement.
fury-page-window-press = Un Événement est joué : Dracula peut l’annuler.
fury-page-window-wild_horses = Un Chasseur arrive par la route : Dracula peut réagir.
fury-page-window-customs = Un Chasseur change de région : Dracula peut réagir.
fury-page-window-false_tip = Un Chasseur dépense un Billet : Dracula peut réagir.
fury-page-window-seduction = Un Chasseur fouille : Dracula peut réagir.
fury-page-window-enraged = La carte de Dracula va être annulée : il peut réagir.
fury-page-window-ambush = Un Chasseur arrive : Dracula peut tendre une embuscade.
