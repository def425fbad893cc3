# What `whitby serve` says in the terminal, in German.

serve-page = Whitby läuft unter { $url }
serve-other-port = Port { $wanted } ist belegt; stattdessen wird Port { $port } verwendet.
serve-folder = Tische und Konten liegen in { $folder }
serve-database = Tische und Konten liegen in der gewählten Datenbank.
serve-compiled = Die Engine ist kompiliert.
serve-interpreted = Die Engine läuft interpretiert: gleiche Regeln, aber Bots rechnen weniger weit.
serve-stop = Strg+C beendet den Server. Jede Partie bleibt erhalten und geht beim nächsten Start weiter.
serve-links-here = Links und QR-Codes führen nur zu diesem Rechner, bis { $setting } angibt, wo andere die Seite finden.
serve-unencrypted = Diese Adresse ist nicht verschlüsselt: Spiel nur in einem Netz, dem du vertraust.
serve-browse = Öffne die Adresse oben in einem Browser.
serve-stopped = Beendet. Jede Partie bleibt erhalten.
serve-failed = Der Server konnte nicht starten. Woran es lag, steht im Serverprotokoll.
serve-broken = Der Server wurde nicht sauber beendet. Näheres steht im Serverprotokoll; alles Bestätigte ist gespeichert.
