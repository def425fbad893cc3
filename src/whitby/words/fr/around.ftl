# Ce qui entoure le jeu à une table : places, journal, paroles, notes, menu, votes, la fin.
# Apostrophe ’, espaces insécables. $name, $who : une personne ou un robot. $seat : un numéro de place.

## L’onglet. Sans secrets : quiconque passe devant l’écran peut le lire.

around-your-turn = À vous
around-touched = Regardez ici

## Le lien avec la table

around-line-open = Connexion établie
around-line-silent = Le serveur ne répond pas pour l’instant. Nouvel essai…
around-line-joining = On rejoint la table…
around-line-lost = La connexion est perdue. Nouvel essai…
around-line-closed = La connexion est terminée.
around-session-ended = Votre session est terminée : vous ne pouvez plus que regarder.
around-line-waits = { $count ->
    [one] Votre action part dès que possible.
   *[other] Vos { $count } actions partent dès que possible.
}

## Places

around-seats = Places
around-seats-fold = Afficher ou masquer les places
around-seat = Place { $seat }
around-you = vous
around-bot = robot ({ $level })
around-asked = doit jouer
around-away = hors ligne
around-is-here = à la table
around-is-away = hors ligne en ce moment
around-watched = on peut regarder par-dessus cette épaule
around-owner = { $name } peut reprendre cette place
around-resigned = { $name } a abandonné
around-left = temps restant :
around-low = Bientôt plus de temps
around-days = { $days } j { $hours } h
around-other-asked = On vous attend aussi à la place { $seat } : y aller
around-play-here = Jouer à cette place
around-look-from = Regarder depuis cette place
around-mute = Ne plus entendre cette personne
around-unmute = Entendre de nouveau
around-muted = Vous n’entendez plus { $name }.
around-unmuted = Vous entendez de nouveau { $name }.
around-propose-extend = Proposer plus de temps
around-propose-hand = Proposer qu’un robot continue
around-propose-person = Proposer un remplacement par { $name }

## Journal

around-log = Ce qui s’est passé
around-log-filter = Ce que montre le journal
around-log-all = Tout
around-log-game = Le jeu
around-log-table = La table
around-log-mine = Ce qui vous concerne
around-log-times = Afficher les heures
around-log-none = Rien encore.
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
around-step-first = Au début
around-step-back = Un coup en arrière
around-step-forth = Un coup en avant
around-step-last = Au présent
around-step-link = Copier le lien vers ce moment
around-step-copied = Le lien vers le coup { $move } est copié.
around-copy-by-hand = À copier vous-même : { $text }

## Paroles

around-talk = Ce qui s’est dit
around-talk-none = Personne n’a encore rien dit.
around-talk-words = Vos mots
around-talk-say = Dire
around-talk-quick = Phrases toutes faites
around-talk-about = Une phrase à propos d’une place
around-talk-listen = Vous ne pouvez pas parler ici en ce moment.
around-talk-who = Pour parler avec le public, dites qui vous êtes.
around-name = Votre nom
around-come-in = Entrer
around-channel = Qui doit l’entendre
around-channel-table = la table
around-channel-team = votre équipe
around-channel-exchange = l’échange
around-channel-watchers = le public
around-hears-table = Tout le monde l’entend.
around-hears-team = Seule votre équipe l’entend, maintenant et plus tard.
around-hears-exchange = Seules l’entendent les deux personnes qui échangent.
around-hears-watchers = Seul le public l’entend, jamais la table.

## Notes

around-note = Pour vos yeux seulement. Elles vous attendent à votre retour.
around-note-who = Les notes sont gardées sous votre nom. Dites qui vous êtes.
around-note-saved = Enregistré
around-note-saving = Pas encore enregistré…
around-note-failed = Non enregistré : le serveur ne répond pas.

## Menu

around-menu = Le menu
around-key-menu = le menu de la table
around-play = La partie
around-votes = La table vote sur ces propositions.
around-pause = Proposer une pause
around-resume = Reprendre la partie
around-extend-whom = Qui a besoin de temps
around-extend = Proposer plus de temps pour { $name }
around-skip-why = Les robots répondent aussitôt, jusqu’à ce que ce soit à vous.
around-abandon = Proposer d’arrêter la partie
around-abandon-sure = Si tout le monde est d’accord, la partie s’arrête sans victoire.
around-abandon-yes = Le proposer
around-resign = Abandonner
around-resign-sure = Vous perdez la partie et ne pourrez plus reprendre votre place. Si d’autres jouent encore dans votre camp, un robot vous remplace.

around-own-seat = Votre place
around-take-back = Reprendre la place { $seat }
around-auto = Réponse automatique
around-auto-why = S’il n’y a qu’une réponse, elle est donnée pour vous après un moment.
around-shoulder = Par-dessus votre épaule
around-shoulder-why = Qui a le lien voit ce que vous voyez. La table en est avertie.
around-shoulder-make = Créer un lien
around-shoulder-copy = Copier le lien
around-shoulder-copied = Le lien par-dessus votre épaule est copié.
around-shoulder-end = Y mettre fin
around-hand = Passer la main
around-hand-why = À un robot, ou à une personne du public qui s’est proposée. Une place peut être reprise.
around-hand-whom = Qui continue
around-hand-do = Céder la place { $seat }
around-offer = Proposer de reprendre une place
around-offer-end = Retirer la proposition
around-offer-why = On peut vous céder une place, ou voter pour vous là où un robot joue depuis le début.

around-device = Sur cet appareil
around-silence = Silence
around-volume = Volume : { $volume } sur 10
around-desktop-on = M’avertir sur le bureau quand c’est à moi
around-desktop-off = Ne plus m’avertir sur le bureau
around-desktop-denied = Votre navigateur n’autorise pas cette page à vous avertir.
around-plain = Le jeu en texte, sans images
around-help = Touches

around-settings = Cette table
around-yes = oui
around-no = non
around-fact-host = Ouverte par
around-fact-code = Code de la table
around-fact-pace = Rythme
around-fact-access = Qui peut la trouver
around-fact-talk = Paroles
around-fact-team = Les équipes parlent à part
around-fact-watchers = Public
around-fact-undo = Les coups se reprennent
around-fact-bots = Les robots répondent
around-fact-purge = Sera effacée
around-pace-live = { $seconds ->
    [0] en direct : { $minutes } min par place, { $increment } s de plus par réponse
   *[other] en direct : { $minutes } min { $seconds } s par place, { $increment } s de plus par réponse
}
around-pace-relaxed = tranquille : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par réponse
around-pace-correspondence = par correspondance : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par réponse
around-access-public = tout le monde, à l’accueil
around-access-unlisted = qui a le lien ou le code
around-access-password = qui a le mot de passe
around-talk-open = avec vos propres mots
around-talk-phrases = phrases toutes faites seulement
around-talk-off = aucune
around-watching = { $count ->
    [0] admis, personne en ce moment
    [one] 1 en ce moment
   *[other] { $count } en ce moment
}
around-bots-slow = lentement
around-bots-normal = à un rythme humain
around-bots-quick = vite
around-options = { $count ->
    [one] 1 règle de cette table
   *[other] { $count } règles de cette table
}
around-link-copy = Copier le lien vers la table
around-link-copied = Le lien vers la table est copié.
around-promise = Jeu loyal
around-promise-why =
    Avant toute distribution, le serveur a promis par ce nombre comment tomberait le hasard. La partie
    finie, la feuille de partie ouvre la promesse, et tout le monde peut la vérifier.
around-promise-kept = La feuille de partie ouvre ce que le serveur a promis au début. Vérifiez vous-même :
around-promise-was = La promesse était
around-from-start = Revoir la partie depuis le début
around-film = Le film de la partie
around-record = La feuille de partie
around-leave = Retour à l’accueil
around-leave-stays = Votre place reste à vous, et l’horloge continue.

## Votes

around-vote = Un vote
around-vote-bot = Un robot doit-il continuer pour { $who } ?
around-vote-clock = Temps écoulé pour { $who }. Un robot doit-il continuer ?
around-vote-person = Confier la place { $seat } à une autre personne : { $name } ?
around-vote-extend = Plus de temps pour { $who } ?
around-vote-pause = Faire une pause ?
around-vote-abandon = Arrêter la partie sans victoire ?
around-vote-by = Proposé par { $name }.
around-vote-count = Voix : { $yes } pour, { $no } contre, sur { $voters }.
around-vote-left = Temps pour voter : { $time }
around-vote-yes = Pour
around-vote-no = Contre
around-vote-done = Vous avez voté.

## La fin

around-won = Victoire : { $side }
around-won-by = Victoire : { $side }, { $reason }
around-won-resigned = Victoire : { $side }. L’autre camp abandonne.
around-you-won = Vous avez gagné.
around-you-lost = Vous avez perdu.
around-you-drew = Personne n’a gagné contre vous.
around-winners = Dans le camp vainqueur : { $names }
around-rematch = Rejouer
around-next-table = À la table suivante
around-lobby = Retour à l’accueil
