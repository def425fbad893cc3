# Der Rahmen der Seite: was auf jedem Bildschirm steht.

# Any seat without a name, at any game; the first seat is 1.
seat = Platz { $number }
web-skip = Zum Inhalt springen
web-home = Whitby: zur Startseite
web-language = Sprache
web-light = Darstellung: { $now }. Ändern
web-light-system = Wie System
web-light-light = Hell
web-light-dark = Dunkel
web-me = Profil und Einstellungen
web-guest = Gast
# In the place of a name: somebody who deleted themselves.
web-gone = Jemand
# Ein Bot auf einem Platz, wie ihn der Verlauf nennt.
web-bot-name = Bot { $seat }
web-close = Schließen
web-again = Erneut versuchen
web-loading = Wird geladen …
web-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Versuch es noch einmal.
web-unreachable = Der Server ist gerade nicht erreichbar.
web-nothing-here = Seite nicht gefunden.

## Lektionen eines Spiels, das mehrere hat

web-lesson-fury-hunters = Jagen lernen
web-lesson-fury-dracula = Dracula spielen lernen

## Tastenkürzel

web-keys = Tastenkürzel
web-keys-help = Tastenkürzel zeigen
web-keys-tab = zum nächsten Element; Enter oder Leertaste wählt es aus
# The space bar, as a key in the list.
web-keys-space = Leertaste
