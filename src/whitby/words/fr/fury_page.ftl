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
