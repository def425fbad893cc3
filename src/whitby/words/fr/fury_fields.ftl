# Fury of Dracula en toutes lettres : un nom pour chaque clé de sa vue. Les attributs .of et autres ne se
# traduisent pas.

fury-field-round = Round
fury-field-phase = Phase
    .of = phase
fury-field-day = Jour de la semaine
    .of = day
fury-field-week = Semaine
fury-field-despair = Pions Désespoir
    .quiet = on
fury-field-influence = Influence, sur 13
fury-field-winner = Victoire
    .of = side
fury-field-reason = Comment
    .of = reason

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Joué par
    .of = seat
fury-field-place = Lieu
    .of = place
fury-field-dracula-place = Lieu
    .of = place
    .none = caché
fury-field-damage = Dégâts
    .quiet = on
fury-field-rumours = Pions Rumeur
    .quiet = on
fury-field-dracula-encounters = Rencontres en main
    .of = encounter
fury-field-events = Événements en main
    .of = event
fury-field-guards = { fury-encounter-szgany_bodyguards } : en réserve
    .quiet = on

## La Piste et les Repaires

fury-field-trail = La Piste, cases 1 à 6
    .none = vide
fury-field-lairs = Repaires, emplacements 1 à 3
    .none = vide
    .quiet = on
fury-field-leaving = Refuge qui quitte la Piste
fury-field-back = Dos de la carte
    .of = back
fury-field-power = Carte Pouvoir
    .of = power
    .quiet = on
fury-field-open = Face visible
    .quiet = on
fury-field-wolf = Avec { fury-power-wolf_form.quoted }
    .quiet = on
fury-field-bat = Avec { fury-combat-escape_as_bat.quoted }
    .quiet = on
fury-field-rumour = Avec un pion Rumeur
    .quiet = on
fury-field-encounters = Rencontres
    .by = card
    .quiet = on
fury-field-card = Carte Rencontre
    .of = encounter

## Les Chasseurs

fury-field-hunters = Les Chasseurs
    .keys = who
fury-field-hunters-place = Lieu
    .of = place
    .none = hors du plateau
fury-field-health = Santé
fury-field-bites = Morsures
    .quiet = on
fury-field-delayed = Retard
    .yes = retard
    .quiet = on
fury-field-bats = Pion Chauves-Souris
    .quiet = on
fury-field-hospital = Réveil à l’Aube
    .of = place
    .quiet = on
fury-field-items = Objets en main
    .of = item
fury-field-tickets = Billets
    .of = ticket
fury-field-open_item = Objet face visible
    .of = item
    .quiet = on
fury-field-open_event = Événement face visible
    .of = event
    .quiet = on

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
    .quiet = on
fury-field-discards-events = Événements, face visible
    .counts = event
    .quiet = on
fury-field-events_face_down = Événements, face cachée
    .quiet = on
fury-field-discards-encounters = Rencontres, face visible
    .counts = encounter
    .quiet = on
fury-field-encounters_face_down = Rencontres, face cachée
    .quiet = on
fury-field-encounters_known = Dont connues de vous
    .counts = encounter
    .quiet = on

## Les pions du plateau

fury-field-fog = Brouillard
    .of = place
    .quiet = on
fury-field-roadblocks = Barrages
    .of = place
    .quiet = on
fury-field-storms = Tempêtes
    .of = place
    .quiet = on
fury-field-consecrated = Terre consacrée
    .of = place
    .quiet = on
fury-field-hosts = Sainte Hostie
    .of = place
    .quiet = on

## Ce qui se passe

fury-field-facing = Rencontre en cours
    .of = encounter
    .quiet = on
fury-field-fighting = Au combat
    .of = who
    .quiet = on
fury-field-trading = Échange en cours
    .of = who
    .quiet = on
fury-field-allies = Alliés
fury-field-allies-hunters = Allié des Chasseurs
    .of = event
    .quiet = on
fury-field-allies-dracula = Allié de Dracula
    .of = event
    .quiet = on
fury-field-in_force = En vigueur
    .of = force
    .quiet = on

## Le combat

fury-field-combat = Combat en cours
    .first = on
fury-field-against = Contre
    .of = foe
fury-field-combat-round = Round de combat
fury-field-night = Effets de Nuit des cartes de Dracula
    .quiet = on
fury-field-engaged = Chasseur Engagé
    .of = who
    .quiet = on
fury-field-combat-hunters = Chasseurs au combat
    .keys = who
fury-field-in = Encore au combat
fury-field-combat-hunters-card = Carte choisie
    .of = fight
    .quiet = on
fury-field-last = Carte précédente
    .of = fight
    .quiet = on
fury-field-cancelled = Carte annulée
    .quiet = on
fury-field-mesmerized = Sous hypnose
    .quiet = on
fury-field-wreath = Avec { fury-item-garlic_wreath.quoted }
    .quiet = on
fury-field-planned = Avec { fury-event-planned_ambush.quoted }
    .quiet = on
fury-field-combat-card = Carte choisie par Dracula
    .of = combat
    .quiet = on
fury-field-hand = Cartes Combat en main de Dracula
    .of = combat
fury-field-played = Cartes Combat jouées par Dracula
    .of = combat
    .quiet = on
fury-field-plots = { fury-combat-plotting.quoted } à utiliser
    .quiet = on
fury-field-enraged = Dracula, fou de rage, ne peut pas fuir
    .quiet = on
fury-field-revenge = { fury-event-lucys_revenge.quoted } est posée
    .quiet = on
fury-field-bullets = { fury-item-holy_bullets.quoted } : déjà utilisées
    .quiet = on
