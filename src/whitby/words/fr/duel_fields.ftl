# Le duel en toutes lettres : un nom pour chaque clé de sa vue.

duel-field-side = Vous jouez
duel-field-phase = Phase du tour
duel-field-turn = { duel-thing-turn }
duel-field-active = Doit jouer
duel-field-steps = Pas faits ce tour-ci
duel-field-starter = A commencé la partie
duel-field-revealed = Carte révélée
duel-field-barriers_to_use = Barrières à placer ou à déplacer
duel-field-extra_turn = Tour supplémentaire à suivre
duel-field-picked = Choisies pour le plateau
duel-field-winner = Victoire
duel-field-reason = Comment

## Le match

duel-field-match = Les parties
duel-field-match-game = Numéro de la partie
duel-field-match-wins = Parties gagnées
duel-field-match-dracula = Qui joue Dracula

## Le plateau

duel-field-board = { duel-thing-board }
duel-field-board-place = Emplacement
duel-field-board-card = Carte posée
    .none = aucune carte
duel-field-board-may_be = Elle peut être
duel-field-board-turned = Tournée par Van Helsing
duel-field-barriers = { duel-thing-barriers }
    .none = hors du plateau
duel-field-effects = Effets en cours
duel-field-vampires_stronger = Vampires plus forts de 1 point
duel-field-no_barrier = Pas de barrière pour Van Helsing
duel-field-no_special_action = Pas d’action spéciale pour Dracula

## Les deux camps

duel-field-sides = Les deux camps
duel-field-figure = { duel-thing-figure }
duel-field-lives = { duel-thing-lives }
duel-field-targets = Cartes cibles prises
duel-field-hand_size = Cartes en main
duel-field-hand = { duel-thing-hand }
    .none = cachées
duel-field-discard = { duel-thing-discard }
duel-field-other_hand_known = Connaît la main adverse
duel-field-action_hand_size = Cartes action au choix
duel-field-action_hand = { duel-thing-action_hand }
    .none = cachées
duel-field-action_hand_open = Dont connues des deux camps
duel-field-set_aside_size = Nombre mis de côté
duel-field-set_aside = { duel-thing-set_aside }
    .none = cachées
duel-field-sides-played = { duel-thing-played }

## La carte action de ce tour

duel-field-played = Carte action de ce tour
duel-field-played-card = Carte jouée
    .none = aucune encore
duel-field-played-used = { duel-thing-special }
    .yes = utilisée
    .no = non utilisée
