# The terminal in French. « Vous » for whoever sits at the keyboard, never given a gender.

## Signs beside a name, quotation marks

cli-mark-you = (vous)
cli-mark-bot = (robot)
cli-quoted = « { $text } »

## A question

# $count is at least 2.
cli-choose = Choisissez (1–{ $count }) ; « ? » donne la règle, « aide » tout le reste.
cli-choose-label = Tapez le code qui précède le choix ; « ? » donne la règle, « aide » tout le reste.
cli-forced = Un seul choix possible. Appuyez sur Entrée.
cli-taken = Un seul choix, fait pour vous : { $option }
cli-not-offered = « { $typed } » n’est pas proposé. Choisissez (1–{ $count }), ou tapez « aide ».
cli-not-offered-label = « { $typed } » n’est pas proposé. Tapez le code d’un choix, ou « aide ».
cli-ambiguous = « { $typed } » correspond à plusieurs choix : { $labels }.
cli-sure = { $option } : c’est définitif. Tapez { $yes } pour confirmer, Entrée pour renoncer.
cli-yes = oui
cli-hand-over = Passez le clavier à la personne suivante : { $name }. Puis appuyez sur Entrée.
cli-next-game = Appuyez sur Entrée pour commencer la partie suivante.

## What can be typed beside a choice. Each is one word without blanks.

cli-help-choose = choisir par numéro ou par code
cli-help-rules = les règles de ce choix
cli-help-word = mot
    .help = ce que dit la règle 56, ou ce que signifie un mot
cli-command-table = plateau
    .help = revoir la table
cli-command-log = journal
    .help = ce qui s’est passé jusqu’ici
cli-command-goal = but
    .help = votre objectif
cli-command-why = pourquoi
    .help = ce que vous ne pouvez pas choisir, et pourquoi
cli-command-claim = dire
    .help = faire une déclaration à la table, vraie ou fausse
cli-command-save = enregistrer
    .usage = FICHIER
    .help = enregistrer la partie et tous les coups à venir
cli-command-lang = langue
    .help = continuer dans une autre langue
cli-command-help = aide
    .help = cette liste
cli-command-quit = quitter
    .help = quitter la table

## Answers to what was typed

cli-no-goal = Les Personnages ne sont pas encore distribués.
cli-no-rule = Aucune règle ni aucune carte ne s’appelle « { $word } ».
cli-rules-more = Voir aussi { $rules }.
cli-nothing-barred = Aucun choix attendu ne manque.
cli-no-language = La langue « { $word } » n’est pas disponible. Choisissez parmi : { $languages }.
cli-aid = { $name } : { $text }
cli-talk-about = Que voulez-vous déclarer ? Entrée pour ne rien dire.
cli-talk-nothing = Il n’y a encore rien à déclarer.
cli-talk-silent = Vous ne dites rien.
cli-save-where = Indiquez un fichier, par exemple : enregistrer soirée.txt

## Saving and leaving

cli-saved = La partie est enregistrée coup par coup : { $file }
cli-saved-secret = Ce fichier contient les secrets de la table : ne l’ouvrez pas avant la fin.
cli-not-saved = Rien n’a été écrit : { $file } est inutilisable, ou contient autre chose.
cli-save-failed = Impossible d’écrire dans ce fichier : { $file }
cli-offer-file = Indiquez un autre fichier, ou Entrée pour continuer sans enregistrer.
cli-offer-save = Enregistrer la partie ? Indiquez un fichier, ou Entrée pour quitter sans enregistrer.
cli-offer-record = Enregistrer la feuille de partie ? Indiquez un fichier, ou Entrée pour ne rien enregistrer.
cli-how-to-resume = Pour reprendre plus tard : { $command }
cli-how-to-verify = Pour vérifier que le tirage était honnête : { $command }

## The beginning and the end

cli-welcome = Choisissez par numéro ou par code. Tapez { $help } pour tout le reste.
cli-resumed = { $moves ->
    [one] La partie reprend après { $moves } coup.
   *[other] La partie reprend après { $moves } coups.
}
cli-options = Options de cette table : { $options }
# $name is a level of bots, $more says what it is like, $flag is what to type.
cli-level = Robots : { $name }. { $more } Pour changer de niveau : { $flag }.
cli-live = Le tirage de cette table est garanti par cet engagement ; son secret sera révélé à la fin :
cli-seeded = Le hasard vient de la graine { $seed } : toute personne qui la connaît peut prévoir chaque carte.
cli-you-win = Vous gagnez !
cli-you-lose = Vous perdez.
cli-you-draw = Partie nulle.

## Nosferatu

cli-nosferatu-bites = { $count } sur 5
cli-nosferatu-cards = { $size } : { $cards }
cli-nosferatu-clock-down = face cachée : { nosferatu-count-nights }
cli-nosferatu-clock-down-dawn = { $nights ->
    [0] face cachée : l’Aurore
   *[other] face cachée : { nosferatu-count-nights } et l’Aurore
}
cli-nosferatu-clock-up = révélées : { nosferatu-count-nights }
cli-nosferatu-clock-up-dawn = { $nights ->
    [0] révélée : l’Aurore
   *[other] révélées : { nosferatu-count-nights } et l’Aurore
}
cli-nosferatu-ritual-down = { $name } (face cachée)
cli-nosferatu-own_reserve = Votre Réserve
cli-nosferatu-goal = { $who }. { $goal }
cli-nosferatu-talk-gave = La carte que j’ai donnée
cli-nosferatu-talk-hold = Les cartes que j’ai en Réserve
cli-nosferatu-talk-am = Qui je suis
cli-nosferatu-talk-suspect = Qui je soupçonne
cli-nosferatu-talk-trust = En qui j’ai confiance
cli-nosferatu-talk-gave_me = La carte que l’on m’a donnée, et par qui
cli-nosferatu-talk-pile_had = Combien de Composants dans la pile
cli-nosferatu-by-stake = avec le Pieu
cli-nosferatu-by-bites = avec 5 Morsures

## The duel

cli-duel-goal = Vous incarnez { $who }. { $goal }
cli-duel-game = Partie { $number }/{ $games }
cli-duel-wins = Parties gagnées
cli-duel-actions = { $ready } · { $aside } de côté
cli-duel-action_cards = Cartes action
cli-duel-listed = { $who } : { $cards }
cli-duel-own_hand = Votre main
cli-duel-picked = Déjà choisies
cli-duel-steps = { $steps } · votre meilleure carte en paie { $best }
cli-duel-revealed = Carte révélée
cli-duel-effects = En vigueur
cli-duel-of-dracula = Carte de Dracula
cli-duel-of-van_helsing = Carte de Van Helsing
# Three letters each, the beginning of the word as it stands on the buttons: they can be typed.
cli-duel-mark-red = ROU
cli-duel-mark-blue = BLE
cli-duel-mark-green = VER
cli-duel-mark-yellow = JAU
cli-duel-mark-grey = TOU
cli-duel-card = Carte
cli-duel-strength = Force
cli-duel-cost = Vies
cli-duel-bar = Barre
# Above the numbers of the cards: played without the special action, and with it.
cli-duel-plain = sans
cli-duel-special = avec
# The key for stopping where places are chosen by number.
cli-duel-key-stop = a
cli-duel-type-barrier = Ou tapez une couleur et un passage : { $example }
cli-duel-may-give = Pour donner une carte cible contre 2 marqueurs de vie, tapez { $code }.
cli-duel-meeting = Face-à-face
cli-duel-bluff = Bluffer
cli-duel-give = Donner une carte cible
# Special actions in a few words, for tables.
cli-duel-special-dr_fluegel = Dracula s’envole où il veut
cli-duel-special-dr_puls = reprend un vampire défaussé
cli-duel-special-dr_tiefe = échange de loin une de ses cartes
cli-duel-special-dr_atem = vampires +1 au tour suivant
cli-duel-special-dr_rauschen = met une figurine au port
cli-duel-special-dr_augen = permet une seconde barrière
cli-duel-special-dr_dunkel = le Crucifix ne coûte rien
cli-duel-special-dr_fluestern = prochain tour adverse sans barrière
cli-duel-special-vh_eingebung = ignore la carte révélée
cli-duel-special-vh_gelassenheit = reprend une carte action
cli-duel-special-vh_kampfeslust = tour supplémentaire si victoire
cli-duel-special-vh_scharfsinn = regarde la main de Dracula
cli-duel-special-vh_taeuschung = tire une carte de la main adverse
cli-duel-special-vh_verstaerkung = à la station, reprend un chasseur
cli-duel-special-vh_wachsamkeit = prochain tour adverse sans action
cli-duel-special-vh_widerstand = interdit un lieu à Dracula
# The table of card values.
cli-duel-vampires = Vampires : { $weak } de force 1, { $middle } de force 2, { $strong } de force 3
cli-duel-hunters = Chasseurs de vampire : { $weak } de force 1, { $middle } de force 2, { $strong } de force 3
cli-duel-cards-grey = { cli-duel-mark-grey } est une barre grise : elle vaut pour toute barrière. Un tiret : ni force, ni action spéciale.
cli-duel-cards-file = Si vous possédez le jeu, notez ce que disent vos cartes, chacune sous son code ou son titre ; le reste ne change pas. Seul ce que dit le livret est fixe.
cli-duel-cards-use = Enregistrez ce fichier sous my_cards.toml et jouez avec :

## Fury of Dracula

cli-fury-goal-dracula = Vous incarnez Dracula : vous gagnez si l’Influence atteint 13, et perdez s’il est vaincu.
# $who: one hunter or several.
cli-fury-goal-hunters = Vous menez { $who }. Les Chasseurs gagnent ensemble si Dracula est vaincu avant que l’Influence atteigne 13.
cli-fury-when = { $day }, semaine { $week }
cli-fury-influence = Influence { $count } sur 13
cli-fury-despair = Désespoir { $count }
# Labels of rows: short. The leaving hideout is the one that has slid off the trail.
cli-fury-trail = Piste
cli-fury-lairs = Repaires
cli-fury-leaving = Sortant
cli-fury-place = Lieu
cli-fury-out = Sortie
cli-fury-road = Route
cli-fury-sea = Mer
cli-fury-white = Voie blanche
cli-fury-yellow = Voie jaune
cli-fury-encounter = Rencontre
cli-fury-fight = Combat
cli-fury-played = jouées
cli-fury-held = en main
cli-fury-tokens = Pions
cli-fury-decks = Paquets
cli-fury-label = { $what } :
# What a place is.
cli-fury-size-small = petite ville
cli-fury-size-large = grande ville
cli-fury-port-small = petite ville, port
cli-fury-port-large = grande ville, port
cli-fury-size-castle = château
cli-fury-size-sea = zone maritime
cli-fury-seas = Mers
# Tokens, after the name of a place and before a list of places.
cli-fury-fog = brouillard
cli-fury-storm = tempête
cli-fury-roadblock = barrage
cli-fury-link-road = route
cli-fury-link-rail = voie ferrée
cli-fury-ground = terre consacrée
cli-fury-host = sainte hostie
# Cards on the trail, and what lies with them.
cli-fury-open = { $card } (visible)
cli-fury-rumour = pion Rumeur
cli-fury-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
# Dracula and the hunters.
cli-fury-health = Santé { $left }/{ $most }
cli-fury-items = { $count ->
    [one] { $count } Objet
   *[other] { $count } Objets
}
cli-fury-events = { $count ->
    [one] { $count } Événement
   *[other] { $count } Événements
}
cli-fury-tickets = { $count ->
    [one] { $count } Billet
   *[other] { $count } Billets
}
cli-fury-encounters = { $count ->
    [one] { $count } Rencontre
   *[other] { $count } Rencontres
}
cli-fury-rumours = { $count ->
    [one] { $count } pion Rumeur
   *[other] { $count } pions Rumeur
}
cli-fury-bites = { $count ->
    [one] { $count } Morsure
   *[other] { $count } Morsures
}
cli-fury-delayed = en retard
cli-fury-defeated = hors de combat
cli-fury-bats = avec chauves-souris
cli-fury-shown = face visible : { $cards }
cli-fury-top-hunters = un Événement Chasseur dessus
cli-fury-top-dracula = un Événement Dracula dessus
# The discards.
cli-fury-pile-items = Objets
cli-fury-pile-events = Événements
cli-fury-pile-encounters = Rencontres
cli-fury-face_down = { $count } face cachée
# Before the places that can be chosen.
cli-fury-by-road = Par la route
cli-fury-by-sea = Par la mer
cli-fury-by-rail = En train
# À la place d’une très longue liste.
cli-fury-links = Il y a { $count } routes et voies ferrées au choix. Tapez les deux extrémités, par exemple { $both }, ou une seule, par exemple { $one }, pour voir où elle mène ; « { $map } » montre toute l’Europe.
# What may be done beside the question.
cli-fury-topic-open = changer une carte visible
cli-fury-topic-lair = vider un Repaire
cli-fury-topic-luck = jouer { fury-event-good_luck.quoted }
cli-fury-may = Vous pouvez aussi { $what } : tapez par exemple { $code }.
# Further screens. Each is one word without blanks.
cli-fury-sheet-map = carte
    .help = toute la carte ; suivi d’un nom, un lieu ou une région
cli-fury-sheet-discards = défausse
    .help = les piles de défausse et les paquets
cli-fury-no-place = Aucun lieu ni aucune région ne s’appelle « { $word } ».

## Replaying and checking a record

cli-replay-at = Coup { $at } sur { $count }
cli-replay-keys = Entrée : suivant. Un nombre : aller à ce coup. b : retour. e : fin. q : quitter.
cli-replay-unknown = « { $typed } » n’est ni Entrée, ni un nombre (0–{ $count }), ni b, e ou q.
cli-verified-committed = Vérifié : l’engagement est tenu, tous les coups sont permis et le résultat est exact.
cli-verified-replayed = Vérifié : tous les coups sont permis et le résultat est exact ; graine choisie, donc sans engagement.

## Lists and figures

cli-figure = { $whole },{ $part }
cli-percent = { $figure } %
cli-games-players = Places
cli-games-version = Version des règles
cli-games-options = Options (valeur par défaut en premier)
cli-games-bots = Robots (le plus faible en premier)
cli-games-levels = Niveaux des robots
cli-games-missing = Sauf pour Nosferatu, les niveaux { $levels } demandent des paquets qui ne sont pas installés ; pour les installer : { $command }
cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players } places, robots : { $bots }, première graine { $seed }
cli-simulate-side = Camp
cli-simulate-won = Parties gagnées
cli-simulate-share = Part
cli-simulate-interval = Intervalle à 95 %
cli-simulate-length = En moyenne { $rounds } manches et { $decisions } décisions par partie.
cli-simulate-turns = En moyenne { $rounds } tours et { $decisions } décisions par partie.
cli-simulate-pace = { $games } parties et { $decisions } décisions par seconde.
cli-learn-round = Manche { $number } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions } positions à étudier.
# The loss says how badly games were predicted: less is better.
cli-learn-loss = Perte sur les parties mises de côté : { $after }. Réseau précédent : { $before }. Évaluation ajustée : { $fitted }.
cli-learn-stays = Le nouveau réseau n’est pas meilleur ; le précédent reste.
cli-learn-evil = Manche { $number } : le Mal a gagné { $share } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre { $level }.
cli-learn-over = Toutes les manches sont finies ; tout se trouve dans { $folder }. D’autres manches partiront de là.
cli-interpreted = Ceci tourne en Python simple et prend plusieurs fois plus de temps qu’avec le moteur compilé, que « pip install whitby » fournit pour la plupart des systèmes ; docs/cli.md en dit plus.

## Tournois entre robots

cli-arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players } places, première graine { $seed }
cli-arena-compiled = Version { $version }, commit { $commit }, version compilée
cli-arena-interpreted = Version { $version }, commit { $commit }, version interprétée
cli-arena-bot = Robot
cli-arena-elo = Elo
cli-arena-score = Score
cli-arena-games = Parties
cli-arena-zero = Les points Elo sont relatifs à « { $bot } ».
# $side begins with a capital letter.
cli-arena-side = Avantage d’un camp : { $side }, { $elo } points Elo (de { $low } à { $high }).
# Above the pairings, such as hard – scripted.
cli-arena-pairing = Score du premier robot
cli-arena-both = Les deux camps
# The log-likelihood ratio of a sequential test.
cli-arena-sprt = SPRT, H0 : score { $low }, H1 : score { $high }. Le test s’arrête dès que le LLR atteint { $least } ou { $most }.
cli-arena-sprt-open = { $pairing } : LLR { $llr } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, pas de décision
cli-arena-sprt-h0 = { $pairing } : LLR { $llr } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, H0 acceptée
cli-arena-sprt-h1 = { $pairing } : LLR { $llr } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, H1 acceptée
cli-arena-level = Temps par coup (ms)
cli-arena-moves = Coups
cli-arena-mean = Moyenne
cli-arena-percentile = 99 %
cli-arena-longest = Maximum
cli-arena-limit = Limite
cli-arena-late = Retards
cli-arena-processor = Les temps et les limites sont mesurés en temps processeur : les autres programmes ne comptent pas.
cli-arena-rating = { $elo } ± { $margin } Elo
cli-arena-picture-sides = Lignes : { $first }. Colonnes : { $second }. Score de la ligne
cli-arena-picture-both = Score de la ligne, les deux camps ensemble
cli-arena-picture-method = Chaque donne a été jouée deux fois, camps inversés. Les fourchettes sont des intervalles à 95 %.
cli-arena-picture-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
