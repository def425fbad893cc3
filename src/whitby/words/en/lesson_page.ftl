# The tutorial in the browser: everything around the coach’s words. British spelling.

lesson-page-title = Tutorial: { $game }
lesson-page-coach = Coach
lesson-page-step = Step { $step } of { $steps }
lesson-page-next = Next
lesson-page-back = Back
lesson-page-for-me = Show me
lesson-page-again = Start over
lesson-page-table = Table
lesson-page-log = Game log
lesson-page-other = That was a different choice
lesson-page-done = Tutorial complete
lesson-page-done-why = You now know how a turn works. You will pick up the rest as you play.
lesson-page-start = Play against bots
lesson-page-rules = Read the rules

## Keys

lesson-page-key-next = next
lesson-page-key-back = back
