# La table dans le navigateur : ce qui entoure un jeu. Apostrophe ’, espaces insécables.

table-prompt = Votre choix
table-board = Plateau
table-why = Les règles derrière cette question
table-waiting = On attend : { $names }.
# For someone who plays alone against bots.
table-skip = Aller à mon tour
table-undo = Reprendre le coup
table-window = Temps de réaction
table-window-left = { $seconds } s
# Read out once, when the time begins.
table-window-status = { $moment } Cela dure { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
} ; le bouton « { table-window-wait } » donne plus de temps.
table-window-wait = Attendre
table-window-wait-why = Plus de temps pour toute la table, qui voit d’où vient la demande
table-grave = ne peut être repris
# What pressing the handle of the sheet under the board does, on a phone.
table-sheet-line = Afficher le plateau
table-sheet-half = Afficher les choix
table-sheet-full = Afficher le journal et le reste
table-list-show = { $count ->
    [one] Afficher le choix en liste
   *[other] Afficher les { $count } choix en liste
}
table-list-hide = Masquer la liste
# Dans le champ au-dessus d’une longue liste de choix.
table-find = Chercher parmi { $count } choix
# Ouvre ce qu’on peut faire en plus de répondre.
table-beside = Vous pouvez aussi…
table-barred = { $count ->
    [one] Pourquoi un choix manque ici
   *[other] Pourquoi { $count } choix manquent ici
}
table-covered = Caché : ce qui n’est que pour vos yeux est masqué.
table-uncover = Montrer à nouveau
table-past = Après le coup { $move } sur { $moves }
table-now = Revenir au présent
table-sure = Confirmez-vous ce choix ?
table-sure-why = Ce choix ne peut être repris.
table-sure-yes = Oui, le faire
table-sure-no = Non

table-tab-log = Journal
table-tab-talk = Paroles
table-tab-notes = Notes
table-tab-rules = Règles
table-tab-facts = En texte

## Touches

table-key-option = choisir dans la liste
table-key-back = un coup en arrière
table-key-forth = un coup en avant
table-key-first = au premier coup
table-key-now = revenir au présent
table-key-undo = reprendre le coup
table-key-wait = demander plus de temps
table-key-log = le journal
table-key-talk = les paroles
table-key-notes = vos notes
table-key-rules = les règles derrière la question
table-key-plain = le jeu en texte, ou en image
