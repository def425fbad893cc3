# Messages outside the page in German. „Du“ for whoever gets them, never given a gender.
# None of them tells anything of a game but its name.

## It is somebody’s turn. $game is the game’s name, $table the table’s id.

outlets-turn-title = Du bist am Zug: { $game }
outlets-turn = An Tisch { $table } ({ $game }) bist du am Zug.

## The test button

outlets-test-title = Testbenachrichtigung von Whitby
outlets-test = Das ist ein Test. Ab jetzt kann Whitby dir hier Bescheid geben, wenn du am Zug bist.

## A new e-mail address

outlets-code-title = Dein Code für Whitby
outlets-code = Jemand möchte von Whitby an dieser Adresse erinnert werden, wenn ein Zug ansteht. Wenn du das warst, gib in deinen Einstellungen diesen Code ein: { $code }
outlets-code-stranger = Wenn du es nicht warst, musst du nichts tun: Es kommen keine weiteren Nachrichten.

## Below every letter

outlets-stop = Du bekommst diese Nachricht, weil du Benachrichtigungen eingeschaltet hast. Wenn du keine mehr willst, entferne diese Adresse hier: { $url }

## How a test went

outlets-result-sent = Gesendet. Die Nachricht wurde angenommen.
outlets-result-refused = Die Nachricht wurde abgelehnt. Stimmt die Adresse, und gilt sie noch?
outlets-result-redirected = Diese Adresse leitet auf eine andere weiter. Gib stattdessen die andere an.
outlets-result-busy = Der Dienst ist überlastet oder gestört. Versuch es später noch einmal.
outlets-result-slow = Der Dienst hat nicht rechtzeitig geantwortet. Versuch es später noch einmal.
outlets-result-unreachable = Der Dienst ist nicht erreichbar. Stimmt die Adresse?
outlets-result-nowhere = Die Adresse führt ins Leere oder in ein Netz, in das dieser Server nichts sendet. Prüfe sie.
outlets-result-gone = Der Browser nimmt keine Benachrichtigungen mehr an; dieser Eintrag ist gelöscht. Schalte sie im Browser wieder ein.
outlets-result-later = Zu viele Tests. Versuch es später noch einmal.
outlets-result-off = Dieser Server verschickt keine Benachrichtigungen dieser Art.

## Why an outlet is refused

refusal-outlet-off = Dieser Server verschickt keine Benachrichtigungen dieser Art. Wähle einen anderen Weg.
refusal-outlet-url = Das ist keine gültige Webadresse. Nimm eine wie https://example.org/pfad, ohne Benutzernamen und Passwort.
refusal-outlet-port = Dieser Port ist nicht erlaubt: Nimm 80, 443 oder einen ab 1024.
refusal-outlet-address = Diese Adresse liegt in einem Netz, in das dieser Server nichts sendet.
refusal-outlet-discord = Das ist kein Discord-Webhook: Seine Adresse beginnt mit https://discord.com/api/webhooks/.
refusal-outlet-ntfy = Das ist kein ntfy-Thema: Seine Adresse sieht aus wie https://ntfy.sh/thema.
refusal-outlet-push = Der Browser hat keine gültige Anmeldung geliefert. Schalte die Benachrichtigungen noch einmal ein.
refusal-outlet-email = An diese E-Mail-Adresse lässt sich nichts senden. Prüfe sie.
