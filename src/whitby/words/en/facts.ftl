# The view of any game as text. British spelling.

facts-now = The table now
facts-people = People
facts-options = What this table agreed on
facts-nothing = There is nothing to be seen yet.
# A fact about one person inside a list of others.
facts-of = { $what }: { $who }

## Values

facts-yes = yes
facts-no = no
facts-none = none
# A card that the reader may not know.
facts-hidden = hidden
# Beside what has just changed.
facts-new = new
