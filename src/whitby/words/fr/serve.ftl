# What `whitby serve` says in the terminal, in French.

serve-page = Whitby est ouvert à l’adresse { $url }
serve-other-port = Le port { $wanted } est occupé ; le serveur utilise le port { $port }.
serve-folder = Les tables et les comptes sont conservés dans { $folder }
serve-database = Les tables et les comptes sont conservés dans la base de données choisie.
serve-compiled = Le moteur est compilé.
serve-interpreted = Le moteur est interprété : mêmes règles, mais les robots réfléchissent moins loin.
serve-stop = Ctrl+C pour arrêter. Chaque partie est conservée et reprendra au prochain démarrage.
serve-links-here = Les liens et les codes QR ne mènent qu’à cette machine tant que { $setting } n’indique pas l’adresse de la page.
serve-unencrypted = Cette adresse n’est pas chiffrée : ne jouez que sur un réseau de confiance.
serve-browse = Ouvrez l’adresse ci-dessus dans un navigateur.
serve-stopped = Serveur arrêté. Chaque partie est conservée.
serve-failed = Le serveur n’a pas pu démarrer. Voyez le journal.
serve-broken = L’arrêt s’est mal passé. Voyez le journal ; tout coup confirmé est conservé.
