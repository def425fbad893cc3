# Le cadre de la page : ce qui figure sur chaque écran. Apostrophe ’, espaces insécables.

# Any seat without a name, at any game; the first seat is 1.
seat = Place { $number }
web-skip = Aller au contenu
web-home = Whitby : retour à l’accueil
web-language = Langue
web-light = Lumière : { $now }. En changer
web-light-system = Comme sur l’appareil
web-light-light = Clair
web-light-dark = Sombre
web-me = Vous et vos réglages
web-guest = Visite
# In the place of a name: somebody who deleted themselves.
web-gone = Quelqu’un
# Un bot à une place, tel que le journal le nomme.
web-bot-name = Robot { $seat }
web-close = Fermer
web-again = Réessayer
web-loading = Un instant…
web-not-loaded = Cette partie de la page n’a pas pu être chargée.
web-unreachable = Le serveur est injoignable en ce moment.
web-nothing-here = Il n’y a rien ici.

## Leçons d’un jeu qui en a plusieurs

web-lesson-fury-hunters = Apprendre à chasser
web-lesson-fury-dracula = Apprendre à être Dracula

## Touches

web-keys = Touches
web-keys-help = afficher ces touches
web-keys-tab = passer d’un élément au suivant ; Entrée ou la barre d’espace le choisit
# The space bar, as a key in the list.
web-keys-space = Espace
