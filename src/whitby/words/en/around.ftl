# What stands around the game at a table: seats, log, talk, notes, menu, votes, the end. British
# spelling. $name, $who: a person or a bot. $seat is the number of a seat.

## The tab. Free of secrets: anybody may read it who passes by the screen.

around-your-turn = Your turn
# Something was done to the reader.
around-touched = Look here

## The line to the table

around-line-open = Connected
around-line-silent = The server does not answer just now. Still trying …
around-line-joining = Joining the table …
around-line-lost = The connection is lost. Trying again …
around-line-closed = The connection has ended.
around-session-ended = Your session has ended: now you only watch.
around-line-waits = { $count ->
    [one] What you did is sent as soon as possible.
   *[other] The { $count } things you did are sent as soon as possible.
}

## Seats

around-seats = Seats
around-seats-fold = Show or hide the seats
around-seat = Seat { $seat }
around-you = you
# $level is one of the levels of bots.
around-bot = bot ({ $level })
around-asked = to move
around-away = away
around-is-here = at the table
around-is-away = away just now
around-watched = somebody may look over this shoulder
# Whose seat it is while another plays it.
around-owner = { $name } may take the seat back
around-resigned = { $name } has resigned
around-left = time left:
around-low = Little time left
# $days and $hours, short, on a clock.
around-days = { $days } d { $hours } h
around-other-asked = You are asked in seat { $seat } too: go there
around-play-here = Play in this seat
around-look-from = Look from this seat
around-mute = Hear no more from this person
around-unmute = Hear again
around-muted = You no longer hear { $name }.
around-unmuted = You hear { $name } again.
around-propose-extend = Propose more time
around-propose-hand = Propose that a bot plays on
around-propose-person = Propose that { $name } plays on here

## Log

around-log = What happened
around-log-filter = What the log shows
around-log-all = Everything
around-log-game = The game
around-log-table = The table
around-log-mine = What concerns you
around-log-times = Show times
around-log-none = Nothing yet.
around-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
# $said is a line of the log; $count is 2 or more.
around-log-repeated = { $said } ({ $count } times)
# Below the log and the talk, for a reader who has scrolled up.
around-newest = Jump to latest
# Opens the lines that came since the reader's own last move.
around-since = Since your last move ({ $count })
around-steps = Step through the game
around-step = { $move } of { $moves }
around-step-first = To the beginning
around-step-back = One move back
around-step-forth = One move on
around-step-last = To the present
around-step-link = Copy the link to this moment
around-step-copied = The link to move { $move } is copied.
# $text is what could not be copied by itself.
around-copy-by-hand = Copy this yourself: { $text }

## Talk

around-talk = What was said
around-talk-none = Nobody has said anything yet.
around-talk-words = Your words
around-talk-say = Say
around-talk-quick = Quick phrases
around-talk-about = A phrase about
around-talk-listen = You cannot speak here now.
around-talk-who = To talk with those who watch, say who you are.
around-name = Your name
around-come-in = Come in
around-channel = Who shall hear it
around-channel-table = the table
around-channel-team = your team
around-channel-exchange = exchange
around-channel-watchers = those who watch
around-hears-table = Everyone hears this.
around-hears-team = Only your team hears this, now and later.
around-hears-exchange = Only the two of you who exchange hear this.
around-hears-watchers = Only those who watch hear this, never those who play.

## Notes

around-note = For your eyes only. They are here again when you come back.
around-note-who = Notes are kept under your name. Say who you are.
around-note-saved = Saved
around-note-saving = Not saved yet …
around-note-failed = Not saved: the server does not answer.

## Menu

around-menu = Menu
around-key-menu = the menu of the table
around-play = The game
around-votes = These are put to the vote.
around-pause = Propose a pause
around-resume = Go on with the game
around-extend-whom = Who needs time
around-extend = Propose more time for { $name }
around-skip-why = Bots answer at once until you are asked.
around-abandon = Propose to end the game
around-abandon-sure = The game would end without a winner, if everyone agrees.
around-abandon-yes = Propose it
around-resign = Resign
around-resign-sure = You lose this game, and you can’t take your seat back. If others still play on your side, a bot takes over for you.

around-own-seat = Your seat
around-take-back = Take back seat { $seat }
around-auto = Answer by itself
around-auto-why = Where there is only one answer, it is given for you after a moment.
around-shoulder = Over your shoulder
around-shoulder-why = Whoever has the link sees what you see. The table is told.
around-shoulder-make = Make a link
around-shoulder-copy = Copy the link
around-shoulder-copied = The link over your shoulder is copied.
around-shoulder-end = End it
around-hand = Let another play on
around-hand-why = To a bot, or to somebody who watches and has offered to play. A seat can be taken back.
around-hand-whom = Who plays on
around-hand-do = Hand over seat { $seat }
around-offer = Offer to take over a seat
around-offer-end = Withdraw the offer
around-offer-why = Players can hand you their seat, or vote you into one that has been a bot’s from the start.

around-device = On this device
around-silence = Sounds off
around-volume = Volume: { $volume } of 10
around-desktop-on = Tell me on the desktop when it is my turn
around-desktop-off = No more notices on the desktop
around-desktop-denied = Your browser does not allow notices from this page.
around-plain = The game as text, without pictures
around-help = Keys

around-settings = This table
around-yes = yes
around-no = no
around-fact-host = Host
around-fact-code = Code
around-fact-pace = Pace
around-fact-access = Who can find it
around-fact-talk = Talk
around-fact-team = Teams talk unheard
around-fact-watchers = Watchers
around-fact-undo = Moves can be taken back
around-fact-bots = Bots answer
around-fact-purge = Will be deleted
# A bank of time for each seat, $minutes and $seconds, and $increment seconds more with each answer.
around-pace-live = { $seconds ->
    [0] live: { $minutes } min for each seat, { $increment } s more per answer
   *[other] live: { $minutes } min { $seconds } s for each seat, { $increment } s more per answer
}
around-pace-relaxed = relaxed: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per answer
around-pace-correspondence = correspondence: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} per answer
around-access-public = everyone, in the lobby
around-access-unlisted = whoever has the link or the code
around-access-password = whoever has the password
around-talk-open = in your own words
around-talk-phrases = quick phrases only
around-talk-off = none
around-watching = { $count ->
    [0] admitted, nobody now
    [one] 1 now
   *[other] { $count } now
}
around-bots-slow = slowly
around-bots-normal = as people do
around-bots-quick = quickly
around-options = { $count ->
    [one] 1 rule of this table
   *[other] { $count } rules of this table
}
around-link-copy = Copy the link to the table
around-link-copied = The link to the table is copied.
around-promise = Fair play
around-promise-why =
    Before anything was dealt, the server promised how chance would fall, by this number. When the
    game is over, the record opens the promise, and anyone can check it.
around-promise-kept = The record opens what the server promised at the start. Check it yourself:
around-promise-was = The promise was
around-from-start = Look at the game from the beginning
around-film = The film of the game
around-record = The record
around-leave = To the lobby
around-leave-stays = Your seat stays yours, and the clock runs on.

## Votes

around-vote = A vote
around-vote-bot = Shall a bot play on for { $who }?
around-vote-clock = Time is up for { $who }. Shall a bot play on?
around-vote-person = Shall { $name } play on in seat { $seat }?
around-vote-extend = Shall { $who } have more time?
around-vote-pause = Shall the game pause?
around-vote-abandon = End the game without a winner?
around-vote-by = Proposed by { $name }.
around-vote-count = Votes: { $yes } for, { $no } against, of { $voters }.
around-vote-left = Time to vote: { $time }
around-vote-yes = For it
around-vote-no = Against it
around-vote-done = You have voted.

## The end

# $side is a side of the game, $reason how it won.
around-won = Victory: { $side }
around-won-by = Victory: { $side }, { $reason }
around-won-resigned = Victory: { $side }. The other side resigns.
around-you-won = You have won.
around-you-lost = You have lost.
around-you-drew = Nobody has won against you.
around-winners = On the winning side: { $names }
around-rematch = Play again
around-next-table = To the next table
around-lobby = To the lobby
