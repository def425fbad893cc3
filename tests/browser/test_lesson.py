"""The lessons: played to their end by clicking what is wanted, and patient with who tries else."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Visit
from browser.visitors import PHONE, Visitor, expect


def lesson(visitor: Visitor, game: str) -> list[dict[str, Any]]:
    """The frames of a lesson."""
    answer = visitor.context.request.get(f"{visitor.server.url}/api/lessons/{game}")
    frames: list[dict[str, Any]] = answer.json()["frames"]
    return frames


def choose(visitor: Visitor, code: str) -> None:
    """Choose on the board where it can be done there, else in the question."""
    if code.startswith("barrier:") and code != "barrier:none":
        visitor.page.locator(f'[data-tray="{code.split(":")[1]}"]').click()
    board = visitor.region("lesson-page-table").locator(f'[data-code="{code}"]')
    if not board.count():
        visitor.draw("half")
    where = board if board.count() else visitor.page.locator(f'.prompt [data-code="{code}"]')
    where.first.click()


@pytest.mark.parametrize(
    ("game", "lang", "size"), [("duel", "fr", None), ("nosferatu", "de", PHONE)]
)
def test_a_lesson_to_its_end(visit: Visit, game: str, lang: str, size: Any) -> None:
    with visit(lang, **({"viewport": size} if size else {})) as anna:
        frames = lesson(anna, game)
        anna.open(f"/learn/{game}")
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
        anna.dialog.get_by_role("button", name=anna.say("lobby-start")).click()
        expect(anna.page.locator('[data-stage="playing"]')).to_be_visible()
