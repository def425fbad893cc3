"""The games' own boards: everything can be done on them, and nothing secret is on them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import Shown, against_bots, asks, play_to_the_end, play_until, seated
from browser.visitors import Visitor, expect

PLAYERS = 5
RENFIELD = 1


def question(visitor: Visitor, prompt: str) -> Locator:
    """The question shown to someone, if it is this one."""
    return visitor.page.locator(f'.prompt[data-prompt="{prompt}"]')


def board(visitor: Visitor) -> Locator:
    """The board."""
    return visitor.region("table-board")


def drag(visitor: Visitor, what: Locator, to: Locator) -> None:
    """Pick something up with the mouse, move it and drop it."""
    what.hover()
    visitor.page.mouse.down()
    to.scroll_into_view_if_needed()
    box = to.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    visitor.page.mouse.up()


def test_the_duel_by_hand(visit: Visit) -> None:
    with visit("fr") as anna, visit("de", name="Bruno") as bruno:
        people = (anna, bruno)
        table = seated("duel", anna, bruno)
        seat, shown = play_until(table, people, asks("move"), "pick")
        mover, other = people[seat - 1], people[2 - seat]
        for visitor in people:
            visitor.open(f"/t/{table}")

        # a step: the place is clicked, and the figure is there on both boards
        side = shown["view"]["side"]
        step = board(mover).locator('[data-place][data-code^="step:"]').first
        place = str(step.get_attribute("data-place"))
        step.click()
        for visitor in people:
            stands = visitor.say("duel-page-stands", who=visitor.say(f"duel-side-{side}"))
            there = board(visitor).locator(f'[data-place="{place}"]')
            expect(there).to_have_accessible_name(re.compile(re.escape(stands)))
        mover.button("duel-do-look-no").click()
        mover.button("duel-do-stop").click()

        # an action card: the button on the card itself
        expect(question(mover, "play")).to_be_visible()
        card = board(mover).locator("[data-card]", has=mover.page.locator('[data-code^="play:"]'))
        name = str(card.first.get_attribute("data-card"))
        card.first.locator('[data-code^="play:"]').click()
        expect(board(mover).locator(f'[data-card="{name}"]')).to_have_count(0)
        expect(other.page.locator("[data-move]").last).to_contain_text(
            other.say(f"duel-card-{name}")
        )


def laid(shown: Shown) -> dict[str, str]:
    """Where the barriers are."""
    return {colour: slot for colour, slot in shown["view"]["barriers"].items() if slot}


def test_barriers_by_mouse_and_by_keys(visit: Visit) -> None:
    with visit("en") as anna, visit("fr", name="Bruno") as bruno:
        people = (anna, bruno)
        table = seated("duel", anna, bruno)
        walk = ("pick", "stop", "step:", "look:no", "show:no", "play:")
        seat, shown = play_until(table, people, asks("barrier"), *walk)
        one, other = people[seat - 1], people[2 - seat]
        for visitor in people:
            visitor.open(f"/t/{table}")
        slots = board(one).locator("[data-street][data-code]")
        target = slots.nth(3)
        street = str(target.get_attribute("data-street"))
        drag(one, one.page.locator("[data-tray]").first, target)
        expect(question(one, "barrier")).to_have_count(0)
        colour = next(iter(laid(one.look(table))))
        assert laid(one.look(table)) == {colour: street}
        first, beyond = street.split("-")
        towards = other.say(
            f"duel-page-towards-{colour}", place_the=other.say(f"duel-place-{beyond}.the")
        )
        at_first = board(other).locator(f'[data-place="{first}"]')
        expect(at_first).to_have_accessible_name(re.compile(re.escape(towards)))

        # by keyboard: the colour in the tray, then the slot on the map
        seat, shown = play_until(table, people, asks("barrier", 3 - seat), *walk)
        before = laid(shown)
        expect(question(other, "barrier")).to_be_visible()
        other.page.locator("[data-tray]").first.focus()
        other.page.keyboard.press("Enter")
        slot = other.page.locator("[data-street]:focus")
        expect(slot).to_have_count(1)
        other.page.keyboard.press("ArrowDown")
        street = str(slot.get_attribute("data-street"))
        other.page.keyboard.press("Enter")
        expect(question(other, "barrier")).to_have_count(0)
        after = laid(other.look(table))
        assert street in after.values()
        assert street not in before.values()


def test_the_notebook_and_the_hidden_hands(visit: Visit) -> None:
    with visit("de") as anna, visit("en", name="Bruno") as bruno:
        people = (anna, bruno)
        table = seated("duel", anna, bruno)

        def vague(seat: int, shown: Shown) -> bool:
            """Whether Bruno knows whose card is somewhere, but not which."""
            return seat == 2 and any(some(at) for at in shown["view"]["board"])

        def some(at: dict[str, Any]) -> bool:
            return at["card"] == "?" and len(at["may_be"]) < 10

        _, shown = play_until(table, people, vague, "pick", "look:yes", "stop", "step:", "show:no")
        for visitor in people:
            visitor.open(f"/t/{table}")
            expect(board(visitor).locator("[data-place]")).to_have_count(12)
        bruno.tab("duel-thing-notes")
        lines = bruno.page.locator(".notebook .places li")
        expect(lines).to_have_count(12)
        for line, at in zip(lines.all(), shown["view"]["board"], strict=True):
            expect(line).to_contain_text(bruno.say(f"duel-place-{at['place']}"))
            if some(at):
                kinds = ", ".join(bruno.say(f"duel-encounter-{kind}") for kind in at["may_be"])
                expect(line).to_contain_text(bruno.say("duel-page-may-be", cards=kinds))
            elif at["card"] == "?":
                expect(line).to_contain_text(bruno.say("duel-page-may-be-any"))
            elif at["card"] is not None:
                expect(line).to_contain_text(bruno.say(f"duel-encounter-{at['card']}"))

        # each player's own action cards are on their screen, and nothing of the other's
        for visitor, other, side in ((anna, bruno, "dracula"), (bruno, anna, "van_helsing")):
            has = visitor.look(table)["view"]["sides"][side]
            secret = set(has["action_hand"]) - set(has["action_hand_open"])
            assert secret
            own, others = log(visitor), log(other)
            for card in secret:
                assert f'"{card}"' in visitor.screen
                assert visitor.say(f"duel-card-{card}.quoted") in own
                assert f'"{card}"' not in other.screen
                assert other.say(f"duel-card-{card}.quoted") not in others


def log(visitor: Visitor) -> str:
    """Everything in a player's log."""
    visitor.tab("table-tab-log")
    return "\n".join(visitor.page.locator("ol [data-move]").all_inner_texts())


def plate(visitor: Visitor, seat: int) -> Locator:
    """A seat at the round table."""
    return board(visitor).locator(f'.plate[data-seat="{seat}"]')


def test_nosferatu_by_hand_and_what_nobody_may_know(visit: Visit) -> None:
    """Renfield deals the Vampire to Clara and the Stake to Bruno, who starts."""
    with (
        visit("de", name="Anna") as anna,
        visit("fr", name="Bruno") as bruno,
        visit("en", name="Clara") as clara,
    ):
        people = (anna, bruno, clara)
        wish = {"options": {"renfield": "first"}}
        table = seated("nosferatu", *people, bots=PLAYERS - len(people), **wish)
        for visitor in people:
            visitor.open(f"/t/{table}")

        # people are chosen at their seats
        expect(question(anna, "deal")).to_be_visible()
        plate(anna, 3).click()
        expect(question(anna, "stake_first")).to_be_visible()
        plate(anna, RENFIELD).click(force=True)  # Renfield cannot keep it, and is told why
        expect(board(anna)).to_contain_text(anna.say("nosferatu-why-renfield-no-stake"))
        plate(anna, 2).click()

        # cards are chosen as cards
        expect(question(bruno, "discard")).to_be_visible()
        hand = board(bruno).get_by_role("list", name=bruno.say("nosferatu-page-reserve"))
        expect(hand.get_by_role("button")).to_have_count(4)
        hand.locator("[data-code]").first.click()
        expect(question(bruno, "give")).to_be_visible()
        gift = hand.locator("[data-code]").last
        kind = str(gift.get_attribute("data-code")).split(":")[1]
        gift.click()
        expect(question(bruno, "give")).to_have_count(0)

        # Renfield sees what he was given; the others see only that it was something
        given = anna.say("nosferatu-page-gave", card=anna.say(f"nosferatu-card-{kind}"))
        expect(plate(anna, 2)).to_contain_text(given)
        expect(plate(clara, 2)).to_contain_text(clara.say("nosferatu-page-gave-hidden"))

        # characters: Renfield knows all, the Vampire and each Hunter only themselves
        for visitor, role, hidden in ((bruno, "hunter", 3), (clara, "vampire", 3)):
            mine = visitor.region("nosferatu-page-mine")
            title = visitor.say("nosferatu-page-role", role=visitor.say(f"nosferatu-role-{role}"))
            expect(mine).to_contain_text(title)
            back = visitor.say("nosferatu-page-character-hidden")
            plates = board(visitor).locator(".plate")
            expect(plates.filter(has_text=back)).to_have_count(hidden)
        expect(board(bruno).locator(".card.vampire")).to_have_count(0)
        expect(board(clara).locator(".card.vampire")).to_have_count(2)  # her seat, and her own card
        known = anna.say("nosferatu-page-character-known", role=anna.say("nosferatu-role-vampire"))
        expect(plate(anna, 3)).to_contain_text(known)

        # a claim, made in French and read in English and German
        bruno.tab("nosferatu-page-claims")
        bruno.button("nosferatu-page-topic-suspect").click()
        bruno.page.locator('[data-code="claim:suspect:3"]').click()
        for visitor in (anna, clara):
            visitor.tab("nosferatu-page-claims")
            said = visitor.region("nosferatu-page-said")
            expect(said).to_contain_text(visitor.say("nosferatu-page-claim-suspect", about="Clara"))
            visitor.tab("table-tab-log")
            line = visitor.say("nosferatu-said-suspect", who="Bruno", about="Clara")
            expect(visitor.page.locator("[data-move]").filter(has_text=line)).to_have_count(1)


def test_who_believed_what(visit: Visit) -> None:
    with visit("en", name="Anna") as anna:
        table = seated("nosferatu", anna, bots=PLAYERS - 1, options={"renfield": "first"})
        anna.do(table, do="move", code="vampire:3")
        anna.do(table, do="move", code="claim:suspect:2")
        play_to_the_end(anna, table)
        anna.open(f"/t/{table}")
        people = anna.region("nosferatu-page-characters").get_by_role("listitem")
        expect(people).to_have_count(PLAYERS)
        vampire = people.filter(has_text=anna.say("nosferatu-role-vampire"))
        expect(vampire).to_have_count(1)
        expect(vampire).to_contain_text(anna.say("web-bot-name", seat=3))

        claimed = anna.region("nosferatu-page-claimed").get_by_role("row")
        against = claimed.filter(has_text=anna.say("web-bot-name", seat=2)).get_by_role("cell")
        expect(against.last).to_have_text("1")

        # what a careful reader of a seat would have believed: the chances add up to 100 %
        anna.button("nosferatu-page-work-out").click()
        concluded = anna.region("nosferatu-page-concluded")
        expect(concluded.get_by_role("table")).to_have_count(2)
        reader = concluded.get_by_role("table").last.locator("tbody tr")
        expect(reader).to_have_count(PLAYERS - 2)
        shares = [
            [int(cell.split("%")[0]) for cell in row.get_by_role("cell").all_inner_texts()]
            for row in reader.all()
        ]
        for round in zip(*shares, strict=True):
            assert abs(sum(round) - 100) <= 2, shares


def test_a_hand_over_the_cards_covers_the_log_and_the_choices_too(visit: Visit) -> None:
    with visit() as anna:
        against_bots(anna, "nosferatu", 5, seat=2, options={"renfield": "first"})
        anna.await_turn()
        covered = anna.page.get_by_text(anna.say("table-covered"))
        expect(anna.page.locator("[data-move]").first).to_be_visible()
        anna.page.keyboard.press("h")
        expect(covered).to_have_count(2)  # instead of the answers and of the log
        expect(anna.page.locator("[data-move]")).to_have_count(0)
        anna.page.keyboard.press("h")
        expect(covered).to_have_count(0)
        expect(anna.page.locator("[data-move]").first).to_be_visible()
