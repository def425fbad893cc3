# The frame of the page: what every screen has. British spelling.

# Any seat without a name, at any game; the first seat is 1.
seat = Seat { $number }
web-skip = Skip to content
web-home = Whitby home page
web-language = Language
web-light = Theme: { $now }. Change theme
web-light-system = Same as device
web-light-light = Light
web-light-dark = Dark
web-me = Your profile and settings
web-guest = Guest
# Shown instead of the name of someone who deleted their account.
web-gone = Someone
# A bot in a seat, as it is called in the log.
web-bot-name = Bot { $seat }
web-close = Close
web-again = Try again
web-loading = Loading …
web-not-loaded = This part of the page could not be loaded. Try again.
web-unreachable = Can’t reach the server right now.
web-nothing-here = Page not found.

## Tutorials of a game that has several

web-lesson-fury-hunters = Learn to hunt
web-lesson-fury-dracula = Learn to be Dracula

## Keys

web-keys = Keyboard shortcuts
web-keys-help = show keyboard shortcuts
web-keys-tab = go to the next item; Enter or Space selects it
# The space bar, as a key in the list.
web-keys-space = Space
