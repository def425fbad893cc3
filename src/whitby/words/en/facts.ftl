# The view of any game as text. British spelling.

facts-now = Table
facts-people = Players
facts-options = Table settings
facts-nothing = Nothing to show yet.
# A fact about one person inside a list of others.
facts-of = { $what }: { $who }

## Values

facts-yes = yes
facts-no = no
facts-none = none
# A card the reader is not allowed to see.
facts-hidden = hidden
# Beside what has just changed.
facts-new = new
