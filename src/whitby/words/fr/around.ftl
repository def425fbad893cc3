# Ce qui entoure le jeu à une table : places, journal, discussion, notes, menu, votes, la fin.
# Apostrophe ’, espaces insécables. $name, $who : une personne ou un robot. $seat : un numéro de place.

## L’onglet. Sans secrets : toute personne qui passe devant l’écran peut le lire.

around-your-turn = À vous
around-touched = Du nouveau

## Le lien avec la table

around-line-open = Connexion établie
around-line-silent = Le serveur ne répond pas pour l’instant. Nouvel essai…
around-line-saving = Enregistrement en cours…
around-line-failing = Le serveur ne peut pas enregistrer de coups pour le moment. Rien de ce qui est joué n’est perdu, et la partie reprendra dès que possible.
around-line-joining = Connexion à la table…
around-line-lost = Connexion perdue. Reconnexion…
around-line-closed = Connexion fermée.
around-session-ended = Votre session est terminée. Vous faites maintenant partie du public.
around-line-waits = { $count ->
    [one] Votre action partira dès le retour de la connexion.
   *[other] Vos { $count } actions partiront dès le retour de la connexion.
}

## Places

around-seats = Places
around-seats-fold = Afficher ou masquer les places
around-seat = Place { $seat }
around-you = vous
around-bot = robot ({ $level })
around-asked = doit jouer
around-away = hors ligne
around-is-here = en ligne
around-is-away = hors ligne
around-watched = vue partagée par un lien
around-owner = { $name } peut récupérer cette place
around-resigned = { $name } a abandonné
around-left = temps restant :
around-low = Il reste peu de temps
around-days = { $days } j { $hours } h
around-other-asked = À vous de jouer aussi à la place { $seat }
around-play-here = Jouer à cette place
around-look-from = Regarder depuis cette place
around-mute = Masquer ses messages
around-unmute = Afficher ses messages
around-muted = Messages masqués : { $name }.
around-unmuted = Messages de nouveau visibles : { $name }.
around-propose-extend = Proposer plus de temps
around-propose-hand = Proposer un robot
around-propose-person = Proposer { $name } en remplacement

## Journal

around-log = Journal de la partie
around-log-filter = Filtrer le journal
around-log-all = Tout
around-log-game = Le jeu
around-log-table = La table
around-log-mine = Ce qui vous concerne
around-log-times = Afficher les heures
around-log-none = Rien pour l’instant.
around-log-earlier = { $count ->
    [one] 1 ligne précédente
   *[other] { $count } lignes précédentes
}
# $said is a line of the log; $count is 2 or more.
around-log-repeated = { $said } ({ $count } fois)
# Below the log and the talk, for a reader who has scrolled up.
around-newest = Aller à la fin
# Opens the lines that came since the reader's own last move.
around-since = Depuis votre dernier coup ({ $count })
around-steps = Parcourir la partie
around-step = { $move } sur { $moves }
around-step-first = Début de la partie
around-step-back = Coup précédent
around-step-forth = Coup suivant
around-step-last = Dernier coup
around-step-link = Copier le lien vers ce moment
around-step-copied = Lien vers le coup { $move } copié.
around-copy-by-hand = À copier à la main : { $text }

## Discussion

around-talk = Discussion
around-talk-none = Aucun message pour l’instant.
around-talk-words = Votre message
around-talk-say = Envoyer
around-talk-quick = Messages rapides
around-talk-about = Message à propos de
around-talk-listen = Vous ne pouvez pas écrire ici en ce moment.
around-talk-who = Pour écrire au public, indiquez votre nom.
around-name = Votre nom
around-come-in = Valider
around-channel = Destinataires
around-channel-table = Toute la table
around-channel-team = Votre équipe
around-channel-exchange = Partenaire d’échange
around-channel-watchers = Le public
around-hears-table = Visible par toute la table.
around-hears-team = Visible par votre équipe seulement, même après la partie.
around-hears-exchange = Visible seulement par les deux personnes qui échangent.
around-hears-watchers = Visible par le public seulement, jamais par la table.

## Notes

around-note = Ces notes ne sont visibles que par vous. Elles sont conservées avec la table.
around-note-who = Les notes sont liées à votre nom : indiquez-le.
around-note-saved = Enregistré
around-note-saving = Pas encore enregistré…
around-note-failed = Non enregistré : le serveur ne répond pas.

## Menu

around-menu = Le menu
around-key-menu = ouvrir le menu de la table
around-play = La partie
around-votes = La table vote sur ces propositions.
around-pause = Proposer une pause
around-pause-alone = Mettre la partie en pause
around-resume = Reprendre la partie
around-extend-whom = Qui a besoin de temps
around-extend = Proposer plus de temps pour { $name }
around-skip-why = Les robots jouent sans attendre, jusqu’à votre tour.
around-abandon = Proposer d’arrêter la partie
around-abandon-alone = Arrêter la partie
around-abandon-sure = Si tout le monde est d’accord, la partie s’arrête sans victoire.
around-abandon-sure-alone = La partie s’arrête sans victoire.
around-abandon-yes = Proposer
around-abandon-yes-alone = Arrêter la partie
around-resign = Abandonner
around-resign-sure = Vous perdez la partie et ne pourrez pas récupérer votre place. Si d’autres personnes jouent encore dans votre camp, un robot vous remplace.

around-own-seat = Votre place
around-take-back = Récupérer la place { $seat }
around-auto = Coups forcés automatiques
around-auto-why = S’il n’y a qu’un choix possible, il est fait pour vous après un court instant.
around-shoulder = Partager votre vue
around-shoulder-why = Toute personne qui a le lien voit ce que vous voyez, main comprise. La table en est avertie.
around-shoulder-make = Créer un lien
around-shoulder-copy = Copier le lien
around-shoulder-copied = Lien de partage copié.
around-shoulder-end = Arrêter le partage
around-hand = Céder votre place
around-hand-why = À un robot, ou à une personne du public qui s’est proposée. Vous pourrez récupérer votre place.
around-hand-whom = Qui prend la suite
around-hand-do = Céder la place { $seat }
around-offer = Se proposer en remplacement
around-offer-end = Retirer la proposition
around-offer-why = On pourra vous céder une place, ou voter pour vous confier celle qu’un robot joue depuis le début.

around-device = Sur cet appareil
around-silence = Couper le son
around-volume = Volume : { $volume } sur 10
around-desktop-on = M’avertir quand c’est à moi
around-desktop-off = Ne plus m’avertir
around-desktop-denied = Votre navigateur bloque les notifications de cette page.
around-plain = Mode texte, sans images
around-help = Raccourcis clavier

around-settings = Réglages de la table
around-yes = Oui
around-no = Non
around-fact-host = Hôte
around-fact-code = Code de la table
around-fact-pace = Rythme
around-fact-access = Accès
around-fact-talk = Discussion
around-fact-team = Discussion privée par équipe
around-fact-watchers = Spectateurs
around-fact-undo = Annulation de coup
around-fact-bots = Vitesse des robots
around-fact-purge = Effacement prévu
around-pace-live = { $seconds ->
    [0] Temps réel : { $minutes } min par place, { $increment } s de plus par coup
   *[other] Temps réel : { $minutes } min { $seconds } s par place, { $increment } s de plus par coup
}
around-pace-relaxed = Tranquille : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par coup
around-pace-correspondence = Par correspondance : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par coup
around-access-public = Tout le monde, à l’accueil
around-access-unlisted = Avec le lien ou le code
around-access-password = Avec mot de passe
around-talk-open = Libre
around-talk-phrases = Messages rapides seulement
around-talk-off = Désactivée
around-watching = { $count ->
    [0] Admis, personne en ce moment
    [one] 1 en ce moment
   *[other] { $count } en ce moment
}
around-bots-slow = Lente
around-bots-normal = Normale
around-bots-quick = Rapide
around-options = { $count ->
    [one] 1 option de jeu
   *[other] { $count } options de jeu
}
around-link-copy = Copier le lien de la table
around-link-copied = Lien copié.
around-promise = Hasard vérifiable
around-promise-why =
    Avant toute distribution, le serveur a fixé le hasard de la partie ; voici son empreinte. À la fin,
    la feuille de partie révèle le tirage, et tout le monde peut le vérifier.
around-promise-kept = La feuille de partie révèle le tirage fixé au début. Vérifiez vous-même :
around-promise-was = Empreinte publiée au début
around-from-start = Parcourir depuis le début
around-film = Voir le film de la partie
around-record = Télécharger la feuille de partie
around-leave = Quitter la table
around-leave-stays = Vous gardez votre place, et votre temps continue de s’écouler.

## Votes

around-vote = Vote en cours
around-vote-bot = Remplacer { $who } par un robot ?
around-vote-clock = Temps écoulé pour { $who }. Mettre un robot à sa place ?
around-vote-person = Laisser { $name } jouer à la place { $seat } ?
around-vote-extend = Plus de temps pour { $who } ?
around-vote-pause = Mettre la partie en pause ?
around-vote-abandon = Arrêter la partie sans victoire ?
around-vote-by = Proposé par { $name }.
around-vote-count = Voix : { $yes } pour, { $no } contre, sur { $voters }.
around-vote-left = Temps restant pour voter : { $time }
around-vote-yes = Pour
around-vote-no = Contre
around-vote-done = Vous avez voté.

## La fin

around-won = Victoire : { $side }
around-won-by = Victoire : { $side } ({ $reason })
around-won-resigned = Victoire : { $side }. L’autre camp abandonne.
around-you-won = Vous avez gagné.
around-you-lost = Vous avez perdu.
around-you-drew = Partie nulle.
around-winners = Dans le camp vainqueur : { $names }
around-rematch = Revanche
around-next-table = Rejoindre la revanche
around-lobby = Retour à l’accueil
