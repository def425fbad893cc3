# The lesson in the browser: what stands around the coach’s words. British spelling.

lesson-page-title = Learn { $game }
lesson-page-coach = The coach
lesson-page-step = Step { $step } of { $steps }
lesson-page-next = Next
lesson-page-back = Back
lesson-page-for-me = Choose for me
lesson-page-again = From the beginning
lesson-page-table = The table
lesson-page-log = What happened
lesson-page-other = Another choice
lesson-page-done = That was the lesson
lesson-page-done-why = You know how a turn goes. The rest comes at the table.
lesson-page-start = Play against a bot now
lesson-page-rules = Read the rules

## Keys

lesson-page-key-next = next
lesson-page-key-back = back
