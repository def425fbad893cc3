"""Each law catches a game that breaks it, and a correct game passes them all."""

import pytest

from laws.lots import Lots
from whitby.laws import Broken, Law, check, laws
from whitby.laws.play import Conservation, FlowIsData, OnlyTheOffered, RandomGamesEnd, SameGame
from whitby.laws.secrets import NoTells, WindowsOpenByPublicFacts
from whitby.laws.views import ViewsAreBuilt, ViewsHoldNoSecrets

FLAWS: list[tuple[str, type[Law]]] = [
    ("impure ask", FlowIsData),
    ("shallow clone", FlowIsData),
    ("closure on the stack", FlowIsData),
    ("nothing offered", OnlyTheOffered),
    ("code twice", OnlyTheOffered),
    ("global dice", SameGame),
    ("order matters", SameGame),
    ("open hand", NoTells),
    ("wide audience", NoTells),
    ("leaky event", NoTells),
    ("telling size", NoTells),
    ("hand off the wire", NoTells),
    ("secret on the stack", NoTells),
    ("secret window", NoTells),
    ("secret window", WindowsOpenByPublicFacts),
    ("secret prompt", WindowsOpenByPublicFacts),
    ("smuggled state", ViewsHoldNoSecrets),
    ("lost card", Conservation),
    ("no end", RandomGamesEnd),
    ("unlisted field", ViewsAreBuilt),
    ("live list", ViewsAreBuilt),
    ("live part", ViewsAreBuilt),
]


def play_some(game: Lots, law: type[Law], count: int) -> None:
    for seed in range(count):
        check(game, 3, seed, under=[law()])


def test_an_honest_game_passes_every_law() -> None:
    for seed in range(20):
        world = check(Lots(), 3, seed)
        assert len(world.acts) >= 16


@pytest.mark.parametrize(("flaw", "law"), FLAWS)
def test_the_law_catches_the_flaw(flaw: str, law: type[Law]) -> None:
    with pytest.raises(Broken, match=law.name):
        play_some(Lots(flaw), law, 40)


@pytest.mark.parametrize("law", [type(law) for law in laws()])
def test_the_law_alone_lets_the_honest_game_pass(law: type[Law]) -> None:
    play_some(Lots(), law, 10)


def test_every_law_has_a_flaw_that_shows_it_can_fail() -> None:
    assert {type(law) for law in laws()} == {law for _, law in FLAWS}


def test_twins_are_other_worlds_indeed() -> None:
    law = NoTells()
    for seed in range(10):
        check(Lots(), 3, seed, under=[law])
    assert law.followed > 200
    assert law.different > law.sampled / 2
