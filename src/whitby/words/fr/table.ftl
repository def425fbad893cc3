# La table dans le navigateur : ce qui entoure un jeu. Apostrophe ’, espaces insécables.

table-prompt = Votre choix
table-board = Plateau
table-why = Les règles de ce choix
table-waiting = En attente : { $names }.
# For someone who plays alone against bots.
table-skip = Avancer jusqu’à mon tour
table-undo = Annuler le coup
table-window = Temps de réaction
table-window-left = { $seconds } s
# Read out once, when the time begins.
table-window-status = { $moment } Délai : { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
} ; le bouton « { table-window-wait } » donne plus de temps.
table-window-wait = Attendre
table-window-wait-why = Plus de temps pour toute la table, qui verra que vous l’avez demandé
table-grave = choix définitif
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
    [one] Pourquoi manque-t-il 1 choix ?
   *[other] Pourquoi manque-t-il { $count } choix ?
}
table-covered = Vos secrets sont masqués.
table-uncover = Afficher de nouveau
table-past = Après le coup { $move } sur { $moves }
table-now = Revenir au dernier coup
table-sure = Confirmez-vous ce choix ?
table-sure-why = Ce choix est définitif.
table-sure-yes = Oui, confirmer
table-sure-no = Non

table-tab-log = Journal
table-tab-talk = Discussion
table-tab-notes = Notes
table-tab-rules = Règles
table-tab-facts = Texte

## Raccourcis clavier

table-key-option = choisir dans la liste
table-key-back = coup précédent
table-key-forth = coup suivant
table-key-first = revenir au début
table-key-now = revenir au dernier coup
table-key-undo = annuler le coup
table-key-wait = demander plus de temps
table-key-log = ouvrir le journal
table-key-talk = ouvrir la discussion
table-key-notes = ouvrir vos notes
table-key-rules = afficher les règles de ce choix
table-key-plain = passer du plateau au texte, ou l’inverse
