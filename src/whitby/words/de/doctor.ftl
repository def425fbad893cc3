# Was `whitby admin doctor` findet, auf Deutsch. Jede Zeile sagt, was nicht stimmt und wie es richtig wäre.

doctor-engine = Engine: kompiliert.
doctor-engine-interpreted = Engine: interpretiert. Die Regeln sind dieselben, aber Bots rechnen in derselben Zeit weniger weit. Installiere einen C-Compiler und danach Whitby noch einmal, oder nimm den Container.
doctor-folder = Ordner: { $folder }.
doctor-folder-missing = Ordner: { $folder } gibt es nicht. Starte den Server einmal, oder setz WHITBY_FOLDER (oder --folder) auf den Ordner des Servers.
doctor-folder-closed = Ordner: Benutzer { $user } darf in { $folder } nicht schreiben. Starte dies als Benutzer des Servers, oder mach ihn zum Besitzer.
doctor-folder-open = Ordner: Andere können { $folder } lesen, und darin steht jedes Geheimnis. Gib ein: chmod 700 { $folder }
doctor-database = Datenbank: { $kind }, Schema { $schema }, wie es sein soll.
doctor-database-empty = Datenbank: { $kind }, noch leer. Der Server richtet sie beim Start ein.
doctor-database-missing = Datenbank: { $file } gibt es noch nicht. Der Server legt sie beim Start an; falls sie da sein müsste, prüf WHITBY_FOLDER.
doctor-database-closed = Datenbank: { $file } lässt sich nicht lesen und schreiben. Starte dies als Benutzer des Servers, oder mach ihn zum Besitzer.
doctor-database-unusable = Datenbank: { $why }
doctor-database-refuses = Datenbank: Sie ist nicht erreichbar ({ $why }). Prüf WHITBY_DATABASE, und ob die Datenbank läuft und diesen Benutzer hereinlässt.
doctor-database-damaged = Datenbank: Sie ist beschädigt ({ $why }). Halte den Server an und spiel mit whitby admin restore die letzte Sicherung ein.
doctor-database-migrates = Datenbank: { $kind }, Schema { $schema }. Der Server bringt sie beim Start auf { $newest }; mach vorher eine Sicherung.
doctor-database-old = Datenbank: PostgreSQL { $version } wird nicht mehr gepflegt. Nimm { $least } oder neuer.
doctor-database-far = Datenbank: Eine Antwort dauert { $ms } ms. Gut sind bis zu { $most } ms, denn jeder Zug wartet auf mehrere Antworten: Bring die Datenbank näher heran.
doctor-space = Platte: { $free } MiB frei.
doctor-space-low = Platte: nur { $free } MiB frei. Lass mindestens { $least } MiB frei; auf einer vollen Platte lässt sich kein Zug speichern.
doctor-speed = Platte: Ein Schreibvorgang dauert { $ms } ms.
doctor-speed-low = Platte: Ein Schreibvorgang dauert { $ms } ms. Gut sind bis zu { $most } ms, denn jeder Zug wartet auf einen. Nimm eine lokale Platte, keinen Netzordner und keine Speicherkarte.
doctor-clock = Uhr: wird richtig gehalten.
doctor-clock-unsynchronised = Uhr: Nichts hält sie richtig. Schalte die Zeitsynchronisierung ein: timedatectl set-ntp true
doctor-clock-skewed = Uhr: Diese Maschine und die Datenbank gehen um { $seconds } s auseinander. Synchronisiere beide.
doctor-clock-behind = Uhr: Sie liegt { $seconds } s hinter dem letzten Lebenszeichen des Servers, wurde also zurückgestellt oder ging vorher falsch. Stell sie richtig; bis dahin stehen die Bedenkzeiten.
doctor-files = Offene Dateien: genug für { $most } Verbindungen.
doctor-files-few = Offene Dateien: höchstens { $limit }, also Platz für { $room } Verbindungen. Setz LimitNOFILE={ $wished } in der Unit oder ulimit -n { $wished }.
doctor-server = Server: Er läuft auf { $where }.
doctor-server-silent = Server: Auf { $where } antwortet nichts, oder sein Speicher antwortet nicht. Starte ihn; falls er läuft, prüf hier WHITBY_HOST und WHITBY_PORT und sieh in sein Protokoll.
doctor-address = Adresse: { $url } führt hierher.
doctor-address-local = Adresse: Links und QR-Codes führen zu { $url }, und das kann nur diese Maschine öffnen. Setz WHITBY_BASE_URL auf die Adresse, die andere eingeben.
doctor-address-plain = Adresse: { $url } ist unverschlüsselt; wer unterwegs mitliest, kann einen Platz übernehmen. Stell einen Proxy mit HTTPS davor.
doctor-address-silent = Adresse: { $url } antwortet nicht ({ $why }). Prüf den Namen im DNS, die Firewall und den Proxy.
doctor-address-certificate = Adresse: Das Zertifikat von { $url } ist ungültig ({ $why }). Erneuere es im Proxy.
doctor-address-host = Adresse: { $url } erreicht den Server, aber unter einem anderen Namen. Lass den Proxy den Namen weitergeben, den man eingibt, oder trag den, den er schickt, in WHITBY_HOSTS ein.
doctor-address-other = Adresse: Auf { $url } antwortet etwas anderes (Status { $status }). Lass den Proxy Anfragen an diesen Server weitergeben.
doctor-address-version = Adresse: Auf { $url } antwortet Version { $version }, hier ist aber { $ours } installiert. Starte den Server neu.
doctor-sockets = WebSockets: Sie kommen durch.
doctor-sockets-blocked = WebSockets: Sie kommen auf { $url } nicht durch. Lass den Proxy Upgrade und Connection weitergeben, wie in docs/hosting.md.
doctor-metrics-public = Metriken: Jeder kann { $url } lesen. Lass den Proxy dort mit 404 antworten, wie in docs/hosting.md.
doctor-proxy = Proxy: { $proxies } darf sagen, woher Besuch kommt.
doctor-proxy-anyone = Proxy: { $proxies } lässt jeden eine beliebige Adresse behaupten. Trag in WHITBY_TRUSTED_PROXIES nur deinen Proxy ein.
doctor-proxy-untrusted = Proxy: Die Adresse ist HTTPS, also gibt es einen Proxy, aber keinem wird vertraut. Alle zählen als ein einziger Besucher, und die Grenzen sind bald erreicht: Setz WHITBY_TRUSTED_PROXIES auf seine Adresse, etwa 127.0.0.1.
doctor-push = Push: Der Schlüssel { $file } ist brauchbar.
doctor-push-later = Push: noch kein Schlüssel; er entsteht, wenn zum ersten Mal jemand Benachrichtigungen möchte.
doctor-push-unusable = Push: Der Schlüssel { $file } ist unbrauchbar ({ $why }). Hol ihn aus einer Sicherung des Ordners. Gibt es keine, lösch ihn: Dann entsteht ein neuer, und alle müssen Benachrichtigungen neu einschalten.
doctor-push-open = Push: Andere können { $file } lesen. Gib ein: chmod 600 { $file }
doctor-push-plain = Push: Browser erlauben Benachrichtigungen nur über HTTPS.
doctor-mail = E-Mail: { $where } lässt uns herein.
doctor-mail-off = E-Mail: nicht eingerichtet (WHITBY_SMTP_URL).
doctor-mail-password = E-Mail: { $where } weist Benutzer oder Passwort ab (Code { $code }). Berichtige WHITBY_SMTP_URL; Sonderzeichen schreibt man als %XX.
doctor-mail-silent = E-Mail: { $where } funktioniert nicht ({ $why }). Prüf Name und Port in WHITBY_SMTP_URL: smtp:// mit 587, smtps:// mit 465.
doctor-summary =
    { $bad ->
        [0]
            { $poor ->
                [0] Alles ist, wie es sein soll.
                [one] Nichts ist falsch; eines ginge besser.
               *[other] Nichts ist falsch; { $poor } Dinge gingen besser.
            }
        [one] Eines ist falsch.
       *[other] { $bad } Dinge sind falsch.
    }
