"""The replay: the truth next to what a seat could know, moment by moment."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import against_bots, finished
from browser.test_access import Look, check, look
from browser.visitors import DESKTOP, PHONE, Visitor, expect

DARK_PHONE: Look = ("dark", PHONE)
BRIGHT_DESKTOP: Look = ("light", DESKTOP)


def pane(visitor: Visitor, name: str) -> Locator:
    """One of the two boards."""
    return visitor.page.locator(f'[data-pane="{name}"]')


def move(visitor: Visitor) -> Locator:
    """The heading that says which moment it is."""
    return visitor.region("film-caption").get_by_role("heading")


def test_before_the_end_there_is_no_truth(visit: Visit) -> None:
    with visit("fr") as anna, visit("de") as stranger:
        table = against_bots(anna, "nosferatu", 5)
        anna.play_on(random.Random(11), most=2)
        anna.await_turn()
        asked: list[str] = []
        for visitor in (anna, stranger):
            visitor.on("request", lambda request: asked.append(request.url))
            visitor.open(f"/t/{table}/film/1?as=2")
            expect(visitor.word("film-not-over")).to_be_visible()
            expect(pane(visitor, "seen")).to_be_visible()
            expect(pane(visitor, "truth")).to_have_count(0)
            expect(visitor.page.get_by_label(visitor.say("film-as"))).to_have_count(0)
        assert asked
        assert not [url for url in asked if re.search("truth|seat=2", url)]
        truth = f"{anna.server.url}/api/tables/{table}/moments/1?truth=true"
        assert anna.context.request.get(truth).json()["code"] == "only-over"


def test_the_truth_and_what_a_seat_knew(visit: Visit) -> None:
    with visit("en") as anna, visit("en") as friend:
        table = finished(anna, "nosferatu", 5)
        shown = anna.look(table)
        moves = shown["moves"]
        begun = next(each["move"] for each in shown["events"]["items"] if each["code"] == "round:1")
        anna.open(f"/t/{table}")
        film = anna.page.get_by_role("link", name=anna.say("around-film"))
        expect(film).to_be_visible()
        check(anna, (DARK_PHONE, BRIGHT_DESKTOP), "the end")
        film.click()
        expect(move(anna)).to_have_text(anna.say("film-move-of", move=0, moves=moves))
        check(anna, (DARK_PHONE,), "the beginning of the film")
        look(anna, *BRIGHT_DESKTOP)

        # a spectator knew the least; the truth has nothing face down
        friend.open(f"/t/{table}/film/{begun}?as=watcher")
        down = anna.say("nosferatu-page-character-hidden")
        hidden = pane(friend, "seen").locator(".plate").filter(has_text=down)
        expect(hidden).to_have_count(4)  # of five, all but Renfield
        expect(pane(friend, "seen").locator("[data-hidden='0']")).to_have_count(0)
        truth = pane(friend, "truth").locator(".plate")
        expect(truth.filter(has_text=down)).to_have_count(0)
        expect(truth.locator(".card.vampire")).to_have_count(1)

        # from a seat, and step by step
        anna.page.get_by_label(anna.say("film-as")).select_option("2")
        anna.page.get_by_role("slider").fill(str(begun))
        anna.button("film-forth").click()
        here = anna.say("film-move-of", move=begun + 1, moves=moves)
        expect(move(anna)).to_have_text(here)
        anna.button("film-back").click()
        anna.page.keyboard.press("ArrowRight")
        expect(move(anna)).to_have_text(here)

        # a link leads anyone to the same moment, from the same seat
        expect(anna.page).to_have_url(re.compile(rf"/film/{begun + 1}\?as=2$"))
        friend.page.goto(anna.page.url)
        expect(move(friend)).to_have_text(here)
        expect(friend.page.get_by_label(friend.say("film-as"))).to_have_value("2")
        # both round tables are shown from the same side
        order = pane(anna, "seen").locator(".seats .name").all_inner_texts()
        assert not order[0].endswith(anna.name)
        assert pane(anna, "truth").locator(".seats .name").all_inner_texts() == order
        for name in ("truth", "seen"):
            board = pane(anna, name).locator(".nosferatu")
            same = pane(friend, name).locator(".nosferatu")
            expect(same).to_have_text(board.inner_text(), use_inner_text=True)

        check(friend, (DARK_PHONE,), "the film")

        # it plays by itself, and stops when told to
        anna.button("film-speed", pace="1×").click()
        anna.button("film-play").click()
        expect(anna.button("film-pause")).to_be_visible()
        expect(move(anna)).not_to_have_text(here)
        anna.button("film-pause").click()
        expect(anna.button("film-play")).to_be_visible()
        anna.page.keyboard.press("End")
        expect(move(anna)).to_have_text(anna.say("film-move-of", move=moves, moves=moves))
        expect(anna.button("film-forth")).to_be_disabled()


def test_the_duel_lies_open_too(visit: Visit) -> None:
    with visit("de") as anna:
        table = finished(anna, "duel", 2)
        anna.open(f"/t/{table}/film/12?as=1")
        back = anna.say("duel-page-place-down", place="").strip()
        faces = re.compile(re.escape(back))
        places = pane(anna, "seen").get_by_role("button", name=faces)
        expect(places.first).to_be_visible()
        expect(pane(anna, "truth").locator("[data-place]")).to_have_count(12)
        expect(pane(anna, "truth").get_by_role("button", name=faces)).to_have_count(0)
        hand = anna.say("duel-page-actions-by", who=anna.say("duel-side-van_helsing"))
        expect(pane(anna, "truth").get_by_role("heading", name=hand)).to_be_visible()
        expect(pane(anna, "seen").get_by_role("heading", name=hand)).to_have_count(0)
        check(anna, (BRIGHT_DESKTOP,), "the film")
        anna.open(f"/t/{table}")
        expect(anna.page.locator('[data-stage="over"]')).to_be_visible()
        check(anna, (BRIGHT_DESKTOP,), "the end")
