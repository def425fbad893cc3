# Die Lektion im Browser: was um die Texte der Lektion herum steht.

lesson-page-title = { $game } lernen
lesson-page-coach = Lektion
lesson-page-step = Schritt { $step } von { $steps }
lesson-page-next = Weiter
lesson-page-back = Zurück
lesson-page-for-me = Für mich wählen
lesson-page-again = Von vorn
lesson-page-table = Tisch
lesson-page-log = Spielverlauf
lesson-page-other = Das war eine andere Wahl
lesson-page-done = Lektion geschafft
lesson-page-done-why = Du weißt jetzt, wie ein Zug abläuft. Den Rest lernst du beim Spielen.
lesson-page-start = Jetzt gegen Bots spielen
lesson-page-rules = Regeln lesen

## Tastenkürzel

lesson-page-key-next = weiter
lesson-page-key-back = zurück
