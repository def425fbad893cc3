# Das Duell in Worten: ein Name für jeden Schlüssel seiner Sicht. Attribute wie .of werden nicht übersetzt.

duel-field-side = Du spielst
    .of = side
duel-field-phase = Abschnitt des Zugs
    .of = phase
duel-field-turn = { duel-thing-turn }
duel-field-active = Am Zug
    .of = side
duel-field-steps = Schritte in diesem Zug
duel-field-starter = Hat die Partie begonnen
    .of = side
duel-field-revealed = Aufgedeckte Karte
    .of = encounter
duel-field-barriers_to_use = Barrieren, die gesetzt werden dürfen
    .of = barrier
duel-field-extra_turn = Ein Extrazug folgt
duel-field-picked = Für den Spielplan gewählt
    .counts = encounter
duel-field-winner = Sieg für
    .of = side
duel-field-reason = Wodurch
    .of = reason

## Das Match

duel-field-match = Die Partien
duel-field-match-game = Nummer der Partie
duel-field-match-wins = Gewonnene Partien
    .per = seat
duel-field-match-dracula = Wer Dracula spielt
    .of = seat

## Der Spielplan

duel-field-board = { duel-thing-board }
    .by = place
duel-field-board-place = Ort
    .of = place
duel-field-board-card = Karte dort
    .of = encounter
    .none = keine Karte
duel-field-board-may_be = Sie kann sein
    .of = encounter
duel-field-board-turned = Von Van Helsing gedreht
duel-field-barriers = { duel-thing-barriers }
    .keys = barrier
    .of = place
    .none = nicht auf dem Spielplan
duel-field-effects = Es gilt
duel-field-vampires_stronger = Vampire um 1 Punkt stärker
duel-field-no_barrier = Keine Barrieren für Van Helsing
duel-field-no_special_action = Keine Sonderaktion für Dracula

## Die beiden Seiten

duel-field-sides = Beide Seiten
    .keys = side
duel-field-figure = { duel-thing-figure }
    .of = place
duel-field-lives = { duel-thing-lives }
duel-field-targets = Erbeutete Zielkarten
duel-field-hand_size = Karten auf der Hand
duel-field-hand = { duel-thing-hand }
    .counts = encounter
    .none = verdeckt
duel-field-discard = { duel-thing-discard }
    .counts = encounter
duel-field-other_hand_known = Kennt die gegnerischen Handkarten
duel-field-action_hand_size = Handlungskarten zur Wahl
duel-field-action_hand = { duel-thing-action_hand }
    .of = card
    .none = verdeckt
duel-field-action_hand_open = Davon beiden bekannt
    .of = card
duel-field-set_aside_size = Anzahl beiseite
duel-field-set_aside = { duel-thing-set_aside }
    .of = card
    .none = verdeckt
duel-field-sides-played = { duel-thing-played }
    .of = card

## Die Handlungskarte dieses Zugs

duel-field-played = Handlungskarte dieses Zugs
duel-field-played-card = Ausgespielte Karte
    .of = card
    .none = noch keine
duel-field-played-used = { duel-thing-special }
    .yes = genutzt
    .no = nicht genutzt
