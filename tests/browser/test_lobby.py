"""The home page: to a game in two clicks, to a table by link, code or list, and back again."""

from __future__ import annotations

import re

import pytest

from browser.conftest import Visit
from browser.tables import asks, finished, play_until, seated
from browser.visitors import PHONE, Visitor, expect

COUNT_CLICKS = (
    "addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; }, true)"
)


@pytest.mark.parametrize(("game", "lang"), [("duel", "fr"), ("nosferatu", "de")])
def test_two_clicks_to_a_game_against_bots(visit: Visit, game: str, lang: str) -> None:
    with visit(lang, viewport=PHONE) as anna:
        anna.open("/")
        anna.page.evaluate(COUNT_CLICKS)
        anna.page.locator(f'[data-game="{game}"]').get_by_role(
            "button", name=anna.say("lobby-bots")
        ).click()
        start = "lobby-start-lots" if game == "duel" else "lobby-start"
        anna.dialog.get_by_role("button", name=anna.say(start)).click()
        assert anna.await_turn() or anna.over
        assert anna.page.evaluate("window.clicks") == 2
        seats = anna.look(anna.page.url.rsplit("/", 1)[1])["table"]["seats"]
        assert [seat["bot"] is None for seat in seats].count(True) == 1


@pytest.mark.parametrize(
    ("game", "side", "lang"),
    [("fury", "dracula", "en"), ("fury", "hunters", "fr"), ("duel", "van_helsing", "de")],
)
def test_two_clicks_to_a_side(visit: Visit, game: str, side: str, lang: str) -> None:
    with visit(lang, viewport=PHONE) as anna:
        anna.open("/")
        anna.page.evaluate(COUNT_CLICKS)
        anna.page.locator(f'[data-game="{game}"]').get_by_role(
            "button", name=anna.say("lobby-bots")
        ).click()
        anna.dialog.get_by_role("group", name=anna.say("lobby-start-as")).get_by_role(
            "button", name=anna.say(f"{game}-side-{side}")
        ).click()
        expect(anna.page.locator('[data-stage="playing"]')).to_be_visible()
        assert anna.page.evaluate("window.clicks") == 2
        shown = anna.look(anna.page.url.rsplit("/", 1)[1])
        assert shown["table"]["seats"][shown["seat"] - 1]["side"] == side


def test_one_click_to_another_game_against_bots(visit: Visit) -> None:
    with visit("en") as anna:
        before = finished(anna, "duel", 2)
        sockets: list[object] = []
        anna.page.on("websocket", lambda socket: sockets.append(socket))
        anna.open(f"/t/{before}")
        anna.button("around-rematch").click()
        expect(anna.page.locator('[data-stage="playing"]')).to_be_visible()
        assert len(sockets) == 1, "it follows to the next table"
        after = anna.page.url.rsplit("/", 1)[1]
        assert after == anna.look(before)["table"]["rematch"]
        assert anna.look(after)["seat"] == 1


def choose(visitor: Visitor, legend: str, choice: str) -> None:
    """Choose an option in a form."""
    group = visitor.dialog.get_by_role("group", name=visitor.say(legend))
    group.get_by_text(visitor.say(choice), exact=True).click()


def test_a_table_as_somebody_wants_it_and_the_ways_to_it(visit: Visit) -> None:
    with visit("en") as anna, visit("fr", name="Bruno") as bruno:
        anna.open("/")
        anna.button("lobby-make").click()
        anna.dialog.get_by_label(anna.say("lobby-name")).fill("Anna")
        choose(anna, "lobby-game", "lobby-title-nosferatu")
        anna.dialog.get_by_role("group", name=anna.say("lobby-players")).get_by_text("6").click()
        choose(anna, "lobby-pace", "lobby-pace-live")
        anna.dialog.get_by_label(anna.say("lobby-pace-bank")).fill("7")
        choose(anna, "lobby-access", "lobby-access-public")
        choose(anna, "lobby-talk", "lobby-talk-phrases")
        anna.dialog.get_by_text(anna.say("lobby-more-game")).click()
        anna.dialog.get_by_label(anna.say("nosferatu-option-renfield")).select_option("first")
        expect(anna.dialog.get_by_text(anna.say("lobby-changed", count=1))).to_be_visible()
        anna.dialog.get_by_role("button", name=anna.say("lobby-make-go")).click()

        agreed = anna.page.get_by_role("region", name=anna.say("lobby-room-agreed"))
        for words in (
            anna.say("lobby-pace-live-says", minutes=7, seconds=20),
            anna.say("lobby-access-public"),
            anna.say("lobby-talk-phrases"),
            anna.say("nosferatu-option-renfield-first"),
        ):
            expect(agreed.get_by_text(words, exact=True)).to_be_visible()
        expect(anna.page.locator("li[data-seat]")).to_have_count(6)
        expect(anna.page.locator('li[data-seat="1"]')).to_contain_text("Anna")

        table = anna.page.url.rsplit("/", 1)[1]
        anna.page.get_by_text(anna.say("lobby-room-qr-show")).click()
        picture = anna.page.get_by_role("img", name=anna.say("lobby-room-qr"))
        expect(picture).to_be_visible()
        anna.page.wait_for_function("image => image.naturalWidth > 0", arg=picture.element_handle())
        link = anna.page.get_by_label(anna.say("lobby-room-link")).input_value()
        assert link == f"{anna.server.url}/t/{table}"
        code = anna.page.locator(".code b").inner_text()

        here = bruno.page.locator('[data-stage="open"]')
        public = bruno.page.get_by_role("region", name=bruno.say("lobby-public"))
        bruno.open("/")
        public.locator(f'[data-table="{table}"]').get_by_role(
            "link", name=bruno.say("lobby-sit")
        ).click()
        expect(here).to_be_visible()
        for typed in (code.lower(), link):
            bruno.open("/")
            bruno.page.get_by_label(bruno.say("lobby-code")).fill(typed)
            bruno.button("lobby-code-go").click()
            expect(here).to_be_visible()
            assert bruno.page.url.endswith(f"/t/{table}")
        bruno.open(f"/c/{code.lower()}")
        expect(here).to_be_visible()
        bruno.open("/c/zzzzzz")
        expect(bruno.page.get_by_role("alert")).to_have_text(bruno.say("refusal-no-code"))


def test_what_waits_for_somebody_comes_first(visit: Visit) -> None:
    with visit("de", name="Anna") as anna, visit(name="Bruno") as bruno:
        over = finished(anna, "nosferatu", 5)
        waiting = seated("duel", anna, bruno)
        resting = seated("duel", anna, bruno)
        while (asked := anna.look(resting)["decision"]) is not None:
            anna.do(resting, do="move", code=asked["options"][0]["code"])
        anna.open("/")
        mine = anna.page.get_by_role("region", name=anna.say("lobby-mine")).locator("li")
        expect(mine).to_have_count(2)
        expect(mine.nth(0)).to_have_attribute("data-table", waiting)
        expect(mine.nth(0)).to_contain_text(anna.say("lobby-your-turn"))
        expect(mine.nth(1)).to_have_attribute("data-table", resting)
        expect(anna.word("lobby-waiting", count=1)).to_be_visible()

        anna.page.get_by_role("link", name=anna.say("lobby-next")).click()
        anna.await_turn()
        assert anna.page.url.endswith(f"/t/{waiting}")
        anna.page.go_back()
        replay = anna.page.locator(f'[data-table="{over}"]').get_by_role("link")
        expect(replay).to_have_text(anna.say("lobby-film"))
        replay.click()
        expect(anna.page.locator('[data-film="over"]')).to_be_visible()


def test_a_stranger_watches_and_sees_no_hand(visit: Visit) -> None:
    with (
        visit(name="Anna") as anna,
        visit(name="Bruno") as bruno,
        visit("fr", viewport=PHONE) as stranger,
    ):
        table = seated("duel", anna, bruno, access="public")
        play_until(table, (anna, bruno), asks("move"), "pick")
        stranger.open("/")
        stranger.page.locator(f'[data-table="{table}"]').get_by_role(
            "link", name=stranger.say("lobby-watch")
        ).click()
        board = stranger.region("table-board")
        expect(board.locator("[data-place]")).to_have_count(12)
        expect(stranger.page.locator("[data-code]")).to_have_count(0)
        for visitor, side in ((anna, "dracula"), (bruno, "van_helsing")):
            hand = visitor.look(table)["view"]["sides"][side]["action_hand"]
            assert hand
            for card in hand:
                assert card not in stranger.screen
                assert stranger.say(f"duel-card-{card}.quoted") not in stranger.screen
        faces = re.compile(re.escape(stranger.say("duel-page-hand-of", who="")))
        expect(stranger.page.get_by_text(faces)).to_have_count(0)
