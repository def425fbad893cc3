"""Around a game: log, question, undo, clocks, votes, seats, notes."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import Shown, against_bots, asks, play_until, seated
from browser.visitors import PHONE, Visitor, expect

LIVE = {"kind": "live", "bank": 600, "increment": 5}
ICON = 'link[rel="icon"]'


def menu(visitor: Visitor, id: str, **parts: Any) -> None:
    """Do something in the menu of the table."""
    visitor.button("around-menu").click()
    visitor.button(id, **parts).click()


def chip(visitor: Visitor, seat: int) -> Locator:
    """A seat in the row above the board."""
    return visitor.region("around-seats").locator(f'[data-seat="{seat}"]')


def place(visitor: Visitor, code: str) -> Locator:
    """The place on the board where an option can be clicked."""
    return visitor.page.locator(f'[data-place][data-code="{code}"]')


def question(visitor: Visitor, prompt: str) -> Locator:
    """The question shown to someone, if it is this one."""
    return visitor.page.locator(f'.prompt[data-prompt="{prompt}"]')


def steps(shown: Shown) -> list[str]:
    """The codes of the steps on offer."""
    codes = [str(each["code"]) for each in shown["decision"]["options"]]
    return [code for code in codes if code.startswith("step:")]


def test_reasons_and_moves_taken_back(visit: Visit) -> None:
    with visit("fr") as anna, visit("de", name="Bruno", viewport=PHONE) as bruno:
        people = (anna, bruno)
        table = seated("duel", anna, bruno)
        seat, shown = play_until(table, people, asks("move"), "pick")
        mover, other = people[seat - 1], people[2 - seat]
        for visitor in people:
            visitor.open(f"/t/{table}")
            expect(visitor.page.locator("[data-place]")).to_have_count(12)

        # why staying in place is not possible
        prompt = mover.page.locator(".prompt")
        prompt.get_by_role("button", name=mover.say("table-barred", count=1)).click()
        expect(prompt).to_contain_text(mover.say("duel-why-first-step"))

        # a step that revealed nothing is undone, visibly for all, and can be made again
        undo = mover.button("table-undo")
        expect(undo).to_have_count(0)
        step = place(mover, steps(shown)[0])
        step.click()
        expect(question(mover, "look")).to_be_visible()
        other.tab("table-tab-log")
        told = other.look(table)["events"]["items"][-1]["say"]
        line = other.page.get_by_role("button", name=other.phrase(shown, told), exact=True)
        expect(line).to_be_visible()
        expect(other.button("table-undo")).to_have_count(0)
        undo.click()
        expect(question(mover, "move")).to_be_visible()
        expect(line).to_have_count(0)
        expect(undo).to_have_count(0)
        step.click()
        mover.button("duel-do-look-no").click()
        expect(question(mover, "move")).to_be_visible()
        mover.page.keyboard.press("Control+z")

        # once a card has been seen it cannot be undone, and the menu says so
        mover.button("duel-do-look-yes").click()
        expect(question(mover, "look")).to_have_count(0)
        expect(undo).to_have_count(0)
        mover.button("around-menu").click()
        expect(mover.dialog).to_contain_text(mover.say("refusal-cannot-undo"))


def test_the_log_leads_the_board_back(visit: Visit) -> None:
    with visit("en") as anna, visit(name="Bruno") as bruno:
        people = (anna, bruno)
        table = seated("duel", anna, bruno)
        seat, shown = play_until(table, people, asks("play"), "pick", "stop", "step:", "look:no")
        mover = people[seat - 1]
        mover.open(f"/t/{table}")
        who = mover.say(f"duel-side-{shown['view']['side']}")
        stands = re.compile(re.escape(mover.say("duel-page-stands", who=who)))
        now = shown["view"]["sides"][shown["view"]["side"]]["figure"]
        there = mover.page.locator(f'[data-place="{now}"]')
        expect(there).to_have_accessible_name(stands)

        # each line shows the board at that moment, where nothing can be chosen
        step = next(each for each in shown["events"]["items"] if each["code"].startswith("stepped"))
        begun = mover.page.locator('[data-move="0"] button').first
        begun.click()
        past = mover.page.get_by_text(mover.say("table-past", move=0, moves=shown["moves"]))
        expect(past).to_be_visible()
        expect(there).not_to_have_accessible_name(stands)
        expect(mover.page.locator("[data-code], .prompt")).to_have_count(0)
        mover.page.get_by_role("button", name=mover.phrase(shown, step["say"])).click()
        expect(past).to_have_count(0)
        expect(there).to_have_accessible_name(stands)
        expect(mover.page.locator("[data-code]")).to_have_count(0)

        # and back to the present
        mover.button("table-now").click()
        expect(question(mover, "play")).to_be_visible()
        expect(mover.page.locator("[data-code]").first).to_be_visible()


def test_what_cannot_be_taken_back_is_asked_twice(visit: Visit) -> None:
    def dear(seat: int, shown: Shown) -> bool:
        return any(each["grave"] for each in shown["decision"]["options"])

    with visit("de") as anna, visit("en", name="Bruno") as bruno:
        table = seated("duel", anna, bruno)
        walk = ("pick", "step:", "look:no", "show:no")
        seat, shown = play_until(table, (anna, bruno), dear, *walk)
        mover = (anna, bruno)[seat - 1]
        mover.open(f"/t/{table}")
        step = place(mover, steps(shown)[0])
        for no in (mover.button("table-sure-no"), mover.button("web-close")):
            step.click()
            expect(mover.dialog).to_contain_text(mover.say("table-sure-why"))
            no.click()
            expect(mover.dialog).to_have_count(0)
            after = mover.look(table)
            assert (after["seq"], after["decision"]) == (shown["seq"], shown["decision"])
        step.click()
        mover.button("table-sure-yes").click()
        expect(question(mover, "move")).to_have_count(0)
        assert mover.look(table)["view"]["steps"] == shown["view"]["steps"] + 1


def test_whose_turn_it_is_and_how_much_time_is_left(visit: Visit) -> None:
    with visit("en") as anna, visit("fr", name="Bruno") as bruno, visit("de") as stranger:
        table = seated("duel", anna, bruno, pace=LIVE)
        for visitor in (anna, stranger):
            visitor.open(f"/t/{table}")
            for seat in (1, 2):
                clock = chip(visitor, seat).get_by_role("timer")
                expect(clock).to_have_text(re.compile(r"(10:00|9:\d\d)$"))
            line = visitor.page.locator("[data-connection]")
            expect(line).to_contain_text(visitor.say("around-line-open"))
        expect(anna.page).to_have_title(re.compile(f"^● {anna.say('around-your-turn')}"))
        expect(anna.page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
        while (asked := anna.look(table)["decision"]) is not None:
            anna.do(table, do="move", code=asked["options"][0]["code"])
        expect(anna.page).not_to_have_title(re.compile("●"))
        expect(anna.page.locator(ICON)).to_have_attribute("href", "/icon.svg")

        # a spectator is not asked anything, whatever they press
        waits = stranger.page.locator(".prompt .waiting")
        expect(waits).to_have_text(stranger.say("table-waiting", names="Bruno"))
        stranger.page.keyboard.press("1")
        expect(stranger.page.locator("[data-code]")).to_have_count(0)
        expect(stranger.page).not_to_have_title(re.compile("●"))
        stranger.button("around-menu").click()
        expect(stranger.dialog).to_be_visible()
        expect(stranger.button("around-pause")).to_have_count(0)
        expect(stranger.button("around-offer")).to_be_visible()


def test_a_pause_by_vote_and_a_seat_in_other_hands(visit: Visit) -> None:
    with visit("en") as anna, visit("de", name="Bruno", viewport=PHONE) as bruno:
        table = seated("duel", anna, bruno)
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            visitor.await_turn()
        menu(anna, "around-pause")
        vote = anna.region("around-vote")
        expect(vote).to_contain_text(anna.say("around-vote-pause"))
        expect(vote.get_by_role("button")).to_have_count(0)  # her proposal counts as her vote
        bruno.region("around-vote").get_by_role("button", name=bruno.say("around-vote-yes")).click()
        for visitor in (anna, bruno):
            expect(visitor.region("around-seats")).to_contain_text(visitor.say("notice-paused"))
        bruno.button("around-resume").click()
        for visitor in (anna, bruno):
            expect(visitor.button("around-resume")).to_have_count(0)

        # a bot plays for Anna until she takes her seat back
        expect(chip(bruno, 1)).to_contain_text("Anna")
        menu(anna, "around-hand-do", seat=1)
        expect(chip(bruno, 1)).to_contain_text(bruno.say("web-bot-name", seat=1))
        expect(anna.page.locator("[data-code]")).to_have_count(0)
        expect(anna.page.locator(".prompt .waiting")).to_contain_text("Bruno")
        menu(anna, "around-take-back", seat=1)
        expect(chip(bruno, 1)).to_contain_text("Anna")
        expect(chip(anna, 1)).to_contain_text(anna.say("around-you"))
        play_until(table, (anna, bruno), lambda seat, _: seat == 1)
        assert anna.await_turn()


def test_resigning_ends_a_game_against_a_bot_and_opens_its_film(visit: Visit) -> None:
    with visit("fr", viewport=PHONE) as anna:
        against_bots(anna, "fury", 2)
        anna.await_turn()
        menu(anna, "around-resign")
        expect(anna.dialog).to_contain_text(anna.say("around-resign-sure"))
        anna.dialog.get_by_role("button", name=anna.say("around-resign")).click()
        side = anna.say("fury-side-hunters")
        expect(anna.page.locator("#ending")).to_have_text(
            anna.say("around-won-resigned", side=side)
        )
        expect(anna.word("around-you-lost")).to_be_visible()
        anna.page.get_by_role("link", name=anna.say("around-film")).first.click()
        expect(anna.page).to_have_url(re.compile("/film"))
        expect(anna.page.locator("[data-code]")).to_have_count(0)


def test_notes_and_the_game_as_text(visit: Visit) -> None:
    secret = "Bruno lies about the <Component>"
    with visit("fr") as anna, visit("de", name="Bruno") as bruno:
        table = seated("nosferatu", anna, bruno, bots=3)
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            visitor.await_turn()
            visitor.tab("table-tab-notes")
        notes = anna.region("around-note")
        with anna.page.expect_response(lambda answer: answer.request.method == "PUT") as stored:
            notes.fill(secret)
        assert stored.value.ok
        expect(anna.word("around-note-saved")).to_be_visible()
        anna.page.reload()
        anna.await_turn()
        anna.page.keyboard.press("n")
        expect(notes).to_have_value(secret)
        bruno.page.reload()
        bruno.tab("table-tab-notes")
        expect(bruno.word("around-note-saved")).to_be_visible()
        expect(bruno.region("around-note")).to_have_value("")

        # the same game as text: everything that can be seen and done is there
        anna.page.locator("h1").click()
        expect(anna.page.locator("ol.seats")).to_be_visible()
        anna.page.keyboard.press("v")
        expect(anna.page.locator("ol.seats")).to_have_count(0)
        expect(anna.region("table-board").locator("[data-facts]")).to_contain_text("Bruno")
        anna.choose(random.Random(8))
        play_until(table, (anna, bruno), lambda seat, shown: seat == 1 and shown["moves"] > 5)
        anna.await_turn()
        anna.choose(random.Random(9))


def test_seats_tell_who_sits_there(visit: Visit) -> None:
    with visit("en") as anna:
        against_bots(anna, "nosferatu", 5)
        anna.await_turn()
        chip(anna, 2).get_by_role("button").click()
        level = anna.say("bot-level-scripted")
        expect(anna.dialog).to_contain_text(anna.say("around-bot", level=level))
        expect(anna.dialog.get_by_role("button", name=anna.say("around-mute"))).to_have_count(0)
        anna.page.keyboard.press("Escape")
        expect(anna.dialog).to_have_count(0)
