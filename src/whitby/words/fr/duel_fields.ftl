# Le duel en toutes lettres : un nom pour chaque clé de sa vue. Les attributs .of et autres ne se traduisent pas.

duel-field-side = Vous jouez
    .of = side
duel-field-phase = Phase du tour
    .of = phase
duel-field-turn = { duel-thing-turn }
duel-field-active = Doit jouer
    .of = side
duel-field-steps = Pas faits ce tour-ci
duel-field-starter = A commencé la partie
    .of = side
duel-field-revealed = Carte révélée
    .of = encounter
duel-field-barriers_to_use = Barrières à placer ou à déplacer
    .of = barrier
duel-field-extra_turn = Tour supplémentaire à suivre
duel-field-picked = Choisies pour le plateau
    .counts = encounter
duel-field-winner = Victoire
    .of = side
duel-field-reason = Comment
    .of = reason

## Le match

duel-field-match = Les parties
duel-field-match-game = Numéro de la partie
duel-field-match-wins = Parties gagnées
    .per = seat
duel-field-match-dracula = Qui joue Dracula
    .of = seat

## Le plateau

duel-field-board = { duel-thing-board }
    .by = place
duel-field-board-place = Emplacement
    .of = place
duel-field-board-card = Carte posée
    .of = encounter
    .none = aucune carte
duel-field-board-may_be = Elle peut être
    .of = encounter
duel-field-board-turned = Tournée par Van Helsing
duel-field-barriers = { duel-thing-barriers }
    .keys = barrier
    .of = place
    .none = hors du plateau
duel-field-effects = Effets en cours
duel-field-vampires_stronger = Vampires plus forts de 1 point
duel-field-no_barrier = Pas de barrière pour Van Helsing
duel-field-no_special_action = Pas d’action spéciale pour Dracula

## Les deux camps

duel-field-sides = Les deux camps
    .keys = side
duel-field-figure = { duel-thing-figure }
    .of = place
duel-field-lives = { duel-thing-lives }
duel-field-targets = Cartes cibles prises
duel-field-hand_size = Cartes en main
duel-field-hand = { duel-thing-hand }
    .counts = encounter
    .none = cachées
duel-field-discard = { duel-thing-discard }
    .counts = encounter
duel-field-other_hand_known = Connaît la main adverse
duel-field-action_hand_size = Cartes action au choix
duel-field-action_hand = { duel-thing-action_hand }
    .of = card
    .none = cachées
duel-field-action_hand_open = Dont connues des deux camps
    .of = card
duel-field-set_aside_size = Nombre mis de côté
duel-field-set_aside = { duel-thing-set_aside }
    .of = card
    .none = cachées
duel-field-sides-played = { duel-thing-played }
    .of = card

## La carte action de ce tour

duel-field-played = Carte action de ce tour
duel-field-played-card = Carte jouée
    .of = card
    .none = aucune encore
duel-field-played-used = { duel-thing-special }
    .yes = utilisée
    .no = non utilisée
