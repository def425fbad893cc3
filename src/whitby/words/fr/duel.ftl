# The duel in French. « Vous » in questions, the third person in the log. The sides are called by
# their characters, without an article; no “à, de, le, que” stands before what is filled in.

## Names

duel-title = Dracula
# An empty hand: « Dracula a en main : rien. »
duel-nothing = rien

duel-side-dracula = Dracula
duel-side-van_helsing = Van Helsing
duel-side-nobody = Personne

# .the, .at, .to and .from stand in a sentence; .start is .to at its beginning.
duel-place-harbour = Port
    .the = le port
    .at = au port
    .to = au port
    .from = du port
    .start = Au port
duel-place-1 = Maison 1
    .the = la maison 1
    .at = à la maison 1
    .to = à la maison 1
    .from = de la maison 1
    .start = À la maison 1
duel-place-2 = Maison 2
    .the = la maison 2
    .at = à la maison 2
    .to = à la maison 2
    .from = de la maison 2
    .start = À la maison 2
duel-place-3 = Maison 3
    .the = la maison 3
    .at = à la maison 3
    .to = à la maison 3
    .from = de la maison 3
    .start = À la maison 3
duel-place-4 = Maison 4
    .the = la maison 4
    .at = à la maison 4
    .to = à la maison 4
    .from = de la maison 4
    .start = À la maison 4
duel-place-5 = Maison 5
    .the = la maison 5
    .at = à la maison 5
    .to = à la maison 5
    .from = de la maison 5
    .start = À la maison 5
duel-place-6 = Maison 6
    .the = la maison 6
    .at = à la maison 6
    .to = à la maison 6
    .from = de la maison 6
    .start = À la maison 6
duel-place-7 = Maison 7
    .the = la maison 7
    .at = à la maison 7
    .to = à la maison 7
    .from = de la maison 7
    .start = À la maison 7
duel-place-8 = Maison 8
    .the = la maison 8
    .at = à la maison 8
    .to = à la maison 8
    .from = de la maison 8
    .start = À la maison 8
duel-place-9 = Maison 9
    .the = la maison 9
    .at = à la maison 9
    .to = à la maison 9
    .from = de la maison 9
    .start = À la maison 9
duel-place-10 = Maison 10
    .the = la maison 10
    .at = à la maison 10
    .to = à la maison 10
    .from = de la maison 10
    .start = À la maison 10
duel-place-station = Station de fiacres
    .the = la station de fiacres
    .at = à la station de fiacres
    .to = à la station de fiacres
    .from = de la station de fiacres
    .start = À la station de fiacres

# .a stands in a sentence: « Dracula révèle { $card_a }. »
duel-encounter-vampire1 = Vampire 1
    .a = un vampire de force 1
duel-encounter-vampire2 = Vampire 2
    .a = un vampire de force 2
duel-encounter-vampire3 = Vampire 3
    .a = un vampire de force 3
duel-encounter-amulet = Amulette de Dracula
    .a = l’Amulette
duel-encounter-coffin = Cercueil
    .a = un cercueil
duel-encounter-hunter1 = Chasseur de vampire 1
    .a = un chasseur de vampire de force 1
duel-encounter-hunter2 = Chasseur de vampire 2
    .a = un chasseur de vampire de force 2
duel-encounter-hunter3 = Chasseur de vampire 3
    .a = un chasseur de vampire de force 3
duel-encounter-crucifix = Crucifix de Van Helsing
    .a = le Crucifix
duel-encounter-victim = Victime
    .a = une victime

# .quoted stands in a sentence and in a list.
duel-card-dr_fluegel = Ailes de la nuit
    .quoted = « Ailes de la nuit »
duel-card-dr_puls = C’est en vie !
    .quoted = « C’est en vie ! »
duel-card-dr_tiefe = Au plus profond de la nuit
    .quoted = « Au plus profond de la nuit »
duel-card-dr_atem = Souffle dans la nuit
    .quoted = « Souffle dans la nuit »
duel-card-dr_rauschen = Déplacement nocturne
    .quoted = « Déplacement nocturne »
duel-card-dr_augen = Des yeux dans la nuit
    .quoted = « Des yeux dans la nuit »
duel-card-dr_dunkel = Ténèbres
    .quoted = « Ténèbres »
duel-card-dr_fluestern = La Nuit des Chuchotements
    .quoted = « La Nuit des Chuchotements »
duel-card-dr_stille = Une nuit trop calme
    .quoted = « Une nuit trop calme »
duel-card-dr_schatten = Ombre de la nuit
    .quoted = « Ombre de la nuit »
duel-card-vh_eingebung = Inspiration
    .quoted = « Inspiration »
duel-card-vh_gelassenheit = Maîtrise de soi
    .quoted = « Maîtrise de soi »
duel-card-vh_kampfeslust = Belligérance
    .quoted = « Belligérance »
duel-card-vh_scharfsinn = Perception
    .quoted = « Perception »
duel-card-vh_taeuschung = Tromperie
    .quoted = « Tromperie »
duel-card-vh_verstaerkung = Renfort
    .quoted = « Renfort »
duel-card-vh_wachsamkeit = Vigilance
    .quoted = « Vigilance »
duel-card-vh_widerstand = Résistance
    .quoted = « Résistance »
duel-card-vh_staerke = Force
    .quoted = « Force »
duel-card-vh_ausdauer = Endurance
    .quoted = « Endurance »

duel-barrier-red = Barrière rouge
duel-barrier-blue = Barrière bleue
duel-barrier-green = Barrière verte
duel-barrier-yellow = Barrière jaune
duel-barrier-grey = Barre grise

duel-phase-setup = Préparation
duel-phase-move = Déplacement
duel-phase-action = Jouer une carte action
duel-phase-over = Fin de partie

duel-thing-turn = Tour
duel-thing-game = Partie
duel-thing-score = Score
duel-thing-lives = Marqueurs de vie
duel-thing-hand = Main
duel-thing-action_hand = Cartes action actuelles
duel-thing-set_aside = Mises de côté
duel-thing-played = Jouées
duel-thing-discard = Défausse
duel-thing-targets = Cartes cibles
duel-thing-barriers = Barrières
duel-thing-figure = Figurine
duel-thing-board = Plateau
# What a side knows of each face-down card.
duel-thing-notes = Carnet
duel-thing-strength = Force de combat
duel-thing-move = Chiffre de mouvement
duel-thing-bar = Barre de couleur
duel-thing-special = Action spéciale
# A face-down card that may be anybody’s.
duel-thing-unknown = Carte inconnue
duel-thing-empty = Emplacement vide
duel-thing-turned = Carte tournée
duel-thing-steps = Pas

# How a game was won, in a list beneath the side that won it.
duel-reason-targets = avec 5 cartes cibles
duel-reason-hand = preuve faite par la main adverse
duel-reason-lives = l’adversaire n’a plus de marqueur de vie
duel-reason-limit = limite de tours atteinte
duel-reason-match = au nombre de parties

# Where the value of a card comes from.
duel-source-rulebook = dans le livret
duel-source-public = d’après des listes publiques de cartes
duel-source-ours = notre reconstitution

## Questions

duel-ask-pick = { $left ->
    [one] Encore { $left } carte à choisir en secret pour le plateau.
   *[other] Encore { $left } cartes à choisir en secret pour le plateau.
}
duel-ask-move = Où va votre figurine ?
duel-ask-meet = Face-à-face : montrer les deux mains ?
duel-ask-look = Regarder la carte { $place_from } ?
duel-ask-lay = Choisissez une carte de votre main à poser face cachée { $place_at }.
duel-ask-play = Choisissez une carte action à jouer, avec ou sans son action spéciale.
# Also asked of a side that holds no target card: it must not be told from the others.
duel-ask-save = Votre dernier marqueur de vie est en jeu : seule une carte cible de votre main peut le sauver.
duel-ask-recruit = Choisissez un combattant à reprendre dans votre défausse.
duel-ask-fetch = { duel-card-vh_gelassenheit.quoted } : choisissez une carte action à prendre.
duel-ask-turn = { duel-card-vh_widerstand.quoted } : choisissez une carte à tourner.
duel-ask-fly = { duel-card-dr_fluegel.quoted } : vers quel lieu vous envolez-vous ?
duel-ask-reach = { duel-card-dr_tiefe.quoted } : choisissez une carte à échanger à distance.
duel-ask-send = { duel-card-dr_rauschen.quoted } : quelle figurine va au port ?
duel-ask-barrier = Quelle barrière placez-vous ou déplacez-vous, et où ?

## Buttons

duel-do-pick = Choisir { $card_a }
duel-do-step = Aller { $place_to }
duel-do-step-dear = Aller { $place_to } (coûte 1 marqueur de vie)
duel-do-stop = S’arrêter ici
duel-do-show-yes = Montrer les deux mains
duel-do-show-no = Laisser les mains cachées
duel-do-look-yes = Regarder la carte
duel-do-look-no = Ne pas regarder
duel-do-lay = Poser { $card_a }
duel-do-lay-none = Laisser l’emplacement vide
duel-do-play = Jouer { $card_quoted }
duel-do-play-dear = Jouer { $card_quoted } (1 marqueur de vie ou plus)
duel-do-use = Jouer { $card_quoted } avec son action spéciale
duel-do-use-dear = Jouer { $card_quoted } avec son action spéciale (1 marqueur de vie ou plus)
duel-do-give = Donner une carte cible contre des marqueurs de vie
duel-do-lose = Perdre le dernier marqueur de vie, et la partie
duel-do-recruit = Reprendre { $card_a }
duel-do-fetch = Prendre { $card_quoted }
duel-do-turn = Tourner la carte { $place_from }
duel-do-fly = S’envoler vers { $place_the }
duel-do-reach = Échanger la carte { $place_from }
duel-do-send-dracula = Envoyer Dracula au port
duel-do-send-van_helsing = Envoyer Van Helsing au port
duel-do-barrier-red = Placer la barrière rouge entre { $place_the } et { $other_the }
duel-do-barrier-blue = Placer la barrière bleue entre { $place_the } et { $other_the }
duel-do-barrier-green = Placer la barrière verte entre { $place_the } et { $other_the }
duel-do-barrier-yellow = Placer la barrière jaune entre { $place_the } et { $other_the }
duel-do-barrier-none = Ne toucher à aucune barrière

## Why something cannot be chosen

duel-why-barrier = Une barrière ferme le passage.
duel-why-turned = La carte de ce lieu est tournée : Dracula ne peut pas y entrer.
duel-why-hopeless = Vous ne pourriez pas payer un pas de plus : la partie serait perdue.
duel-why-first-step = Vous devez faire au moins 1 pas.
duel-why-vigilance = { duel-card-vh_wachsamkeit.quoted } interdit toute action spéciale.
duel-why-stays = La barrière s’y trouve déjà.
duel-why-taken = Une autre barrière occupe ce passage.
duel-why-cut-off = Une partie du plateau serait isolée.
duel-why-spaced = À cette table, aucun lieu ne peut avoir 2 barrières.
duel-why-locked = Avec la carte tournée, il ne resterait aucun pas à Dracula.

## The log

# $who and $other are people, $starter is a side.
duel-log-game = Partie { $number } : { $who } est Dracula, { $other } est Van Helsing ; { $starter } commence.
duel-log-chose = { $who } choisit pour le plateau : { $cards }.
duel-log-dealt = Les { $count } cartes choisies sont mélangées et réparties, face cachée.
duel-log-refilled = { $count ->
    [one] { $who } prend { $count } carte action.
   *[other] { $who } prend { $count } cartes action.
}
duel-log-refilled-shuffled = { $who } mélange ses 10 cartes action et en prend { $count }.
duel-log-drew = { $who } a maintenant { $cards }.
duel-log-turn = Tour { $number } : { $who } joue.
duel-log-again = { $who } joue un tour supplémentaire.
duel-log-straightened = { $who } redresse la carte { $place_from }.
duel-log-stepped = { $who } se rend { $place_to }.
duel-log-passed_by = { $who } ne regarde pas la carte { $place_from }.
duel-log-took_up = { $who } trouve { $place_at } une carte à lui et la reprend.
duel-log-saw_own = { $who } voit la carte { $place_from } : { $card }.
# Must read alike whether the card laid is the one just taken up or another.
duel-log-laid = { $who } pose une carte { $place_at }, face cachée.
duel-log-laid_face = Carte posée { $place_at } : { $card }.
duel-log-left_empty = { $who } laisse { $place_the } vide.
duel-log-revealed = { $who } révèle { $card_a } { $place_at }.
duel-log-hands_shown = { $who } le demande : les deux camps montrent leur main.
duel-log-hands_kept = { $who } laisse les mains cachées.
duel-log-hand = { $who } a en main : { $cards }.
duel-log-played = { $who } joue { $card_quoted }.
duel-log-used = { $who } joue { $card_quoted } avec son action spéciale.
duel-log-life_lost-steps = { $left ->
    [0] { $who } paie son dernier marqueur de vie pour un pas en trop.
   *[other] { $who } paie 1 marqueur de vie pour un pas en trop : il en reste { $left }.
}
duel-log-life_lost-fight = { $left ->
    [0] { $who } perd son dernier marqueur de vie au combat.
   *[other] { $who } perd 1 marqueur de vie au combat : il en reste { $left }.
}
duel-log-life_lost-symbol = { $left ->
    [0] { $who } perd son dernier marqueur de vie face au symbole de puissance.
   *[other] { $who } perd 1 marqueur de vie face au symbole de puissance : il en reste { $left }.
}
duel-log-life_lost-feint = { $left ->
    [0] { $who } perd son dernier marqueur de vie à cause de { duel-card-vh_taeuschung.quoted }.
   *[other] { $who } perd 1 marqueur de vie à cause de { duel-card-vh_taeuschung.quoted } : il en reste { $left }.
}
# $lives is at least 2; $count is what the other side has collected.
duel-log-gave_up-dracula = Dracula donne un cercueil ({ $count } sur 5 pour Van Helsing) et passe à { $lives } marqueurs de vie.
duel-log-gave_up-van_helsing = Van Helsing donne une victime ({ $count } sur 5 pour Dracula) et passe à { $lives } marqueurs de vie.
duel-log-captured-dracula = Dracula prend une victime : { $count } sur 5.
duel-log-captured-van_helsing = Van Helsing prend un cercueil : { $count } sur 5.
duel-log-fought-lost = Force { $strength } contre { $against } : { $who } perd le combat.
duel-log-fought-drawn = Force { $strength } contre { $against } : combat nul pour { $who }.
duel-log-fought-won = Force { $strength } contre { $against } : { $who } gagne le combat.
duel-log-spared = La carte { $place_from } reste sans effet et retourne face cachée.
duel-log-relocated = { $who } surgit { $place_at }.
duel-log-recruited = { $who } reprend { $card_a } dans la défausse.
duel-log-fetched = Van Helsing reprend { $card_quoted } dans la défausse.
duel-log-fetched_aside = { $who } prend une des cartes action mises de côté.
duel-log-fetched_face = Carte prise : { $card_quoted }.
duel-log-hand_studied = { $who } regarde la main de Dracula.
duel-log-feint_idle = { $who } prend une carte dans la main de Dracula : elle est sans effet.
duel-log-feint_costs = { $who } prend une carte dans la main de Dracula : elle coûte 1 marqueur de vie.
duel-log-feint_finds = { $who } prend une carte dans la main de Dracula : c’est un cercueil.
duel-log-feint = Carte prise : { $card }.
duel-log-not_his = La carte { $place_from } est à Van Helsing et reste cachée.
duel-log-turned = { $who } tourne la carte { $place_from } : lieu interdit à Dracula.
duel-log-barrier-red = { $who } place la barrière rouge entre { $place_the } et { $other_the }.
duel-log-barrier-blue = { $who } place la barrière bleue entre { $place_the } et { $other_the }.
duel-log-barrier-green = { $who } place la barrière verte entre { $place_the } et { $other_the }.
duel-log-barrier-yellow = { $who } place la barrière jaune entre { $place_the } et { $other_the }.
duel-log-won-dracula-targets = Les 5 victimes sont prises : Dracula gagne !
duel-log-won-dracula-hand = La main le prouve, il n’y a plus de victime sur le plateau : Dracula gagne !
duel-log-won-dracula-lives = Van Helsing n’a plus de marqueur de vie : Dracula gagne !
duel-log-won-van_helsing-targets = Les 5 cercueils sont pris : Van Helsing gagne !
duel-log-won-van_helsing-hand = La main le prouve, il n’y a plus de cercueil sur le plateau : Van Helsing gagne !
duel-log-won-van_helsing-lives = Dracula n’a plus de marqueur de vie : Van Helsing gagne !
duel-log-won-nobody-limit = Le dernier tour est joué : personne ne gagne.
duel-log-uncovered = Toutes les cartes sont révélées.
# $who and $other are people.
duel-log-score = Parties gagnées : { $who } { $first }, { $other } { $second }.

## Effects in force

duel-effect-breath = Les vampires ont 1 point de force de plus contre Van Helsing.
duel-effect-whisper = Van Helsing ne peut ni placer ni déplacer de barrière.
duel-effect-ward = Dracula ne peut utiliser aucune action spéciale.
duel-effect-turned = Dracula ne peut pas se rendre { $place_to }.

## Table options

duel-option-match = Nombre de parties
duel-option-match-one = Une seule partie
duel-option-match-three = Au meilleur des 3 parties
duel-option-match-five = Au meilleur des 5 parties
duel-option-roles = Camps après chaque partie
duel-option-roles-keep = Inchangés
duel-option-roles-swap = Échangés
duel-option-first_game = Première partie : chaque camp doit choisir 2 ou 3 cartes cibles
duel-option-first_game-off = Non
duel-option-first_game-on = Oui
duel-option-grey_cards = Barres grises
duel-option-grey_cards-two_per_deck = 2 par paquet
duel-option-grey_cards-one_per_deck = 1 par paquet
duel-option-barrier_spacing = Limite de barrières
duel-option-barrier_spacing-slots = 1 par passage
duel-option-barrier_spacing-locations = 1 autour de chaque lieu
duel-option-barrier_step = Placer ou déplacer une barrière
duel-option-barrier_step-may = Facultatif
duel-option-barrier_step-must = Obligatoire
duel-option-no_look = Sans regarder la carte d’un lieu
duel-option-no_look-go_on = On peut continuer
duel-option-no_look-stop = On doit s’arrêter là
duel-option-empty_place = Remplir un emplacement vide
duel-option-empty_place-must = Obligatoire
duel-option-empty_place-may = Facultatif
duel-option-no_strength = Combat avec une carte sans force
duel-option-no_strength-loses = Perdu
duel-option-no_strength-draws = Nul
duel-option-meeting = Les mains peuvent être montrées après
duel-option-meeting-step = Un pas seulement
duel-option-meeting-arrival = Toute arrivée
duel-option-battle_lust = { duel-card-vh_kampfeslust.quoted } donne un tour supplémentaire
duel-option-battle_lust-victory = Après un combat gagné
duel-option-battle_lust-always = Toujours
duel-option-vigilance = { duel-card-vh_wachsamkeit.quoted } bloque
duel-option-vigilance-next_turn = Le prochain tour de Dracula
duel-option-vigilance-next_action = La prochaine action spéciale de Dracula
duel-option-turn_limit = Partie nulle après
duel-option-turn_limit-200 = 200 tours
duel-option-turn_limit-100 = 100 tours
duel-option-turn_limit-50 = 50 tours
duel-option-cards = Valeurs des cartes
duel-option-cards-whitby = Selon notre tableau

## What each side plays for

duel-goal-dracula = Trouvez les cinq victimes que protège Van Helsing. Vous gagnez quand vous les avez toutes, ou que vous voyez dans sa main celles qui vous manquent ; vous perdez avec votre dernier marqueur de vie.
duel-goal-van_helsing = Trouvez les cinq cercueils que cache Dracula. Vous gagnez quand vous les avez tous, ou que vous voyez dans sa main ceux qui vous manquent ; vous perdez avec votre dernier marqueur de vie.

## Help: the action cards

duel-help-dr_fluegel = Dracula s’envole vers le lieu de son choix, par-dessus les barrières, mais sans pouvoir en regarder la carte. Un lieu dont la carte est tournée lui reste fermé.
duel-help-dr_puls = Dracula reprend dans sa défausse un vampire de son choix.
duel-help-dr_tiefe = Dracula échange une carte à lui dans n’importe quel lieu, sans s’y rendre, même sous une figurine. Si la carte choisie est à Van Helsing, elle reste là sans être vue.
duel-help-dr_atem = Au prochain tour de Van Helsing, les vampires ont un point de force de plus, même celui que prend { duel-card-vh_taeuschung.quoted }. Un tour supplémentaire n’est pas concerné.
duel-help-dr_rauschen = Dracula envoie l’une des deux figurines au port, sans faire de pas et par-dessus les barrières.
duel-help-dr_augen = À la fin du tour, Dracula peut se servir d’une seconde barrière, d’une autre couleur que celle de la carte.
duel-help-dr_dunkel = Si Dracula vient de révéler le Crucifix, il ne perd aucun marqueur de vie. Son déplacement prend fin quand même.
duel-help-dr_fluestern = Van Helsing ne peut ni placer ni déplacer de barrière à son prochain tour. À un tour supplémentaire, il le peut.
duel-help-dr_stille = Cette carte n’a pas d’action spéciale.
duel-help-dr_schatten = Cette carte n’a pas d’action spéciale.
duel-help-vh_eingebung = La carte que Van Helsing vient de révéler reste sans effet et retourne face cachée. Le déplacement de Van Helsing prend fin quand même.
duel-help-vh_gelassenheit = Van Helsing prend une de ses cartes action jouées ou mises de côté, n’importe laquelle sauf celle-ci.
duel-help-vh_kampfeslust = Si Van Helsing bat un vampire avec cette carte, il joue un tour supplémentaire juste après celui-ci. Un combat nul ne suffit pas.
duel-help-vh_scharfsinn = Van Helsing regarde toute la main de Dracula sans montrer la sienne. Si tous les cercueils qui manquent à Van Helsing s’y trouvent, il gagne.
duel-help-vh_taeuschung = Van Helsing prend une carte au hasard dans la main de Dracula. Si c’est un cercueil, il le garde. L’Amulette, ou tout vampire sauf le plus faible, coûte un marqueur de vie à Van Helsing et retourne dans la main de Dracula.
duel-help-vh_verstaerkung = Van Helsing revient à la station de fiacres et reprend dans sa défausse un chasseur de vampire de son choix, s’il y en a un.
duel-help-vh_wachsamkeit = Dracula ne peut utiliser aucune action spéciale à son prochain tour. Le chiffre de mouvement, la force de combat et la barrière de sa carte comptent toujours.
duel-help-vh_widerstand = Van Helsing tourne une carte du plateau. Jusqu’au prochain tour de Van Helsing, Dracula ne peut pas entrer dans ce lieu.
duel-help-vh_staerke = Cette carte n’a pas d’action spéciale.
duel-help-vh_ausdauer = Cette carte n’a pas d’action spéciale.

## Help: the encounter cards

duel-help-vampire = Un vampire garde les secrets de Dracula. Van Helsing doit combattre celui qu’il révèle, avec la force de sa carte action : s’il gagne, le vampire est défaussé ; s’il perd, Van Helsing perd un marqueur de vie.
duel-help-hunter = Un chasseur de vampire garde les secrets de Van Helsing. Dracula doit combattre celui qu’il révèle, avec la force de sa carte action : s’il gagne, le chasseur est défaussé ; s’il perd, Dracula perd un marqueur de vie.
duel-help-amulet = Le symbole de puissance de Dracula. Si Van Helsing le révèle, il perd un marqueur de vie, et la carte retourne face cachée.
duel-help-crucifix = Le symbole de puissance de Van Helsing. Si Dracula le révèle, il perd un marqueur de vie, et la carte retourne face cachée.
duel-help-coffin = Une carte cible de Dracula. Van Helsing garde chaque cercueil qu’il révèle ; le cinquième lui donne la victoire.
duel-help-victim = Une carte cible de Van Helsing. Dracula garde chaque victime qu’il révèle ; la cinquième lui donne la victoire.

## Help: the rest

duel-help-barrier = Aucun pas ne franchit une barrière. La barre de couleur de la carte action jouée dit laquelle on peut placer ou déplacer. Aucun lieu ne doit être coupé des autres.
duel-help-meeting = Si votre figurine rejoint l’autre par un pas, vous décidez si les deux camps montrent leur main. Il n’y a pas de combat, et vous pouvez continuer votre déplacement.
duel-help-bluff = Si vous reprenez une carte à vous, vous devez en poser une à sa place. Vous pouvez reposer la même : c’est un bluff, et l’adversaire n’en sait rien.
duel-help-give = À tout moment, vous pouvez donner à l’adversaire une carte cible de votre main et reprendre deux marqueurs de vie, sans jamais en avoir plus de quatre.
duel-help-lives = Un combat perdu, un symbole de puissance ennemi et chaque pas en trop coûtent un marqueur de vie. Perdez le dernier, et la partie est perdue.
