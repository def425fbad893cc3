# What `whitby serve` says in the terminal, in English.

serve-page = Whitby is running at { $url }
serve-other-port = Port { $wanted } is in use. Using port { $port } instead.
serve-folder = Tables and accounts are stored in { $folder }
serve-database = Tables and accounts are stored in the database you configured.
serve-compiled = The engine is compiled.
serve-interpreted = The engine runs interpreted: same rules, but bots consider less.
serve-stop = Press Ctrl+C to stop. Games are saved and continue when you start it again.
serve-links-here = Links and QR codes work on this machine only. Set { $setting } to the address others use.
serve-unencrypted = This address is not encrypted. Use it only on a network you trust.
serve-browse = Open the address above in a browser.
serve-stopped = Stopped. All games are saved.
serve-failed = The server could not start. See the log for details.
serve-broken = The server did not shut down cleanly. See the log for details. Everything it confirmed is saved.
