"""Who may see what: the table in the rulebook, row by row, and what follows from it.

Most tests compare two worlds that differ in one thing only. Viewers who may know it can tell them
apart; the others get the same bytes in both.
"""

import random
from collections.abc import Iterator

import pytest

from whitby.core.engine import EVERYONE, Event, apply, only, pending
from whitby.core.rng import Fast
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.state import Nosferatu, vampire

from .at_the_table import NosferatuTable, Viewer, can_tell, dealt, scene
from .random_games import walk, watched

RENFIELD, OWNER, OTHER, SPECTATOR = 1, 3, 5, None
EYES: dict[str, Viewer] = {
    "renfield": RENFIELD,
    "owner": OWNER,
    "other": OTHER,
    "spectator": SPECTATOR,
}


def seen_by(*who: str) -> pytest.MarkDecorator:
    """Run a test for each viewer, with whether they may know."""
    cases = [pytest.param(viewer, name in who, id=name) for name, viewer in EYES.items()]
    return pytest.mark.parametrize(("viewer", "knows"), cases)


all_eyes = pytest.mark.parametrize("viewer", EYES.values(), ids=list(EYES))

HELD = {3: "2 rumour", 4: "2 rumour", 5: "2 rumour", 6: "2 rumour", 2: "2 rumour"}


# The table in the rulebook, row by row


@pytest.mark.rule("NOSF-15")
@all_eyes
def test_renfields_identity(viewer: Viewer) -> None:
    table = scene(renfield=1)
    assert table.seen(viewer)["renfield"] == 1
    assert table.seen(viewer)["characters"][0] == "renfield"


@pytest.mark.rule("NOSF-17")
@seen_by("renfield", "owner")
def test_a_face_down_character(viewer: Viewer, knows: bool) -> None:
    one, other = scene(vampire=3), scene(vampire=4)
    assert can_tell(viewer, one, other) == knows
    assert one.seen(viewer)["characters"][OWNER - 1] == ("vampire" if knows else "?")


@pytest.mark.rule("NOSF-16", "NOSF-117")
@seen_by("renfield", "owner")
def test_who_the_vampire_is(viewer: Viewer, knows: bool) -> None:
    table = dealt(players=6, vampire=3).then("stake:4")
    assert ("vampire" in table.seen(viewer)["characters"]) == knows
    assert ("character:3:vampire" in table.log(viewer)) == knows


@pytest.mark.rule("NOSF-71", "NOSF-105")
@all_eyes
def test_a_revealed_character(viewer: Viewer) -> None:
    table = scene(vampire=3, at="pile", given={3: "component", 4: "component"})
    table.play("ritual:mirror", "mirror:3", "move:4")
    assert table.seen(viewer)["characters"][OWNER - 1] == "vampire"


@pytest.mark.rule("NOSF-19", "NOSF-33", "NOSF-111")
@seen_by("owner")
def test_the_contents_of_a_reserve(viewer: Viewer, knows: bool) -> None:
    one = scene(at="stake", dawn=True, reserves={**HELD, 3: "2 bite"})
    other = scene(at="stake", dawn=True, reserves={**HELD, 3: "night rumour"})
    assert can_tell(viewer, one, other) == knows
    assert (one.seen(viewer)["reserves"][OWNER - 1] is not None) == knows


@pytest.mark.rule("NOSF-45")
@all_eyes
def test_the_size_of_a_reserve(viewer: Viewer) -> None:
    table = scene(bites={5: 1, 6: 2}, holder=3)
    assert table.seen(viewer)["reserve_sizes"] == [0, 2, 4, 2, 1, 0]


@pytest.mark.rule("NOSF-34", "NOSF-110")
@all_eyes
def test_the_card_discarded_in_step_two(viewer: Viewer) -> None:
    table = scene(reserves={**HELD, 3: "bite night"}, draws="4 component")
    table.play("discard:bite", "give:night")
    assert table.seen(viewer)["discarded"][OWNER - 1] == "bite"
    assert table.seen(viewer)["discard"]["top"] == "bite"
    table.play("discard:rumour")
    assert table.seen(viewer)["discard"]["top"] == "rumour"


@pytest.mark.rule("NOSF-35", "NOSF-40")
@seen_by("renfield", "owner")
def test_the_card_given_in_step_three(viewer: Viewer, knows: bool) -> None:
    one, other = (scene(reserves={**HELD, 3: "bite night"}, draws="4 component") for _ in range(2))
    one.play("discard:component", "give:bite")
    other.play("discard:component", "give:night")
    assert can_tell(viewer, one, other) == knows
    assert ("gave:3:bite" in one.log(viewer)) == knows
    assert one.seen(viewer)["given"][OWNER - 1] == ("bite" if knows else "?")


@pytest.mark.rule("NOSF-36", "NOSF-37")
@all_eyes
def test_the_clock_cards_turned_this_round(viewer: Viewer) -> None:
    table = scene(reserves=HELD, draws="6 component", clock="night dawn")
    table.play(*["discard:component", "give:rumour"] * 3)
    assert table.said("clock", to=viewer) == ["clock:4:night", "clock:5:dawn"]
    assert table.seen(viewer)["clock"]["nights_turned"] == 1
    assert table.seen(viewer)["clock"]["dawn_turned"]


@pytest.mark.rule("NOSF-12", "NOSF-61", "NOSF-73")
@all_eyes
def test_the_make_up_of_the_clock(viewer: Viewer) -> None:
    table = scene(at="pile", given={3: "night", 4: "night"}, nights=5).then("move:4")
    clock = table.seen(viewer)["clock"]
    assert (clock["face_down"], clock["nights_face_down"]) == (8, 7)


@pytest.mark.rule("NOSF-12", "NOSF-90")
@seen_by()
def test_the_order_of_the_clock(viewer: Viewer, knows: bool) -> None:
    one = scene(clock="dawn night night", reserves=HELD, draws="6 component")
    other = scene(clock="night night dawn", reserves=HELD, draws="6 component")
    for table in (one, other):
        table.play("discard:component", "give:rumour")
    assert can_tell(viewer, one, other) == knows
    for table in (one, other):
        table.play("discard:component", "give:rumour")
    assert can_tell(viewer, one, other)


@pytest.mark.rule("NOSF-35", "NOSF-50")
@all_eyes
def test_the_size_of_the_pile(viewer: Viewer) -> None:
    table = scene(reserves=HELD, draws="6 component", clock="night night")
    table.play("discard:component", "give:rumour")
    assert table.seen(viewer)["pile"]["size"] == 1
    table.play("discard:component", "give:rumour")
    assert table.seen(viewer)["pile"]["size"] == 2


@pytest.mark.rule("NOSF-51")
@all_eyes
@pytest.mark.parametrize(("card", "case"), [("night", 1), ("component", 2), ("rumour", 3)])
def test_the_case_of_the_pile(viewer: Viewer, card: str, case: int) -> None:
    table = scene(at="pile", given={3: card, 4: "component"})
    assert f"announced:{case}" in table.log(viewer)
    assert table.seen(viewer)["pile"]["case"] == case


@pytest.mark.rule("NOSF-56", "NOSF-61", "NOSF-69")
@all_eyes
def test_the_numbers_of_bites_and_nights_as_they_are_applied(viewer: Viewer) -> None:
    given = {3: "bite", 4: "night", 5: "night", 6: "bite", 2: "rumour"}
    table = scene(at="pile", given=given, reserves=HELD)
    assert table.said("bitten", "nights_joined", to=viewer) == []
    table.play("bite:3", "bite:5", "slide:rumour", "slide:rumour")
    found = table.said("bitten", "nights_joined", to=viewer)
    assert found == ["bitten:3", "bitten:5", "nights_joined:2"]


@pytest.mark.rule("NOSF-69")
@seen_by("renfield")
def test_the_number_of_bites_still_to_be_laid(viewer: Viewer, knows: bool) -> None:
    one = scene(holder=6, at="pile", given={6: "bite", 2: "bite"}, reserves=HELD)
    other = scene(holder=6, at="pile", given={6: "bite", 2: "rumour"}, reserves=HELD)
    assert can_tell(viewer, one, other) == knows
    assert one.seen(viewer)["pile"]["size"] == 2


@pytest.mark.rule("NOSF-54", "NOSF-91")
@seen_by("renfield")
@pytest.mark.parametrize("first", ["rumour", "night"])
def test_the_split_of_components_and_rumours(viewer: Viewer, knows: bool, first: str) -> None:
    one = scene(holder=6, at="pile", given={6: first, 2: "component"}, reserves=HELD)
    other = scene(holder=6, at="pile", given={6: first, 2: "rumour"}, reserves=HELD)
    assert can_tell(viewer, one, other) == knows
    assert (one.seen(viewer)["pile"]["cards"] is not None) == knows


@pytest.mark.rule("NOSF-53")
@all_eyes
def test_in_case_two_all_know_that_every_card_is_a_component(viewer: Viewer) -> None:
    table = scene(at="pile", given={3: "component", 4: "component", 5: "component"})
    assert table.seen(viewer)["pile"]["case"] == 2
    assert table.seen(viewer)["pile"]["size"] == 3


@pytest.mark.rule("NOSF-59")
@seen_by("owner")
def test_the_card_discarded_for_a_bite(viewer: Viewer, knows: bool) -> None:
    one, other = (
        scene(at="pile", given={3: "bite", 4: "rumour"}, reserves={**HELD, 3: "bite night"})
        for _ in range(2)
    )
    one.play("bite:3", "slide:bite")
    other.play("bite:3", "slide:night")
    assert can_tell(viewer, one, other) == knows
    assert ("slid:3:bite" in one.log(viewer)) == knows


@pytest.mark.rule("NOSF-59", "NOSF-68")
@seen_by("owner")
def test_a_sealed_card_before_all_have_chosen(viewer: Viewer, knows: bool) -> None:
    one, other = (
        scene(at="pile", given={3: "bite", 4: "bite"}, reserves={**HELD, 3: "bite night"})
        for _ in range(2)
    )
    for table, card in ((one, "bite"), (other, "night")):
        table.play("bite:3", "bite:6")
        table.play(f"slide:{card}", seat=3)
        assert table.waiting == [6]
    assert can_tell(viewer, one, other) == knows


@pytest.mark.rule("NOSF-56", "NOSF-85", "NOSF-80", "NOSF-60")
@all_eyes
def test_what_lies_open_on_the_table(viewer: Viewer) -> None:
    table = scene(bites={4: 2, 6: 1}, holder=6, rituals="distortion", dark="master")
    seen = table.seen(viewer)
    assert seen["bites"] == [0, 0, 0, 2, 0, 1]
    assert seen["holder"] == 6
    assert seen["rituals"] == {"mirror": False, "distortion": True, "transfusion": False}
    assert seen["dark_card"] == "master_of_darkness"


@pytest.mark.rule("NOSF-75")
@seen_by("owner")
def test_the_card_drawn_by_a_transfusion(viewer: Viewer, knows: bool) -> None:
    held = {**HELD, 3: "rumour"}
    given = {3: "component", 4: "component"}
    one = scene(at="pile", given=given, bites={3: 1}, reserves=held, draws="bite")
    other = scene(at="pile", given=given, bites={3: 1}, reserves=held, draws="night")
    for table in (one, other):
        table.play("ritual:transfusion", "transfuse:3")
    assert can_tell(viewer, one, other) == knows
    assert ("drew:3:bite" in one.log(viewer)) == knows


@pytest.mark.rule("NOSF-41", "NOSF-92")
@all_eyes
def test_the_size_of_the_library_and_that_it_ran_out(viewer: Viewer) -> None:
    table = scene(library="3 rumour")
    assert table.seen(viewer)["library"] == 1
    assert not table.seen(viewer)["library_exhausted"]
    table = scene(library="2 rumour")
    assert "rebuilt" in table.log(viewer)
    assert table.seen(viewer)["library"] > 2
    assert table.seen(viewer)["library_exhausted"]


@pytest.mark.rule("NOSF-110", "NOSF-08")
@seen_by()
def test_the_order_and_contents_of_library_and_discard(viewer: Viewer, knows: bool) -> None:
    one = scene(at="stake", reserves=HELD, library="8 bite 7 rumour", draws="bite rumour")
    other = scene(at="stake", reserves=HELD, library="15 component", draws="component")
    assert one.seen(viewer)["discard"]["size"] > 0
    assert can_tell(viewer, one, other) == knows


@pytest.mark.rule("NOSF-85", "NOSF-87", "NOSF-100")
@all_eyes
@pytest.mark.parametrize(
    ("dawn", "code", "line"),
    [
        (True, "pass:6", "stake_passed:3:6"),
        (False, "move:6", "stake_moved:6"),
        (True, "kill:6", "killed:3:6"),
    ],
)
def test_whom_the_stake_struck_or_went_to(viewer: Viewer, dawn: bool, code: str, line: str) -> None:
    table = scene(at="stake", dawn=dawn).then(code)
    assert line in table.log(viewer)


# What follows from the table


@pytest.mark.rule("NOSF-116")
def test_a_spectator_sees_no_reserve_no_gift_and_no_hidden_character() -> None:
    for game in watched():
        for seen, asked in game:
            if asked is None:
                continue
            assert set(seen["given"]) <= {None, "?"}
            assert seen["reserves"] == [None] * seen["players"]
            assert seen["pile"]["cards"] is None
            assert seen["sealed"] is None
            assert seen["volunteered"] is None
            for face_up, character in zip(seen["revealed"], seen["characters"], strict=True):
                assert face_up or character in (None, "?")


@pytest.mark.rule("NOSF-116")
def test_a_spectator_witnesses_nothing_that_an_actor_who_sits_by_does_not() -> None:
    for seed in range(80):
        *_, table = walk(seed)
        for seat in table.actors:
            own = {f"gave_unseen:{seat}", f"slid_unseen:{seat}"}
            told = [line for line in table.log() if line not in own]
            heard = iter(table.log(seat))
            assert all(line in heard for line in told)


@pytest.mark.rule("NOSF-116")
def test_a_spectator_is_asked_and_offered_nothing() -> None:
    table = scene(vampire=3, holder=3, at="stake", dawn=True)
    assert b'"decision":null' in table.gets(None)
    assert b'"anytime":[]' in table.gets(None)


def possible_vampires(table: NosferatuTable, viewer: Viewer) -> set[int]:
    """The seats that a viewer can imagine to be the Vampire."""
    view = table.view(viewer)
    return {vampire(NOSFERATU.imagine(view, Fast(seed))) + 1 for seed in range(80)}


@pytest.mark.rule("NOSF-117")
@pytest.mark.parametrize(
    ("viewer", "suspects"),
    [(1, {4}), (4, {4}), (2, {3, 4, 5, 6}), (5, {2, 3, 4, 6}), (None, {2, 3, 4, 5, 6})],
)
def test_the_vampire_knows_all_and_a_hunter_only_himself(
    viewer: Viewer, suspects: set[int]
) -> None:
    assert possible_vampires(scene(vampire=4), viewer) == suspects


@pytest.mark.rule("NOSF-117")
def test_a_hunter_gets_the_same_whoever_else_is_the_vampire() -> None:
    worlds = [scene(vampire=seat) for seat in (3, 4, 5, 6)]
    assert len({world.gets(2) for world in worlds}) == 1
    assert len({world.gets(1) for world in worlds}) == 4


def other_worlds() -> Iterator[NosferatuTable]:
    """Worlds that differ only in the reserve of the fourth seat."""
    for cards in ("2 rumour", "bite night", "component rumour", "2 night"):
        yield scene(at="stake", dawn=True, reserves={**HELD, 4: cards})


@pytest.mark.rule("NOSF-117")
def test_not_even_renfield_or_the_vampire_knows_a_reserve() -> None:
    for viewer in scene().everyone:
        seen = {world.gets(viewer) for world in other_worlds()}
        assert len(seen) == (4 if viewer == 4 else 1)
    assert [world.reserve(4) for world in other_worlds()][1] == "bite night"


# Events that disclose something hidden, and to whom: the rest tell nothing that was not public


def audience_of(event: Event, state: Nosferatu) -> int:
    """Return who may witness an event, by the rules alone."""
    name, _, rest = event.code().partition(":")
    seat = int(rest.partition(":")[0]) - 1 if name in ("drew", "slid", "character", "gave") else -1
    match name:
        case "drew" | "slid":
            return only(seat)
        case "character":
            return only(seat, state.public.renfield)
        case "gave":
            return only(seat, state.public.renfield) if state.public.givers else only(seat)
        case "pile":
            return only(state.public.renfield)
    return EVERYONE


@pytest.mark.rule("NOSF-17", "NOSF-33", "NOSF-40", "NOSF-59")
@pytest.mark.parametrize("givers", ["on", "off"])
def test_what_discloses_something_is_told_to_nobody_else(givers: str) -> None:
    disclosing = set()
    for seed in range(20):
        rng = random.Random(seed)
        state = NOSFERATU.setup(seed, 5 + seed % 4, {"givers": givers})
        while (decision := pending(state)) is not None:
            apply(state, rng.choice(decision.options))
        for event in state.events:
            if event.tells(state):
                disclosing.add(event.code().partition(":")[0])
                assert event.audience == audience_of(event, state), event.code()
    told_to_few = {"drew", "slid", "character", "gave"}
    assert told_to_few | ({"pile"} if givers == "off" else set()) <= disclosing
