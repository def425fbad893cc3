# Ce que trouve `whitby admin doctor`, en français. Chaque ligne dit ce qui ne va pas et ce qu’il faudrait.

doctor-engine = Moteur : compilé.
doctor-engine-interpreted = Moteur : interprété. Les règles sont les mêmes, mais les robots réfléchissent moins loin dans le même temps. Installez un compilateur C puis réinstallez Whitby, ou utilisez le conteneur.
doctor-folder = Dossier : { $folder }.
doctor-folder-missing = Dossier : { $folder } n’existe pas. Démarrez le serveur une fois, ou donnez à WHITBY_FOLDER (ou --folder) le dossier du serveur.
doctor-folder-closed = Dossier : l’utilisateur { $user } ne peut pas écrire dans { $folder }. Lancez cette commande sous l’utilisateur du serveur, ou faites-en le propriétaire.
doctor-folder-open = Dossier : d’autres peuvent lire { $folder }, qui contient tous les secrets. Tapez : chmod 700 { $folder }
doctor-database = Base de données : { $kind }, schéma { $schema }, comme il faut.
doctor-database-empty = Base de données : { $kind }, encore vide. Le serveur la prépare à son démarrage.
doctor-database-missing = Base de données : { $file } n’existe pas encore. Le serveur la crée à son démarrage ; si elle devrait être là, vérifiez WHITBY_FOLDER.
doctor-database-closed = Base de données : { $file } ne peut pas être lue et écrite. Lancez cette commande sous l’utilisateur du serveur, ou faites-en le propriétaire.
doctor-database-unusable = Base de données : { $why }
doctor-database-refuses = Base de données : elle est injoignable ({ $why }). Vérifiez WHITBY_DATABASE, et que la base fonctionne et accepte cet utilisateur.
doctor-database-damaged = Base de données : elle est endommagée ({ $why }). Arrêtez le serveur et restaurez la dernière sauvegarde avec whitby admin restore.
doctor-database-migrates = Base de données : { $kind }, schéma { $schema }. Le serveur la fera passer à { $newest } à son démarrage ; faites d’abord une sauvegarde.
doctor-database-old = Base de données : PostgreSQL { $version } n’est plus maintenu. Passez à { $least } ou plus récent.
doctor-database-far = Base de données : une réponse prend { $ms } ms. Jusqu’à { $most } ms, c’est bien, car chaque coup attend plusieurs réponses : rapprochez la base.
doctor-space = Disque : { $free } Mio libres.
doctor-space-low = Disque : seulement { $free } Mio libres. Gardez-en au moins { $least } ; sur un disque plein, aucun coup ne peut être enregistré.
doctor-speed = Disque : une écriture prend { $ms } ms.
doctor-speed-low = Disque : une écriture prend { $ms } ms. Jusqu’à { $most } ms, c’est bien, car chaque coup en attend une. Utilisez un disque local, pas un dossier réseau ni une carte mémoire.
doctor-clock = Horloge : tenue à l’heure.
doctor-clock-unsynchronised = Horloge : rien ne la tient à l’heure. Activez la synchronisation : timedatectl set-ntp true
doctor-clock-skewed = Horloge : cette machine et la base de données diffèrent de { $seconds } s. Synchronisez les deux.
doctor-clock-behind = Horloge : elle est en retard de { $seconds } s sur le dernier signe de vie du serveur ; elle a été reculée, ou avançait avant. Mettez-la à l’heure ; d’ici là, les temps de réflexion sont arrêtés.
doctor-files = Fichiers ouverts : assez pour { $most } connexions.
doctor-files-few = Fichiers ouverts : au plus { $limit }, donc de la place pour { $room } connexions. Mettez LimitNOFILE={ $wished } dans l’unité, ou ulimit -n { $wished }.
doctor-server = Serveur : il fonctionne sur { $where }.
doctor-server-silent = Serveur : rien ne répond sur { $where }, ou ses données ne répondent pas. Démarrez-le ; s’il fonctionne, vérifiez ici WHITBY_HOST et WHITBY_PORT et regardez son journal.
doctor-address = Adresse : { $url } mène ici.
doctor-address-local = Adresse : les liens et les codes QR mènent à { $url }, que seule cette machine peut ouvrir. Donnez à WHITBY_BASE_URL l’adresse que les autres tapent.
doctor-address-plain = Adresse : { $url } n’est pas chiffrée ; toute personne qui se trouve sur le chemin peut prendre une place. Mettez un proxy HTTPS devant.
doctor-address-silent = Adresse : { $url } ne répond pas ({ $why }). Vérifiez le nom dans le DNS, le pare-feu et le proxy.
doctor-address-certificate = Adresse : le certificat de { $url } n’est pas valable ({ $why }). Renouvelez-le dans le proxy.
doctor-address-host = Adresse : { $url } atteint le serveur, mais sous un autre nom. Faites transmettre Host par le proxy, ou ajoutez le nom qu’il envoie à WHITBY_HOSTS.
doctor-address-other = Adresse : autre chose répond à { $url } (statut { $status }). Faites transmettre les requêtes à ce serveur par le proxy.
doctor-address-version = Adresse : la version { $version } répond à { $url }, mais la version { $ours } est installée ici. Redémarrez le serveur.
doctor-sockets = WebSockets : ils passent.
doctor-sockets-blocked = WebSockets : ils ne passent pas à { $url }. Faites transmettre Upgrade et Connection par le proxy, comme dans docs/hosting.md.
doctor-metrics-public = Métriques : tout le monde peut lire { $url }. Faites répondre 404 par le proxy, comme dans docs/hosting.md.
doctor-proxy = Proxy : { $proxies } peut dire d’où viennent les visiteurs.
doctor-proxy-anyone = Proxy : { $proxies } laisse chacun prétendre à n’importe quelle adresse. N’indiquez que votre proxy dans WHITBY_TRUSTED_PROXIES.
doctor-proxy-untrusted = Proxy : l’adresse est en HTTPS, il y a donc un proxy, mais aucun n’est accepté. Tout le monde compte comme un seul visiteur, et les limites sont vite atteintes : donnez son adresse à WHITBY_TRUSTED_PROXIES, par exemple 127.0.0.1.
doctor-push = Push : la clé { $file } est utilisable.
doctor-push-later = Push : pas encore de clé ; elle est créée quand quelqu’un demande des notifications pour la première fois.
doctor-push-unusable = Push : la clé { $file } est inutilisable ({ $why }). Reprenez-la d’une sauvegarde du dossier. Sinon, supprimez-la : une nouvelle est créée, et chacun doit réactiver ses notifications.
doctor-push-open = Push : d’autres peuvent lire { $file }. Tapez : chmod 600 { $file }
doctor-push-plain = Push : les navigateurs n’acceptent les notifications qu’en HTTPS.
doctor-mail = E-mail : { $where } nous laisse entrer.
doctor-mail-off = E-mail : non configuré (WHITBY_SMTP_URL).
doctor-mail-password = E-mail : { $where } refuse l’utilisateur ou le mot de passe (code { $code }). Corrigez WHITBY_SMTP_URL ; les caractères spéciaux s’écrivent %XX.
doctor-mail-silent = E-mail : { $where } ne fonctionne pas ({ $why }). Vérifiez l’hôte et le port dans WHITBY_SMTP_URL : smtp:// avec 587, smtps:// avec 465.
doctor-summary =
    { $bad ->
        [0]
            { $poor ->
                [0] Tout est comme il faut.
                [one] Rien ne va mal ; une chose pourrait aller mieux.
               *[other] Rien ne va mal ; { $poor } choses pourraient aller mieux.
            }
        [one] Une chose ne va pas.
       *[other] { $bad } choses ne vont pas.
    }
