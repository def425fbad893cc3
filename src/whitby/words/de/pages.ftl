# The plain pages of a server in German, until there is the one to play on.

pages-title = Whitby
pages-what = Whitby deckt den Tisch für die großen Brettspiele um die Vampirjagd: in guter Gesellschaft oder mit Bots.
pages-soon = Die Seite zum Spielen kommt mit der nächsten Version. Bis dahin können Programme hier spielen und du im Terminal mit „whitby play“.
pages-notice = Ein Projekt aus Freude am Spiel, ohne Verbindung zu einem Verlag. Kein Cookie außer dem für deinen Platz; nichts wird von anderswo geladen.
pages-home = Zu allen Tischen
pages-tables = Öffentliche Tische
pages-no-tables = Gerade ist kein öffentlicher Tisch offen.
pages-seats = { $taken } von { $seats } Plätzen besetzt
pages-host = Eröffnet von { $name }
pages-code = Wer an diesen Tisch will, nennt diesen Code oder scannt das Quadrat.
pages-qr = Der Link zu diesem Tisch als QR-Code
pages-free = frei
pages-bot = Bot ({ $level })

## How far a table is

pages-stage-open = wartet auf Leute
pages-stage-playing = im Gange
pages-stage-over = zu Ende
pages-stage-closed = geschlossen

## How much time there is

pages-live = live, { $minutes } min, dazu { $seconds } s mit jeder Antwort
pages-relaxed = entspannt, { $minutes } min für jede Antwort
pages-correspondence = Fernpartie, { $hours } h für jede Antwort
