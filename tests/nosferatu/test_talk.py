"""Talk and forbidden acts: anything may be said, no card shown (NOSF-110 to NOSF-115, 118)."""

import pytest

from whitby.games.nosferatu.cards import KINDS, ROLES

from .at_the_table import NosferatuTable, beginning, scene
from .random_games import finished, walk

EVERY_RESERVE = {2: "2 rumour", 3: "bite night", 4: "2 rumour", 5: "2 rumour", 6: "2 rumour"}


@pytest.mark.rule("NOSF-110")
def test_nobody_can_look_through_the_discard() -> None:
    rumours = scene(reserves=EVERY_RESERVE, discard="6 rumour", draws="2 component")
    bites = scene(reserves=EVERY_RESERVE, discard="6 bite", draws="2 component")
    for table in (rumours, bites):
        table.play("discard:bite")
    for viewer in rumours.everyone:
        assert rumours.seen(viewer)["discard"] == {"size": 7, "top": "bite"}
        assert rumours.gets(viewer) == bites.gets(viewer)


@pytest.mark.rule("NOSF-110")
def test_what_was_slid_under_the_discard_cannot_be_looked_up() -> None:
    given = {3: "bite", 4: "rumour"}
    tables = [scene(at="pile", given=given, reserves={5: "night component"}) for _ in range(2)]
    for table, card in zip(tables, ("night", "component"), strict=True):
        table.play("bite:5", f"slide:{card}", "move:6")
    one, other = tables
    for viewer in (1, 2, 3, 4, None):
        assert one.gets(viewer) == other.gets(viewer)


@pytest.mark.rule("NOSF-110", "NOSF-111")
def test_the_program_offers_only_the_acts_of_the_rules() -> None:
    acts = {"volunteer", "vampire", "stake", "discard", "give", "bite", "slide", "ritual"}
    acts |= {"mirror", "transfuse", "kill", "pass", "move", "expose"}
    offered = set()
    aside = set()
    for seed in range(0, 200, 2):
        for table in walk(seed):
            for seat in table.waiting:
                offered |= {code.split(":")[0] for code in table.offered(seat)}
                aside |= {code.split(":")[0] for code in table.anytime(seat)}
    assert offered == acts
    assert aside == {"claim"}


@pytest.mark.rule("NOSF-111")
def test_before_the_end_the_only_reserve_cards_shown_are_discards() -> None:
    for game in finished():
        told = game.seen[: game.seen.index(beginning(game.seen, "won")[0])]
        with_a_card = {line.split(":")[0] for line in told if line.split(":")[-1] in KINDS}
        assert with_a_card <= {"discarded", "clock"}


@pytest.mark.rule("NOSF-111")
def test_characters_are_shown_by_mirror_penalty_and_kill_alone() -> None:
    causes = set()
    for game in finished():
        told = game.seen[: game.seen.index(beginning(game.seen, "won")[0])]
        for at, line in enumerate(told):
            if line.startswith("revealed:"):
                causes.add(told[at - 1].split(":")[0])
            elif not line.startswith("renfield"):
                assert not [role for role in ROLES if role in line]
    assert causes == {"ritual", "punished", "killed"}


@pytest.mark.rule("NOSF-112")
def test_a_hunter_may_say_he_is_the_vampire_and_the_vampire_a_hunter() -> None:
    table = scene(vampire=2)
    table.play("claim:am:vampire", seat=4)
    table.play("claim:am:hunter", seat=2)
    assert table.said("claimed") == ["claimed:4:claim:am:vampire", "claimed:2:claim:am:hunter"]


@pytest.mark.rule("NOSF-112")
def test_anybody_may_lie_about_cards() -> None:
    table = scene(reserves=EVERY_RESERVE, draws="2 component")
    table.play("claim:hold:night", seat=4)
    table.play("discard:bite", "give:night")
    table.play("claim:gave:component", seat=3)
    assert table.log(6)[-1] == "claimed:3:claim:gave:component"
    assert table.asked == (4, "discard")


def words(table: NosferatuTable, seat: int) -> set[str]:
    """Every word that a seat's claims are made of."""
    return {word for code in table.anytime(seat) for word in code.split(":")[1:]}


@pytest.mark.rule("NOSF-113")
def test_a_claim_can_name_a_kind_of_card_but_describe_no_picture() -> None:
    table = scene()
    topics = {"gave", "hold", "am", "suspect", "trust"}
    people = {str(seat) for seat in table.seats}
    assert words(table, 4) <= topics | set(KINDS) | set(ROLES) | people
    assert words(table, 1) <= {"gave_me", "pile_had", "suspect", "trust", "0"} | set(KINDS) | people


@pytest.mark.rule("NOSF-113", "NOSF-115")
def test_what_can_be_claimed_does_not_depend_on_the_cards() -> None:
    one = scene(vampire=2, reserves={3: "2 bite"}, draws="2 bite")
    other = scene(vampire=3, reserves={3: "2 night"}, draws="2 night")
    for seat in one.seats:
        assert one.anytime(seat) == other.anytime(seat)
        assert len(one.anytime(seat)) == len(set(one.anytime(seat))) > 0


@pytest.mark.rule("NOSF-114")
def test_everybody_may_speak_at_every_moment_and_all_hear_it() -> None:
    for seed in range(0, 45, 5):
        for table in walk(seed):
            if table.over or table.seen()["renfield"] is None:
                continue
            before = (table.asked, table.codes, table.waiting)
            speaker = 1 + seed % len(table.seats)
            words = table.anytime(speaker)[0]
            table.play(words, seat=speaker)
            for viewer in table.everyone:
                assert table.log(viewer)[-1] == f"claimed:{speaker}:{words}"
            assert (table.asked, table.codes, table.waiting) == before


@pytest.mark.rule("NOSF-114")
def test_renfield_and_the_vampire_have_no_private_channel() -> None:
    table = scene(vampire=2)
    table.play("claim:trust:2", seat=1)
    table.play("claim:suspect:3", seat=2)
    for viewer in table.everyone:
        assert table.said("claimed", to=viewer) == [
            "claimed:1:claim:trust:2",
            "claimed:2:claim:suspect:3",
        ]


@pytest.mark.rule("NOSF-114", "NOSF-51")
def test_whatever_renfield_says_the_announcement_is_true() -> None:
    table = scene(
        turn=4, given={3: "rumour"}, reserves={4: "2 component"}, draws="2 bite", clock="dawn"
    )
    for lie in ("claim:gave_me:3:bite", "claim:pile_had:2"):
        table.play(lie, seat=1)
    table.play("discard:bite", "give:component")
    assert table.log()[-1] == "announced:3"


@pytest.mark.rule("NOSF-115", "NOSF-118")
@pytest.mark.parametrize("claim", ["hold:bite", "gave:bite", "am:vampire", "suspect:5"])
def test_a_claim_proves_nothing(claim: str) -> None:
    worlds = []
    for vampire, card in ((3, "bite"), (2, "night")):
        table = scene(
            vampire=vampire,
            turn=4,
            given={3: card},
            reserves={**EVERY_RESERVE, 3: f"2 {card}"},
            draws="2 component",
        )
        table.play(f"claim:{claim}", seat=3)
        worlds.append(table)
    true, false = worlds
    for viewer in (4, 5, 6, None):
        assert true.gets(viewer) == false.gets(viewer)


@pytest.mark.rule("NOSF-118")
def test_a_claim_changes_nothing_but_the_log() -> None:
    silent = scene(reserves=EVERY_RESERVE, draws="2 component")
    spoken = scene(reserves=EVERY_RESERVE, draws="2 component")
    spoken.play("claim:hold:rumour", seat=3)
    for viewer in spoken.everyone:
        assert spoken.seen(viewer) == silent.seen(viewer)
        assert spoken.log(viewer) == [*silent.log(viewer), "claimed:3:claim:hold:rumour"]
        if viewer is not None:
            assert spoken.offered(viewer) == silent.offered(viewer)


@pytest.mark.rule("NOSF-118")
def test_renfield_may_lie_about_givers_and_split() -> None:
    table = scene(at="pile", given={3: "component", 4: "component"})
    table.play("claim:gave_me:3:bite", seat=1)
    table.play("claim:pile_had:0", seat=1)
    table.play("claim:gave_me:5:night", seat=1)
    assert table.said("claimed") == [
        "claimed:1:claim:gave_me:3:bite",
        "claimed:1:claim:pile_had:0",
        "claimed:1:claim:gave_me:5:night",
    ]
    assert table.asked == (3, "ritual")


@pytest.mark.rule("NOSF-118")
def test_actors_may_speak_of_character_reserve_and_gift() -> None:
    offered = scene().anytime(4)
    for kind in KINDS:
        assert f"claim:hold:{kind}" in offered
        assert f"claim:gave:{kind}" in offered
    for character in ("hunter", "vampire"):
        assert f"claim:am:{character}" in offered
