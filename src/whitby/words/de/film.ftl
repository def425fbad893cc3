# Der Rückblick: eine beendete Partie, die Wahrheit neben dem, was ein Platz wissen konnte.

film-title = Rückblick mit Auflösung
film-of = Rückblick: { $game }
film-to-table = Zum Tisch
film-truth = Wahrheit
film-truth-why = Alles liegt offen.
film-knew = Was man wissen konnte
film-yours = Was du sehen darfst
film-as = Sicht
film-watcher = Publikum
film-boards = Die beiden Spielpläne
film-hidden = Jetzt vor { $who } verborgen: { $count }
film-hidden-nothing = Vor { $who } ist jetzt nichts verborgen.
film-hidden-watcher = Jetzt vor dem Publikum verborgen: { $count }
film-hidden-watcher-nothing = Vor dem Publikum ist jetzt nichts verborgen.
film-caption = Was geschieht
film-unseen = { $who } hat das nicht erfahren.
film-unseen-watcher = Das Publikum hat das nicht erfahren.
film-quiet = Auf dem Spielplan ändert sich nichts.
film-begins = Der Tisch vor dem ersten Zug.
film-controls = Partie durchgehen
film-move = Schritt
film-move-of = Schritt { $move } von { $moves }
film-first = Zum Anfang
film-back = Einen Schritt zurück
film-forth = Einen Schritt vor
film-last = Zum Ende
film-play = Abspielen
film-pause = Anhalten
film-speed = Tempo: { $pace }
film-copy = Link zu dieser Stelle kopieren
film-copied = Link zu dieser Stelle kopiert.
film-points = Wendepunkte
film-point = Schritt { $move }: { $line }
film-suspicion = Wen { $who } verdächtigen konnte
film-suspicion-why = So verteilt sich der Verdacht, wenn man alles auswertet, was dieser Platz weiß.
film-suspicion-true = der Feind
film-suspicion-chance = { $percent } %
film-suspicion-knowable = Ab Schritt { $move } konnte { $who } sicher sein.
film-suspicion-never = { $who } konnte nie sicher sein.
film-suspicion-curve = Verdacht gegen den wahren Feind, Schritt für Schritt
film-thoughts = Was { $who } abgewogen hat
film-thoughts-title = Was die Bots abgewogen haben
film-thoughts-why = Die besten Züge des Bots und wie er danach seine Gewinnchancen einschätzt. Nach der Partie neu berechnet.
film-thoughts-played = gespielt
film-thoughts-others = { $count ->
    [one] und eine weitere Möglichkeit
   *[other] und { $count } weitere Möglichkeiten
}
film-thoughts-one = Es gab nur eine Möglichkeit.
film-thoughts-glance = Was der Bot auf den ersten Blick sah: seine Gewinnchance nach jedem Zug, falls seine eine Vermutung über alles Verdeckte stimmt. Nach der Partie neu berechnet.
film-thoughts-share = Der Bot lässt den Zufall entscheiden: So oft wählt er hier jeden Zug.
film-thoughts-marks = Der Bot folgt hier seinen Faustregeln. Je länger der Balken, desto besser ist ein Zug danach.
film-thoughts-rules = Der Bot folgt hier seinen Faustregeln.
film-thoughts-random = Der Bot wählt zufällig.
film-thoughts-aside = Der Bot hat das ungefragt getan.
film-thoughts-suspects = Verdacht aus Sicht von { $who }:
film-thoughts-of-table = Verdacht am Tisch aus Sicht von { $who }:
film-thoughts-person = Diesen Zug hat ein Mensch gemacht.
film-thoughts-other = Diese Berechnung bevorzugt einen anderen Zug: In der Partie hatte der Bot weniger Bedenkzeit.
film-thoughts-look = Zeigen, was { $who } wusste
film-thoughts-wait = Der Bot denkt noch einmal nach …
film-not-over = Die Partie läuft noch. Bis zum Ende zeigt der Rückblick nur, was du sehen darfst; die Auflösung kommt am Schluss.
film-not-begun = Die Partie hat noch nicht begonnen: Es gibt noch nichts zu zeigen.
film-refused = Dieser Rückblick kann nicht gezeigt werden

## Tastenkürzel

film-key-back = einen Schritt zurück
film-key-forth = einen Schritt vor
film-key-first = zum Anfang
film-key-last = zum Ende
film-key-play = abspielen oder anhalten
film-key-side = auf kleinem Bildschirm die Ansicht wechseln
film-key-point = zum nächsten Wendepunkt
