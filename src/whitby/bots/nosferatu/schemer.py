"""Evil that learned from practice: networks rate every option against what the table believes.

Their ratings add to plain values by rules of thumb. An option is picked at random by its rating,
so that no habit stands out.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu import outlook, practised, seasoned
from whitby.bots.nosferatu.deceit import TASTES, Deceiver
from whitby.bots.nosferatu.outlook import Outlook
from whitby.bots.nosferatu.practice import Net, draw, shares
from whitby.bots.nosferatu.table import at_seat, hand, of_kind, targets
from whitby.bots.nosferatu.vampire import RITUALS, gift_values, highest
from whitby.bots.reasons import SHARE, Reasons, Weighed
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import BITE, RENFIELD, VAMPIRE
from whitby.games.nosferatu.knowledge.habits import DULL_FIRST, add_up
from whitby.games.nosferatu.options import PICK_RITUAL
from whitby.games.nosferatu.parts import RITUAL
from whitby.games.nosferatu.sizes import WHOLE
from whitby.games.nosferatu.view import NosferatuView

Nets = dict[str, Net]


def nets(discard: str, give: str, bite: str, move: str, passing: str, ritual: str) -> Nets:
    """Return the network of each prompt; what is not there is left to the level below."""
    stake = Net(outlook.MOVED, move)
    return {
        "discard": Net(outlook.CARD, discard),
        "give": Net(outlook.CARD, give),
        "bite": Net(outlook.BITTEN, bite),
        "move_stake": stake,
        "stake_first": stake,
        "use_stake": Net(outlook.PASSED, passing),
        "ritual": Net(outlook.RITUAL, ritual),
    }


NETS: Final[Nets] = nets(
    practised.FOR_DISCARD,
    practised.FOR_GIFT,
    practised.FOR_BITE,
    practised.FOR_MOVE,
    practised.FOR_PASSING,
    practised.FOR_RITUAL,
)
"""What the levels normal and hard have learned."""
SEASONED: Final[Nets] = nets(
    seasoned.FOR_DISCARD,
    seasoned.FOR_GIFT,
    seasoned.FOR_BITE,
    seasoned.FOR_MOVE,
    seasoned.FOR_PASSING,
    seasoned.FOR_RITUAL,
)
"""What the level master has learned."""
VALUED: Final = 30.0
"""How much the value of a turn counts beside its rating; the same for the others below."""
SUSPECTED: Final = 3.0
TRUSTED: Final = 6.0
PREFERRED: Final = 3.0
HANDED: Final = 50
"""In how many of 100 cases Renfield considers the Vampire for the Stake: people would notice."""
RELAXED: Final = 3.0
SHARP: Final = 0.5
"""The warmth of two levels."""


class Choices:
    """The options of a decision, with a plain value and the numbers that describe each."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.plain: list[float] = []
        self.given: list[list[float]] = []

    def add(self, option: Option, plain: float, given: list[float]) -> None:
        """Add an option."""
        self.options.append(option)
        self.plain.append(plain)
        self.given.append(given)


class Schemer(Deceiver):
    """Plays the Vampire and Renfield by practice, a Hunter like the scripted bot.

    The more `warmth`, the more its choices vary; `learned` is what it has practised.
    """

    def __init__(self, warmth: float, learned: Nets = NETS) -> None:
        self.warmth = warmth
        self.learned = learned

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the character in the view's seat."""
        assert isinstance(view, NosferatuView)
        if practised_for(view, decision):
            choices = describe(view, decision, rng)
            return choices.options[draw(self.shares(choices, decision.prompt), rng)]
        return super().choose(view, decision, rng, budget)

    def shares(self, choices: Choices, prompt: str) -> list[float]:
        """Return how often it takes each of the options that it considers."""
        net = self.learned[prompt]
        ratings: list[float] = []
        for at in range(len(choices.options)):
            ratings.append(choices.plain[at] + net.rate(choices.given[at]))
        return shares(ratings, self.warmth)

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return how often it takes each option, where Evil has practised."""
        assert isinstance(view, NosferatuView)
        if not practised_for(view, decision):
            return super().explain(view, decision, rng, budget)
        choices = describe(view, decision, rng.clone())  # as it does to choose
        pairs = zip(choices.options, self.shares(choices, decision.prompt), strict=True)
        weighed = [Weighed(option, share) for option, share in pairs]
        chosen = self.choose(view, decision, rng, budget)
        return Reasons(SHARE, weighed, chosen, self.suspects(view))


def practised_for(view: NosferatuView, decision: Decision[Any]) -> bool:
    """Return whether this is a choice of Evil that was practised, in a game with the whole box."""
    role = view.roles[decision.seat]
    if role not in (VAMPIRE, RENFIELD) or view.public.size is not WHOLE:
        return False
    return len(decision.options) > 1 and decision.prompt in NETS


def describe(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Choices:
    """Return the options that are considered."""
    prompt = decision.prompt
    around = Outlook(view)
    found = Choices()
    if prompt == "discard":
        _discards(around, decision, found)
    elif prompt == "give":
        _gifts(around, decision, found)
    elif prompt == "bite":
        _bites(around, decision, found)
    elif prompt == "use_stake":
        _passes(around, decision, found)
    elif prompt == "ritual":
        _rituals(around, decision, found)
    else:
        _moves(around, decision, found, rng)
    return found


def _discards(around: Outlook, decision: Decision[Any], found: Choices) -> None:
    """Add what the Vampire can discard, by the value of the best gift that can follow."""
    view = around.view
    belief = around.belief
    cards = hand(view)
    for kind in DULL_FIRST:
        if cards[kind] == 0:
            continue
        reading = belief.reading(around.vampire, kind)
        seen = belief.weights[:]
        seen[around.vampire] *= reading
        whole = add_up(seen)
        seen = [weight / whole for weight in seen]
        cards[kind] -= 1
        _, gifts = gift_values(view, seen, cards, TASTES)
        value = gifts[highest(gifts)]
        given = around.discard(kind, cards, reading, seen, value)
        cards[kind] += 1
        found.add(of_kind(decision, kind), VALUED * value, given)


def _gifts(around: Outlook, decision: Decision[Any], found: Choices) -> None:
    """Add what the Vampire can give."""
    cards = hand(around.view)
    kinds, values = gift_values(around.view, around.suspects, cards, TASTES)
    for at in range(len(kinds)):
        kind = kinds[at]
        cards[kind] -= 1
        given = around.gift(kind, cards, TASTES, values[at])
        cards[kind] += 1
        found.add(of_kind(decision, kind), VALUED * values[at], given)


def _bites(around: Outlook, decision: Decision[Any], found: Choices) -> None:
    """Add those whom Renfield may bite."""
    due = around.view.pile[BITE]
    for seat in targets(decision):
        plain = around.suspects[seat] + 0.1 * around.view.public.bites[seat]
        if seat == around.vampire:
            plain -= 2.0
        found.add(at_seat(decision, seat), SUSPECTED * plain, around.bite(seat, due))


def _moves(around: Outlook, decision: Decision[Any], found: Choices, rng: Rng) -> None:
    """Add those to whom Renfield may move the Stake, sometimes without the Vampire."""
    handed = rng.below(100) < HANDED
    first = decision.prompt == "stake_first"
    for seat in targets(decision):
        if seat != around.vampire:
            given = around.move(seat, first)
            found.add(at_seat(decision, seat), 2.0 * around.suspects[seat], given)
        elif handed:
            found.add(at_seat(decision, seat), 2.5, around.move(seat, first))


def _passes(around: Outlook, decision: Decision[Any], found: Choices) -> None:
    """Add those to whom the Vampire may pass the Stake."""
    suspects = around.belief.known_hunter(around.vampire)
    for seat in targets(decision):
        given = around.hand_on(seat, suspects[seat])
        found.add(at_seat(decision, seat), -TRUSTED * suspects[seat], given)


def _rituals(around: Outlook, decision: Decision[Any], found: Choices) -> None:
    """Add the Rituals that the Vampire may pick."""
    for option in decision.options:
        if option.verb is PICK_RITUAL:
            ritual = option[RITUAL]
            found.add(option, PREFERRED * RITUALS[ritual], around.ritual(ritual))
