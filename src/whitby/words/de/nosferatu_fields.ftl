# Nosferatu in Worten: ein Name für jeden Schlüssel seiner Sicht. Attribute wie .of werden nicht übersetzt.

nosferatu-field-players = Alle am Tisch
nosferatu-field-round = { nosferatu-thing-round }
nosferatu-field-phase = Abschnitt der Runde
    .of = phase
nosferatu-field-renfield = Wer Renfield ist
    .of = seat
nosferatu-field-holder = { nosferatu-thing-holder }
    .of = seat
nosferatu-field-library = Karten in der Bibliothek
nosferatu-field-dark_card = { nosferatu-thing-dark_card }
    .of = field-dark_card
nosferatu-field-dark_card-eternal_thirst = { nosferatu-dark_card-thirst }
nosferatu-field-dark_card-master_of_darkness = { nosferatu-dark_card-master }
nosferatu-field-library_exhausted = Bibliothek in dieser Runde aufgebraucht
nosferatu-field-volunteered = Deine geheime Antwort
    .yes = du meldest dich
    .no = du meldest dich nicht
nosferatu-field-sealed = Deine geheim gewählten Karten
    .counts = card
nosferatu-field-winner = Sieg für
    .of = side
nosferatu-field-reason = Wodurch
    .of = field-reason
nosferatu-field-reason-stake = mit dem Pflock
nosferatu-field-reason-bites = mit 5 Bissen

## Ein Eintrag je Platz

nosferatu-field-characters = { nosferatu-thing-character }
    .per = seat
    .of = role
nosferatu-field-revealed = Diese Karte liegt
    .per = seat
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
nosferatu-field-bites = { nosferatu-thing-bites }
    .per = seat
nosferatu-field-bitten_this_round = Davon neu in dieser Runde
    .per = seat
nosferatu-field-reserve_sizes = Karten der Reserve
    .per = seat
nosferatu-field-reserves = Welche Karten
    .per = seat
    .counts = card
    .none = verdeckt
nosferatu-field-discarded = { nosferatu-thing-discarded }
    .per = seat
    .of = card
nosferatu-field-given = { nosferatu-thing-given }
    .per = seat
    .of = card

## Stapel

nosferatu-field-discard = { nosferatu-thing-discard }
nosferatu-field-discard-size = Anzahl der Karten
nosferatu-field-discard-top = Oben
    .of = card
nosferatu-field-discarded_before = In früheren Runden abgelegt
    .of = seat card
nosferatu-field-pile = { nosferatu-thing-action_pile }
nosferatu-field-pile-size = Abgegebene Karten
nosferatu-field-pile-cards = Welche es sind
    .counts = card
    .none = verdeckt
nosferatu-field-pile-case = Angesagt
    .of = case
    .none = noch nicht
nosferatu-field-clock = { nosferatu-thing-clock }
nosferatu-field-clock-face_down = Verdeckte Karten
nosferatu-field-clock-nights_face_down = Nächte darunter
nosferatu-field-clock-nights_turned = Aufgedeckte Nächte
nosferatu-field-clock-dawn_turned = Sonnenaufgang aufgedeckt
nosferatu-field-rituals = { nosferatu-thing-rituals }
    .keys = ritual
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
