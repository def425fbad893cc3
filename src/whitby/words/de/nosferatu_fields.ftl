# Nosferatu in Worten: ein Name für jeden Schlüssel seiner Sicht.

nosferatu-field-players = Alle am Tisch
nosferatu-field-round = { nosferatu-thing-round }
nosferatu-field-phase = Abschnitt der Runde
nosferatu-field-renfield = Wer Renfield ist
nosferatu-field-holder = { nosferatu-thing-holder }
nosferatu-field-library = Karten in der Bibliothek
nosferatu-field-dark_card = { nosferatu-thing-dark_card }
nosferatu-field-dark_card-eternal_thirst = { nosferatu-dark_card-thirst }
nosferatu-field-dark_card-master_of_darkness = { nosferatu-dark_card-master }
nosferatu-field-library_exhausted = Bibliothek in dieser Runde aufgebraucht
nosferatu-field-volunteered = Deine geheime Antwort
    .yes = du meldest dich
    .no = du meldest dich nicht
nosferatu-field-sealed = Deine geheim gewählten Karten
nosferatu-field-winner = Sieg für
nosferatu-field-reason = Wodurch
nosferatu-field-reason-stake = mit dem Pflock
nosferatu-field-reason-bites = mit 5 Bissen

## Ein Eintrag je Platz

nosferatu-field-characters = { nosferatu-thing-character }
nosferatu-field-revealed = Diese Karte liegt
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
nosferatu-field-bites = { nosferatu-thing-bites }
nosferatu-field-bitten_this_round = Davon neu in dieser Runde
nosferatu-field-reserve_sizes = Karten der Reserve
nosferatu-field-reserves = Welche Karten
    .none = verdeckt
nosferatu-field-discarded = { nosferatu-thing-discarded }
nosferatu-field-given = { nosferatu-thing-given }

## Stapel

nosferatu-field-discard = { nosferatu-thing-discard }
nosferatu-field-discard-size = Anzahl der Karten
nosferatu-field-discard-top = Oben
nosferatu-field-discarded_before = In früheren Runden abgelegt
nosferatu-field-pile = { nosferatu-thing-action_pile }
nosferatu-field-pile-size = Abgegebene Karten
nosferatu-field-pile-cards = Welche es sind
    .none = verdeckt
nosferatu-field-pile-case = Angesagt
    .none = noch nicht
nosferatu-field-clock = { nosferatu-thing-clock }
nosferatu-field-clock-face_down = Verdeckte Karten
nosferatu-field-clock-nights_face_down = Nächte darunter
nosferatu-field-clock-nights_turned = Aufgedeckte Nächte
nosferatu-field-clock-dawn_turned = Sonnenaufgang aufgedeckt
nosferatu-field-rituals = { nosferatu-thing-rituals }
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
