# Das Duell in Worten: ein Name für jeden Schlüssel seiner Sicht.

duel-field-side = Du spielst
duel-field-phase = Abschnitt des Zugs
duel-field-turn = { duel-thing-turn }
duel-field-active = Am Zug
duel-field-steps = Schritte in diesem Zug
duel-field-starter = Hat die Partie begonnen
duel-field-revealed = Aufgedeckte Karte
duel-field-barriers_to_use = Barrieren, die gesetzt werden dürfen
duel-field-extra_turn = Ein Extrazug folgt
duel-field-picked = Für den Spielplan gewählt
duel-field-winner = Sieg für
duel-field-reason = Wodurch

## Das Match

duel-field-match = Die Partien
duel-field-match-game = Nummer der Partie
duel-field-match-wins = Gewonnene Partien
duel-field-match-dracula = Wer Dracula spielt

## Der Spielplan

duel-field-board = { duel-thing-board }
duel-field-board-place = Ort
duel-field-board-card = Karte dort
    .none = keine Karte
duel-field-board-may_be = Sie kann sein
duel-field-board-turned = Von Van Helsing gedreht
duel-field-barriers = { duel-thing-barriers }
    .none = nicht auf dem Spielplan
duel-field-effects = Es gilt
duel-field-vampires_stronger = Vampire um 1 Punkt stärker
duel-field-no_barrier = Keine Barrieren für Van Helsing
duel-field-no_special_action = Keine Sonderaktion für Dracula

## Die beiden Seiten

duel-field-sides = Beide Seiten
duel-field-figure = { duel-thing-figure }
duel-field-lives = { duel-thing-lives }
duel-field-targets = Erbeutete Zielkarten
duel-field-hand_size = Karten auf der Hand
duel-field-hand = { duel-thing-hand }
    .none = verdeckt
duel-field-discard = { duel-thing-discard }
duel-field-other_hand_known = Kennt die gegnerischen Handkarten
duel-field-action_hand_size = Handlungskarten zur Wahl
duel-field-action_hand = { duel-thing-action_hand }
    .none = verdeckt
duel-field-action_hand_open = Davon beiden bekannt
duel-field-set_aside_size = Anzahl beiseite
duel-field-set_aside = { duel-thing-set_aside }
    .none = verdeckt
duel-field-sides-played = { duel-thing-played }

## Die Handlungskarte dieses Zugs

duel-field-played = Handlungskarte dieses Zugs
duel-field-played-card = Ausgespielte Karte
    .none = noch keine
duel-field-played-used = { duel-thing-special }
    .yes = genutzt
    .no = nicht genutzt
