# Der Film der Enthüllung: eine beendete Partie, die Wahrheit neben dem, was ein Platz wissen konnte.

film-title = Der Film der Enthüllung
film-of = Der Film der Enthüllung: { $game }
film-to-table = Zum Tisch
film-truth = Die Wahrheit
film-truth-why = Alles liegt offen.
film-knew = Was man wissen konnte
film-yours = Was du sehen darfst
film-as = Gesehen von
film-watcher = Zuschauenden
film-boards = Die beiden Spielpläne
film-hidden = Jetzt vor { $who } verborgen: { $count }
film-hidden-nothing = Vor { $who } ist jetzt nichts verborgen.
film-hidden-watcher = Jetzt vor Zuschauenden verborgen: { $count }
film-hidden-watcher-nothing = Vor Zuschauenden ist jetzt nichts verborgen.
film-caption = Was geschieht
film-unseen = { $who } hat das nicht erfahren.
film-unseen-watcher = Zuschauende haben das nicht erfahren.
film-quiet = Nichts, was auf dem Spielplan zu sehen ist.
film-begins = Der Tisch, bevor etwas geschieht.
film-controls = Durch die Partie
film-move = Moment
film-move-of = Moment { $move } von { $moves }
film-first = Zum Anfang
film-back = Einen Moment zurück
film-forth = Einen Moment weiter
film-last = Zum Ende
film-play = Film abspielen
film-pause = Film anhalten
film-speed = Tempo: { $pace }
film-copy = Link zu diesem Moment kopieren
film-copied = Der Link zu diesem Moment ist kopiert.
film-points = Wendepunkte
film-point = Moment { $move }: { $line }
film-suspicion = Wen { $who } verdächtigen konnte
film-suspicion-why = Was man glauben würde, wenn man alles, was dieser Platz weiß, genau liest.
film-suspicion-true = der Feind
film-suspicion-chance = { $percent } %
film-suspicion-knowable = Ab Moment { $move } konnte { $who } sicher sein.
film-suspicion-never = { $who } konnte nie sicher sein.
film-suspicion-curve = Verdacht gegen den wahren Feind, Moment für Moment
film-not-over = Die Partie ist noch nicht zu Ende. Bis dahin zeigt der Film nur, was du sehen darfst; die Wahrheit kommt am Schluss.
film-not-begun = Die Partie hat noch nicht begonnen: Es gibt noch nichts zu zeigen.
film-refused = Der Film kann nicht gezeigt werden.

## Tasten

film-key-back = einen Moment zurück
film-key-forth = einen Moment weiter
film-key-first = zum Anfang
film-key-last = zum Ende
film-key-play = den Film abspielen oder anhalten
film-key-side = auf kleinem Bildschirm die Seite wechseln
film-key-point = zum nächsten Wendepunkt
