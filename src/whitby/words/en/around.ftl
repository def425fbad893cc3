# Everything around the game at a table: seats, log, chat, notes, menu, votes, the end. British
# spelling. $name, $who: a person or a bot. $seat is the number of a seat.

## The title of the browser tab. No secrets: anyone near the screen can read it.

around-your-turn = Your turn
# Something happened that concerns the reader.
around-touched = New activity

## The connection to the table

around-line-open = Connected
around-line-silent = The server isn’t responding. Retrying …
around-line-saving = Saving …
around-line-failing = The server can’t save moves at the moment. Everything so far is safe, and the game goes on as soon as it can.
around-line-joining = Joining the table …
around-line-lost = Connection lost. Reconnecting …
around-line-closed = Connection closed.
around-session-ended = Your session has ended. You are now a spectator.
around-line-waits = { $count ->
    [one] Your action will be sent when you are back online.
   *[other] Your { $count } actions will be sent when you are back online.
}

## Seats

around-seats = Seats
around-seats-fold = Show or hide seats
around-seat = Seat { $seat }
around-you = you
# $level is one of the levels of bots.
around-bot = bot ({ $level })
around-asked = to move
around-away = away
around-is-here = online
around-is-away = away
around-watched = sharing this seat’s view
# The owner of a seat that someone else is playing.
around-owner = { $name } can take this seat back
around-resigned = { $name } has resigned
around-left = Time left:
around-low = Running out of time
# $days and $hours, short, on a clock.
around-days = { $days } d { $hours } h
around-other-asked = Also your turn in seat { $seat }
around-play-here = Play in this seat
around-look-from = View from this seat
around-mute = Mute
around-unmute = Unmute
around-muted = You muted { $name }.
around-unmuted = You unmuted { $name }.
around-propose-extend = Propose extra time
around-propose-hand = Propose a bot
around-propose-person = Propose { $name } as replacement

## Log

around-log = Game log
around-log-filter = Filter the log
around-log-all = Everything
around-log-game = Game
around-log-table = Table
around-log-mine = About you
around-log-times = Show times
around-log-none = Nothing yet.
around-log-earlier = { $count ->
    [one] Show 1 earlier line
   *[other] Show { $count } earlier lines
}
# $said is a line of the log; $count is 2 or more.
around-log-repeated = { $said } ({ $count } times)
# Below the log and the chat, for a reader who has scrolled up.
around-newest = Jump to latest
# Opens the lines that came since the reader's own last move.
around-since = Since your last move ({ $count })
around-steps = Step through the game
around-step = { $move } of { $moves }
around-step-first = First move
around-step-back = Previous move
around-step-forth = Next move
around-step-last = Latest move
around-step-link = Copy link to this move
around-step-copied = Link to move { $move } copied.
# $text is what could not be copied automatically.
around-copy-by-hand = Copying failed. Copy this yourself: { $text }

## Chat

around-talk = Chat messages
around-talk-none = No messages yet.
around-talk-words = Your message
around-talk-say = Send
around-talk-quick = Quick phrases
around-talk-about = Phrase about a player
around-talk-listen = You can’t chat here right now.
around-talk-who = Enter a name to chat with other spectators.
around-name = Your name
around-come-in = Continue
around-channel = Send to
around-channel-table = Everyone
around-channel-team = Your team
around-channel-exchange = Trade
around-channel-watchers = Spectators
around-hears-table = Everyone can read this.
around-hears-team = Only your team can read this, even after the game.
around-hears-exchange = Only you and your trading partner can read this.
around-hears-watchers = Only spectators can read this. Players never see it.

## Notes

around-note = Only you can see these notes. They are saved with the table.
around-note-who = Notes are saved under your name. Enter a name first.
around-note-saved = Saved
around-note-saving = Not saved yet …
around-note-failed = Not saved: the server isn’t responding.

## Menu

around-menu = Menu
around-key-menu = open the table menu
around-play = Game
around-votes = The table votes on these.
around-pause = Propose a pause
around-pause-alone = Pause the game
around-resume = Resume the game
around-extend-whom = Player who needs time
around-extend = Propose extra time for { $name }
around-skip-why = Bots move instantly until it’s your turn.
around-abandon = Propose to end the game
around-abandon-alone = End the game
around-abandon-sure = If everyone agrees, the game ends without a winner.
around-abandon-sure-alone = The game ends without a winner.
around-abandon-yes = Propose
around-abandon-yes-alone = End the game
around-resign = Resign
around-resign-sure = You lose this game and can’t take your seat back. If you have teammates, a bot takes over for you.

around-own-seat = Your seat
around-take-back = Take back seat { $seat }
around-auto = Auto-play forced moves
around-auto-why = If you have only one legal choice, it is made for you after a short pause.
around-shoulder = Share your view
around-shoulder-why = Anyone with the link sees what you see, including your hand. The table is told.
around-shoulder-make = Create link
around-shoulder-copy = Copy link
around-shoulder-copied = Link to your view copied.
around-shoulder-end = Stop sharing
around-hand = Hand over your seat
around-hand-why = To a bot, or to a spectator who has offered. You can take the seat back later.
around-hand-whom = Replacement
around-hand-do = Hand over seat { $seat }
around-offer = Offer to take over a seat
around-offer-end = Withdraw offer
around-offer-why = Players can hand you their seat, or vote you into a seat that has been a bot’s from the start.

around-device = On this device
around-silence = Mute sounds
around-volume = Volume: { $volume } of 10
around-desktop-on = Notify me when it’s my turn
around-desktop-off = Turn off notifications
around-desktop-denied = Your browser blocks notifications from this page.
around-plain = Text only (no board)
around-help = Keyboard shortcuts

around-settings = This table
around-yes = Yes
around-no = No
around-fact-host = Host
around-fact-code = Code
around-fact-pace = Time control
around-fact-access = Who can join
around-fact-talk = Chat
around-fact-team = Private team chat
around-fact-watchers = Spectators
around-fact-undo = Undo allowed
around-fact-bots = Bot speed
around-fact-purge = Deleted on
# A time bank for each seat, $minutes and $seconds, and $increment extra seconds per move.
around-pace-live = { $seconds ->
    [0] Live: { $minutes } min per seat, plus { $increment } s per move
   *[other] Live: { $minutes } min { $seconds } s per seat, plus { $increment } s per move
}
around-pace-relaxed = Relaxed: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per move
around-pace-correspondence = Correspondence: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} per move
around-access-public = Everyone (listed on the home page)
around-access-unlisted = Anyone with the link or code
around-access-password = Anyone with the password
around-talk-open = Free chat
around-talk-phrases = Quick phrases only
around-talk-off = Off
around-watching = { $count ->
    [0] Allowed, nobody now
    [one] 1 now
   *[other] { $count } now
}
around-bots-slow = Slow
around-bots-normal = Normal
around-bots-quick = Fast
around-options = { $count ->
    [one] 1 game option
   *[other] { $count } game options
}
around-link-copy = Copy table link
around-link-copied = Table link copied.
around-promise = Fair play
around-promise-why = Before the deal, the server committed to its random numbers by publishing this code. After the game the record reveals the secret behind it, so anyone can check that nothing was rigged.
around-promise-kept = The record reveals the secret the server committed to at the start. Check it yourself:
around-promise-was = Published code:
around-from-start = Step through from the start
around-film = Watch replay
around-record = Download record
around-leave = Leave table
around-leave-stays = You keep your seat, and your clock keeps running.

## Votes

around-vote = Vote
around-vote-bot = Replace { $who } with a bot?
around-vote-clock = { $who } is out of time. Replace them with a bot?
around-vote-person = Let { $name } take over seat { $seat }?
around-vote-extend = Give { $who } extra time?
around-vote-pause = Pause the game?
around-vote-abandon = End the game without a winner?
around-vote-by = Proposed by { $name }.
around-vote-count = Votes: { $yes } for, { $no } against, out of { $voters }.
around-vote-left = Time left to vote: { $time }
around-vote-yes = Yes
around-vote-no = No
around-vote-done = You have voted.

## The end

# $side is a side of the game, $reason how it won.
around-won = Victory: { $side }
around-won-by = Victory: { $side }, { $reason }
around-won-resigned = Victory: { $side }. The other side resigned.
around-you-won = You won.
around-you-lost = You lost.
around-you-drew = A draw.
around-winners = Winners: { $names }
around-rematch = Rematch
around-next-table = Go to rematch
around-lobby = Home
