# What the server says in English. British spelling; “you” is the person who is refused something,
# the third person in notices.

## Coming to a table

refusal-no-table = This table does not exist, or has been deleted.
refusal-no-code = No table has that code.
refusal-password-needed = This table needs a password. Enter it first.
refusal-wrong-password = Wrong password.
refusal-no-watchers = This table does not allow spectators.
refusal-no-shoulder = This shared-view link is invalid or has been withdrawn. Ask for a new one.
refusal-no-peeking = You are playing at this table, so you can’t look at another player’s view.

## Setting up a table. $game and $option are what was asked for; the lists are of ids.

refusal-no-game = There is no game “{ $game }”. Choose from { $games }.
refusal-unknown-game = This server does not have that game.
refusal-no-lesson = This server does not have that tutorial.
refusal-no-puzzle = This server does not have that puzzle.
# $least and $most may be the same number.
refusal-bad-players = This game has at least { $least } and at most { $most } seats, not { $players }.
refusal-no-option = This game has no option “{ $option }”. Choose from { $options }.
# An option may allow other values than those it lists.
refusal-bad-option = The option “{ $option }” can’t have this value. Known values: { $choices }.
refusal-no-teams = The game “{ $game }” has no known teams, so team chat and shared marks aren’t possible.
refusal-password-missing = The table password is missing. Choose one.
refusal-password-unused = A table password needs the access setting “password”. Choose it, or leave the password out.
refusal-seats-taken = Someone sits in a seat that would be removed. Free that seat first.
refusal-two-seats = Someone sits in two seats. Free one of them first.
# $seats is one number or several: 2, 4.
refusal-seats-free = Some seats are still free: { $seats }. Fill them before the start.

## When something can be done, and who may do it

refusal-only-open = You can do this only before the game starts.
refusal-only-playing = You can do this only while the game is being played.
refusal-only-over = You can do this only when the game is over.
refusal-host-only = Only the host can do this.
refusal-players-only = Only players at this table can do this.
refusal-not-alone = Other people play at this table. You can skip ahead only when you play alone against bots.
refusal-watchers-only = Only a spectator can offer to take over a seat.
refusal-not-stored = This could not be saved, so nothing has changed. Try again in a moment.
refusal-unsure = It is not certain yet whether this was saved. The table will show it as soon as the server knows.
refusal-store-down = The server can’t reach its data at the moment. Nothing is lost. Try again in a few seconds.
refusal-server-full = This server is full at the moment. Games in progress go on. Please create your table a little later.
refusal-from-the-future = This refers to step { $at }, but the table is only at step { $seq }. Reload the table.
refusal-moved-on = The game has moved on in the meantime. Please look again.
refusal-key-used = This key was already used for another command. Use a new key for each command.
refusal-rules-version = This game uses version { $rules } of its rules, which is no longer played here.
refusal-not-a-record = This file is no saved game, or it is damaged. Nothing has changed. Choose another file.
refusal-record-seed = This game was dealt from a seed. Only games from a table can be opened here.
refusal-save-damaged = This saved game is damaged and can’t be opened. Your other games are safe.
refusal-storage-full = There is no space left on this device. Nothing has changed. Free some space and try again.
# $most is how many changes one person may make.
refusal-changed-enough = You have made { $most } changes at this table, which is the limit. You can still play, vote and chat.
refusal-joined-enough = This table has been changed too often to let anyone else join. Create a new one.

## Seats

refusal-no-seat = There is no seat { $seat }. The last one is seat { $seats }.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-owner-only = Only the owner of seat { $seat } can do this.
refusal-seat-owned = Seat { $seat } belongs to someone. Only its owner can hand it over.
refusal-resigned = You have resigned, so you can’t take your seat back.
refusal-time-up = Your time for this move is up, so a bot makes it. Take your seat back in a moment.
refusal-already-seated = You already have a seat.
refusal-not-seated = You have no seat at this table.
refusal-table-full = All seats are taken.
refusal-seat-taken = Seat { $seat } is taken. Choose a free one.
refusal-seat-free = Seat { $seat } is already free.
# $level is what was asked for, $levels are ids.
refusal-no-bot = There is no bot “{ $level }”. Choose from { $levels }.
refusal-not-willing = This person has not offered to take over a seat.
refusal-seen-too-much = This person has seen the game from another seat, so they can’t play this one.
refusal-not-watched = You are not sharing your view, so there is nothing to stop.
refusal-rematch-open = The rematch table is already open. Go there.

## Moves

refusal-not-your-turn = It is not your turn.
refusal-not-offered = You can’t choose that now.
refusal-no-undo = Undo is switched off at this table.
refusal-cannot-undo = You can undo only your last move, and only if it revealed nothing and nobody has moved since.
refusal-undone-enough = You have undone { $most } moves in a row, which is the limit. Make a move and keep it.
refusal-not-begun = The game has not started yet.
refusal-no-moment = This game has no such move.
refusal-no-deduction = This game has no deduction map.
refusal-deduction-off = The deduction map is switched off at this table.
refusal-dracula-only = Only Dracula’s player can see this.
refusal-not-over = Only a finished game has a record.

## The map

refusal-no-place = There is no location “{ $place }” on the map.
refusal-no-marks = This game has no map to mark.
refusal-marks-private = Marks are private at this table. Make this one without sharing it.
refusal-no-team = You can’t share marks: you are not playing in a team. Make this one without sharing it.

## Votes and pauses

refusal-vote-open = A vote is already in progress. Wait until it is over.
refusal-vote-alone = Nobody else could vote. If time runs out, a bot takes over.
refusal-no-vote = There is nothing to vote on.
refusal-no-voter = Only players can vote, and not about their own seat.
refusal-seat-needed = Choose a seat first.
refusal-no-person-there = A bot plays in seat { $seat }. Choose a person’s seat.
refusal-person-there = Someone already plays in seat { $seat }. You can vote a person only into a bot’s seat.
# $minutes is a waiting time.
refusal-just-returned = This player has only just returned. You can propose this again in { $minutes } min.
refusal-not-away = This player is here. A bot can replace them after { $minutes } min away, or when time runs out.
refusal-own-seat = You can’t propose this for your own seat.
refusal-paused = The game is paused. Any player can resume it.
refusal-not-paused = The game is not paused.
refusal-no-window = Too late: the game has moved on.

## Chat

refusal-talk-off = Chat is switched off at this table.
# $channel is an id: table, watchers, team or exchange.
refusal-no-channel = You can’t post in the “{ $channel }” channel right now.
refusal-text-or-phrase = Send either your own text or a quick phrase.
refusal-phrases-only = This table allows quick phrases only.
refusal-no-phrase = There is no quick phrase “{ $phrase }”.
refusal-phrase-about = A phrase about a player needs a seat, and no other phrase takes one.
refusal-empty-text = Your message is empty. Type something first.
refusal-talk-full = You have sent { $most } messages at this table, which is the limit.
refusal-watchers-full = Spectators have sent { $most } messages at this table, which is the limit.

## Requests. $where says in English what could not be read.

refusal-malformed = This can’t be read: { $where }.
refusal-too-long = Too long: the limit is { $most } bytes.
refusal-not-json = The body must be JSON, with the content type application/json.
refusal-not-found = Nothing found at this address.
refusal-wrong-method = This address does not support that method.
# $setting is WHITBY_HOSTS.
refusal-wrong-host = This server does not answer to that name. Its administrator can add it to { $setting }.
refusal-wrong-origin = This request came from another site.
refusal-session-needed = Enter a name first.
refusal-signed-in = You already have a session. End it first.
refusal-wrong-login = Wrong login or password.
refusal-wrong-recovery = Wrong login or recovery code. Check both, or try another code.
refusal-wrong-link = This link has expired or has already been used. Create a new one on your other device.
refusal-not-your-password = This is not your current password. Try again.
# $seconds is at least 1.
refusal-too-many-guesses = Too many wrong attempts. Try again in { $seconds } s.
refusal-password-weak = Too easy to guess: a common password, or your name or login. Try four unrelated words.
refusal-busy = The server is busy checking passwords. Try again in a few seconds.
refusal-no-account = You have no account here. Create one first.
refusal-no-session = This session has already ended.
refusal-accounts-off = This server does not offer accounts.
refusal-has-account = You already have an account.
refusal-login-taken = This login is already taken. Choose another one.
refusal-bad-name = A name has 1 to 40 characters and no comma.
refusal-blank-name = This name would be invisible. Use at least one visible character.
refusal-marked-name = A letter in this name has too many marks. Use two at most.
refusal-bot-name = This name is reserved for bots. Choose another one.
# $name is the name of someone else at the table.
refusal-name-taken = Someone at your table is called { $name }, which looks the same. Choose another name.
refusal-no-person = This person does not exist.
refusal-too-many-muted = You have muted { $most } people, which is the limit.
refusal-no-outlet = That notification method does not exist.
refusal-too-many-outlets = You already have { $most } notification methods, which is the limit.
refusal-wrong-code = Wrong code. Check the e-mail again.
refusal-too-many = Too many requests. Try again in { $seconds } s.
refusal-too-many-sockets = You have too many tables open at once. Close one of them.
refusal-other-protocol = This server uses protocol { $protocol }. Reload the page or update your client.
refusal-server-error = Something went wrong. The error has been logged.

## Notices before the start. $name is a person’s name.

notice-configured = The table settings have changed.
notice-sat = { $name } takes seat { $seat }.
# $level is one of the levels below.
notice-filled = A bot ({ $level }) takes seat { $seat }.
notice-stood = { $name } leaves seat { $seat }.
# The host did it.
notice-cleared = The host removes { $name } from seat { $seat }.
notice-started = The game begins.
notice-started-drawn = Seats are drawn at random, and the game begins.

## Notices during the game. $who is who sits in $seat now, $name who did it.

notice-undone = { $who } undoes the last move.
# A seat that changes hands is called by its number, because its name has already changed.
notice-handed-own = Seat { $seat } is handed over: a bot ({ $level }) takes over.
notice-handed-vote = The vote passes: a bot ({ $level }) takes over seat { $seat }.
notice-handed-clock = Time is up: a bot ({ $level }) takes over seat { $seat }.
notice-handed-person = { $name } takes over seat { $seat }.
notice-returned = { $name } is back in seat { $seat }.
notice-resigned = { $name } resigns (seat { $seat }).
notice-willing = { $name } offers to take over a seat.
notice-proposed-clock = { $who } is out of time. The table votes: replace them with a bot?
notice-proposed-hand = { $name } proposes a replacement for seat { $seat }.
notice-proposed-pause = { $name } proposes a pause.
notice-proposed-extend = { $name } proposes extra time for { $who }.
notice-proposed-abandon = { $name } proposes to end the game without a winner.
notice-rejected = The vote fails.
notice-paused = The game is paused.
notice-resumed = The game resumes.
notice-extended = { $who } gets extra time.
notice-waited = { $name } asks for more time.
notice-watched = { $who } is now sharing their view with a spectator.
notice-unwatched = { $who } no longer shares their view.
notice-bots-slow = Bots now play slowly.
notice-bots-normal = Bots now play at normal speed.
notice-bots-quick = Bots now play fast.

## Notices at the end

notice-rematched = The rematch table is open.
notice-closed-host = The host closes the table.
notice-closed-abandoned = Everyone agreed to end the game.
notice-closed-rules = The rules have changed since this game began, so it can’t continue.

## Levels of bots: in brackets after “bot”, as a choice, and what the choice means

bot-level-random = random moves
    .name = Random moves
    .more = Plays random legal moves. Good for exploring the game.
bot-level-easy = easy
    .name = Easy
    .more = Makes beginner’s mistakes. Good for your first games.
bot-level-scripted = standard
    .name = Standard
    .more = Plays by simple rules of thumb.
bot-level-instinct = instinct
    .name = Instinct
    .more = Plays at once, by what it has learned from its own games.
bot-level-normal = normal
    .name = Normal
    .more = A solid opponent for an even game.
bot-level-hard = hard
    .name = Hard
    .more = Plays as well as it can. Tough to beat.
bot-level-master = master
    .name = Master
    .more = Plays like hard, and has learned from many thousands of games besides.

## Quick phrases, which everyone reads in their own language. $who is the person the phrase is about.

phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-your-turn = It’s your turn.
phrase-one-moment = One moment, please.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-well-played = Well played.
phrase-good-game = Good game.
phrase-yes = Yes.
phrase-no = No.
phrase-trust = I trust { $who }.
phrase-suspect = I suspect { $who }.
phrase-believe = I believe { $who }.
