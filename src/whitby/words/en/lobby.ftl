# The home page, creating a table, and the room where people wait for a game. British spelling.

## The home page

lobby-hero = The Count has come ashore
lobby-hero-more = Hunt him, or be him. Vampire board games in your browser: play bots right away, or send friends a link. Free, no account needed.
lobby-play = Play now
lobby-waiting = { $count ->
    [one] Your turn in 1 game
   *[other] Your turn in { $count } games
}
lobby-next = Next game
lobby-away = Can’t reach the server right now. Retrying …
lobby-home = Home
lobby-free = Whitby is free software made by fans. It is not affiliated with the publishers of the printed games. If you enjoy a game, please buy it.

## The games

lobby-games = Games
lobby-puzzle = Puzzle of the day
lobby-puzzle-more = A position from a game every day: find the Count, the card or the Vampire.
lobby-title-duel = Dracula
lobby-title-fury = Fury of Dracula
lobby-title-nosferatu = Nosferatu
lobby-pitch-duel = Coffins and victims lie hidden across London. Dracula hunts the victims, Van Helsing the coffins, and neither can be sure what the next card hides.
lobby-pitch-fury = The Count crosses Europe unseen, and four hunters follow his trail. Search by day, beware the night, and destroy him before Europe falls under his influence.
lobby-pitch-nosferatu = One of you is the Vampire. Swap rumours, count the Bites and, when dawn breaks, make sure the Stake finds the right heart.
lobby-people = { $count } players
lobby-people-range = { $least } to { $most } players
# How long a game against bots takes.
lobby-minutes = { $least } to { $most } min against bots
lobby-minutes-about = About { $minutes } min against bots
# How hard a game is, and what it feels like.
lobby-hard-duel = Medium: few rules, a lot to remember
lobby-hard-fury = Challenging: many cards and long plans
lobby-hard-nosferatu = Easy: few rules and quick turns
lobby-feels-duel = Feels like chess in the fog: hide, bluff and count cards.
lobby-feels-fury = Feels like a manhunt: a cold trail for days, then sudden combat.
lobby-feels-nosferatu = Feels like a whispered accusation: read faces, trust nobody.
lobby-bots = Play against bots
lobby-learn = New here? Try the tutorial
lobby-rules = Rules

## A game against bots. $game is the title of a game.

lobby-solo = { $game } against bots
lobby-name = Your name
lobby-players = Number of players
lobby-level = Bot level
lobby-speed = Bot speed
lobby-speed-quick = Fast
lobby-speed-normal = Normal
lobby-speed-slow = Slow
lobby-windows = Time to react
lobby-windows-short = Short
lobby-windows-long = Long
lobby-windows-ask = Until everyone has answered
lobby-start = Start
lobby-start-lots = Start with random sides
lobby-start-as = Start as

## With friends

lobby-friends = With friends
lobby-friends-more = Create a table and share the link. Nobody needs an account, and bots fill the empty seats.
lobby-code = Table code or link
lobby-code-go = Join
lobby-make = Play with friends
lobby-record = Open a saved game
lobby-make-sit = Take a seat right away
lobby-make-go = Create table
lobby-game = Game

## Table settings

lobby-pace = Time control
lobby-pace-live = Live
    .more = Everyone is online: each seat has a time bank and gains a little with each move.
lobby-pace-relaxed = Relaxed
    .more = A fixed number of minutes per move.
lobby-pace-correspondence = Correspondence
    .more = A fixed number of hours per move: drop in when it suits you.
lobby-pace-bank = Minutes per seat
lobby-pace-increment = Extra seconds per move
lobby-pace-minutes = Minutes per move
lobby-pace-hours = Hours per move
lobby-pace-live-says = Live, { $minutes } min + { $seconds } s
lobby-pace-relaxed-says = { $minutes } min per move
# $unit is days for whole days.
lobby-pace-correspondence-says = { $unit ->
    [days] { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
   *[hours] { $hours ->
        [one] 1 hour per move
       *[other] { $hours } hours per move
    }
}
lobby-access = Who can join
lobby-access-unlisted = Anyone with the link
    .more = The table is not listed anywhere.
lobby-access-public = Everyone
    .more = The table is listed on the home page.
lobby-access-password = Password required
    .more = Everyone enters it once, spectators included.
lobby-password = Table password (at least 6 characters)
lobby-password-new = New password (leave empty to keep the current one)
lobby-talk = Chat
lobby-talk-open = Free chat
    .more = Players can type anything.
lobby-talk-phrases = Quick phrases only
    .more = Ready-made phrases, shown to everyone in their own language.
lobby-talk-off = Off
    .more = No chat at this table.
lobby-deduction = Deduction map
lobby-deduction-off = Off
    .more = Everyone works out for themselves where Dracula is.
lobby-deduction-possible = Possible locations
    .more = The map shades every location where Dracula could be, going by public facts.
lobby-deduction-likely = Likely locations
    .more = The map also shows how likely each location is.
lobby-more-table = More settings
lobby-watchers = Allow spectators
lobby-undo = Allow undo
    .more = Only while nobody has learned anything from the move.
lobby-draw = Random seating
    .sides = Sides are drawn too.
lobby-many = Several seats per person
    .more = For sharing a device, or trying things out on your own.
lobby-team = Private team chat
lobby-marks = Shared pencil marks for the hunters
lobby-more-game = Game options
lobby-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
lobby-more-free = Advanced
lobby-reset = Reset to defaults

## Tables in a list

lobby-mine = Your games
lobby-your-turn = Your turn
lobby-to-open = Go to table
lobby-to-playing = Open game
lobby-over = Finished games
lobby-film = Replay
lobby-all = Show all { $count }
lobby-fewer = Show fewer
lobby-public = Public tables
lobby-public-none = No public tables right now. Create one, or play against bots.
lobby-sit = Join
lobby-watch = Watch
lobby-with-bots = against bots
# As a screen reader says it: 3 of 5 seats taken.
lobby-seats = { $taken } of { $all } seats taken

## The room where people wait

lobby-room-open = Waiting for players
lobby-room-seats = Seats
lobby-room-seat = Seat { $seat }
lobby-room-free = free
lobby-room-bot = Bot ({ $level })
lobby-room-you = you
lobby-room-host = host
lobby-room-gone = away
lobby-room-sit = Sit here
lobby-room-move = Move here
lobby-room-fill = Bot
# For screen readers, which say one button at a time.
lobby-room-fill-here = Put a bot in seat { $seat }
lobby-room-clear = Free up seat { $seat }
lobby-room-fill-all = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } free seats with bots
}
lobby-room-stand = Leave seat
lobby-room-who = What’s your name?
lobby-room-who-more = Any name will do. Others at the table can see it.
lobby-room-who-go = Join
lobby-room-start = Start game
lobby-room-start-free = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
lobby-room-start-ready = All seats are taken. Ready to start.
lobby-room-start-wait = Waiting for { $name } to start the game.
lobby-room-sit-first = Take a seat first.
lobby-room-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
lobby-room-invite = Invite
lobby-room-link = Table link
lobby-room-copy = Copy
lobby-room-copied = Link copied.
lobby-room-share = Share
lobby-room-code = Or give them this code
lobby-room-qr = QR code for the table link
lobby-room-qr-show = Show QR code
lobby-room-password = Everyone who joins needs the table password.
lobby-room-agreed = Table settings
lobby-room-change = Edit
lobby-room-change-go = Save changes
lobby-room-close = Close table
lobby-room-close-sure = Close the table for everyone?
lobby-room-close-more = Everyone at the table will be removed. This can’t be undone.
lobby-room-stay = Keep it open
lobby-room-closed = This table is closed
lobby-room-yes = Yes
lobby-room-no = No
lobby-room-talk = Chat

## A table that can’t be opened

lobby-closed = You can’t open this table
lobby-closed-password = This table has a password
lobby-closed-password-more = Ask the host for it.
lobby-closed-password-field = Table password
lobby-closed-enter = Continue
