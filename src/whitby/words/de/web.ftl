# Der Rahmen der Seite: was auf jedem Bildschirm steht.

# Any seat without a name, at any game; the first seat is 1.
seat = Platz { $number }
web-skip = Zum Inhalt springen
web-home = Whitby: zur ersten Seite
web-language = Sprache
web-light = Licht: { $now }. Ändern
web-light-system = Wie das Gerät
web-light-light = Hell
web-light-dark = Dunkel
web-me = Du und deine Einstellungen
web-guest = Gast
# In the place of a name: somebody who deleted themselves.
web-gone = Jemand
# Ein Bot auf einem Platz, wie ihn das Protokoll nennt.
web-bot-name = Bot { $seat }
web-close = Schließen
web-again = Noch einmal versuchen
web-loading = Einen Moment …
web-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
web-unreachable = Der Server ist gerade nicht erreichbar.
web-nothing-here = Hier ist nichts.

## Lektionen eines Spiels, das mehrere hat

web-lesson-fury-hunters = Jagen lernen
web-lesson-fury-dracula = Dracula spielen lernen

## Tasten

web-keys = Tasten
web-keys-help = diese Tasten zeigen
web-keys-tab = von einem zum nächsten gehen; Eingabe oder Leertaste wählt es
# The space bar, as a key in the list.
web-keys-space = Leertaste
