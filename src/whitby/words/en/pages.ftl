# The plain pages of a server, for those who come before the playable one. British spelling.

pages-title = Whitby
pages-what = Whitby is a table for the great vampire-hunt board games: sit down with friends, or with bots.
pages-soon = The page to play on comes with the next version. Until then programs can play here, and the terminal can with “whitby play”.
pages-notice = A project by and for players, not affiliated with any publisher. No cookies but the one you sit with; nothing is loaded from elsewhere.
pages-home = To all tables
pages-tables = Public tables
pages-no-tables = No public table is open just now.
pages-seats = { $taken } of { $seats } seats taken
pages-host = Host: { $name }
pages-code = To come to this table, give this code or scan the square.
pages-qr = The link of this table as a QR code
pages-free = free
pages-bot = Bot ({ $level })

## How far a table is

pages-stage-open = waiting for people
pages-stage-playing = in play
pages-stage-over = over
pages-stage-closed = closed

## How much time there is

pages-live = live, { $minutes } min, and { $seconds } s more with each answer
pages-relaxed = relaxed, { $minutes } min for each answer
pages-correspondence = by correspondence, { $hours } h for each answer
