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

fury-brawl-title = Le combat
fury-brawl-against = Combat : { $foe }
fury-brawl-round = Round { $round }, { $most } au plus
fury-brawl-night = Les effets de nuit comptent
fury-brawl-day = Les effets de nuit ne comptent pas
fury-brawl-open = Ouvrir le combat
fury-brawl-fold = Réduire le combat pour voir la carte
fury-brawl-health = Santé : { $left } sur { $full }
fury-brawl-items = { $count ->
    [one] { $count } Objet
   *[other] { $count } Objets
}
fury-brawl-engaged = Chasseur Engagé
fury-brawl-mesmerized = sous hypnose
fury-brawl-out = hors du combat
fury-brawl-sealed = Carte choisie, face cachée
fury-brawl-choosing = Pas encore de carte
fury-brawl-cancelled = annulée
fury-brawl-hand = Cartes au choix
fury-brawl-hint = Chacun choisit en secret, puis toutes les cartes sont révélées. Si la carte du Chasseur Engagé annule celle de Dracula, celle-ci reste sans effet.
fury-brawl-choose = Choisir
fury-brawl-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
fury-brawl-cancels = Annule
fury-brawl-stopped-by = Annulée par
fury-brawl-night-on = L’effet de nuit compte
fury-brawl-night-off = Pas d’effet de nuit à présent
fury-brawl-earlier = Rounds joués : { $count }
fury-brawl-out-stopped = { $who } annule la carte { $strike_quoted }.
fury-brawl-out-stands = La carte { $strike_quoted } prend effet sur { $who }.
fury-brawl-out-both = La carte { $strike_quoted } prend effet ; la carte { $fight_quoted } { $who_of } est annulée.
fury-brawl-out-proud = L’Orgueil l’interdit : la carte { $strike_quoted } reste encore sans effet.
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
