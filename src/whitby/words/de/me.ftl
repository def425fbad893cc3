# Was man für sich einstellt: Name, Darstellung, Konto, Benachrichtigungen. Anrede: du.

me-title = Profil und Einstellungen

## On this device

me-you = Profil
me-name = Dein Name
me-name-keep = Speichern
me-name-kept = Name gespeichert.
me-light = Darstellung
me-volume = Ton
me-volume-off = Aus
me-volume-at = { $volume } von 10
me-plain = Spiele als Text zeigen
    .more = Ohne Spielplan: für Screenreader, kleine Bildschirme und langsame Geräte.
me-device = Darstellung, Ton und Textmodus gelten nur auf diesem Gerät.

## Account

me-account = Konto
me-account-none = Du kannst ohne Konto spielen: Sobald du an einem Tisch Platz nimmst, merkt sich dieser Browser dich als Gast.
# $name is a person’s name.
me-account-session = Du spielst als Gast ({ $name })
me-account-session-more = Deine Partien hängen am Cookie dieses Browsers. Wird es gelöscht, kommst du nicht mehr an deine Plätze. Mit einem Konto findest du sie wieder, auch auf anderen Geräten.
# $login is what somebody logs in with.
me-account-has = Dein Konto: { $login }
me-account-has-more = Melde dich damit auf anderen Geräten an, und du findest dort deine Partien. Der Server speichert vom Passwort nur eine Prüfsumme; niemand kann es dir verraten.
me-account-open = Konto anlegen
me-account-open-more = Eine E-Mail-Adresse ist nicht nötig. Aber heb die Notfallcodes auf, die du bekommst: Niemand kann dir das Passwort schicken.
me-account-open-go = Konto anlegen
me-account-opened = Dein Konto ist angelegt. Hier bleibst du angemeldet.
me-account-log-in = Anmelden
me-account-log-in-warn = Mit der Anmeldung endet dein Gastzugang: An die Partien, die du als Gast spielst, kommst du dann nicht mehr heran.
me-account-log-in-go = Anmelden
me-account-in = Willkommen zurück, { $name }.
me-account-log-out = Auf diesem Gerät abmelden
me-account-out = Du bist abgemeldet.
me-account-forget = Gastzugang hier beenden
me-account-forget-sure = Den Gastzugang beenden?
me-account-forget-more = Ohne Konto gibt es kein Zurück: Deine Plätze und Partien sind dann verloren.
me-account-forget-go = Beenden
me-login = Benutzername
me-login-signs = 3 bis 60 Zeichen: a bis z, Ziffern und . _ @ + -
me-password = Passwort
me-password-new = Passwort, mindestens 8 Zeichen

## Password, recovery codes, sessions and deletion

me-cancel = Abbrechen
me-password-show = Passwort anzeigen
me-password-hide = Passwort verbergen
me-password-current = Aktuelles Passwort
me-password-other = Neues Passwort, mindestens 8 Zeichen
me-password-change = Passwort ändern
me-password-change-more = Auf allen anderen Geräten wirst du damit abgemeldet.
me-password-change-go = Passwort ändern
me-password-changed = Passwort geändert. Auf allen anderen Geräten bist du abgemeldet.
me-codes = Notfallcodes
me-codes-left = { $count ->
    [0] keine übrig
   *[other] noch { $count }
}
me-codes-more = Wenn du dein Passwort vergisst, kannst du mit jedem Code einmal ein neues wählen. Einen anderen Weg gibt es nicht: Niemand kann dir ein Passwort schicken.
me-codes-new = Neue Codes erstellen
me-codes-new-sure = Neue Notfallcodes erstellen?
me-codes-new-more = Die alten Codes gelten dann nicht mehr.
me-codes-yours = Deine Notfallcodes
me-codes-keep = Speichere diese Codes jetzt: Sie werden nur dieses eine Mal gezeigt. Wenn du dein Passwort vergisst, kannst du mit jedem davon ein neues wählen.
me-codes-copy = Kopieren
me-codes-copied = Codes kopiert.
me-codes-save = Als Datei speichern
# The first line of the file. $login is what somebody logs in with.
me-codes-file = Notfallcodes für das Konto { $login }, jeder gilt für ein neues Passwort
me-codes-done = Codes sind gespeichert
me-sessions = Angemeldete Geräte
# $browser and $system are names such as Firefox and Linux.
me-sessions-device = { $browser } unter { $system }
me-sessions-unknown = Unbekanntes Gerät
me-sessions-here = Dieses Gerät
# $opened and $used are dates.
me-sessions-since = Seit { $opened }, zuletzt aktiv { $used }
me-sessions-end = Abmelden
# $device is a browser and a system, or the words for an unknown one.
me-sessions-end-which = Abmelden: { $device }, seit { $opened }
me-sessions-ended = Das Gerät ist abgemeldet.
me-sessions-others = Andere Geräte abmelden
me-sessions-others-ended = Auf allen anderen Geräten bist du abgemeldet.
me-sessions-all = Überall abmelden
me-forgot = Passwort vergessen?
me-forgot-more = Gib deinen Benutzernamen, einen deiner Notfallcodes und ein neues Passwort ein. Wenn du keinen Code mehr hast, wende dich an die Person, die diesen Server betreibt.
me-forgot-code = Notfallcode
me-forgot-go = Passwort festlegen
me-forgot-done = { $count ->
    [0] Dein neues Passwort gilt, und das war dein letzter Notfallcode. Erstelle neue.
    [one] Dein neues Passwort gilt. Du hast noch { $count } Notfallcode.
   *[other] Dein neues Passwort gilt. Du hast noch { $count } Notfallcodes.
}
me-delete = Konto löschen
me-delete-guest = Alle deine Daten löschen
me-delete-sure = Dein Konto löschen?
me-delete-guest-sure = Alle deine Daten löschen?
me-delete-more = Dein Name, deine Nachrichten und deine Notizen werden gelöscht. Auf deinen Plätzen spielen Bots weiter, und beendete Partien behalten deine Züge ohne deinen Namen. Das lässt sich nicht rückgängig machen.
me-delete-go = Endgültig löschen
me-deleted = Alle deine Daten sind gelöscht.

## Continuing on another device. $name is a person’s name.

me-link = Auf anderem Gerät weiterspielen
me-link-more = Öffne in deinem anderen Browser einen Link oder gib dort einen Code ein. Beides gilt einmal und 10 Minuten lang. Wer den Link hat, kann in deinem Namen spielen: Schick ihn nur dir selbst.
me-link-make = Link und Code erstellen
me-link-again = Neuen Link erstellen
me-link-yours = Dein Link
me-link-copy = Kopieren
me-link-copied = Link kopiert.
me-link-share = Teilen
# $address is the address of a page.
me-link-code = Oder gib diesen Code ein auf { $address }:
# $time is a time of day.
me-link-until = Gilt einmal, bis { $time }.
me-link-title = Auf diesem Gerät weiterspielen
me-link-title-more = Öffne in deinem anderen Browser das Menü am Tisch oder deine Einstellungen. Wähle dort „Auf anderem Gerät weiterspielen“ und gib hier den Code ein.
me-link-typed = Code vom anderen Gerät
me-link-look = Weiter
me-link-who = Als { $name } weiterspielen?
me-link-who-more = Dieser Browser spielt dann auf allen Plätzen dieser Person. Mach nur weiter, wenn du den Link selbst erstellt hast.
me-link-warn = In diesem Browser bist du als { $name } zu Gast, ohne Konto. Die Plätze und Partien dieses Gastzugangs gehen dir verloren.
me-link-go = Weiterspielen
me-link-in = Du bist hier jetzt { $name }.

## Notifications

me-outlets = Benachrichtigung, wenn du am Zug bist
me-outlets-more = Whitby kann dir Bescheid geben, wenn eine Partie auf dich wartet. Die Benachrichtigung nennt Spiel und Tisch, nie, was dort geschieht.
me-outlets-session = Nimm dafür zuerst an einem Tisch Platz, oder melde dich an.
me-outlet-new = Benachrichtigung hinzufügen
me-outlet-kind = Wohin
me-outlet-push = Browser-Benachrichtigung
    .more = Eine Benachrichtigung auf diesem Gerät, auch wenn die Seite geschlossen ist. Der Browser fragt dich um Erlaubnis.
me-outlet-ntfy = ntfy
    .more = Eine App für Handy und Computer: Wähle ein Thema, das niemand errät, und gib seine Adresse an.
me-outlet-discord = Discord
    .more = Die Adresse eines Webhooks, aus den Einstellungen eines Kanals.
me-outlet-webhook = Webhook
    .more = Eine eigene Adresse, die JSON annimmt.
me-outlet-email = E-Mail
    .more = An diese Adresse geht zuerst ein Code.
me-outlet-target = Adresse
me-outlet-always = Auch wenn der Tisch in einem Browser offen ist
    .more = Sonst nur, wenn du nicht am Tisch bist.
me-outlet-here = auf diesem Gerät
me-push-denied = Dieser Browser darf keine Benachrichtigungen zeigen. Erlaube sie in seinen Einstellungen.
me-push-unavailable = Dieser Browser kann gerade keine Benachrichtigungen empfangen. Versuch es später noch einmal, oder wähle einen anderen Weg.
me-outlet-add = Hinzufügen
me-outlet-added = Hinzugefügt. Probier es mit „{ me-outlet-test }“ aus.
me-outlet-sent = Ein Code ist an diese Adresse unterwegs. Gib ihn unten ein.
me-outlet-code = Code aus der E-Mail
me-outlet-confirm = Bestätigen
me-outlet-test = Test senden
me-outlet-resend = Code noch einmal senden
# $target is an address.
me-outlet-drop = { $target } entfernen

## Muted people

me-muted = Stummgeschaltete Personen
me-muted-more = Ihre Nachrichten siehst du an keinem Tisch. Hier stehen nur ihre Kennungen.
me-muted-hear = Stummschaltung aufheben
me-muted-hear-who = Stummschaltung von { $id } aufheben
