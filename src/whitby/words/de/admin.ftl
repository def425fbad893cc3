# The administrator's commands in German. “Du”.

## The list of tables

admin-list-table = Kennung
admin-list-code = Tischcode
admin-list-game = Spiel
admin-list-stage = Stand
admin-list-touched = Zuletzt aktiv
admin-list-people = Am Tisch
admin-stage-open = offen
admin-stage-playing = läuft
admin-stage-over = beendet
admin-stage-closed = geschlossen
admin-no-tables = Es gibt keine solchen Tische.

## Exporting and deleting

admin-exported = Geschrieben nach { $file }.
admin-export-secret = Diese Datei enthält die Geheimnisse des Tisches: Wer dort mitspielt, darf sie nicht sehen.
admin-sure = Tisch { $table } ({ $game }; { $people }) wird endgültig gelöscht, mit allem, was dort gespielt und geschrieben wurde. Tippe { $yes }, um ihn zu löschen, oder Enter, um ihn zu behalten.
admin-kept = Es wurde nichts gelöscht.
admin-deleted = Tisch { $table } wurde gelöscht.
admin-purged = { $count ->
    [0] Es gab nichts zu löschen.
    [one] { $count } Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}

## Announcing, backing up and restoring

admin-announced = Alle an einem Tisch lesen das in wenigen Sekunden, sobald der Server läuft.
admin-backed-up = Alle Daten sind nach { $file } kopiert, und die Kopie ist geprüft.
admin-backup-secret = Sie enthält die Geheimnisse aller Tische: Bewahre sie so auf, dass nur du sie lesen kannst.
admin-restored = Die Daten sind jetzt wieder die aus { $file }. Du kannst den Server starten.
admin-old-kept = Der vorige Stand bleibt erhalten als { $file }.

## Accounts

# $login is what somebody logs in with.
admin-code = Mit diesem Code lässt sich innerhalb eines Tages ein neues Passwort für das Konto „{ $login }“ festlegen: in den Einstellungen unter „Anmelden“ mit „Passwort vergessen?“. Gib ihn nur einer Person, die du kennst.
admin-sign-out-all-sure = Alle werden abgemeldet. Gäste haben kein Passwort: Sie können nicht auf ihre Plätze zurück. Tippe { $yes }, um fortzufahren, oder Enter, um es zu lassen.
admin-sign-out-guest-sure = Das ist ein Gast ohne Passwort: Nach dem Abmelden führt kein Weg auf die eigenen Plätze zurück. Tippe { $yes }, um fortzufahren, oder Enter, um es zu lassen.
admin-not-signed-out = Niemand wurde abgemeldet.
admin-signed-out = { $count ->
    [0] Es gab keine Sitzung zu beenden; offene Verbindungen werden in wenigen Sekunden geschlossen.
    [one] { $count } Sitzung ist beendet; offene Verbindungen werden in wenigen Sekunden geschlossen.
   *[other] { $count } Sitzungen sind beendet; offene Verbindungen werden in wenigen Sekunden geschlossen.
}
