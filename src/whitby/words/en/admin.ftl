# The administrator's commands in English.

## The list of tables

admin-list-table = Table id
admin-list-code = Short code
admin-list-game = Game
admin-list-stage = Stage
admin-list-touched = Last touched
admin-list-people = At the table
admin-stage-open = open
admin-stage-playing = playing
admin-stage-over = over
admin-stage-closed = closed
admin-no-tables = There are no such tables.

## Exporting and deleting

admin-exported = Written to { $file }.
admin-export-secret = This log holds the secrets of the table: whoever plays there must not see it.
admin-sure = Table { $table } ({ $game }; { $people }) will be gone for good, with all that was played and said there. Type { $yes } to delete it, Enter to keep it.
admin-kept = Nothing was deleted.
admin-deleted = Table { $table } is deleted.
admin-purged = { $count ->
    [0] There was nothing to delete.
    [one] { $count } table is deleted.
   *[other] { $count } tables are deleted.
}

## Announcing, backing up and restoring

admin-announced = Everyone at a table will read it within a few seconds, as soon as the server runs.
admin-backed-up = The store is copied to { $file }, and the copy was checked.
admin-backup-secret = It holds the secrets of every table: keep it where only you can read it.
admin-restored = The store is now as in { $file }. You can start the server.
admin-old-kept = What was there before is kept as { $file }.

## Accounts

# $login is what somebody logs in with.
admin-code = With this code the owner of “{ $login }” chooses a new password within a day: in the settings, under “Log in”, with “Forgot your password?”. Hand it over only to somebody you know.
admin-sign-out-all-sure = Everyone will be signed out. Guests have no password: they cannot come back to their seats. Type { $yes } to go on, Enter to leave it.
admin-sign-out-guest-sure = This is a guest, who has no password: once signed out, they cannot come back to their seats. Type { $yes } to go on, Enter to leave it.
admin-not-signed-out = Nobody was signed out.
admin-signed-out = { $count ->
    [0] There was no session to end; open connections are closed within a few seconds.
    [one] { $count } session has ended; open connections are closed within a few seconds.
   *[other] { $count } sessions have ended; open connections are closed within a few seconds.
}
