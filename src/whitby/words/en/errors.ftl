# Errors: what is wrong, and what would be right. They follow “whitby: ” on one line.

## Setting up a game

error-no-game = unknown game “{ $game }”; known are { $games }
error-bad-players = { $counts ->
    [1] { $game } is for { $least } players, not { $players }
   *[other] { $game } is for { $least } to { $most } players, not { $players }
}
error-no-option = { $game } has no option “{ $option }”; it has { $options }
error-bad-option = option { $option } can be one of { $choices }, not “{ $value }”
error-no-bots = there are no bots for “{ $game }”; there are for { $games }
error-no-level = { $game } has no bot “{ $level }”; it has { $levels }
error-no-limit = “{ $level }” does not search, so it cannot be limited to “{ $limit }”
error-levels-count = { $players } players need { $players } levels, not { $levels }
error-bad-levels = give each side a level once: { $sides }; not “{ $levels }”
error-no-language = no words in “{ $language }”; there are words in { $languages }
error-no-extra = { $what } needs packages that are not installed; to install them: { $command }

## Making a choice

error-game-over = the game is over; nothing can be chosen any more
error-not-offered = “{ $option }” is not offered; offered: { $offered }
error-not-asked = “{ $option }” is not offered: it is not seat { $seat }’s choice now
error-no-seat = there is no seat { $seat }; seats are 1 to { $seats }

## Reading a record

error-in-file = { $file }: { $why }
error-no-record = this is not a record: the first line must be “{ $magic }”
error-record-line = line { $line }: { $why }
error-unknown-line = { $name } is not one of { $names }
error-line-twice = “{ $name }” is there twice
error-no-line = the record has no line “{ $name }”
error-no-chance = the record has neither a seed nor a commitment
error-two-chances = it has a seed and a promise too; chance comes from one of them
error-no-players = { $value } is no number of players
error-no-number = { $name }: { $value } should be a whole number
error-no-pair = options: { $value } should be name=value
error-option-twice = options: { $value } is there twice
error-names-line = names: { $players } players, but { $names } names
error-names-count = { $players } players need { $players } names, not { $names }
error-bad-name = { $name } is no name for a seat: use visible letters, and no comma
error-long-seed = a seed has at most { $digits } digits
error-no-hex = { $name }: it should be hexadecimal digits, two for each byte
error-key-length = { $name }: it should be { $wanted } bytes, not { $bytes }
error-early-digest = the digest belongs after the end
error-no-digest = the digest is missing after the end
error-after-end = nothing may follow the end but its digest
error-after-resignation = nothing may follow a resignation but the end
error-seat-line = { $value } is no seat; seats are 1 to { $seats }
error-no-move = { $value } is no move; a move is a seat from 1 to { $seats } and a code

## Replaying and checking a record

error-other-rules = the record is of rules version { $version } of { $game }; this is version { $current }: { $age ->
    [newer] a newer
   *[older] an older
} whitby can replay it
error-record-setup = the set-up: { $why }
error-record-move = move { $number } ({ $move }): { $why }
error-resigned = seat { $seat } resigned, so this game is over; step through it with { $command }
error-not-over = the game is not over: it waits for seat { $seats }
error-no-seed = the seed is not in this record; a live table tells it at the end
error-no-secret = the secret is not in this record yet; a live table tells it at the end
error-broken-promise = the secret does not fit the commitment: the table broke its promise
error-no-end = the record lacks its last lines; the moves end with “{ $found }”
error-unfinished = the record says “{ $end }”, but the moves do not end the game
error-other-end = the record says “{ $end }”, but the moves end with “{ $found }”
error-other-digest = the digest is { $digest }, but the moves give { $found }
