# What `whitby admin doctor` finds, in English. Each line says what is wrong and what would be right.

doctor-engine = Engine: compiled.
doctor-engine-interpreted = Engine: interpreted. It plays by the same rules, but bots consider less in the same time. Install a C compiler and install Whitby again, or use the container.
doctor-folder = Folder: { $folder }.
doctor-folder-missing = Folder: { $folder } does not exist. Start the server once, or set WHITBY_FOLDER (or --folder) to the server’s folder.
doctor-folder-closed = Folder: { $folder } cannot be written by user { $user }. Run this as the server’s user, or make that user its owner.
doctor-folder-open = Folder: others can read { $folder }, which holds every secret. Run: chmod 700 { $folder }
doctor-database = Database: { $kind }, schema { $schema }, as it should be.
doctor-database-empty = Database: { $kind }, still empty. The server sets it up when it starts.
doctor-database-missing = Database: { $file } does not exist yet. The server creates it when it starts; if it should be there, check WHITBY_FOLDER.
doctor-database-closed = Database: { $file } cannot be read and written. Run this as the server’s user, or make that user its owner.
doctor-database-unusable = Database: { $why }
doctor-database-refuses = Database: it cannot be reached ({ $why }). Check WHITBY_DATABASE, and that the database is running and lets this user in.
doctor-database-damaged = Database: it is damaged ({ $why }). Stop the server and restore the last backup with whitby admin restore.
doctor-database-migrates = Database: { $kind }, schema { $schema }. The server brings it to { $newest } when it starts; make a backup first.
doctor-database-old = Database: PostgreSQL { $version } is no longer maintained. Upgrade it to { $least } or newer.
doctor-database-far = Database: it takes { $ms } ms to respond. Up to { $most } ms is good, since every move waits for it several times: move the database closer.
doctor-space = Disk: { $free } MiB free.
doctor-space-low = Disk: only { $free } MiB free. Keep at least { $least } MiB free; on a full disk no move can be saved.
doctor-speed = Disk: a write takes { $ms } ms.
doctor-speed-low = Disk: a write takes { $ms } ms. Up to { $most } ms is good, since every move waits for one. Use a local disk, not a network folder or a memory card.
doctor-clock = Clock: kept right.
doctor-clock-unsynchronised = Clock: nothing keeps it right. Switch on time synchronisation: timedatectl set-ntp true
doctor-clock-skewed = Clock: this machine and the database differ by { $seconds } s. Synchronise both.
doctor-clock-behind = Clock: it is { $seconds } s behind the server’s last heartbeat, so it was turned back or was wrong before. Set it right; until then thinking times stand still.
doctor-files = Open files: enough for { $most } connections.
doctor-files-few = Open files: at most { $limit }, so there is room for { $room } connections. Set LimitNOFILE={ $wished } in the unit, or ulimit -n { $wished }.
doctor-server = Server: it is running at { $where }.
doctor-server-silent = Server: nothing answers at { $where }, or its store does not. Start it; if it is running, check WHITBY_HOST and WHITBY_PORT here and look into its log.
doctor-address = Address: { $url } leads here.
doctor-address-local = Address: links and QR codes lead to { $url }, which only this machine can open. Set WHITBY_BASE_URL to the address that others type.
doctor-address-plain = Address: { $url } is not encrypted, so anyone on the way can take over a seat. Put a proxy with HTTPS in front.
doctor-address-silent = Address: { $url } does not answer ({ $why }). Check the name in the DNS, the firewall and the proxy.
doctor-address-certificate = Address: the certificate of { $url } is not valid ({ $why }). Renew it in the proxy.
doctor-address-host = Address: { $url } reaches the server, but under another name. Let the proxy pass on Host, or add the name it sends to WHITBY_HOSTS.
doctor-address-other = Address: something else answers at { $url } (status { $status }). Let the proxy pass requests on to this server.
doctor-address-version = Address: version { $version } answers at { $url }, but version { $ours } is installed here. Restart the server.
doctor-sockets = WebSockets: they get through.
doctor-sockets-blocked = WebSockets: they do not get through at { $url }. Let the proxy pass on Upgrade and Connection, as in docs/hosting.md.
doctor-metrics-public = Metrics: everyone can read { $url }. Let the proxy answer 404 there, as in docs/hosting.md.
doctor-proxy = Proxy: { $proxies } may say where visitors come from.
doctor-proxy-anyone = Proxy: { $proxies } lets everyone claim any address. List only your proxy in WHITBY_TRUSTED_PROXIES.
doctor-proxy-untrusted = Proxy: the address is HTTPS, so there is a proxy, but none is trusted. Everyone counts as one visitor, and the limits are soon reached: set WHITBY_TRUSTED_PROXIES to its address, such as 127.0.0.1.
doctor-push = Push: the key { $file } is usable.
doctor-push-later = Push: no key yet; it is created when someone first asks for notifications.
doctor-push-unusable = Push: the key { $file } cannot be used ({ $why }). Restore it from a backup of the folder. Without one, delete it: a new one is created, and people have to switch notifications on again.
doctor-push-open = Push: others can read { $file }. Run: chmod 600 { $file }
doctor-push-plain = Push: browsers accept notifications only over HTTPS.
doctor-mail = E-mail: { $where } lets us in.
doctor-mail-off = E-mail: not set up (WHITBY_SMTP_URL).
doctor-mail-password = E-mail: { $where } rejects the user or the password (code { $code }). Correct WHITBY_SMTP_URL; special characters are written as %XX.
doctor-mail-silent = E-mail: { $where } does not work ({ $why }). Check host and port in WHITBY_SMTP_URL: smtp:// with 587, smtps:// with 465.
doctor-summary =
    { $bad ->
        [0]
            { $poor ->
                [0] Everything is as it should be.
                [one] Nothing is wrong; one thing could be better.
               *[other] Nothing is wrong; { $poor } things could be better.
            }
        [one] One thing is wrong.
       *[other] { $bad } things are wrong.
    }
