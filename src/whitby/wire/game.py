"""What a viewer is shown of a game: phrases, events, and the options of a decision."""

from __future__ import annotations

from msgspec import field

from whitby.wire import Plain


class SeatPart(Plain, tag="seat", tag_field="is"):
    """The person in a seat, whose name is on the table's card."""

    seat: int


class WordPart(Plain, tag="word", tag_field="is"):
    """A word in the language files."""

    id: str


class SeveralPart(Plain, tag="several", tag_field="is"):
    """A list of words, with the number of each."""

    items: list[tuple[str, int]]


class NumberPart(Plain, tag="number", tag_field="is"):
    """A number."""

    value: int


class TextPart(Plain, tag="text", tag_field="is"):
    """Text that a person chose, such as a name: always to be shown as plain text."""

    value: str


Part = SeatPart | WordPart | SeveralPart | NumberPart | TextPart


class Phrase(Plain):
    """A message in the language files, to be shown in the reader's own language."""

    id: str
    parts: dict[str, Part] = field(default_factory=dict)


class Happened(Plain):
    """Something that this viewer witnessed in the game."""

    code: str
    say: Phrase
    move: int  # the number of the move that caused it; 0: the setup


class Subject(Plain):
    """Something that an option is about: its kind, such as a place, and its id."""

    kind: str
    id: str


class Offered(Plain):
    """One legal choice: the action (`verb`), and what it applies to (`on`)."""

    code: str
    verb: str
    on: list[Subject]
    say: Phrase
    grave: bool = False  # ask for confirmation


class Missing(Plain):
    """An option that a player would expect and that is not offered, and the id of the reason."""

    code: str
    verb: str
    on: list[Subject]
    say: Phrase
    reason: str


class Asked(Plain):
    """The decision of this seat."""

    prompt: str
    say: Phrase
    about: list[int]
    rules: list[str]
    options: list[Offered]
    barred: list[Missing]
    since: int  # the number of the table when it was asked


class Events(Plain):
    """Events from a number on; they replace what the client has from there on."""

    start: int
    items: list[Happened]
