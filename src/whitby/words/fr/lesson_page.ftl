# La leçon dans le navigateur : ce qui entoure les paroles du guide. Apostrophe ’, espaces insécables.

lesson-page-title = Apprendre : { $game }
lesson-page-coach = Votre guide
lesson-page-step = Étape { $step } sur { $steps }
lesson-page-next = Continuer
lesson-page-back = Revenir
lesson-page-for-me = Choisir à ma place
lesson-page-again = Reprendre au début
lesson-page-table = La table
lesson-page-log = Ce qui s’est passé
lesson-page-other = Un autre choix
lesson-page-done = La leçon est finie
lesson-page-done-why = Vous savez comment se joue un tour. Le reste s’apprend à table.
lesson-page-start = Jouer maintenant contre un robot
lesson-page-rules = Lire les règles

## Touches

lesson-page-key-next = continuer
lesson-page-key-back = revenir
