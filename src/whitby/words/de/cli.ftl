# The terminal in German. „Du“ for whoever sits at the keyboard, never given a gender.

## Signs beside a name, quotation marks

cli-mark-you = (du)
cli-mark-bot = (Bot)
cli-quoted = „{ $text }“

## A question

# $count is at least 2.
cli-choose = Wähle 1 bis { $count }; „?“ zeigt die Regel, „hilfe“ alles Weitere.
cli-choose-label = Tippe, was vor einer Möglichkeit steht; „?“ zeigt die Regel, „hilfe“ alles Weitere.
cli-forced = Es gibt nur eine Möglichkeit. Drück Enter.
cli-taken = Nur eine Möglichkeit, für dich gewählt: { $option }
cli-not-offered = „{ $typed }“ steht nicht zur Wahl. Wähle 1 bis { $count } oder tippe „hilfe“.
cli-not-offered-label = „{ $typed }“ steht nicht zur Wahl. Tippe, was vor einer Möglichkeit steht, oder „hilfe“.
cli-ambiguous = „{ $typed }“ passt zu mehreren Möglichkeiten: { $labels }.
cli-sure = { $option }: Das lässt sich nicht zurücknehmen. Tippe { $yes }, wenn du es willst, sonst Enter.
cli-yes = ja
cli-hand-over = Gib die Tastatur an { $name } weiter; dann Enter.
cli-next-game = Drück Enter, um die nächste Partie zu beginnen.

## What can be typed beside a choice. Each is one word without blanks.

cli-help-choose = nach Nummer oder Code wählen
cli-help-rules = Regeln zu dieser Frage
cli-help-word = Wort
    .help = worum es bei einem Wort oder bei Regel 56 geht
cli-command-table = tisch
    .help = noch einmal der ganze Tisch
cli-command-log = verlauf
    .help = was bisher geschah
cli-command-goal = ziel
    .help = worum es für dich geht
cli-command-why = warum
    .help = was du jetzt nicht wählen kannst, und weshalb
cli-command-claim = sagen
    .help = laut etwas sagen, wahr oder falsch
cli-command-save = speichern
    .usage = DATEI
    .help = die Partie und jeden weiteren Zug speichern
cli-command-lang = sprache
    .help = in einer anderen Sprache weiterspielen
cli-command-help = hilfe
    .help = diese Liste
cli-command-quit = beenden
    .help = den Tisch verlassen

## Answers to what was typed

cli-no-goal = Die Personenkarten sind noch nicht ausgeteilt.
cli-no-rule = Keine Regel und keine Karte heißt „{ $word }“.
cli-rules-more = Mehr steht in { $rules }.
cli-nothing-barred = Alles, was du erwarten könntest, steht zur Wahl.
cli-no-language = Die Sprache „{ $word }“ gibt es hier nicht. Zur Wahl stehen { $languages }.
cli-aid = { $name }: { $text }
cli-talk-about = Worüber willst du etwas sagen? Enter, um zu schweigen.
cli-talk-nothing = Noch gibt es nichts, worüber du etwas sagen kannst.
cli-talk-silent = Du sagst nichts.
cli-save-where = Nenne eine Datei, zum Beispiel: speichern abend.txt

## Saving and leaving

cli-saved = Die Partie wird Zug für Zug gespeichert: { $file }
cli-saved-secret = Die Datei enthält die Geheimnisse des Tisches: Sieh vor dem Ende nicht hinein.
cli-not-saved = Nichts gespeichert: { $file } ist nicht verwendbar oder enthält anderes.
cli-save-failed = Diese Datei lässt sich nicht mehr schreiben: { $file }
cli-offer-file = Nenne eine andere Datei, oder Enter, um ohne Speichern weiterzuspielen.
cli-offer-save = Partie speichern? Nenne eine Datei, oder Enter, um ohne Speichern zu gehen.
cli-offer-record = Aufzeichnung dieser Partie speichern? Nenne eine Datei, oder Enter.
cli-how-to-resume = Später weiterspielen: { $command }
cli-how-to-verify = Prüfen, ob fair gezogen wurde: { $command }

## The beginning and the end

cli-welcome = Wähle nach Nummer oder Code. Tippe { $help } für alles Weitere.
cli-resumed = { $moves ->
    [one] Die Partie geht nach { $moves } Zug weiter.
   *[other] Die Partie geht nach { $moves } Zügen weiter.
}
cli-options = Optionen dieses Tisches: { $options }
# $name is a level of bots, $more says what it is like, $flag is what to type.
cli-level = Bots: { $name }. { $more } Andere Stärke: { $flag }.
cli-live = Der Zufall dieser Partie ist durch diese Prüfsumme festgelegt; am Ende wird alles offengelegt:
cli-seeded = Der Zufall kommt aus dem Startwert { $seed }: Wer ihn kennt, kann jede Karte vorhersehen.
cli-you-win = Du hast gewonnen!
cli-you-lose = Du hast verloren.
cli-you-draw = Unentschieden.

## Nosferatu

cli-nosferatu-bites = { $count } von 5
cli-nosferatu-cards = { $size }: { $cards }
cli-nosferatu-clock-down = verdeckt: { nosferatu-count-nights }
cli-nosferatu-clock-down-dawn = { $nights ->
    [0] verdeckt: der Sonnenaufgang
   *[other] verdeckt: { nosferatu-count-nights } und der Sonnenaufgang
}
cli-nosferatu-clock-up = aufgedeckt: { nosferatu-count-nights }
cli-nosferatu-clock-up-dawn = { $nights ->
    [0] aufgedeckt: der Sonnenaufgang
   *[other] aufgedeckt: { nosferatu-count-nights } und der Sonnenaufgang
}
cli-nosferatu-ritual-down = { $name } (verdeckt)
cli-nosferatu-own_reserve = Deine Reserve
cli-nosferatu-goal = { $who }. { $goal }
cli-nosferatu-talk-gave = Die Karte, die ich abgegeben habe
cli-nosferatu-talk-hold = Die Karten, die ich habe
cli-nosferatu-talk-am = Wer ich bin
cli-nosferatu-talk-suspect = Wen ich verdächtige
cli-nosferatu-talk-trust = Wem ich vertraue
cli-nosferatu-talk-gave_me = Was ich bekommen habe, und von wem
cli-nosferatu-talk-pile_had = Wie viele Zutaten der Stapel hatte
cli-nosferatu-by-stake = mit dem Pflock
cli-nosferatu-by-bites = mit 5 Bissen

## The duel

cli-duel-goal = Du bist { $who }. { $goal }
cli-duel-game = Partie { $number }/{ $games }
cli-duel-wins = Gewonnene Partien
cli-duel-actions = { $ready } · { $aside } beiseite
cli-duel-action_cards = Handlungskarten
cli-duel-listed = { $who }: { $cards }
cli-duel-own_hand = Deine Handkarten
cli-duel-picked = Schon gewählt
cli-duel-steps = { $steps } · deine beste Karte reicht für { $best }
cli-duel-revealed = Aufgedeckt
cli-duel-effects = Es gilt
cli-duel-of-dracula = Draculas Karte
cli-duel-of-van_helsing = Van Helsings Karte
# Three letters each, the beginning of the word as it stands on the buttons: they can be typed.
cli-duel-mark-red = ROT
cli-duel-mark-blue = BLA
cli-duel-mark-green = GRÜ
cli-duel-mark-yellow = GEL
cli-duel-mark-grey = ALL
cli-duel-card = Karte
cli-duel-strength = Stärke
cli-duel-cost = Energie
cli-duel-bar = Balken
# Above the numbers of the cards: played without the special action, and with it.
cli-duel-plain = ohne
cli-duel-special = mit
# The key for stopping where places are chosen by number.
cli-duel-key-stop = s
cli-duel-type-barrier = Oder tippe Farbe und Durchgang, etwa: { $example }
cli-duel-may-give = Um eine Zielkarte gegen 2 Energiesteine abzugeben, tippe { $code }.
cli-duel-meeting = Aufeinandertreffen
cli-duel-bluff = Bluffen
cli-duel-give = Eine Zielkarte abgeben
# Special actions in a few words, for tables.
cli-duel-special-dr_fluegel = Dracula fliegt an einen beliebigen Ort
cli-duel-special-dr_puls = holt einen Vampir vom Ablagestapel
cli-duel-special-dr_tiefe = tauscht aus der Ferne eine eigene Karte
cli-duel-special-dr_atem = Vampire +1 im nächsten Zug
cli-duel-special-dr_rauschen = setzt eine Spielfigur zum Hafen
cli-duel-special-dr_augen = erlaubt eine zweite Barriere
cli-duel-special-dr_dunkel = das Kruzifix kostet nichts
cli-duel-special-dr_fluestern = Van Helsings nächster Zug ohne Barriere
cli-duel-special-vh_eingebung = übergeht die aufgedeckte Karte
cli-duel-special-vh_gelassenheit = holt eine Handlungskarte zurück
cli-duel-special-vh_kampfeslust = Extrazug nach einem Sieg
cli-duel-special-vh_scharfsinn = sieht Draculas Handkarten an
cli-duel-special-vh_taeuschung = zieht eine von Draculas Handkarten
cli-duel-special-vh_verstaerkung = zur Kutschenstation, ein Jäger zurück
cli-duel-special-vh_wachsamkeit = Draculas nächster Zug ohne Sonderaktion
cli-duel-special-vh_widerstand = versperrt Dracula einen Ort
# The table of card values.
cli-duel-vampires = Vampire: { $weak } mit Stärke 1, { $middle } mit Stärke 2, { $strong } mit Stärke 3
cli-duel-hunters = Vampirjäger: { $weak } mit Stärke 1, { $middle } mit Stärke 2, { $strong } mit Stärke 3
cli-duel-cards-grey = { cli-duel-mark-grey } ist ein grauer Balken: Er gilt für jede Barriere. Ein Strich: keine Stärke oder keine Sonderaktion.
cli-duel-cards-file = Wenn du das Spiel besitzt, schreib auf, was auf deinen Karten steht, jede unter ihrer Kennung oder ihrem Titel; alles andere bleibt wie hier. Nur was in der Anleitung steht, ist fest.
cli-duel-cards-use = Speichere das als my_cards.toml und spiel damit:

## Fury of Dracula

cli-fury-goal-dracula = Du bist Dracula. Mit 13 Einfluss gewinnst du; wirst du besiegt, verlierst du.
# $who: one hunter or several.
cli-fury-goal-hunters = Du führst { $who }. Die Jäger gewinnen gemeinsam, wenn Dracula besiegt ist, bevor er 13 Einfluss hat.
cli-fury-when = { $day }, Woche { $week }
cli-fury-influence = Einfluss { $count } von 13
cli-fury-despair = Verzweiflung { $count }
# Labels of rows: short. The leaving hideout is the one that has slid off the trail.
cli-fury-trail = Spur
cli-fury-lairs = Refugien
cli-fury-leaving = Von der Spur
cli-fury-place = Ort
cli-fury-out = Ausgang
cli-fury-road = Straße
cli-fury-sea = See
cli-fury-white = Weiße Bahn
cli-fury-yellow = Gelbe Bahn
cli-fury-encounter = Begegnung
cli-fury-fight = Kampf
cli-fury-played = ausgespielt
cli-fury-held = auf der Hand
cli-fury-tokens = Marker
cli-fury-decks = Stapel
cli-fury-label = { $what }:
# What a place is.
cli-fury-size-small = Kleinstadt
cli-fury-size-large = Großstadt
cli-fury-port-small = Kleinstadt mit Hafen
cli-fury-port-large = Großstadt mit Hafen
cli-fury-size-castle = Schloss
cli-fury-size-sea = Seezone
cli-fury-seas = Meere
# Tokens, after the name of a place and before a list of places.
cli-fury-fog = Nebel
cli-fury-storm = Sturm
cli-fury-roadblock = Streckensperrung
cli-fury-link-road = Straße
cli-fury-link-rail = Bahn
cli-fury-ground = geweihter Boden
cli-fury-host = himmlischer Beistand
# Cards on the trail, and what lies with them.
cli-fury-open = { $card } (offen)
cli-fury-rumour = Gerüchtemarker
cli-fury-damage = { $count } Schaden
# Dracula and the hunters.
cli-fury-health = Gesundheit { $left }/{ $most }
cli-fury-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
}
cli-fury-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
cli-fury-tickets = { $count ->
    [one] { $count } Fahrschein
   *[other] { $count } Fahrscheine
}
cli-fury-encounters = { $count ->
    [one] { $count } Begegnung
   *[other] { $count } Begegnungen
}
cli-fury-rumours = { $count } Gerüchtemarker
cli-fury-bites = { $count ->
    [one] { $count } Biss
   *[other] { $count } Bisse
}
cli-fury-delayed = aufgehalten
cli-fury-defeated = besiegt
cli-fury-bats = mit Fledermäusen
cli-fury-shown = offen: { $cards }
cli-fury-top-hunters = oben ein Jäger-Ereignis
cli-fury-top-dracula = oben ein Dracula-Ereignis
# The discards.
cli-fury-pile-items = Gegenstände
cli-fury-pile-events = Ereignisse
cli-fury-pile-encounters = Begegnungen
cli-fury-face_down = { $count } verdeckt
# Before the places that can be chosen.
cli-fury-by-road = Über die Straße
cli-fury-by-sea = Über See
cli-fury-by-rail = Mit der Bahn
# An der Stelle einer sehr langen Liste.
cli-fury-links = Zur Wahl stehen { $count } Straßen und Bahnen. Tippe beide Enden, etwa { $both }, oder nur eines, etwa { $one }, um zu sehen, wohin es von dort geht; „{ $map }“ zeigt ganz Europa.
# What may be done beside the question.
cli-fury-topic-open = eine offene Karte wechseln
cli-fury-topic-lair = ein Refugium auflösen
cli-fury-topic-luck = { fury-event-good_luck.quoted } ausspielen
cli-fury-may = Du kannst auch { $what }: Tippe etwa { $code }.
# Further screens. Each is one word without blanks.
cli-fury-sheet-map = karte
    .help = die ganze Karte; mit einem Namen dahinter ein Ort oder eine Region
cli-fury-sheet-discards = ablage
    .help = die Ablagestapel und die anderen Stapel
cli-fury-no-place = Kein Ort und keine Region heißt „{ $word }“.

## Replaying and checking a record

cli-replay-at = Schritt { $at } von { $count }
cli-replay-keys = Enter: weiter. Zahl: zu diesem Schritt. b: zurück. e: ans Ende. q: beenden.
cli-replay-unknown = „{ $typed }“ ist weder Enter noch eine Zahl bis { $count }, noch b, e oder q.
cli-verified-committed = Geprüft: Die Prüfsumme passt, jeder Zug war erlaubt, das Ergebnis stimmt.
cli-verified-replayed = Geprüft: Jeder Zug war erlaubt, das Ergebnis stimmt; der Startwert war frei gewählt, ohne Prüfsumme.

## Lists and figures

cli-figure = { $whole },{ $part }
cli-percent = { $figure } %
cli-games-players = Plätze
cli-games-version = Regelversion
cli-games-options = Optionen (der Standard zuerst)
cli-games-bots = Bots (die schwächsten zuerst)
cli-games-levels = Stärken der Bots
cli-games-missing = Außer bei Nosferatu brauchen die Stärken { $levels } Pakete, die nicht installiert sind; so werden sie installiert: { $command }
cli-simulate-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players } Plätze, Bots: { $bots }, erster Startwert { $seed }
cli-simulate-side = Seite
cli-simulate-won = Gewonnen
cli-simulate-share = Anteil
cli-simulate-interval = 95-%-Intervall
cli-simulate-length = Im Mittel { $rounds } Runden und { $decisions } Entscheidungen pro Partie.
cli-simulate-turns = Im Mittel { $rounds } Züge und { $decisions } Entscheidungen pro Partie.
cli-simulate-pace = { $games } Partien und { $decisions } Entscheidungen pro Sekunde.
cli-learn-round = Runde { $number }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $positions } Stellungen zum Lernen.
# The loss says how badly games were predicted: less is better.
cli-learn-loss = Verlust bei zurückgehaltenen Partien: { $after }. Netz davor: { $before }. Angepasste Bewertung: { $fitted }.
cli-learn-stays = Das neue Netz ist nicht besser, also bleibt das vorige.
cli-learn-evil = Runde { $number }: Das Böse gewann { $share } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gegen { $level }.
cli-learn-over = Alle Runden sind vorbei; alles liegt in { $folder }. Weitere Runden machen von hier aus weiter.
cli-interpreted = Dies läuft in reinem Python und dauert ein Mehrfaches der Zeit mit der kompilierten Engine, die „pip install whitby“ für die meisten Systeme mitbringt; mehr dazu in docs/cli.md.

## Turniere zwischen Bots

cli-arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players } Plätze, erster Startwert { $seed }
cli-arena-compiled = Version { $version }, Commit { $commit }, kompiliert
cli-arena-interpreted = Version { $version }, Commit { $commit }, interpretiert
cli-arena-bot = Bot
cli-arena-elo = Elo
cli-arena-score = Punkte
cli-arena-games = Partien
cli-arena-zero = Elo-Punkte im Vergleich zu „{ $bot }“.
# $side begins with a capital letter.
cli-arena-side = Vorteil einer Seite: { $side }, { $elo } Elo-Punkte ({ $low } bis { $high }).
# Above the pairings, such as hard – scripted.
cli-arena-pairing = Punkte des ersten Bots
cli-arena-both = Beide Seiten
# The log-likelihood ratio of a sequential test.
cli-arena-sprt = SPRT, H0: { $low } Punkte, H1: { $high } Punkte pro Partie. Entschieden ist der Test, sobald das LLR { $least } oder { $most } erreicht.
cli-arena-sprt-open = { $pairing }: LLR { $llr } nach { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, nicht entschieden
cli-arena-sprt-h0 = { $pairing }: LLR { $llr } nach { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, H0 angenommen
cli-arena-sprt-h1 = { $pairing }: LLR { $llr } nach { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, H1 angenommen
cli-arena-level = Zeit pro Zug (ms)
cli-arena-moves = Züge
cli-arena-mean = Mittel
cli-arena-percentile = 99 %
cli-arena-longest = Maximum
cli-arena-limit = Grenze
cli-arena-late = Zu spät
cli-arena-processor = Zeiten und Grenzen sind Rechenzeit des Prozessors; andere Programme verfälschen sie nicht.
cli-arena-rating = { $elo } ± { $margin } Elo
cli-arena-picture-sides = Zeilen: { $first }. Spalten: { $second }. Punkte der Zeile
cli-arena-picture-both = Punkte der Zeile, beide Seiten zusammen
cli-arena-picture-method = Jede Kartenverteilung wurde zweimal gespielt, mit vertauschten Seiten. Die Spannen sind 95-%-Intervalle.
cli-arena-picture-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
