# Messages outside the page in German. „Du“ for whoever gets them, never given a gender.
# None of them tells anything of a game but its name.

## It is somebody’s turn. $game is the game’s name, $table the table’s id.

outlets-turn-title = Du bist am Zug: { $game }
outlets-turn = An Tisch { $table } ({ $game }) bist du am Zug.

## The test button

outlets-test-title = Testnachricht von Whitby
outlets-test = Das ist ein Test. Ab jetzt kann Whitby dir hier Bescheid geben, wenn du am Zug bist.

## A new e-mail address

outlets-code-title = Dein Code für Whitby
outlets-code = Jemand möchte von Whitby an dieser Adresse erinnert werden, wenn ein Zug ansteht. Wenn du das warst, gib in deinen Einstellungen diesen Code ein: { $code }
outlets-code-stranger = Wenn du es nicht warst, musst du nichts tun: Es kommen keine weiteren Nachrichten.

## Below every letter

outlets-stop = Du bekommst diese Nachricht, weil du sie dir gewünscht hast. Wenn du keine mehr willst, entferne diese Adresse hier: { $url }

## How a test went

outlets-result-sent = Gesendet. Die Gegenseite hat die Nachricht angenommen.
outlets-result-refused = Die Gegenseite hat die Nachricht abgelehnt. Stimmt die Adresse, und gilt sie noch?
outlets-result-redirected = Die Gegenseite verweist auf eine andere Adresse. Gib stattdessen diese an.
outlets-result-busy = Die Gegenseite ist überlastet oder gestört. Versuche es später noch einmal.
outlets-result-slow = Die Gegenseite hat nicht rechtzeitig geantwortet. Versuche es später noch einmal.
outlets-result-unreachable = Die Gegenseite ist nicht erreichbar. Stimmt die Adresse?
outlets-result-nowhere = Die Adresse führt ins Leere oder in ein Netz, in das dieser Server nichts sendet.
outlets-result-gone = Der Browser nimmt hier keine Nachrichten mehr an; dieser Eintrag ist gelöscht. Schalte sie dort wieder ein.
outlets-result-later = Das war fürs Erste oft genug. Versuche es später noch einmal.
outlets-result-off = Dieser Server verschickt keine Nachrichten dieser Art.

## Why an outlet is refused

refusal-outlet-off = Dieser Server verschickt keine Nachrichten dieser Art.
refusal-outlet-url = Gebraucht wird eine Webadresse wie https://example.org/pfad, ohne Namen und Passwort darin.
refusal-outlet-port = Webadressen müssen Port 80, Port 443 oder einen Port ab 1024 verwenden.
refusal-outlet-address = Diese Adresse liegt in einem Netz, in das dieser Server nichts sendet.
refusal-outlet-discord = Das ist kein Discord-Webhook: Seine Adresse beginnt mit https://discord.com/api/webhooks/.
refusal-outlet-ntfy = Das ist kein ntfy-Thema: Seine Adresse sieht aus wie https://ntfy.sh/thema.
refusal-outlet-push = Das ist nichts, was ein Browser für Nachrichten angibt. Schalte sie im Browser noch einmal ein.
refusal-outlet-email = Das ist keine E-Mail-Adresse, an die man schreiben kann.
