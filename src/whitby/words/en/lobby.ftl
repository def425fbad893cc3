# The first page, making a table, and the room where people wait for a game. British spelling.

## The first page

lobby-hero = The Count has come ashore
lobby-hero-more = Hunt him, or be him. Vampire board games in your browser: against bots at once, with friends by a link. Free, and without an account.
lobby-play = Play now
lobby-waiting = { $count ->
    [one] 1 game waits for you
   *[other] { $count } games wait for you
}
lobby-next = Next game
lobby-away = The server cannot be reached just now. The page keeps trying.
lobby-home = To the first page
lobby-free = Whitby is free software made by fans. It has nothing to do with the publishers of the printed games: if you like one, buy it.

## The games

lobby-games = The games
lobby-title-duel = Dracula
lobby-title-fury = Fury of Dracula
lobby-title-nosferatu = Nosferatu
lobby-pitch-duel = Five coffins and five victims lie hidden in London. Dracula and Van Helsing seek them through the fog, and each knows only what is his own.
lobby-pitch-fury = The Count crosses Europe unseen, and four hunters follow his trail. Search by day, beware of the night, and end him before his influence is complete.
lobby-pitch-nosferatu = One of you is the Vampire. Trade rumours, count the Bites, and when dawn breaks let the Stake strike the right heart.
lobby-people = { $count } players
lobby-people-range = { $least } to { $most } players
# How long a game takes somebody who plays alone against bots.
lobby-minutes = { $least } to { $most } min against bots
lobby-minutes-about = About { $minutes } min against bots
# How hard a game is, and what it feels like.
lobby-hard-duel = Medium: few rules, much to remember
lobby-hard-fury = Demanding: many cards and long plans
lobby-hard-nosferatu = Easy: few rules and quick turns
lobby-feels-duel = Feels like chess in the fog: hide, bluff and count cards.
lobby-feels-fury = Feels like a manhunt: cold traces for days, then a sudden fight.
lobby-feels-nosferatu = Feels like a whispered accusation: read faces, trust nobody.
lobby-bots = Play against bots
lobby-learn = First game? Learn by playing
lobby-rules = The rules

## A game against bots. $game is the title of a game.

lobby-solo = { $game } against bots
lobby-name = Your name
lobby-players = Seats at the table
lobby-level = Strength of the bots
lobby-level-random = Plays any legal move: good for looking around.
lobby-level-scripted = Plays with a plan: a proper opponent.
lobby-speed = Bots think
lobby-speed-quick = briefly
lobby-speed-normal = as people do
lobby-speed-slow = at length
lobby-windows = Time to react
lobby-windows-short = short
lobby-windows-long = long
lobby-windows-ask = until everyone has answered
lobby-start = Start
lobby-start-lots = Start, sides by lot
lobby-start-as = Start as

## With friends

lobby-friends = With friends
lobby-friends-more = Open a table and send its link. Nobody needs an account, and bots take the empty seats.
lobby-code = Code or link of a table
lobby-code-go = Join
lobby-make = Make a table for friends
lobby-make-sit = Sit down at it at once
lobby-make-go = Open the table
lobby-game = Game

## What a table agrees on

lobby-pace = Pace
lobby-pace-live = live
    .more = Everyone is there: a supply of time for each seat, and a little more with each answer.
lobby-pace-relaxed = relaxed
    .more = So many minutes for each answer.
lobby-pace-correspondence = by correspondence
    .more = So many hours for each answer: look in when it suits you.
lobby-pace-bank = Minutes for each seat
lobby-pace-increment = Seconds more with each answer
lobby-pace-minutes = Minutes for each answer
lobby-pace-hours = Hours for each answer
lobby-pace-live-says = live, { $minutes } min + { $seconds } s
lobby-pace-relaxed-says = { $minutes } min for each answer
# $unit says whether whole days are meant.
lobby-pace-correspondence-says = { $unit ->
    [days] { $days ->
        [one] 1 day for each answer
       *[other] { $days } days for each answer
    }
   *[hours] { $hours ->
        [one] 1 hour for each answer
       *[other] { $hours } hours for each answer
    }
}
lobby-access = Who may come
lobby-access-unlisted = whoever has the link
    .more = The table stands in no list.
lobby-access-public = everyone
    .more = The table stands on the first page.
lobby-access-password = whoever knows the password
    .more = Everyone gives it once, watchers too.
lobby-password = Password of the table (at least 6 characters)
lobby-password-new = New password (empty: it stays as it is)
lobby-talk = Talk
lobby-talk-open = open
    .more = Everyone may write what they like.
lobby-talk-phrases = ready phrases
    .more = Only phrases that everyone reads in their own language.
lobby-talk-off = none
    .more = Nothing is said at this table.
lobby-deduction = Deduction map
lobby-deduction-off = off
    .more = Everyone works out Dracula’s whereabouts alone.
lobby-deduction-possible = possible places
    .more = The map shades every place that public facts leave open to Dracula.
lobby-deduction-likely = likely places
    .more = The map also shows how likely each of them is.
lobby-more-table = More about the table
lobby-watchers = Others may watch
lobby-undo = Moves may be taken back
    .more = Only as long as nobody has learned anything from them.
lobby-draw = Seats are drawn by lot at the start
    .sides = And with them the sides.
lobby-many = One person may take several seats
    .more = For sharing a device, or trying things out alone.
lobby-team = A team may talk unheard
lobby-marks = Hunters can share pencil marks on the map
lobby-more-game = Rules of this table
lobby-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
lobby-more-free = More
lobby-reset = As usual again

## Tables in a list

lobby-mine = Your games
lobby-your-turn = Your turn
lobby-to-open = To the table
lobby-to-playing = Look in
lobby-over = Finished games
lobby-film = Replay
lobby-all = Show all { $count }
lobby-fewer = Show fewer
lobby-public = Public tables
lobby-public-none = No public table is open just now. Open one, or play against bots.
lobby-sit = Sit down
lobby-watch = Watch
lobby-with-bots = against bots
# As a screen reader says it: 3 of 5 seats taken.
lobby-seats = { $taken } of { $all } seats taken

## The room where people wait

lobby-room-open = The table is set
lobby-room-seats = Seats
lobby-room-seat = Seat { $seat }
lobby-room-free = free
lobby-room-bot = Bot ({ $level })
lobby-room-you = you
lobby-room-host = host
lobby-room-gone = not here just now
lobby-room-sit = Sit here
lobby-room-move = Move here
lobby-room-fill = Bot
# For screen readers, which say one button at a time.
lobby-room-fill-here = Put a bot on seat { $seat }
lobby-room-clear = Clear seat { $seat }
lobby-room-fill-all = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } free seats with bots
}
lobby-room-stand = Leave
lobby-room-who = Who are you?
lobby-room-who-more = A name is enough. Others at the table see it.
lobby-room-who-go = Sit down
lobby-room-start = Start the game
lobby-room-start-free = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
lobby-room-start-ready = Everyone is there.
lobby-room-start-wait = { $name } starts the game.
lobby-room-sit-first = Choose a seat.
lobby-room-watchers = { $count ->
    [one] 1 person watches.
   *[other] { $count } people watch.
}
lobby-room-invite = Invite
lobby-room-link = Link of the table
lobby-room-copy = Copy
lobby-room-copied = The link is copied.
lobby-room-share = Send
lobby-room-code = Or read out the code
lobby-room-qr = The link as a picture for a telephone’s camera
lobby-room-qr-show = Show as QR code
lobby-room-password = Everyone who comes needs the password of the table.
lobby-room-agreed = What is agreed
lobby-room-change = Change
lobby-room-change-go = Agree on this
lobby-room-close = Close the table
lobby-room-close-sure = Close the table for everyone?
lobby-room-close-more = Whoever sits here is sent away. This cannot be undone.
lobby-room-stay = No, leave it open
lobby-room-closed = This table is closed
lobby-room-yes = yes
lobby-room-no = no
lobby-room-talk = Talk

## A table that cannot be looked at

lobby-closed = This table stays closed to you
lobby-closed-password = This table has a password
lobby-closed-password-more = Whoever opened the table knows it.
lobby-closed-password-field = Password of the table
lobby-closed-enter = Enter
