# The frame of the page: what stands on every screen. British spelling.

# Any seat without a name, at any game; the first seat is 1.
seat = Seat { $number }
web-skip = Skip to the content
web-home = Whitby: to the first page
web-language = Language
web-light = Light: { $now }. Change it
web-light-system = As the device has it
web-light-light = Light
web-light-dark = Dark
web-me = You and your settings
web-guest = Guest
# In the place of a name: somebody who deleted themselves.
web-gone = Someone
# A bot in a seat, as it is called in the log.
web-bot-name = Bot { $seat }
web-close = Close
web-again = Try again
web-loading = One moment …
web-not-loaded = This part of the page could not be loaded.
web-unreachable = The server cannot be reached just now.
web-nothing-here = There is nothing here.

## Lessons of a game that has several

web-lesson-fury-hunters = Learn to hunt
web-lesson-fury-dracula = Learn to be Dracula

## Keys

web-keys = Keys
web-keys-help = show these keys
web-keys-tab = go from one thing to the next; Enter or the space bar chooses it
# The space bar, as a key in the list.
web-keys-space = Space
