# La première page, l’ouverture d’une table et la salle d’attente. On dit « vous ».

## The first page

lobby-hero = Le Comte a débarqué
lobby-hero-more = Traquez-le, ou soyez le Comte. Des jeux de vampires dans votre navigateur : tout de suite contre des robots, ou à plusieurs grâce à un lien. Gratuit et sans compte.
lobby-play = Jouer maintenant
lobby-waiting = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
lobby-next = Partie suivante
lobby-away = Le serveur est injoignable en ce moment. Nouvel essai…
lobby-home = Retour à l’accueil
lobby-free = Whitby est un logiciel libre, créé par passion, sans lien avec les éditeurs des jeux imprimés. Si un jeu vous plaît, achetez-le.

## The games

lobby-games = Les jeux
lobby-puzzle = Énigme du jour
lobby-puzzle-more = Chaque jour, une position tirée d’une partie : trouvez le Comte, la carte ou le Vampire.
lobby-title-duel = Dracula
lobby-title-fury = La Fureur de Dracula
lobby-title-nosferatu = Nosferatu
lobby-pitch-duel = Cercueils et victimes sont cachés dans Londres. Dracula cherche les victimes, Van Helsing les cercueils, et aucun des deux ne sait ce que cache la prochaine carte.
lobby-pitch-fury = Le Comte traverse l’Europe sans être vu, et quatre Chasseurs suivent sa Piste. Fouillez le Jour, craignez la Nuit, et terrassez-le avant que son Influence soit totale.
lobby-pitch-nosferatu = Le Vampire est parmi vous. Écoutez les rumeurs, comptez les Morsures et, l’Aurore venue, que le Pieu frappe le bon cœur.
lobby-people = Jouable à { $count }
lobby-people-range = Jouable de { $least } à { $most }
# How long a game takes somebody who plays alone against bots.
lobby-minutes = { $least } à { $most } min contre des robots
lobby-minutes-about = Environ { $minutes } min contre des robots
# How hard a game is, and what it feels like.
lobby-hard-duel = Moyen : peu de règles, beaucoup à retenir
lobby-hard-fury = Exigeant : beaucoup de cartes et de longs plans
lobby-hard-nosferatu = Facile : peu de règles, des tours rapides
lobby-feels-duel = Comme des échecs dans le brouillard : cacher, bluffer, compter les cartes.
lobby-feels-fury = Comme une traque : des jours sur une piste froide, puis un combat soudain.
lobby-feels-nosferatu = Comme une accusation chuchotée : lire les visages, ne croire personne.
lobby-bots = Jouer contre des robots
lobby-learn = Apprendre en jouant
lobby-rules = Les règles

## A game against bots. $game is the title of a game.

lobby-solo = { $game } contre des robots
lobby-name = Votre nom
lobby-players = Nombre de places
lobby-level = Niveau des robots
lobby-speed = Vitesse des robots
lobby-speed-quick = Rapide
lobby-speed-normal = Normale
lobby-speed-slow = Lente
lobby-windows = Temps de réaction
lobby-windows-short = Court
lobby-windows-long = Long
lobby-windows-ask = Jusqu’à la dernière réponse
lobby-start = Lancer la partie
lobby-start-lots = Lancer avec un camp au hasard
lobby-start-as = Lancer la partie avec

## With friends

lobby-friends = À plusieurs
lobby-friends-more = Ouvrez une table et envoyez son lien. Personne n’a besoin d’un compte, et des robots prennent les places vides.
lobby-code = Code ou lien d’une table
lobby-code-go = Rejoindre
lobby-make = Jouer à plusieurs
lobby-record = Ouvrir une partie enregistrée
lobby-make-sit = Prendre place tout de suite
lobby-make-go = Ouvrir la table
lobby-game = Jeu

## What a table agrees on

lobby-pace = Rythme
lobby-pace-live = Temps réel
    .more = Tout le monde est en ligne : chaque place a une réserve de temps et en regagne un peu à chaque coup.
lobby-pace-relaxed = Tranquille
    .more = Un nombre fixe de minutes par coup.
lobby-pace-correspondence = Par correspondance
    .more = Un nombre fixe d’heures par coup : jouez quand cela vous convient.
lobby-pace-bank = Minutes par place, au départ
lobby-pace-increment = Secondes en plus par coup
lobby-pace-minutes = Minutes par coup
lobby-pace-hours = Heures par coup
lobby-pace-live-says = Temps réel, { $minutes } min + { $seconds } s
lobby-pace-relaxed-says = { $minutes } min par coup
# $unit says whether whole days are meant.
lobby-pace-correspondence-says = { $unit ->
    [days] { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
   *[hours] { $hours ->
        [one] { $hours } heure par coup
       *[other] { $hours } heures par coup
    }
}
lobby-access = Accès
lobby-access-unlisted = Avec le lien
    .more = La table ne figure dans aucune liste.
lobby-access-public = Tout le monde
    .more = La table figure à l’accueil.
lobby-access-password = Avec mot de passe
    .more = À saisir une fois, même pour regarder.
lobby-password = Mot de passe de la table (6 caractères au moins)
lobby-password-new = Nouveau mot de passe (vide : inchangé)
lobby-talk = Discussion
lobby-talk-open = Libre
    .more = Tout le monde écrit librement.
lobby-talk-phrases = Messages rapides
    .more = Seulement des messages prédéfinis, traduits dans la langue de chaque personne.
lobby-talk-off = Désactivée
    .more = Personne ne peut écrire à cette table.
lobby-deduction = Carte des déductions
lobby-deduction-off = Aucune
    .more = À vous de retrouver la trace de Dracula.
lobby-deduction-possible = Lieux possibles
    .more = La carte teinte tous les lieux où Dracula peut être, d’après les seuls faits publics.
lobby-deduction-likely = Lieux probables
    .more = La carte indique aussi la probabilité de chaque lieu.
lobby-more-table = Plus de réglages
lobby-watchers = Spectateurs admis
lobby-undo = Annulation de coup permise
    .more = Seulement tant que le coup n’a rien révélé.
lobby-draw = Places tirées au sort au début
    .sides = Les camps aussi.
lobby-many = Plusieurs places par personne
    .more = Pour jouer sur le même appareil, ou faire des essais en solo.
lobby-team = Discussion privée par équipe
lobby-marks = Marques partagées entre Chasseurs sur la carte
lobby-more-game = Options du jeu
lobby-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
lobby-more-free = Options avancées
lobby-reset = Rétablir les options par défaut

## Tables in a list

lobby-mine = Vos parties
lobby-your-turn = À vous de jouer
lobby-to-open = Rejoindre la table
lobby-to-playing = Ouvrir la partie
lobby-over = Parties terminées
lobby-film = Voir le film
lobby-all = Tout afficher ({ $count })
lobby-fewer = En afficher moins
lobby-public = Tables publiques
lobby-public-none = Aucune table publique pour l’instant. Ouvrez-en une, ou jouez contre des robots.
lobby-sit = Rejoindre
lobby-watch = Regarder
lobby-with-bots = contre des robots
# As a screen reader says it: 3 of 5 seats taken.
lobby-seats = Places prises : { $taken } sur { $all }

## The room where people wait

lobby-room-open = Salle d’attente
lobby-room-seats = Places
lobby-room-seat = Place { $seat }
lobby-room-free = libre
lobby-room-bot = Robot ({ $level })
lobby-room-you = vous
lobby-room-host = hôte
lobby-room-gone = hors ligne
lobby-room-sit = S’asseoir
lobby-room-move = Venir ici
lobby-room-fill = Robot
# For screen readers, which say one button at a time.
lobby-room-fill-here = Mettre un robot à la place { $seat }
lobby-room-clear = Libérer la place { $seat }
lobby-room-fill-all = { $count ->
    [one] Remplir avec un robot
   *[other] Remplir avec { $count } robots
}
lobby-room-stand = Se lever
lobby-room-who = Quel est votre nom ?
lobby-room-who-more = N’importe quel nom convient. Toute la table le verra.
lobby-room-who-go = Rejoindre
lobby-room-start = Lancer la partie
lobby-room-start-free = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-room-start-ready = Toutes les places sont prises : la partie peut commencer.
lobby-room-start-wait = { $name } lancera la partie.
lobby-room-sit-first = Choisissez une place.
lobby-room-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
lobby-room-invite = Inviter
lobby-room-link = Lien de la table
lobby-room-copy = Copier
lobby-room-copied = Lien copié.
lobby-room-share = Partager
lobby-room-code = Ou donnez ce code
lobby-room-qr = Code QR de la table, à scanner avec un téléphone
lobby-room-qr-show = Afficher le code QR
lobby-room-password = Il faut le mot de passe pour rejoindre la table.
lobby-room-agreed = Réglages de la table
lobby-room-change = Modifier
lobby-room-change-go = Enregistrer
lobby-room-close = Fermer la table
lobby-room-close-sure = Fermer la table pour tout le monde ?
lobby-room-close-more = Tout le monde devra quitter la table. C’est définitif.
lobby-room-stay = Non, la laisser ouverte
lobby-room-closed = Cette table a été fermée
lobby-room-yes = Oui
lobby-room-no = Non
lobby-room-talk = Discussion

## A table that cannot be looked at

lobby-closed = Vous n’avez pas accès à cette table
lobby-closed-password = Cette table a un mot de passe
lobby-closed-password-more = Demandez-le à l’hôte de la table.
lobby-closed-password-field = Mot de passe de la table
lobby-closed-enter = Valider
