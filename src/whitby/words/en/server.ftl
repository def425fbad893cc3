# What a table’s server says in English. British spelling; “you” for whoever is refused something,
# the third person in notices.

## Coming to a table

refusal-no-table = There is no such table, or no longer.
refusal-no-code = No table has this code.
refusal-password-needed = This table has a password: give it first.
refusal-wrong-password = This is not the password of this table.
refusal-no-watchers = This table does not admit watchers.
refusal-no-shoulder = This link over a shoulder is not valid, or no longer.
refusal-no-peeking = You play at this table: you may not look over another’s shoulder.

## Setting up a table. $game and $option are what was asked for; the lists are of ids.

refusal-no-game = There is no game “{ $game }”; there are { $games }.
refusal-unknown-game = There is no such game here.
refusal-no-lesson = There is no such lesson here.
# $least and $most may be the same number.
refusal-bad-players = This game has at least { $least } and at most { $most } seats, not { $players }.
refusal-no-option = This game has no option “{ $option }”; it has { $options }.
# An option may allow other values than those it lists.
refusal-bad-option = The option “{ $option }” cannot have this value. Known values: { $choices }.
refusal-no-teams = The game “{ $game }” has no teams that everyone knows, so team chat and shared marks aren’t possible.
refusal-password-missing = The password of the table is missing: choose one.
refusal-password-unused = Only the access “password” takes a password: choose it, or leave the password out.
refusal-seats-taken = A seat that would go is taken: clear it first.
refusal-two-seats = Somebody sits in two seats: one of them must be free first.
# $seats is one number or several: 2, 4.
refusal-seats-free = Every seat must be taken before the start. Still free: number { $seats }.

## When something can be done, and who may do it

refusal-only-open = This can only be done before the game begins.
refusal-only-playing = This can only be done while the game is in play.
refusal-only-over = This can only be done when the game is over.
refusal-host-only = Only the host may do this: whoever opened the table.
refusal-players-only = Only those who play at this table may do this.
refusal-not-alone = Others play at this table too. You can skip ahead only when you play alone against bots.
refusal-watchers-only = Only somebody who watches can offer to take over a seat.
refusal-not-stored = This could not be stored; nothing has changed. Try again in a moment.
refusal-from-the-future = This refers to step { $at } of a table that is only at { $seq }: load it again.
refusal-moved-on = The table has moved on meanwhile: look again.
refusal-key-used = This key was used for another command: every command needs a key of its own.
refusal-rules-version = This game follows version { $rules } of its rules, which is no longer played here.
# $most is how many changes one person may make.
refusal-changed-enough = You have changed { $most } things at this table; that is the most. You can still play, vote and talk here.
refusal-joined-enough = This table has been changed too often for newcomers: open another one.

## Seats

refusal-no-seat = There is no seat { $seat }; the last one is seat { $seats }.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-owner-only = Only the owner of seat { $seat } can do this.
refusal-seat-owned = Seat { $seat } belongs to someone. Only its owner can hand it to another player.
refusal-resigned = You have resigned, so you can’t take your seat back.
refusal-time-up = Your time for this answer is up, and a bot gives it. Take your seat back in a moment.
refusal-already-seated = You have your seat already.
refusal-not-seated = You have no seat here.
refusal-table-full = Every seat is taken.
refusal-seat-taken = Seat { $seat } is taken: choose a free one.
refusal-seat-free = Seat { $seat } is free already.
# $level is what was asked for, $levels are ids.
refusal-no-bot = There is no bot “{ $level }”; there are { $levels }.
refusal-not-willing = This person has not offered to take over a seat.
refusal-seen-too-much = This person has seen the game from another seat and cannot play this one.
refusal-not-watched = Nobody has a link over your shoulder: there is nothing to end.
refusal-rematch-open = The next table is open already: go there.

## Moves

refusal-not-your-turn = It is not your turn.
refusal-not-offered = This is not among your choices now.
refusal-no-undo = At this table no move is taken back.
refusal-cannot-undo = You can take back only your last move, while it has told nothing and nobody has moved since.
refusal-undone-enough = You have taken back { $most } moves in a row: choose a move and keep it.
refusal-not-begun = The game has not begun.
refusal-no-moment = This game has no such move.
refusal-no-deduction = This game has no deduction map.
refusal-deduction-off = This table plays without the deduction map.
refusal-dracula-only = Only Dracula’s player can see this.
refusal-not-over = Only a game that was played to its end has a record.

## The map

refusal-no-place = There is no place “{ $place }” on the map.
refusal-no-marks = This game has no map to mark.
refusal-marks-private = Marks are private at this table. Make this one without sharing it.
refusal-no-team = You can’t share marks: you are not playing in a team. Make this one without sharing it.

## Votes and pauses

refusal-vote-open = A vote is under way already: wait until it is over.
refusal-vote-alone = Nobody else could vote: the clock decides when a bot plays on.
refusal-no-vote = There is nothing to vote on.
refusal-no-voter = Only those who play here may vote, and nobody on their own seat.
refusal-seat-needed = Say which seat this is about.
refusal-no-person-there = A bot plays in seat { $seat }: choose a seat with a person.
refusal-person-there = Somebody plays seat { $seat }: a person can be voted in only where a bot plays.
# In $minutes minutes, or after so many.
refusal-just-returned = This player has only just returned. You can propose this again in { $minutes } min.
refusal-not-away = This player is here. A bot can replace them after { $minutes } min away, or when time runs out.
refusal-own-seat = You cannot propose this for your own seat.
refusal-paused = The game is paused; whoever plays here can resume it.
refusal-not-paused = The game is not paused.
refusal-no-window = Too late: the game has gone on.

## Talk

refusal-talk-off = There is no talk at this table.
# $channel is an id: table, watchers, team or exchange.
refusal-no-channel = You cannot speak in the channel “{ $channel }” now.
refusal-text-or-phrase = Send either your own words or a quick phrase.
refusal-phrases-only = At this table only quick phrases are said.
refusal-no-phrase = There is no quick phrase “{ $phrase }”.
refusal-phrase-about = Name a seat with a phrase about somebody, and none with any other.
refusal-empty-text = This message is empty.
refusal-talk-full = You have said { $most } things at this table; it keeps no more. Talk on at the next one.
refusal-watchers-full = Watchers have said { $most } things at this table; it keeps no more.

## What comes over the wire. In $where the reader of messages says in English what it could not read.

refusal-malformed = This cannot be read: { $where }.
refusal-too-long = This is too long: { $most } bytes are the most.
refusal-not-json = The body must be JSON, with the content type application/json.
refusal-not-found = There is nothing here.
refusal-wrong-method = This cannot be done here.
# $setting is WHITBY_HOSTS.
refusal-wrong-host = This server does not answer to that name: whoever runs it can add the name to { $setting }.
refusal-wrong-origin = This request comes from a page of another site.
refusal-session-needed = Say first who you are.
refusal-signed-in = You have a session already; end it first.
refusal-wrong-login = Wrong login or password.
refusal-wrong-recovery = Wrong login or recovery code. Check both, or try another code.
refusal-wrong-link = This link has expired or was used before. Make a new one on your other device.
refusal-not-your-password = This is not your current password.
# $seconds is at least 1.
refusal-too-many-guesses = Too many wrong attempts. Try again in { $seconds } s.
refusal-password-weak = Too easy to guess: a common password, or your name or login. Try four unrelated words.
refusal-busy = The server is checking too many passwords at the moment. Try again in a few seconds.
refusal-no-account = You have no account here. Open one first.
refusal-no-session = This session has already ended.
refusal-accounts-off = There are no accounts on this server.
refusal-has-account = You have an account already.
refusal-login-taken = Somebody else has this login.
refusal-bad-name = A name has 1 to 40 letters, digits or signs, and no comma.
refusal-blank-name = Nobody could see this name: use letters, digits or signs that show.
refusal-marked-name = A letter of this name carries too many marks: use two at most.
refusal-bot-name = Bots are called this here: choose another name.
# $name is how somebody else at the table is called.
refusal-name-taken = Somebody at your table is called { $name }, which looks the same: choose another name.
refusal-no-person = There is no such person.
refusal-too-many-muted = You have muted { $most } people; more cannot be.
refusal-no-outlet = You have no such place for messages.
refusal-too-many-outlets = You have { $most } places for messages; more cannot be.
refusal-wrong-code = This is not the code that was sent.
refusal-too-many = Too much at once. Try again in { $seconds } s.
refusal-too-many-sockets = You have too many tables open at once.
refusal-other-protocol = This server speaks protocol { $protocol }.
refusal-server-error = The server made a mistake. It has noted where.

## Notices before the start. $name is a person’s name.

notice-configured = The settings of the table change.
notice-sat = { $name } takes seat { $seat }.
# $level is one of the levels below.
notice-filled = A bot ({ $level }) takes seat { $seat }.
notice-stood = { $name } leaves seat { $seat }.
# By order of the host.
notice-cleared = { $name } has to give up seat { $seat }.
notice-started = The game begins.
notice-started-drawn = The seats are drawn by lot, and the game begins.

## Notices during the game. $who is who sits in $seat now, $name who did it.

notice-undone = { $who } takes back the last move.
# A seat that changes hands is named by its number: its name is already another.
notice-handed-own = Seat { $seat } is given up: a bot ({ $level }) plays on.
notice-handed-vote = The vote is carried: a bot ({ $level }) plays on in seat { $seat }.
notice-handed-clock = Time is up: a bot ({ $level }) plays on in seat { $seat }.
notice-handed-person = { $name } takes over seat { $seat } and plays on.
notice-returned = { $name } is back in seat { $seat }.
notice-resigned = { $name } resigns (seat { $seat }).
notice-willing = { $name } offers to take over a seat.
notice-proposed-clock = Time is up for { $who }. The table votes: shall a bot play on?
notice-proposed-hand = { $name } proposes to put seat { $seat } into other hands.
notice-proposed-pause = { $name } proposes a pause.
notice-proposed-extend = { $name } proposes more time for { $who }.
notice-proposed-abandon = { $name } proposes to end the game without a winner.
notice-rejected = The proposal is rejected.
notice-paused = The game is paused.
notice-resumed = The game goes on.
notice-extended = { $who } is given more time.
notice-waited = { $name } asks for more time.
notice-watched = { $who } lets somebody look over their shoulder.
notice-unwatched = { $who } no longer lets anybody look over their shoulder.
notice-bots-slow = Bots take their time from now on.
notice-bots-normal = Bots answer at a normal pace from now on.
notice-bots-quick = Bots answer quickly from now on.

## Notices at the end

notice-rematched = The next table is open.
notice-closed-host = The host closes the table.
notice-closed-abandoned = Everyone agreed to end the game.
notice-closed-rules = The rules have changed since: this game cannot go on.

## Levels of bots, as they stand in brackets after “bot”

bot-level-random = beginner
bot-level-scripted = standard

## Quick phrases, which everyone reads in their own language. $who is whom the phrase is about.

phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-thanks = Thank you.
phrase-sorry = I am sorry.
phrase-well-played = Well played.
phrase-good-game = That was a good game.
phrase-yes = Yes.
phrase-no = No.
phrase-trust = I trust { $who }.
phrase-suspect = I suspect { $who }.
phrase-believe = I believe { $who }.
