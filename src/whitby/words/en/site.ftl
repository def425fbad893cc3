# The static site: Whitby in a browser, without a server. British spelling.

site-loading = Getting the games ready
# $why is a technical reason in English.
site-not-loaded = The games could not be loaded ({ $why }). Check your connection and reload the page. Your saved games are safe.
site-error = Something went wrong here. Reload the page; your games are stored.
site-no-wasm = The games can’t run in this browser because it lacks WebAssembly. Try a current version of Firefox, Chrome, Edge or Safari.
site-no-storage = This browser does not let the page store anything, so it can’t keep a game. Allow storage for this site, or leave private browsing.
site-no-network = The neural network of a “master” could not be loaded. Until it is there, the bot plays like a “hard” one.

## Home page

site-hero = Hunt him, or be him. Vampire board games in your browser: play bots right away, or share the screen with friends. Free, no account, no server.
site-here = No server needed
site-here-more = You are playing in this browser. Your games are stored on this device only, and you can go on without a connection.
site-here-honest = The bots and the other seats’ cards are in this browser too. The page never shows them, but anyone who inspects it with developer tools can find them.
site-docs = Documentation
site-others = Playing with people elsewhere
site-others-more = For that, someone runs a Whitby server, on any computer. You can take a game there: save it as a file in its menu, and open the file on the server’s home page.
site-hosting = How to host Whitby
site-play = Play against bots
site-hand-why = To a bot. You can take the seat back later.
site-forget = Delete this game
site-forget-more = It is removed from this device and can’t be restored. Save its record first if you want to keep it.

## Several people at one screen

site-together = Play together at this screen
site-together-more = Several people share this device and pass it on. Between turns a cover hides the table. Seats are drawn at random.
site-together-names = Who is playing?
site-together-more-people = One more person
site-together-fewer-people = One person fewer
site-player = Player { $number }
site-turn-of = It is { $name }’s turn.
site-pass = Hide the table and pass it on
site-cover = Pass the device to { $name }
site-cover-more = The table is hidden. Everyone else, please look away.
site-cover-show = I am { $name }: show my table

## Files and updates

site-export = Save the game as a file
site-export-more = You can go on from this file here or on a server. It also contains what is hidden in the game.
site-update = There is a new version of Whitby.
site-update-use = Use it now
site-update-later = Later
