# Die Lektion im Browser: was um die Worte der Anleitung herum steht.

lesson-page-title = { $game } lernen
lesson-page-coach = Die Anleitung
lesson-page-step = Schritt { $step } von { $steps }
lesson-page-next = Weiter
lesson-page-back = Zurück
lesson-page-for-me = Für mich wählen
lesson-page-again = Von vorn
lesson-page-table = Der Tisch
lesson-page-log = Was geschehen ist
lesson-page-other = Eine andere Wahl
lesson-page-done = Das war die Lektion
lesson-page-done-why = Du weißt, wie ein Zug abläuft. Der Rest kommt am Tisch.
lesson-page-start = Jetzt gegen einen Bot spielen
lesson-page-rules = Die Regeln lesen

## Tasten

lesson-page-key-next = weiter
lesson-page-key-back = zurück
