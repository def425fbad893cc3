# La leçon dans le navigateur : ce qui entoure ce que dit le guide. Apostrophe ’, espaces insécables.

lesson-page-title = Leçon : { $game }
lesson-page-coach = Votre guide
lesson-page-step = Étape { $step } sur { $steps }
lesson-page-next = Continuer
lesson-page-back = Revenir
lesson-page-for-me = Choisir à ma place
lesson-page-again = Recommencer
lesson-page-table = La table
lesson-page-log = Journal de la partie
lesson-page-other = Un autre choix
lesson-page-done = Leçon terminée
lesson-page-done-why = Vous savez comment se joue un tour. Le reste s’apprend en jouant.
lesson-page-start = Jouer contre des robots
lesson-page-rules = Lire les règles

## Raccourcis clavier

lesson-page-key-next = continuer
lesson-page-key-back = revenir
