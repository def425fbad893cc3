# L’énigme du jour dans le navigateur. Apostrophe ’, espaces insécables.

puzzle-title = Énigme du jour
puzzle-numbered = Énigme { $number }
puzzle-table = La position
puzzle-grade-easy = facile
puzzle-grade-medium = moyenne
puzzle-grade-hard = difficile

## La question

puzzle-ask-fury = Où peut encore se trouver Dracula ? Marquez tous les lieux possibles.
puzzle-ask-duel = Quelle carte se trouve { $place_at } ? Marquez toutes celles qui restent possibles.
puzzle-ask-nosferatu = Qui est le Vampire ? Classez les suspects, du plus probable au moins probable.
puzzle-how-fury = Appuyez sur un lieu de la carte pour le marquer, et de nouveau pour effacer la marque. Tout ce que l’on sait est sur le plateau et dans le journal.
puzzle-how-duel = Vous jouez { $side }. Le journal contient tout ce que vous avez vu. Sous chaque carte figure son nombre d’exemplaires dans le jeu.
puzzle-how-nosferatu = Vous êtes { $who }, côté Chasseurs. D’habitude, les Chasseurs défaussent Morsures et Nuits et donnent des Composants ; le Vampire garde des Morsures pour les donner.
puzzle-log = Journal de la partie

## La réponse

puzzle-answer = Votre réponse
puzzle-marked = { $count ->
    [0] Rien n’est marqué
    [one] 1 marque
   *[other] { $count } marques
}
puzzle-mark = marqué
puzzle-unmark = Effacer la marque : { $name }
puzzle-list = Liste de tous les lieux
puzzle-in-game = { $count } dans le jeu
puzzle-up = Monter : { $name }
puzzle-down = Descendre : { $name }
puzzle-check = Vérifier

## Le résultat

puzzle-result = Résultat
puzzle-stars-3 = Énigme résolue. Tout est juste.
puzzle-stars-2 = Presque juste.
puzzle-stars-1 = En partie juste.
puzzle-stars-0 = Pas cette fois.
puzzle-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
puzzle-marks = Justes : { $right }. Oublis : { $missed }. Erreurs : { $wrong }.
puzzle-pairs = Paires bien classées : { $right } sur { $all }.
puzzle-verdict-right = juste
puzzle-verdict-missed = oubli
puzzle-verdict-wrong = erreur
puzzle-possible = encore possible
puzzle-yours = vous : { $rank }
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-again = Réessayer
puzzle-share = Partager le résultat
puzzle-shared = Résultat copié.
puzzle-share-head = Whitby, énigme { $number } ({ $game }, { $grade })

## Pourquoi

puzzle-why = Pourquoi
puzzle-step = Étape { $step } sur { $steps }
puzzle-back = Revenir
puzzle-next = Continuer
puzzle-turn = Tour { $number }
puzzle-round = Manche { $number }
puzzle-out = Cela exclut : { $what }.
puzzle-out-many = Cela exclut { $count } lieux.
puzzle-out-none = Cela n’exclut encore rien.
puzzle-left = Encore possibles : { $count }
puzzle-chances = Probabilité d’être le Vampire

## Énigmes précédentes

puzzle-archive = Toutes les énigmes
puzzle-archive-more = Une nouvelle énigme chaque jour à minuit UTC. Les résultats restent dans ce navigateur.
puzzle-today = Énigme du jour
puzzle-unsolved = pas encore résolue
