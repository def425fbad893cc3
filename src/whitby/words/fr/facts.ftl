# La vue de n’importe quel jeu en toutes lettres.

facts-now = État de la table
facts-people = Autour de la table
facts-options = Réglages de la table
facts-nothing = Rien à afficher pour l’instant.
# Un fait sur une personne, au milieu d’autres.
facts-of = { $what } : { $who }

## Valeurs

facts-yes = oui
facts-no = non
facts-none = rien
# Une carte inconnue de qui lit.
facts-hidden = cachée
# À côté de ce qui vient de changer.
facts-new = nouveau
