"""Every event and option of a game, from its rows: once for each way to say it."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from whitby.core.engine import Event, Option
from whitby.core.facts import Fact, Kind, Part, Verb
from whitby.core.words import Words

Samples = Mapping[Part[Any], Sequence[Any]]
Special = Mapping[Kind, Sequence[Any]]
NUMBERS = (1, 2, 5, 13)


def each_once(words: Words, parts: tuple[Part[Any], ...], samples: Samples) -> list[Any]:
    """Values of parts: each value occurs, and with it everything that selects the message."""

    def values_of(part: Part[Any]) -> Sequence[Any]:
        return samples.get(part) or range(part.count) or NUMBERS

    choosing = [each for each in parts if isinstance(words.argument(each, values_of(each)[0]), str)]
    found: list[Any] = [()] if not parts else []
    for part in parts:
        free = [part, *[each for each in choosing if each is not part]]
        for chosen in product(*map(values_of, free)):
            given = dict(zip(free, chosen, strict=True))
            found.append(tuple(given.get(each, values_of(each)[0]) for each in parts))
    return list(dict.fromkeys(found))


def events_of(
    kinds: Mapping[str, Kind], words: Words, samples: Samples, special: Special
) -> list[Event]:
    """Every event, with samples of parts that can be anything, or the values of a special kind."""
    return [
        Fact(kind, values)
        for kind in kinds.values()
        for values in special.get(kind) or each_once(words, kind.parts, samples)
    ]


def options_of(verbs: Mapping[str, Verb]) -> list[Option]:
    """Every option."""
    return [option for verb in verbs.values() for option in verb.all]
