# What a table’s server says in German. „Du“ for whoever is refused something, the third person in
# notices; nobody is given a gender: who watches is „Publikum“, the host „wer den Tisch eröffnet hat“.

## Coming to a table

refusal-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-no-code = Kein Tisch hat diesen Code.
refusal-password-needed = Dieser Tisch hat ein Passwort: Gib es zuerst ein.
refusal-wrong-password = Das Tischpasswort ist falsch.
refusal-no-watchers = An diesem Tisch ist Zuschauen nicht erlaubt.
refusal-no-shoulder = Dieser Link zum Mitschauen ist ungültig oder abgelaufen. Bitte um einen neuen.
refusal-no-peeking = Du spielst an diesem Tisch mit: Bei anderen darfst du nicht mitschauen.

## Setting up a table. $game and $option are what was asked for; the lists are of ids.

refusal-no-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-no-lesson = Diese Lektion gibt es hier nicht.
refusal-no-puzzle = Dieses Rätsel gibt es hier nicht.
# $least and $most may be the same number.
refusal-bad-players = Dieses Spiel hat mindestens { $least } und höchstens { $most } Plätze, nicht { $players }.
refusal-no-option = Die Option „{ $option }“ gibt es in diesem Spiel nicht; es gibt { $options }.
# An option may allow other values than those it lists.
refusal-bad-option = Die Option „{ $option }“ kann diesen Wert nicht haben. Bekannte Werte: { $choices }.
refusal-no-teams = Das Spiel „{ $game }“ hat keine Teams, die alle kennen: Teamchat und gemeinsame Markierungen sind nicht möglich.
refusal-password-missing = Der Tisch braucht ein Passwort: Wähle eines.
refusal-password-unused = Ein Passwort gehört nur zum Zugang „password“: Wähle ihn, oder lass das Passwort weg.
refusal-seats-taken = Ein Platz, der wegfallen soll, ist besetzt: Mach ihn zuerst frei.
refusal-two-seats = Jemand hat zwei Plätze: Mach zuerst einen davon frei.
# $seats is one number or several: 2, 4.
refusal-seats-free = Noch frei: Platz Nummer { $seats }. Vor dem Start muss jeder Platz besetzt sein.

## When something can be done, and who may do it

refusal-only-open = Das geht nur, bevor die Partie beginnt.
refusal-only-playing = Das geht nur während der Partie.
refusal-only-over = Das geht erst, wenn die Partie zu Ende ist.
refusal-host-only = Das darf nur, wer den Tisch eröffnet hat.
refusal-players-only = Das darf nur, wer an diesem Tisch mitspielt.
refusal-not-alone = An diesem Tisch spielen auch andere mit. Vorspulen kannst du nur allein gegen Bots.
refusal-watchers-only = Als Ersatz kann sich nur melden, wer zuschaut.
refusal-not-stored = Das konnte nicht gespeichert werden; nichts hat sich geändert. Versuch es gleich noch einmal.
refusal-unsure = Ob das gespeichert wurde, steht noch nicht fest. Der Tisch zeigt es, sobald der Server es weiß.
refusal-store-down = Der Server kommt gerade nicht an seine Daten. Es geht nichts verloren. Versuch es in ein paar Sekunden noch einmal.
refusal-server-full = Dieser Server ist gerade voll. Laufende Partien gehen weiter. Eröffne deinen Tisch bitte etwas später.
refusal-from-the-future = Das bezieht sich auf Schritt { $at }, der Tisch ist aber erst bei { $seq }: Lade ihn neu.
refusal-moved-on = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin.
refusal-key-used = Dieser Schlüssel gehört schon zu einem anderen Befehl: Jeder Befehl braucht einen eigenen.
refusal-rules-version = Diese Partie folgt Version { $rules } der Regeln, die hier nicht mehr gespielt wird.
refusal-not-a-record = Diese Datei ist kein gespeichertes Spiel oder beschädigt. Nichts hat sich geändert. Nimm eine andere.
refusal-record-seed = Dieses Spiel stammt aus einem Startwert. Hier öffnen lassen sich nur Spiele von einem Tisch.
refusal-save-damaged = Dieses Spiel ist beschädigt und lässt sich nicht öffnen. Deine anderen Spiele sind sicher.
refusal-storage-full = Auf diesem Gerät ist kein Platz mehr. Nichts hat sich geändert. Schaff Platz und versuch es wieder.
# $most is how many changes one person may make.
refusal-changed-enough = Du hast an diesem Tisch { $most }-mal etwas geändert; mehr geht nicht. Spielen, abstimmen und chatten kannst du noch.
refusal-joined-enough = An diesem Tisch wurde zu oft etwas geändert: Neu beitreten kann niemand mehr. Eröffne einen anderen.

## Seats

refusal-no-seat = Platz { $seat } gibt es nicht; der letzte ist Platz { $seats }.
refusal-not-your-seat = Platz { $seat } ist nicht deiner.
refusal-owner-only = Das kann nur, wem Platz { $seat } gehört.
refusal-seat-owned = Platz { $seat } gehört jemandem. Nur diese Person kann ihn weitergeben.
refusal-resigned = Du hast aufgegeben und kannst den Platz nicht wieder übernehmen.
refusal-time-up = Deine Zeit ist um: Diesen Zug macht ein Bot. Danach kannst du den Platz wieder übernehmen.
refusal-already-seated = Du hast schon einen Platz.
refusal-not-seated = Du hast hier keinen Platz.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seat-taken = Platz { $seat } ist besetzt: Wähle einen freien.
refusal-seat-free = Platz { $seat } ist schon frei.
# $level is what was asked for, $levels are ids.
refusal-no-bot = Den Bot „{ $level }“ gibt es nicht; es gibt { $levels }.
refusal-not-willing = Diese Person hat sich nicht als Ersatz gemeldet.
refusal-seen-too-much = Diese Person hat die Partie von einem anderen Platz aus gesehen und kann hier nicht spielen.
refusal-not-watched = Gerade schaut niemand bei dir mit: Es gibt nichts zu beenden.
refusal-rematch-open = Der Tisch für die Revanche ist schon eröffnet: Geh dorthin.

## Moves

refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-offered = Das kannst du gerade nicht wählen.
refusal-no-undo = An diesem Tisch ist Zurücknehmen nicht erlaubt.
refusal-cannot-undo = Du kannst nur deinen letzten Zug zurücknehmen, solange er nichts verraten hat und danach niemand am Zug war.
refusal-undone-enough = Du hast { $most } Züge hintereinander zurückgenommen; mehr geht nicht. Wähle einen Zug und bleib dabei.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-no-moment = Diesen Schritt gibt es in dieser Partie nicht.
refusal-no-deduction = Dieses Spiel hat keine Spurenkarte.
refusal-deduction-off = An diesem Tisch gibt es keine Spurenkarte.
refusal-dracula-only = Das ist nur von Draculas Platz aus zu sehen.
refusal-not-over = Nur eine zu Ende gespielte Partie hat eine Aufzeichnung.

## The map

refusal-no-place = Den Ort „{ $place }“ gibt es auf der Karte nicht.
refusal-no-marks = Dieses Spiel hat keine Karte für Markierungen.
refusal-marks-private = An diesem Tisch bleiben Markierungen privat. Setz diese, ohne sie zu teilen.
refusal-no-team = Du spielst nicht im Team und kannst nichts teilen. Setz diese Markierung, ohne sie zu teilen.

## Votes and pauses

refusal-vote-open = Es läuft schon eine Abstimmung: Warte, bis sie zu Ende ist.
refusal-vote-alone = Sonst kann niemand abstimmen. Läuft die Zeit ab, übernimmt ein Bot.
refusal-no-vote = Es läuft keine Abstimmung.
refusal-no-voter = Abstimmen darf nur, wer hier mitspielt, und niemand über den eigenen Platz.
refusal-seat-needed = Wähle zuerst einen Platz.
refusal-no-person-there = Auf Platz { $seat } spielt ein Bot: Wähle den Platz einer Person.
refusal-person-there = Auf Platz { $seat } spielt eine Person: Ersatz wählen könnt ihr nur, wo ein Bot spielt.
# In $minutes minutes, or after so many.
refusal-just-returned = Diese Person ist eben erst zurückgekommen. In { $minutes } min kannst du es wieder vorschlagen.
refusal-not-away = Diese Person ist da. Ein Bot kann sie ersetzen, wenn sie { $minutes } min abwesend ist oder ihre Zeit abläuft.
refusal-own-seat = Für deinen eigenen Platz kannst du das nicht vorschlagen.
refusal-paused = Die Partie pausiert: Wer mitspielt, kann sie fortsetzen.
refusal-not-paused = Die Partie pausiert gerade nicht.
refusal-no-window = Zu spät: Die Partie ist schon weitergegangen.

## Talk

refusal-talk-off = An diesem Tisch ist der Chat abgeschaltet.
# $channel is an id: table, watchers, team or exchange.
refusal-no-channel = Im Kanal „{ $channel }“ kannst du gerade nicht schreiben.
refusal-text-or-phrase = Sende entweder eigenen Text oder einen fertigen Satz.
refusal-phrases-only = An diesem Tisch gibt es nur fertige Sätze.
refusal-no-phrase = Den fertigen Satz „{ $phrase }“ gibt es nicht.
refusal-phrase-about = Nenne bei einem Satz über jemanden einen Platz, sonst keinen.
refusal-empty-text = Diese Nachricht ist leer: Schreib zuerst etwas.
refusal-talk-full = Du hast an diesem Tisch { $most } Nachrichten geschrieben; mehr geht nicht.
refusal-watchers-full = Das Publikum hat an diesem Tisch { $most } Nachrichten geschrieben; mehr geht nicht.

## What comes over the wire. In $where the reader of messages says in English what it could not read.

refusal-malformed = Das lässt sich nicht lesen: { $where }.
refusal-too-long = Das ist zu lang: höchstens { $most } Bytes.
refusal-not-json = Der Inhalt muss JSON sein, vom Typ application/json.
refusal-not-found = Diese Adresse gibt es hier nicht.
refusal-wrong-method = Diese Adresse kennt diese Methode nicht.
# $setting is WHITBY_HOSTS.
refusal-wrong-host = Unter diesem Namen antwortet dieser Server nicht: Wer ihn betreibt, kann den Namen in { $setting } eintragen.
refusal-wrong-origin = Diese Anfrage kommt von einer fremden Website.
refusal-session-needed = Gib zuerst einen Namen ein.
refusal-signed-in = In diesem Browser bist du schon angemeldet: Melde dich zuerst ab.
refusal-wrong-login = Benutzername oder Passwort ist falsch.
refusal-wrong-recovery = Benutzername oder Notfallcode ist falsch. Prüfe beide, oder nimm einen anderen Code.
refusal-wrong-link = Dieser Link ist abgelaufen oder wurde schon benutzt. Erstelle auf deinem anderen Gerät einen neuen.
refusal-not-your-password = Das ist nicht dein aktuelles Passwort. Versuch es noch einmal.
# $seconds is at least 1.
refusal-too-many-guesses = Zu viele falsche Versuche. Versuch es in { $seconds } s noch einmal.
refusal-password-weak = Zu leicht zu erraten: ein häufiges Passwort, dein Name oder dein Benutzername. Nimm vier Wörter ohne Zusammenhang.
refusal-busy = Der Server prüft gerade zu viele Passwörter. Versuch es in ein paar Sekunden noch einmal.
refusal-no-account = Du hast hier kein Konto. Leg zuerst eines an.
refusal-no-session = Dieses Gerät ist schon abgemeldet.
refusal-accounts-off = Auf diesem Server gibt es keine Konten.
refusal-has-account = Du hast schon ein Konto.
refusal-login-taken = Dieser Benutzername ist schon vergeben: Wähle einen anderen.
refusal-bad-name = Ein Name hat 1 bis 40 Zeichen und kein Komma.
refusal-blank-name = Dieser Name ist unsichtbar: Nimm Zeichen, die man sieht.
refusal-marked-name = Ein Buchstabe dieses Namens trägt zu viele Zusatzzeichen: Nimm höchstens zwei.
refusal-bot-name = So heißen hier die Bots: Wähle einen anderen Namen.
# $name is how somebody else at the table is called.
refusal-name-taken = An deinem Tisch heißt schon jemand { $name }, und ihr wärt zu verwechseln: Wähle einen anderen Namen.
refusal-no-person = Diese Person gibt es nicht.
refusal-too-many-muted = Du hast { $most } Personen stummgeschaltet; mehr geht nicht.
refusal-no-outlet = Diese Benachrichtigung gibt es nicht.
refusal-too-many-outlets = Du hast { $most } Benachrichtigungen eingerichtet; mehr geht nicht.
refusal-wrong-code = Der Code ist falsch: Sieh noch einmal in der E-Mail nach.
refusal-too-many = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
refusal-too-many-sockets = Du hast zu viele Tische gleichzeitig offen: Schließ einen davon.
refusal-other-protocol = Dieser Server spricht Protokoll { $protocol }: Lade die Seite neu oder aktualisiere dein Programm.
refusal-server-error = Es ist ein Fehler aufgetreten. Er wurde protokolliert.

## Notices before the start. $name is a person’s name.

notice-configured = Die Einstellungen des Tisches wurden geändert.
notice-sat = { $name } setzt sich auf Platz { $seat }.
# $level is one of the levels below.
notice-filled = Ein Bot ({ $level }) setzt sich auf Platz { $seat }.
notice-stood = { $name } verlässt Platz { $seat }.
# By order of the host.
notice-cleared = { $name } muss Platz { $seat } räumen.
notice-started = Die Partie beginnt.
notice-started-drawn = Die Plätze werden ausgelost, und die Partie beginnt.

## Notices during the game. $who is who sits in $seat now, $name who did it.

notice-undone = { $who } nimmt den letzten Zug zurück.
# A seat that changes hands is named by its number: its name is already another.
notice-handed-own = Platz { $seat } wird abgegeben: Ein Bot ({ $level }) spielt weiter.
notice-handed-vote = Die Abstimmung ergibt: Auf Platz { $seat } spielt ein Bot ({ $level }) weiter.
notice-handed-clock = Die Zeit ist um: Auf Platz { $seat } spielt ein Bot ({ $level }) weiter.
notice-handed-person = { $name } übernimmt Platz { $seat } und spielt weiter.
notice-returned = { $name } ist zurück auf Platz { $seat }.
notice-resigned = { $name } gibt auf (Platz { $seat }).
notice-willing = { $name } meldet sich als Ersatz.
notice-proposed-clock = Für { $who } ist die Zeit um. Der Tisch stimmt ab: Soll ein Bot weiterspielen?
notice-proposed-hand = { $name } schlägt vor, Platz { $seat } neu zu besetzen.
notice-proposed-pause = { $name } schlägt eine Pause vor.
notice-proposed-extend = { $name } schlägt mehr Zeit für { $who } vor.
notice-proposed-abandon = { $name } schlägt vor, die Partie abzubrechen.
notice-rejected = Der Vorschlag ist abgelehnt.
notice-paused = Die Partie pausiert.
notice-resumed = Die Partie geht weiter.
notice-extended = { $who } bekommt mehr Zeit.
notice-waited = { $name } bittet um mehr Zeit.
notice-watched = { $who } lässt jemanden mitschauen.
notice-unwatched = { $who } lässt niemanden mehr mitschauen.
notice-bots-slow = Die Bots spielen ab jetzt langsam.
notice-bots-normal = Die Bots spielen ab jetzt in normalem Tempo.
notice-bots-quick = Die Bots spielen ab jetzt schnell.

## Notices at the end

notice-rematched = Der Tisch für die Revanche ist eröffnet.
notice-closed-host = Der Tisch wurde von der Person geschlossen, die ihn eröffnet hat.
notice-closed-abandoned = Alle sind einverstanden: Die Partie wird abgebrochen.
notice-closed-rules = Die Regeln haben sich seit Beginn der Partie geändert: Sie kann nicht weitergehen.

## Levels of bots: in brackets after “bot”, as a choice, and what the choice means

bot-level-random = Zufallszüge
    .name = Zufallszüge
    .more = Spielt zufällige Züge: gut zum Kennenlernen.
bot-level-easy = leicht
    .name = Leicht
    .more = Macht Anfängerfehler: gut für die ersten Partien.
bot-level-scripted = Standard
    .name = Standard
    .more = Spielt nach einfachen Faustregeln.
bot-level-instinct = Instinkt
    .name = Instinkt
    .more = Spielt sofort, wie er es aus eigenen Partien gelernt hat.
bot-level-normal = normal
    .name = Normal
    .more = Ein ordentlicher Gegner für eine ausgeglichene Partie.
bot-level-hard = schwer
    .name = Schwer
    .more = Spielt, so gut er kann: schwer zu schlagen.
bot-level-master = Meister
    .name = Meister
    .more = Spielt wie „schwer“ und hat zudem aus vielen tausend Partien gelernt.

## Quick phrases, which everyone reads in their own language. $who is whom the phrase is about.

phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-your-turn = Du bist am Zug.
phrase-one-moment = Einen Moment, bitte.
phrase-thanks = Danke.
phrase-sorry = Tut mir leid.
phrase-well-played = Gut gespielt.
phrase-good-game = Schöne Partie.
phrase-yes = Ja.
phrase-no = Nein.
phrase-trust = Ich vertraue { $who }.
phrase-suspect = Ich verdächtige { $who }.
phrase-believe = Ich glaube, was { $who } sagt.
