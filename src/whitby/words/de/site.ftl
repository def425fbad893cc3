# Die statische Seite: Whitby im Browser, ohne Server.

site-loading = Die Spiele werden vorbereitet
# $why ist ein technischer Grund auf Englisch.
site-not-loaded = Die Spiele konnten nicht geladen werden ({ $why }). Prüf die Verbindung und lade die Seite neu. Deine gespeicherten Spiele sind sicher.
site-error = Hier ist etwas schiefgegangen. Lade die Seite neu; deine Spiele sind gespeichert.
site-no-wasm = In diesem Browser laufen die Spiele nicht, weil ihm WebAssembly fehlt. Versuch es mit einer aktuellen Version von Firefox, Chrome, Edge oder Safari.
site-no-storage = Dieser Browser lässt die Seite nichts speichern, also könnte sie kein Spiel behalten. Erlaube Speicher für diese Seite oder verlass den privaten Modus.
site-no-network = Das neuronale Netz des „Meisters“ konnte nicht geladen werden. Bis es da ist, spielt der Bot auf der Stufe „schwer“.

## Startseite

site-hero = Jage ihn, oder sei selbst der Graf. Vampir-Brettspiele im Browser: sofort gegen Bots oder gemeinsam an einem Bildschirm. Kostenlos, ohne Konto und ohne Server.
site-here = Ganz ohne Server
site-here-more = Du spielst in diesem Browser. Deine Spiele sind nur auf diesem Gerät gespeichert, und du kannst auch ohne Verbindung weiterspielen.
site-here-honest = Auch die Bots und die Karten der anderen Plätze sind in diesem Browser. Die Seite zeigt sie nie, aber mit den Entwicklerwerkzeugen lassen sie sich finden.
site-docs = Dokumentation
site-others = Mit Leuten an anderen Orten spielen
site-others-more = Dafür betreibt jemand einen Whitby-Server, auf irgendeinem Rechner. Ein Spiel von hier kannst du mitnehmen: Speichere es in seinem Menü als Datei und öffne sie auf der Startseite des Servers.
site-hosting = Whitby selbst hosten
site-play = Gegen Bots spielen
site-hand-why = An einen Bot. Du kannst den Platz später wieder übernehmen.
site-forget = Dieses Spiel löschen
site-forget-more = Es wird von diesem Gerät gelöscht und lässt sich nicht wiederherstellen. Lade vorher seine Aufzeichnung herunter, wenn du es behalten willst.

## Mehrere an einem Bildschirm

site-together = Gemeinsam an diesem Bildschirm spielen
site-together-more = Mehrere teilen sich dieses Gerät und reichen es weiter. Zwischen den Zügen ist der Tisch verdeckt. Die Plätze werden ausgelost.
site-together-names = Wer spielt mit?
site-together-more-people = Noch jemand
site-together-fewer-people = Eine Person weniger
site-player = Gast { $number }
site-turn-of = { $name } ist dran.
site-pass = Tisch verdecken und weitergeben
site-cover = Gib das Gerät an { $name }
site-cover-more = Der Tisch ist verdeckt. Alle anderen schauen bitte weg.
site-cover-show = Ich bin { $name }: meinen Tisch zeigen

## Dateien und neue Versionen

site-export = Spiel als Datei speichern
site-export-more = Mit dieser Datei kannst du hier oder auf einem Server weiterspielen. Sie enthält auch, was im Spiel verborgen ist.
site-update = Es gibt eine neue Version von Whitby.
site-update-use = Jetzt verwenden
site-update-later = Später
