# The duel in German. „Du“ in questions, the third person in the log. The sides are called by their
# characters, without an article; what is filled in never takes a genitive.

## Names

duel-title = Dracula
# An empty hand: „Dracula hat auf der Hand: nichts.“
duel-nothing = nichts

duel-side-dracula = Dracula
duel-side-van_helsing = Van Helsing
duel-side-nobody = Niemand

# .the (accusative), .at, .to and .from stand in a sentence; .start is .to at its beginning.
duel-place-harbour = Hafen
    .the = den Hafen
    .at = am Hafen
    .to = zum Hafen
    .from = vom Hafen
    .start = Zum Hafen
duel-place-1 = Haus 1
    .the = Haus 1
    .at = bei Haus 1
    .to = zu Haus 1
    .from = von Haus 1
    .start = Zu Haus 1
duel-place-2 = Haus 2
    .the = Haus 2
    .at = bei Haus 2
    .to = zu Haus 2
    .from = von Haus 2
    .start = Zu Haus 2
duel-place-3 = Haus 3
    .the = Haus 3
    .at = bei Haus 3
    .to = zu Haus 3
    .from = von Haus 3
    .start = Zu Haus 3
duel-place-4 = Haus 4
    .the = Haus 4
    .at = bei Haus 4
    .to = zu Haus 4
    .from = von Haus 4
    .start = Zu Haus 4
duel-place-5 = Haus 5
    .the = Haus 5
    .at = bei Haus 5
    .to = zu Haus 5
    .from = von Haus 5
    .start = Zu Haus 5
duel-place-6 = Haus 6
    .the = Haus 6
    .at = bei Haus 6
    .to = zu Haus 6
    .from = von Haus 6
    .start = Zu Haus 6
duel-place-7 = Haus 7
    .the = Haus 7
    .at = bei Haus 7
    .to = zu Haus 7
    .from = von Haus 7
    .start = Zu Haus 7
duel-place-8 = Haus 8
    .the = Haus 8
    .at = bei Haus 8
    .to = zu Haus 8
    .from = von Haus 8
    .start = Zu Haus 8
duel-place-9 = Haus 9
    .the = Haus 9
    .at = bei Haus 9
    .to = zu Haus 9
    .from = von Haus 9
    .start = Zu Haus 9
duel-place-10 = Haus 10
    .the = Haus 10
    .at = bei Haus 10
    .to = zu Haus 10
    .from = von Haus 10
    .start = Zu Haus 10
duel-place-station = Kutschenstation
    .the = die Kutschenstation
    .at = an der Kutschenstation
    .to = zur Kutschenstation
    .from = von der Kutschenstation
    .start = Zur Kutschenstation

# .a is the object of a sentence: „Dracula holt { $card_a } zurück.“ .start is the same at its
# beginning.
duel-encounter-vampire1 = Vampir 1
    .a = einen Vampir der Stärke 1
    .start = Einen Vampir der Stärke 1
duel-encounter-vampire2 = Vampir 2
    .a = einen Vampir der Stärke 2
    .start = Einen Vampir der Stärke 2
duel-encounter-vampire3 = Vampir 3
    .a = einen Vampir der Stärke 3
    .start = Einen Vampir der Stärke 3
duel-encounter-amulet = Draculas Amulett
    .a = das Amulett
    .start = Das Amulett
duel-encounter-coffin = Gruft
    .a = eine Gruft
    .start = Eine Gruft
duel-encounter-hunter1 = Vampirjäger 1
    .a = einen Vampirjäger der Stärke 1
    .start = Einen Vampirjäger der Stärke 1
duel-encounter-hunter2 = Vampirjäger 2
    .a = einen Vampirjäger der Stärke 2
    .start = Einen Vampirjäger der Stärke 2
duel-encounter-hunter3 = Vampirjäger 3
    .a = einen Vampirjäger der Stärke 3
    .start = Einen Vampirjäger der Stärke 3
duel-encounter-crucifix = Van Helsings Kruzifix
    .a = das Kruzifix
    .start = Das Kruzifix
duel-encounter-victim = Opfer
    .a = ein Opfer
    .start = Ein Opfer

# .quoted stands in a sentence and in a list.
duel-card-dr_fluegel = Die Flügel der Nacht
    .quoted = „Die Flügel der Nacht“
duel-card-dr_puls = Der Puls der Nacht
    .quoted = „Der Puls der Nacht“
duel-card-dr_tiefe = Die Tiefe der Nacht
    .quoted = „Die Tiefe der Nacht“
duel-card-dr_atem = Der Atem der Nacht
    .quoted = „Der Atem der Nacht“
duel-card-dr_rauschen = Das Rauschen der Nacht
    .quoted = „Das Rauschen der Nacht“
duel-card-dr_augen = Die Augen der Nacht
    .quoted = „Die Augen der Nacht“
duel-card-dr_dunkel = Das Dunkel der Nacht
    .quoted = „Das Dunkel der Nacht“
duel-card-dr_fluestern = Das Flüstern der Nacht
    .quoted = „Das Flüstern der Nacht“
duel-card-dr_stille = Die Stille der Nacht
    .quoted = „Die Stille der Nacht“
duel-card-dr_schatten = Der Schatten der Nacht
    .quoted = „Der Schatten der Nacht“
duel-card-vh_eingebung = Eingebung
    .quoted = „Eingebung“
duel-card-vh_gelassenheit = Gelassenheit
    .quoted = „Gelassenheit“
duel-card-vh_kampfeslust = Kampfeslust
    .quoted = „Kampfeslust“
duel-card-vh_scharfsinn = Scharfsinn
    .quoted = „Scharfsinn“
duel-card-vh_taeuschung = Täuschung
    .quoted = „Täuschung“
duel-card-vh_verstaerkung = Verstärkung
    .quoted = „Verstärkung“
duel-card-vh_wachsamkeit = Wachsamkeit
    .quoted = „Wachsamkeit“
duel-card-vh_widerstand = Widerstand
    .quoted = „Widerstand“
duel-card-vh_staerke = Stärke
    .quoted = „Stärke“
duel-card-vh_ausdauer = Ausdauer
    .quoted = „Ausdauer“

duel-barrier-red = Rote Barriere
duel-barrier-blue = Blaue Barriere
duel-barrier-green = Grüne Barriere
duel-barrier-yellow = Gelbe Barriere
duel-barrier-grey = Grauer Balken

duel-phase-setup = Vorbereitung
duel-phase-move = Bewegung
duel-phase-action = Handlungskarte ausspielen
duel-phase-over = Spielende

duel-thing-turn = Zug
duel-thing-game = Partie
duel-thing-score = Spielstand
duel-thing-lives = Energiesteine
duel-thing-hand = Handkarten
duel-thing-action_hand = Aktuelle Handlungskarten
duel-thing-set_aside = Beiseitegelegt
duel-thing-played = Ausgespielt
duel-thing-discard = Ablagestapel
duel-thing-targets = Zielkarten
duel-thing-barriers = Barrieren
duel-thing-figure = Spielfigur
duel-thing-board = Spielplan
# What a side knows of each face-down card.
duel-thing-notes = Notizbuch
duel-thing-strength = Kampfstärke
duel-thing-move = Schrittzahl
duel-thing-bar = Farbbalken
duel-thing-special = Sonderaktion
# A face-down card that may be anybody’s.
duel-thing-unknown = Unbekannte Karte
duel-thing-empty = Leerer Ort
duel-thing-turned = Gedrehte Karte
duel-thing-steps = Schritte

# How a game was won, in a list beneath the side that won it.
duel-reason-targets = mit 5 Zielkarten
duel-reason-hand = durch Beweis aus den gegnerischen Handkarten
duel-reason-lives = durch den letzten gegnerischen Energiestein
duel-reason-limit = durch die Zuggrenze
duel-reason-match = nach gewonnenen Partien

# Where the value of a card comes from.
duel-source-rulebook = in der Anleitung
duel-source-public = aus öffentlichen Kartenlisten
duel-source-ours = unsere Rekonstruktion

## Questions

duel-ask-pick = { $left ->
    [one] Wähle geheim noch { $left } Karte für den Spielplan.
   *[other] Wähle geheim noch { $left } Karten für den Spielplan.
}
duel-ask-move = Wohin geht deine Spielfigur?
duel-ask-meet = Aufeinandertreffen: Sollen beide Seiten ihre Handkarten zeigen?
duel-ask-look = Willst du die Karte { $place_at } ansehen?
duel-ask-lay = Welche Handkarte legst du { $place_at } verdeckt hin?
duel-ask-play = Welche Handlungskarte spielst du aus, mit oder ohne Sonderaktion?
# Also asked of a side that holds no target card: it must not be told from the others.
duel-ask-save = Dein letzter Energiestein ist in Gefahr: Nur eine abgegebene Zielkarte rettet ihn.
duel-ask-recruit = Welchen Helfer holst du vom Ablagestapel zurück?
duel-ask-fetch = { duel-card-vh_gelassenheit.quoted }: Welche Handlungskarte nimmst du?
duel-ask-turn = { duel-card-vh_widerstand.quoted }: Welche Karte drehst du?
duel-ask-fly = { duel-card-dr_fluegel.quoted }: Wohin fliegt Dracula?
duel-ask-reach = { duel-card-dr_tiefe.quoted }: Welche Karte tauschst du aus der Ferne aus?
duel-ask-send = { duel-card-dr_rauschen.quoted }: Welche Spielfigur kommt zum Hafen?
duel-ask-barrier = Welche Barriere setzt oder versetzt du, und wohin?

## Buttons

duel-do-pick = { $card_start } wählen
duel-do-step = { $place_start } gehen
duel-do-step-dear = { $place_start } gehen (kostet 1 Energiestein)
duel-do-stop = Hier stehen bleiben
duel-do-show-yes = Handkarten zeigen
duel-do-show-no = Handkarten nicht zeigen
duel-do-look-yes = Karte ansehen
duel-do-look-no = Karte nicht ansehen
duel-do-lay = { $card_start } hinlegen
duel-do-lay-none = Ort leer lassen
duel-do-play = { $card_quoted } ausspielen
duel-do-play-dear = { $card_quoted } ausspielen (ab 1 Energiestein)
duel-do-use = { $card_quoted } mit Sonderaktion ausspielen
duel-do-use-dear = { $card_quoted } mit Sonderaktion (ab 1 Energiestein)
duel-do-give = Zielkarte gegen Energiesteine abgeben
duel-do-lose = Letzten Energiestein und Partie verlieren
duel-do-recruit = { $card_start } zurückholen
duel-do-fetch = { $card_quoted } nehmen
duel-do-turn = Karte { $place_at } drehen
duel-do-fly = { $place_start } fliegen
duel-do-reach = Karte { $place_at } austauschen
duel-do-send-dracula = Dracula zum Hafen schicken
duel-do-send-van_helsing = Van Helsing zum Hafen schicken
duel-do-barrier-red = Rote Barriere zwischen { $place_the } und { $other_the } setzen
duel-do-barrier-blue = Blaue Barriere zwischen { $place_the } und { $other_the } setzen
duel-do-barrier-green = Grüne Barriere zwischen { $place_the } und { $other_the } setzen
duel-do-barrier-yellow = Gelbe Barriere zwischen { $place_the } und { $other_the } setzen
duel-do-barrier-none = Auf die Barriere verzichten

## Why something cannot be chosen

duel-why-barrier = Eine Barriere versperrt den Durchgang.
duel-why-turned = Die Karte dort ist gedreht: Dracula darf den Ort nicht betreten.
duel-why-hopeless = Noch einen Schritt könntest du nicht bezahlen: Die Partie wäre verloren.
duel-why-first-step = Du musst mindestens 1 Schritt gehen.
duel-why-vigilance = { duel-card-vh_wachsamkeit.quoted } verbietet jede Sonderaktion.
duel-why-stays = Die Barriere liegt schon dort.
duel-why-taken = In diesem Durchgang liegt eine andere Barriere.
duel-why-cut-off = Ein Teil des Spielplans wäre abgeschnitten.
duel-why-spaced = An diesem Tisch darf kein Ort 2 Barrieren haben.
duel-why-locked = Mit der gedrehten Karte bliebe Dracula kein Schritt mehr.

## The log

# $who and $other are people, $starter is a side.
duel-log-game = Partie { $number }: { $who } ist Dracula, { $other } ist Van Helsing; { $starter } beginnt.
duel-log-chose = { $who } wählt für den Spielplan: { $cards }.
duel-log-dealt = Die { $count } gewählten Karten werden gemischt und verdeckt ausgelegt.
duel-log-refilled = { $count ->
    [one] { $who } nimmt { $count } Handlungskarte auf.
   *[other] { $who } nimmt { $count } Handlungskarten auf.
}
duel-log-refilled-shuffled = { $who } mischt alle 10 Handlungskarten und nimmt { $count } auf.
duel-log-drew = { $who } hat jetzt { $cards }.
duel-log-turn = Zug { $number }: { $who } ist an der Reihe.
duel-log-again = { $who } hat einen Extrazug.
duel-log-straightened = { $who } dreht die Karte { $place_at } wieder gerade.
duel-log-stepped = { $who } geht { $place_to }.
duel-log-passed_by = { $who } sieht die Karte { $place_at } nicht an.
duel-log-took_up = { $who } nimmt eine eigene Karte { $place_from } auf.
duel-log-saw_own = { $who } sieht die Karte { $place_from }: { $card }.
# Must read alike whether the card laid is the one just taken up or another.
duel-log-laid = { $who } legt { $place_at } eine Karte verdeckt hin.
duel-log-laid_face = Die hingelegte Karte { $place_at }: { $card }.
duel-log-left_empty = { $who } lässt { $place_the } leer.
duel-log-revealed = { $who } deckt { $place_at } { $card_a } auf.
duel-log-hands_shown = Auf Wunsch von { $who } zeigen beide Seiten ihre Handkarten.
duel-log-hands_kept = { $who } lässt die Handkarten verborgen.
duel-log-hand = { $who } hat auf der Hand: { $cards }.
duel-log-played = { $who } spielt { $card_quoted } aus.
duel-log-used = { $who } spielt { $card_quoted } aus und nutzt die Sonderaktion.
duel-log-life_lost-steps = { $left ->
    [0] { $who } zahlt den letzten Energiestein für einen überzähligen Schritt.
   *[other] { $who } zahlt 1 Energiestein für einen überzähligen Schritt: noch { $left }.
}
duel-log-life_lost-fight = { $left ->
    [0] { $who } verliert im Kampf den letzten Energiestein.
   *[other] { $who } verliert im Kampf 1 Energiestein: noch { $left }.
}
duel-log-life_lost-symbol = { $left ->
    [0] { $who } verliert den letzten Energiestein an das Machtzeichen.
   *[other] { $who } verliert 1 Energiestein an das Machtzeichen: noch { $left }.
}
duel-log-life_lost-feint = { $left ->
    [0] { $who } verliert durch { duel-card-vh_taeuschung.quoted } den letzten Energiestein.
   *[other] { $who } verliert durch { duel-card-vh_taeuschung.quoted } 1 Energiestein: noch { $left }.
}
# $lives is at least 2; $count is what the other side has collected.
duel-log-gave_up-dracula = Dracula gibt eine Gruft ab und hat jetzt { $lives } Energiesteine; Van Helsing hat { $count } von 5 Grüften.
duel-log-gave_up-van_helsing = Van Helsing gibt ein Opfer ab und hat jetzt { $lives } Energiesteine; Dracula hat { $count } von 5 Opfern.
duel-log-captured-dracula = Dracula nimmt ein Opfer: { $count } von 5.
duel-log-captured-van_helsing = Van Helsing nimmt eine Gruft: { $count } von 5.
duel-log-fought-lost = Stärke { $strength } gegen { $against }: { $who } verliert den Kampf.
duel-log-fought-drawn = Stärke { $strength } gegen { $against }: { $who } kämpft unentschieden.
duel-log-fought-won = Stärke { $strength } gegen { $against }: { $who } gewinnt den Kampf.
duel-log-spared = Die Karte { $place_at } bleibt ohne Wirkung und wird wieder verdeckt.
duel-log-relocated = { $who } erscheint { $place_at }.
duel-log-recruited = { $who } holt { $card_a } vom Ablagestapel zurück.
duel-log-fetched = Van Helsing holt { $card_quoted } vom Ablagestapel zurück.
duel-log-fetched_aside = { $who } nimmt eine der beiseitegelegten Handlungskarten.
duel-log-fetched_face = Die genommene Karte ist { $card_quoted }.
duel-log-hand_studied = { $who } sieht Draculas Handkarten an.
duel-log-feint_idle = { $who } zieht eine von Draculas Handkarten: Sie bleibt ohne Wirkung.
duel-log-feint_costs = { $who } zieht eine von Draculas Handkarten: Sie kostet 1 Energiestein.
duel-log-feint_finds = { $who } zieht eine von Draculas Handkarten: Es ist eine Gruft.
duel-log-feint = Die gezogene Karte: { $card }.
duel-log-not_his = Die Karte { $place_at } gehört Van Helsing und bleibt ungesehen liegen.
duel-log-turned = { $who } dreht die Karte { $place_at } und sperrt den Ort für Dracula.
duel-log-barrier-red = { $who } setzt die rote Barriere zwischen { $place_the } und { $other_the }.
duel-log-barrier-blue = { $who } setzt die blaue Barriere zwischen { $place_the } und { $other_the }.
duel-log-barrier-green = { $who } setzt die grüne Barriere zwischen { $place_the } und { $other_the }.
duel-log-barrier-yellow = { $who } setzt die gelbe Barriere zwischen { $place_the } und { $other_the }.
duel-log-won-dracula-targets = Alle 5 Opfer sind erbeutet: Dracula gewinnt!
duel-log-won-dracula-hand = Kein Opfer liegt mehr aus, die Handkarten beweisen es: Dracula gewinnt!
duel-log-won-dracula-lives = Van Helsing hat keinen Energiestein mehr: Dracula gewinnt!
duel-log-won-van_helsing-targets = Alle 5 Grüfte sind erbeutet: Van Helsing gewinnt!
duel-log-won-van_helsing-hand = Keine Gruft liegt mehr aus, die Handkarten beweisen es: Van Helsing gewinnt!
duel-log-won-van_helsing-lives = Dracula hat keinen Energiestein mehr: Van Helsing gewinnt!
duel-log-won-nobody-limit = Der letzte Zug ist gespielt: Niemand gewinnt.
duel-log-uncovered = Alle Karten werden aufgedeckt.
# $who and $other are people.
duel-log-score = Gewonnene Partien: { $who } { $first }, { $other } { $second }.

## Effects in force

duel-effect-breath = Vampire sind gegen Van Helsing um 1 Punkt stärker.
duel-effect-whisper = Van Helsing darf keine Barriere setzen oder versetzen.
duel-effect-ward = Dracula darf keine Sonderaktion nutzen.
duel-effect-turned = Dracula darf { $place_the } nicht betreten.

## Table options

duel-option-match = Zahl der Partien
duel-option-match-one = Eine einzige Partie
duel-option-match-three = 2 Siege aus 3 Partien
duel-option-match-five = 3 Siege aus 5 Partien
duel-option-roles = Seiten nach jeder Partie
duel-option-roles-keep = Bleiben gleich
duel-option-roles-swap = Werden getauscht
duel-option-first_game = Erste Partie: Jede Seite muss 2 oder 3 Zielkarten wählen
duel-option-first_game-off = Nein
duel-option-first_game-on = Ja
duel-option-grey_cards = Graue Balken
duel-option-grey_cards-two_per_deck = 2 in jedem Stapel
duel-option-grey_cards-one_per_deck = 1 in jedem Stapel
duel-option-barrier_spacing = Platz für Barrieren
duel-option-barrier_spacing-slots = 1 in jedem Durchgang
duel-option-barrier_spacing-locations = 1 an jedem Ort
duel-option-barrier_step = Eine Barriere setzen oder versetzen
duel-option-barrier_step-may = Freiwillig
duel-option-barrier_step-must = Pflicht
duel-option-no_look = Wer eine Karte nicht ansieht
duel-option-no_look-go_on = Darf weitergehen
duel-option-no_look-stop = Muss dort stehen bleiben
duel-option-empty_place = Einen leeren Ort füllen
duel-option-empty_place-must = Pflicht
duel-option-empty_place-may = Freiwillig
duel-option-no_strength = Ein Kampf ohne Kampfstärke endet
duel-option-no_strength-loses = Verloren
duel-option-no_strength-draws = Unentschieden
duel-option-meeting = Beim Aufeinandertreffen Handkarten zeigen
duel-option-meeting-step = Nur nach einem Schritt
duel-option-meeting-arrival = Nach jeder Ankunft
duel-option-battle_lust = { duel-card-vh_kampfeslust.quoted } gibt einen Extrazug
duel-option-battle_lust-victory = Nach gewonnenem Kampf
duel-option-battle_lust-always = Immer
duel-option-vigilance = { duel-card-vh_wachsamkeit.quoted } gilt für
duel-option-vigilance-next_turn = Draculas nächsten Zug
duel-option-vigilance-next_action = Draculas nächste Sonderaktion
duel-option-turn_limit = Eine Partie endet ohne Sieg nach
duel-option-turn_limit-200 = 200 Zügen
duel-option-turn_limit-100 = 100 Zügen
duel-option-turn_limit-50 = 50 Zügen
duel-option-cards = Werte der Karten
duel-option-cards-whitby = Nach unserer Tabelle

## What each side plays for

duel-goal-dracula = Finde die fünf Opfer, die Van Helsing schützt. Du gewinnst, wenn du alle hast oder die fehlenden unter seinen Handkarten siehst; du verlierst mit deinem letzten Energiestein.
duel-goal-van_helsing = Finde die fünf Grüfte, die Dracula verbirgt. Du gewinnst, wenn du alle hast oder die fehlenden unter seinen Handkarten siehst; du verlierst mit deinem letzten Energiestein.

## Help: the action cards

duel-help-dr_fluegel = Dracula fliegt über alle Barrieren hinweg zu einem anderen Ort seiner Wahl, darf aber die Karte dort nicht ansehen. Ein Ort mit gedrehter Karte bleibt für ihn gesperrt.
duel-help-dr_puls = Dracula holt einen Vampir seiner Wahl von seinem Ablagestapel zurück.
duel-help-dr_tiefe = Dracula tauscht an einem Ort seiner Wahl eine eigene Karte aus, ohne hinzugehen, auch unter einer Spielfigur. Gehört die Karte Van Helsing, bleibt sie ungesehen liegen.
duel-help-dr_atem = In Van Helsings nächstem Zug sind Vampire um einen Punkt stärker, auch ein mit { duel-card-vh_taeuschung.quoted } gezogener. Für einen Extrazug gilt das nicht.
duel-help-dr_rauschen = Dracula schickt eine der beiden Spielfiguren zum Hafen, ohne Schritte und über alle Barrieren hinweg.
duel-help-dr_augen = Am Ende des Zuges darf Dracula eine zweite Barriere in einer anderen Farbe als der seiner Karte setzen oder versetzen.
duel-help-dr_dunkel = Hat Dracula eben das Kruzifix aufgedeckt, kostet es ihn keinen Energiestein. Seine Bewegung ist trotzdem vorbei.
duel-help-dr_fluestern = Van Helsing darf in seinem nächsten Zug keine Barriere setzen oder versetzen. In einem Extrazug darf er es.
duel-help-dr_stille = Diese Karte hat keine Sonderaktion.
duel-help-dr_schatten = Diese Karte hat keine Sonderaktion.
duel-help-vh_eingebung = Die Karte, die Van Helsing eben aufgedeckt hat, bleibt ohne Wirkung und wird wieder verdeckt. Seine Bewegung ist trotzdem vorbei.
duel-help-vh_gelassenheit = Van Helsing nimmt eine seiner ausgespielten oder beiseitegelegten Handlungskarten, nur nicht diese hier.
duel-help-vh_kampfeslust = Besiegt Van Helsing mit dieser Karte einen Vampir, folgt sofort ein Extrazug. Ein Unentschieden genügt nicht.
duel-help-vh_scharfsinn = Van Helsing sieht alle Handkarten Draculas an, ohne die eigenen zu zeigen. Sind alle Grüfte darunter, die ihm fehlen, gewinnt er.
duel-help-vh_taeuschung = Van Helsing zieht zufällig eine von Draculas Handkarten. Eine Gruft behält er, alles andere geht zurück. Das Amulett oder ein Vampir ab Stärke zwei kostet ihn einen Energiestein.
duel-help-vh_verstaerkung = Van Helsing kehrt sofort zur Kutschenstation zurück und holt einen Vampirjäger seiner Wahl von seinem Ablagestapel zurück, falls dort einer liegt.
duel-help-vh_wachsamkeit = Dracula darf in seinem nächsten Zug keine Sonderaktion nutzen. Schrittzahl, Kampfstärke und Barriere seiner Karte zählen weiterhin.
duel-help-vh_widerstand = Van Helsing dreht eine Karte auf dem Spielplan. Bis zu Van Helsings nächstem Zug darf Dracula diesen Ort nicht betreten.
duel-help-vh_staerke = Diese Karte hat keine Sonderaktion.
duel-help-vh_ausdauer = Diese Karte hat keine Sonderaktion.

## Help: the encounter cards

duel-help-vampire = Ein Vampir hütet Draculas Geheimnisse. Deckt Van Helsing einen auf, muss er mit der Stärke seiner Handlungskarte kämpfen: Bei einem Sieg kommt der Vampir weg, eine Niederlage kostet einen Energiestein.
duel-help-hunter = Ein Vampirjäger hütet Van Helsings Geheimnisse. Deckt Dracula einen auf, muss er mit der Stärke seiner Handlungskarte kämpfen: Bei einem Sieg kommt der Vampirjäger weg, eine Niederlage kostet einen Energiestein.
duel-help-amulet = Draculas Machtzeichen. Deckt Van Helsing es auf, kostet es ihn einen Energiestein und wird dann wieder verdeckt.
duel-help-crucifix = Van Helsings Machtzeichen. Deckt Dracula es auf, kostet es ihn einen Energiestein und wird dann wieder verdeckt.
duel-help-coffin = Eine von Draculas Zielkarten. Van Helsing behält jede Gruft, die er aufdeckt; die fünfte bringt ihm den Sieg.
duel-help-victim = Eine von Van Helsings Zielkarten. Dracula behält jedes Opfer, das er aufdeckt; das fünfte bringt ihm den Sieg.

## Help: the rest

duel-help-barrier = Kein Schritt führt über eine Barriere. Der Farbbalken der ausgespielten Handlungskarte sagt, welche gesetzt oder versetzt werden darf. Kein Ort darf von den anderen abgeschnitten sein.
duel-help-meeting = Betritt deine Spielfigur mit einem Schritt den Ort der anderen, entscheidest du, ob beide Seiten ihre Handkarten zeigen. Gekämpft wird nicht, und deine Bewegung geht weiter.
duel-help-bluff = Nimmst du eine eigene Karte auf, musst du an ihrer Stelle eine hinlegen. Es darf dieselbe sein, ein Bluff: Dein Gegner merkt es nicht.
duel-help-give = Du darfst deinem Gegner jederzeit eine Zielkarte aus deiner Hand abgeben und erhältst dafür zwei Energiesteine zurück, hast aber nie mehr als vier.
duel-help-lives = Ein verlorener Kampf, ein gegnerisches Machtzeichen und jeder überzählige Schritt kosten einen Energiestein. Mit dem letzten ist die Partie verloren.
