# La première page, l’ouverture d’une table et la salle d’attente. On dit « vous ».

## The first page

lobby-hero = Le Comte a débarqué
lobby-hero-more = Traquez-le, ou soyez le Comte. Des jeux de vampires dans votre navigateur : contre des robots sur-le-champ, entre proches par un lien. Gratuit et sans compte.
lobby-play = Jouer maintenant
lobby-waiting = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
lobby-next = Partie suivante
lobby-away = Le serveur est injoignable en ce moment. La page continue d’essayer.
lobby-home = Retour à l’accueil
lobby-free = Whitby est un logiciel libre, fait par passion. Il n’a aucun lien avec les éditeurs des jeux : si l’un d’eux vous plaît, achetez-le.

## The games

lobby-games = Les jeux
lobby-title-duel = Dracula
lobby-title-fury = La Fureur de Dracula
lobby-title-nosferatu = Nosferatu
lobby-pitch-duel = Cinq cercueils et cinq victimes sont cachés dans Londres. Dracula et Van Helsing les cherchent dans le brouillard, et chacun ne connaît que les siens.
lobby-pitch-fury = Le Comte traverse l’Europe sans être vu, et quatre Chasseurs suivent sa Piste. Fouillez le Jour, craignez la Nuit, et terrassez-le avant que son Influence soit totale.
lobby-pitch-nosferatu = L’un de vous est le Vampire. Échangez des rumeurs, comptez les Morsures et, l’Aurore venue, que le Pieu frappe le bon cœur.
lobby-people = { $count } personnes
lobby-people-range = { $least } à { $most } personnes
# How long a game takes somebody who plays alone against bots.
lobby-minutes = { $least } à { $most } min contre des robots
lobby-minutes-about = Environ { $minutes } min contre des robots
# How hard a game is, and what it feels like.
lobby-hard-duel = Moyen : peu de règles, beaucoup à retenir
lobby-hard-fury = Exigeant : beaucoup de cartes et de longs plans
lobby-hard-nosferatu = Facile : peu de règles, des tours rapides
lobby-feels-duel = Comme des échecs dans le brouillard : cacher, bluffer, compter les cartes.
lobby-feels-fury = Comme une traque : des jours sur une piste froide, puis un combat soudain.
lobby-feels-nosferatu = Comme une accusation chuchotée : lire les visages, ne croire personne.
lobby-bots = Jouer contre des robots
lobby-learn = Première partie ? Apprenez en jouant
lobby-rules = Les règles

## A game against bots. $game is the title of a game.

lobby-solo = { $game } contre des robots
lobby-name = Votre nom
lobby-players = Places à la table
lobby-level = Force des robots
lobby-level-random = Joue n’importe quel coup permis : idéal pour découvrir.
lobby-level-scripted = Joue selon un plan : un vrai adversaire.
lobby-speed = Réflexion des robots
lobby-speed-quick = brève
lobby-speed-normal = humaine
lobby-speed-slow = longue
lobby-windows = Temps de réaction
lobby-windows-short = bref
lobby-windows-long = prolongé
lobby-windows-ask = jusqu’à la dernière réponse
lobby-start = Commencer
lobby-start-lots = Commencer, camp tiré au sort
lobby-start-as = Commencer avec

## With friends

lobby-friends = Entre proches
lobby-friends-more = Ouvrez une table et envoyez son lien. Personne n’a besoin d’un compte, et des robots prennent les places vides.
lobby-code = Code ou lien d’une table
lobby-code-go = Rejoindre
lobby-make = Ouvrir une table entre proches
lobby-make-sit = M’y asseoir aussitôt
lobby-make-go = Ouvrir la table
lobby-game = Jeu

## What a table agrees on

lobby-pace = Rythme
lobby-pace-live = en direct
    .more = Tout le monde est là : une réserve de temps par place, et un peu plus à chaque réponse.
lobby-pace-relaxed = tranquille
    .more = Quelques minutes pour chaque réponse.
lobby-pace-correspondence = par correspondance
    .more = Quelques heures pour chaque réponse : passez quand cela vous convient.
lobby-pace-bank = Minutes par place
lobby-pace-increment = Secondes de plus par réponse
lobby-pace-minutes = Minutes par réponse
lobby-pace-hours = Heures par réponse
lobby-pace-live-says = en direct, { $minutes } min + { $seconds } s
lobby-pace-relaxed-says = { $minutes } min par réponse
# $unit says whether whole days are meant.
lobby-pace-correspondence-says = { $unit ->
    [days] { $days ->
        [one] { $days } jour par réponse
       *[other] { $days } jours par réponse
    }
   *[hours] { $hours ->
        [one] { $hours } heure par réponse
       *[other] { $hours } heures par réponse
    }
}
lobby-access = Qui peut venir
lobby-access-unlisted = qui a le lien
    .more = La table ne figure dans aucune liste.
lobby-access-public = tout le monde
    .more = La table figure sur la première page.
lobby-access-password = qui connaît le mot de passe
    .more = Chaque personne le donne une fois, le public aussi.
lobby-password = Mot de passe de la table (6 caractères au moins)
lobby-password-new = Nouveau mot de passe (vide : il reste le même)
lobby-talk = Paroles
lobby-talk-open = libres
    .more = Tout le monde écrit librement.
lobby-talk-phrases = phrases toutes faites
    .more = Seulement des phrases qui se lisent dans la langue de chaque personne.
lobby-talk-off = aucune
    .more = On ne dit rien à cette table.
lobby-deduction = Carte des déductions
lobby-deduction-off = aucune
    .more = À chaque personne de retrouver la trace de Dracula.
lobby-deduction-possible = lieux possibles
    .more = La carte ombre tous les lieux où Dracula peut être d’après les faits connus de tous.
lobby-deduction-likely = lieux probables
    .more = La carte montre aussi la probabilité de chacun.
lobby-more-table = Autres réglages de la table
lobby-watchers = D’autres peuvent regarder
lobby-undo = Les coups peuvent être repris
    .more = Seulement tant que personne n’en a rien appris.
lobby-draw = Les places sont tirées au sort au début
    .sides = Et les camps avec elles.
lobby-many = Une personne peut prendre plusieurs places
    .more = Pour partager un appareil, ou faire des essais en solo.
lobby-team = Une équipe peut parler en aparté
lobby-marks = Les Chasseurs peuvent partager des marques sur la carte
lobby-more-game = Règles de cette table
lobby-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
lobby-more-free = Encore plus
lobby-reset = Revenir aux règles habituelles

## Tables in a list

lobby-mine = Vos parties
lobby-your-turn = À vous de jouer
lobby-to-open = À la table
lobby-to-playing = Aller voir
lobby-over = Parties terminées
lobby-film = Revoir
lobby-all = Tout afficher ({ $count })
lobby-fewer = En afficher moins
lobby-public = Tables publiques
lobby-public-none = Aucune table publique n’est ouverte. Ouvrez-en une, ou jouez contre des robots.
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-with-bots = contre des robots
# As a screen reader says it: 3 of 5 seats taken.
lobby-seats = Places prises : { $taken } sur { $all }

## The room where people wait

lobby-room-open = La table est mise
lobby-room-seats = Places
lobby-room-seat = Place { $seat }
lobby-room-free = libre
lobby-room-bot = Robot ({ $level })
lobby-room-you = vous
lobby-room-host = a ouvert la table
lobby-room-gone = pas là en ce moment
lobby-room-sit = S’asseoir
lobby-room-move = Changer
lobby-room-fill = Robot
# For screen readers, which say one button at a time.
lobby-room-fill-here = Mettre un robot à la place { $seat }
lobby-room-clear = Libérer la place { $seat }
lobby-room-fill-all = { $count ->
    [one] Mettre un robot à la place libre
   *[other] Mettre des robots aux { $count } places libres
}
lobby-room-stand = Quitter
lobby-room-who = Qui êtes-vous ?
lobby-room-who-more = Un nom suffit. Les autres à la table le voient.
lobby-room-who-go = S’asseoir
lobby-room-start = Commencer la partie
lobby-room-start-free = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-room-start-ready = Tout le monde est là.
lobby-room-start-wait = { $name } commencera la partie.
lobby-room-sit-first = Choisissez une place.
lobby-room-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
lobby-room-invite = Inviter
lobby-room-link = Lien de la table
lobby-room-copy = Copier
lobby-room-copied = Le lien est copié.
lobby-room-share = Envoyer
lobby-room-code = Ou dictez le code
lobby-room-qr = Le lien en image, pour l’appareil photo d’un téléphone
lobby-room-qr-show = Afficher le code QR
lobby-room-password = Pour venir, il faut le mot de passe de la table.
lobby-room-agreed = Ce qui est convenu
lobby-room-change = Modifier
lobby-room-change-go = Convenir de cela
lobby-room-close = Fermer la table
lobby-room-close-sure = Fermer la table pour tout le monde ?
lobby-room-close-more = Les personnes assises ici devront partir. C’est sans retour.
lobby-room-stay = Non, la laisser ouverte
lobby-room-closed = Cette table est fermée
lobby-room-yes = oui
lobby-room-no = non
lobby-room-talk = Paroles

## A table that cannot be looked at

lobby-closed = Cette table vous reste fermée
lobby-closed-password = Cette table a un mot de passe
lobby-closed-password-more = La personne qui a ouvert la table le connaît.
lobby-closed-password-field = Mot de passe de la table
lobby-closed-enter = Entrer
