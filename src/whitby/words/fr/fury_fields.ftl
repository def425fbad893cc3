# Fury of Dracula en toutes lettres : un nom pour chaque clé de sa vue.

fury-field-round = Round
fury-field-phase = Phase
fury-field-day = Jour de la semaine
fury-field-week = Semaine
fury-field-despair = Pions Désespoir
fury-field-influence = Influence, sur 13
fury-field-winner = Victoire
fury-field-reason = Comment

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Joué par
fury-field-place = Lieu
fury-field-dracula-place = Lieu
    .none = caché
fury-field-damage = Dégâts
fury-field-rumours = Pions Rumeur
fury-field-dracula-encounters = Rencontres en main
fury-field-events = Événements en main
fury-field-guards = { fury-encounter-szgany_bodyguards } : en réserve

## La Piste et les Repaires

fury-field-trail = La Piste, cases 1 à 6
    .none = vide
fury-field-lairs = Repaires, emplacements 1 à 3
    .none = vide
fury-field-leaving = Refuge qui quitte la Piste
fury-field-back = Dos de la carte
fury-field-power = Carte Pouvoir
fury-field-open = Face visible
fury-field-wolf = Avec { fury-power-wolf_form.quoted }
fury-field-bat = Avec { fury-combat-escape_as_bat.quoted }
fury-field-rumour = Avec un pion Rumeur
fury-field-encounters = Rencontres
fury-field-card = Carte Rencontre

## Les Chasseurs

fury-field-hunters = Les Chasseurs
fury-field-hunters-place = Lieu
    .none = hors du plateau
fury-field-health = Santé
fury-field-bites = Morsures
fury-field-delayed = Retard
    .yes = retard
fury-field-bats = Pion Chauves-Souris
fury-field-hospital = Réveil à l’Aube
fury-field-items = Objets en main
fury-field-tickets = Billets
fury-field-open_item = Objet face visible
fury-field-open_event = Événement face visible

## Paquets et défausses

fury-field-decks = Cartes dans les paquets
fury-field-decks-items = Paquet Objet
fury-field-decks-events = Paquet Événement
fury-field-decks-encounters = Paquet Rencontre
fury-field-decks-tickets = Billets dans la réserve
fury-field-event_on_top = Dos de l’Événement du dessus
fury-field-discards = Piles de défausse
fury-field-discards-items = Objets
fury-field-discards-events = Événements, face visible
fury-field-events_face_down = Événements, face cachée
fury-field-discards-encounters = Rencontres, face visible
fury-field-encounters_face_down = Rencontres, face cachée
fury-field-encounters_known = Dont connues de vous

## Les pions du plateau

fury-field-fog = Brouillard
fury-field-roadblocks = Barrages
fury-field-storms = Tempêtes
fury-field-consecrated = Terre consacrée
fury-field-hosts = Sainte Hostie

## Ce qui se passe

fury-field-facing = Rencontre en cours
fury-field-fighting = Au combat
fury-field-trading = Échange en cours
fury-field-allies = Alliés
fury-field-allies-hunters = Allié des Chasseurs
fury-field-allies-dracula = Allié de Dracula
fury-field-in_force = En vigueur

## Le combat

fury-field-combat = Combat en cours
fury-field-against = Contre
fury-field-combat-round = Round de combat
fury-field-night = Effets de Nuit des cartes de Dracula
fury-field-engaged = Chasseur Engagé
fury-field-combat-hunters = Chasseurs au combat
fury-field-in = Encore au combat
fury-field-combat-hunters-card = Carte choisie
fury-field-last = Carte précédente
fury-field-cancelled = Carte annulée
fury-field-mesmerized = Sous hypnose
fury-field-wreath = Avec { fury-item-garlic_wreath.quoted }
fury-field-planned = Avec { fury-event-planned_ambush.quoted }
fury-field-combat-card = Carte choisie par Dracula
fury-field-hand = Cartes Combat en main de Dracula
fury-field-played = Cartes Combat jouées par Dracula
fury-field-plots = { fury-combat-plotting.quoted } à utiliser
fury-field-enraged = Dracula, fou de rage, ne peut pas fuir
fury-field-revenge = { fury-event-lucys_revenge.quoted } est posée
fury-field-bullets = { fury-item-holy_bullets.quoted } : déjà utilisées
