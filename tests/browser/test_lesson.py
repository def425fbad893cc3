"""The lessons: played to the end by clicking what they want, and forgiving of anything else.

In the short form two are played here; `test_targets.py` shows every step of all of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Visit
from browser.visitors import PHONE, Visitor, expect
from lengths import length


def lesson(visitor: Visitor, id: str) -> dict[str, Any]:
    """A lesson as the page receives it."""
    answer = visitor.context.request.get(f"{visitor.server.url}/api/lessons/{id}")
    found: dict[str, Any] = answer.json()
    return found


def choose(visitor: Visitor, code: str) -> None:
    """Choose on the board if possible, else in the question."""
    if code.startswith("barrier:") and code != "barrier:none":
        visitor.page.locator(f'[data-tray="{code.split(":")[1]}"]').click()
    board = visitor.region("lesson-page-table").locator(f'[data-code="{code}"]')
    if not board.count():
        visitor.draw("half")
    where = board if board.count() else visitor.page.locator(f'.prompt [data-code="{code}"]')
    where.first.click()


@pytest.mark.parametrize(
    ("id", "lang", "size"),
    [
        ("duel", "fr", None),
        ("fury-hunters", "en", PHONE),
        *length([], [("nosferatu", "de", PHONE), ("fury-dracula", "fr", None)]),
    ],
)
def test_a_lesson_to_its_end(visit: Visit, id: str, lang: str, size: Any) -> None:
    with visit(lang, **({"viewport": size} if size else {})) as anna:
        game, frames = (lesson(anna, id)[part] for part in ("game", "frames"))
        anna.open(f"/learn/{id}")
        coach = anna.region("lesson-page-coach")
        strayed = 0
        for number, frame in enumerate(frames, 1):
            expect(anna.page.locator(f'[data-frame="{number}"]')).to_be_visible()
            expect(coach).to_contain_text(anna.say(frame["say"]))
            if frame["want"] is None:
                anna.button("lesson-page-next").click()
                continue
            codes = [each["code"] for each in frame["decision"]["options"]]
            others = [code for code in codes if code != frame["want"]]
            if frame["other"] is not None and others and strayed < 2:
                strayed += 1
                anna.draw("half")
                list = anna.page.locator('.prompt [data-list][aria-expanded="false"]')
                if list.count():
                    list.click()
                anna.page.locator(f'.prompt .options [data-code="{others[0]}"]').click()
                expect(coach).to_contain_text(anna.say(frame["other"]))
                expect(anna.page.locator(f'[data-frame="{number}"]')).to_be_visible()
            choose(anna, frame["want"])
        assert strayed == 2
        expect(anna.page.get_by_role("heading", name=anna.say("lesson-page-done"))).to_be_focused()

        # from there it is one more click to a game
        anna.page.get_by_role("link", name=anna.say("lesson-page-start")).click()
        sheet = anna.say("lobby-solo", game=anna.say(f"lobby-title-{game}"))
        expect(anna.dialog.get_by_role("heading", name=sheet)).to_be_visible()
        start = "lobby-start" if game == "nosferatu" else "lobby-start-lots"
        anna.dialog.get_by_role("button", name=anna.say(start)).click()
        expect(anna.page.locator('[data-stage="playing"]')).to_be_visible()


def test_a_game_with_two_lessons_offers_both_wherever_one_can_learn(visit: Visit) -> None:
    ids = ("fury-hunters", "fury-dracula")
    with visit("de") as anna:
        for path in ("/", "/rules/fury", "/learn/fury"):
            for id in ids:
                anna.open(path)
                name = anna.say(f"web-lesson-{id}")
                anna.page.get_by_role("link", name=name, exact=True).click()
                expect(anna.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
                expect(anna.page.locator('[data-frame="1"]')).to_be_visible()
        anna.open(f"/learn/{ids[0]}/24")
        anna.button("lesson-page-next").click()
        anna.page.get_by_role("link", name=anna.say(f"web-lesson-{ids[1]}"), exact=True).click()
        expect(anna.page.locator('[data-frame="1"]')).to_be_visible()
