# Fury of Dracula en toutes lettres : un nom pour chaque clé de sa vue. Les attributs .of et autres ne se
# traduisent pas.

fury-field-round = Round
fury-field-phase = Phase
    .of = phase
fury-field-day = Jour de la semaine
    .of = day
fury-field-week = Semaine
fury-field-despair = Pions Désespoir
fury-field-influence = Influence, sur 13
fury-field-winner = Victoire
    .of = side
fury-field-reason = Manière
    .of = reason

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Joué par
    .of = seat
fury-field-place = Lieu
    .of = place
    .none = caché
fury-field-damage = Dégâts
fury-field-rumours = Pions Rumeur
fury-field-dracula-encounters = Rencontres en main
    .of = encounter
    .none = cachée
fury-field-events = Événements en main
    .of = event
    .none = caché
fury-field-guards = { fury-encounter-szgany_bodyguards } : en réserve

## La Piste et les Repaires

fury-field-trail = La Piste, cases 1 à 6
    .none = vide
fury-field-lairs = Repaires, emplacements 1 à 3
    .none = vide
fury-field-leaving = Refuge qui quitte la Piste
fury-field-back = Dos de la carte
    .of = back
fury-field-power = Carte Pouvoir
    .of = power
    .none = aucune
fury-field-open = Face visible
fury-field-wolf = Avec { fury-power-wolf_form.quoted }
fury-field-bat = Avec { fury-combat-escape_as_bat.quoted }
fury-field-rumour = Avec un pion Rumeur
fury-field-encounters = Rencontres
fury-field-card = Carte Rencontre
    .of = encounter
    .none = cachée

## Les Chasseurs

fury-field-hunters = Les Chasseurs
    .keys = who
fury-field-hunters-place = Lieu
    .of = place
    .none = hors du plateau
fury-field-health = Santé
fury-field-bites = Morsures
fury-field-delayed = Retard
    .yes = retard
    .no = non
fury-field-bats = Pion Chauves-Souris
fury-field-hospital = Réveil à l’Aube
    .of = place
fury-field-items = Objets en main
    .of = item
    .none = caché
fury-field-tickets = Billets
    .of = ticket
    .none = caché
fury-field-open_item = Objet face visible
    .of = item
    .none = aucun
fury-field-open_event = Événement face visible
    .of = event
    .none = aucun

## Paquets et défausses

fury-field-decks = Cartes dans les paquets
fury-field-decks-items = Paquet Objet
fury-field-decks-events = Paquet Événement
fury-field-decks-encounters = Paquet Rencontre
fury-field-decks-tickets = Billets dans la réserve
fury-field-event_on_top = Dos de l’Événement du dessus
    .of = side
fury-field-discards = Piles de défausse
fury-field-discards-items = Objets
    .counts = item
fury-field-discards-events = Événements, face visible
    .counts = event
fury-field-events_face_down = Événements, face cachée
fury-field-discards-encounters = Rencontres, face visible
    .counts = encounter
fury-field-encounters_face_down = Rencontres, face cachée
fury-field-encounters_known = Dont connues de vous
    .counts = encounter

## Les pions du plateau

fury-field-fog = Brouillard
    .of = place
fury-field-roadblocks = Barrages
    .of = place
fury-field-storms = Tempêtes
    .of = place
fury-field-consecrated = Terre consacrée
    .of = place
fury-field-hosts = Sainte Hostie
    .of = place

## Ce qui se passe

fury-field-facing = Rencontre en cours
    .of = encounter
fury-field-trading = En échange
    .of = who
fury-field-fighting = Au combat
    .of = who
