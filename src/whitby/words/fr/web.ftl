# Le cadre de la page : ce qui figure sur chaque écran. Apostrophe ’, espaces insécables.

# Any seat without a name, at any game; the first seat is 1.
seat = Place { $number }
web-skip = Aller au contenu
web-home = Whitby : accueil
web-language = Langue
web-light = Thème : { $now }. Changer de thème
web-light-system = Automatique
web-light-light = Clair
web-light-dark = Sombre
web-me = Profil et réglages
web-guest = Anonyme
# In the place of a name: somebody who deleted themselves.
web-gone = Quelqu’un
# Un bot à une place, tel que le journal le nomme.
web-bot-name = Robot { $seat }
web-close = Fermer
web-again = Réessayer
web-loading = Chargement…
web-not-loaded = Cette partie de la page n’a pas pu être chargée.
web-unreachable = Le serveur est injoignable en ce moment.
web-nothing-here = Page introuvable.

## Leçons d’un jeu qui en a plusieurs

web-lesson-fury-hunters = Apprendre à chasser
web-lesson-fury-dracula = Apprendre à jouer Dracula

## Raccourcis clavier

web-keys = Raccourcis clavier
web-keys-help = afficher ces raccourcis
web-keys-tab = passer d’un élément au suivant ; Entrée ou la barre d’espace le choisit
# The space bar, as a key in the list.
web-keys-space = Espace
