# What `whitby serve` says in the terminal, in English.

serve-page = Whitby is open at { $url }
serve-other-port = Port { $wanted } is taken; this time it is { $port }.
serve-folder = Tables and accounts are kept in { $folder }
serve-database = Tables and accounts are kept in the database that you chose.
serve-stop = Press Ctrl+C to stop. Every game is kept and goes on when you come back.
serve-links-here = Links and QR codes lead to this machine only, until { $setting } says where others find the page.
serve-unencrypted = This address is not encrypted: only play on a network that you trust.
serve-browse = Open the address above in a browser.
serve-stopped = Stopped. Every game is kept.
serve-failed = The server could not start. The log says where it went wrong.
serve-broken = The server did not end well. The log says where; what was acknowledged is kept.
