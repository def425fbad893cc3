# The duel in the browser, in French. Nothing here ends with a full stop.

## The board

duel-page-map = Les lieux de Londres
duel-page-streets = Les passages entre les lieux
# A place and what lies there: « Maison 5 : une carte face cachée ».
duel-page-place-down = { $place } : une carte face cachée
duel-page-place-known = { $place } : { $card }
duel-page-may-be = Possibilités : { $cards }
duel-page-may-be-any = Possibilités : toutes les cartes
# The small marks under a card that lies face down.
duel-page-legend = Signification des petites marques
duel-page-legend-why = D’après ce que vous savez, la carte cachée est l’une de celles marquées ; sans marque, toute carte est possible
duel-page-known-here = Vous connaissez cette carte : { $card }
duel-page-turned = La carte est tournée : Dracula ne peut pas entrer
duel-page-stands = { $who } se trouve ici
duel-page-towards-red = Barrière rouge vers { $place_the }
duel-page-towards-blue = Barrière bleue vers { $place_the }
duel-page-towards-green = Barrière verte vers { $place_the }
duel-page-towards-yellow = Barrière jaune vers { $place_the }
duel-page-street = Entre { $place_the } et { $other_the }
duel-page-not-there = Aucune barrière ne peut être placée là maintenant
# Beside the colour, on barriers and bars; a grey bar stands for any colour.
duel-page-mark-red = R
duel-page-mark-blue = B
duel-page-mark-green = V
duel-page-mark-yellow = J
duel-page-mark-grey = ∗

## What is going on

duel-page-on-turn = doit jouer
duel-page-winner = victoire
duel-page-of = { $what } : { $count } sur { $most }
duel-page-actions = Cartes action
duel-page-actions-of = { $ready } · { $aside } de côté
duel-page-extra-turn = Van Helsing jouera un tour supplémentaire
duel-page-revealed = Carte révélée : { $card }
duel-page-effects = En vigueur

## Choosing

duel-page-tap-step = Choisissez un lieu en surbrillance
duel-page-tap-place = Choisissez l’un des lieux en surbrillance
duel-page-tray = Faites glisser une barrière vers un passage, ou choisissez la barrière, puis le passage
# $payers of the action cards in hand have a number above $steps.
duel-page-steps = { $payers ->
    [one] Pas effectués : { $steps }. { $payers } carte en paie un de plus ; la meilleure en paie { $best }
   *[other] Pas effectués : { $steps }. { $payers } cartes en paient un de plus ; la meilleure en paie { $best }
}
duel-page-steps-dear = Pas effectués : { $steps }. Votre meilleure carte en paie { $best } : chaque pas de plus coûte 1 marqueur de vie
duel-page-picked = { $count } sur { $most } choisies :

## Cards

duel-page-own-hand = Vos cartes de rencontre
duel-page-own-actions = Vos cartes action
duel-page-hand-of = Cartes de rencontre : { $who }
duel-page-hand-seen = Vous avez vu cette main, et elle n’a pas changé depuis
duel-page-actions-by = Cartes action : { $who }
duel-page-stack = { $count } × { $card }
duel-page-open = L’adversaire connaît cette carte
duel-page-pays = Paie { $paid } pas sur { $steps }
duel-page-costs = { $lives ->
    [one] Coûte { $lives } marqueur de vie
   *[other] Coûte { $lives } marqueurs de vie
}
duel-page-fight-more = { $strength } contre { $against } : plus fort
duel-page-fight-even = { $strength } contre { $against } : à égalité
duel-page-fight-less = { $strength } contre { $against } : moins fort
duel-page-play = Jouer
duel-page-use = Action spéciale
duel-page-fetch = Prendre
duel-page-piles = Cartes à côté du plateau : { $who }
duel-page-values = { $move } pas, force { $strength }
duel-page-hidden = face cachée

## The notebook

duel-page-notes-places = Où sont les cartes
duel-page-notes-card = Carte
duel-page-notes-box = en jeu
duel-page-notes-found = localisées
duel-page-notes-unseen = jamais vues
duel-page-notes-at = Se trouve ici : { $places }
duel-page-notes-about = D’après ce que vous avez le droit de savoir : mains, piles, plateau, cartes montrées

## What the banner at the end means, where that is not plain

duel-page-won-dracula-hand = La main de Van Helsing a été vue en entier ; elle contenait toutes les victimes que Dracula n’avait pas encore prises : il n’y avait plus rien à trouver (DUEL-114).
duel-page-won-van_helsing-hand = La main de Dracula a été vue en entier ; elle contenait tous les cercueils que Van Helsing n’avait pas encore pris : il n’y avait plus rien à trouver (DUEL-114).
