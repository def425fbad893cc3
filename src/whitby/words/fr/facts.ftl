# La vue de n’importe quel jeu en toutes lettres.

facts-now = La table à présent
facts-people = Les personnes
facts-options = Ce dont la table est convenue
facts-nothing = Il n’y a encore rien à voir.
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
