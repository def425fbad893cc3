# The administrator's commands in English.

## The list of tables

admin-list-table = Table ID
admin-list-code = Code
admin-list-game = Game
admin-list-stage = Stage
admin-list-touched = Last activity
admin-list-people = Players
admin-stage-open = open
admin-stage-playing = playing
admin-stage-over = over
admin-stage-closed = closed
admin-no-tables = No matching tables.

## Exporting and deleting

admin-exported = Written to { $file }.
admin-export-secret = This log contains the table’s secrets. Don’t show it to anyone who plays there.
admin-sure = Table { $table } ({ $game }; { $people }) will be deleted for good, with all its moves and messages. Type { $yes } to delete it, or press Enter to keep it.
admin-kept = Nothing was deleted.
admin-deleted = Table { $table } was deleted.
admin-purged = { $count ->
    [0] There was nothing to delete.
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}

## Announcing, backing up and restoring

admin-announced = Everyone at a table will see the announcement within a few seconds once the server is running.
admin-backed-up = Backup saved to { $file } and verified.
admin-backup-secret = It contains the secrets of every table. Keep it where only you can read it.
admin-restored = The database now matches { $file }. You can start the server.
admin-old-kept = The previous database is saved as { $file }.

## Accounts

# $login is the name used to log in.
admin-code = This code lets the owner of “{ $login }” set a new password within a day: in the settings, under “Log in”, with “Forgot your password?”. Give it only to someone you know.
admin-sign-out-all-sure = Everyone will be logged out. Guests have no password, so they can’t get back to their seats. Type { $yes } to continue, or press Enter to cancel.
admin-sign-out-guest-sure = This is a guest without a password: once logged out, they can’t get back to their seats. Type { $yes } to continue, or press Enter to cancel.
admin-not-signed-out = Nobody was logged out.
admin-signed-out = { $count ->
    [0] There was no session to end. Open connections close within a few seconds.
    [one] { $count } session ended. Open connections close within a few seconds.
   *[other] { $count } sessions ended. Open connections close within a few seconds.
}
