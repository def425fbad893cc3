"""What a question can be answered with is visible and not covered, on every screen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from browser.conftest import Visit
from browser.tables import against_bots, send_any, settle
from browser.visitors import DESKTOP, PHONE, Visitor, expect
from lengths import length

CHOICES = length({"duel": 8, "fury": 7, "nosferatu": 8}, {"duel": 24, "fury": 18, "nosferatu": 20})
LESSONS = ("duel", "fury-hunters", "fury-dracula", "nosferatu")
ON_A_DESKTOP = length((), LESSONS)
"""A large screen seldom covers anything; all lessons are followed on a phone."""
CLOSELY = length(1, 2)
"""How often each kind of question is checked closely, with the focus on every target."""
PLACES = 12
"""At most how many places of a map get the focus in turn."""

TARGETS = """
  const drawn = code => [...document.querySelectorAll('[data-code]')].filter(each =>
    !each.disabled && each.getClientRects().length > 0 &&
    (code === null || each.dataset.code === code));
  const free = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && each.contains(hit);
  };
"""
ON_BOARD = f"""() => {{ {TARGETS}
  const board = document.querySelector('.stage > .board');
  return drawn(null).filter(each => board.contains(each) && free(each)).length;
}}"""
FREE = f"code => {{ {TARGETS} return drawn(code).filter(free).length; }}"
COVERED = f"""async () => {{ {TARGETS}
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const before = document.activeElement;
  const covered = [];
  const found = drawn(null);
  const under = found.filter(each => each.closest('.lens'));
  const step = Math.ceil(under.length / {PLACES});
  const some = under.filter((each, at) => at % step === 0);
  for (const each of [...found.filter(each => !each.closest('.lens')), ...some]) {{
    each.focus();
    if (each.closest('.lens')) {{ await frame(); await frame(); }}  // the lens moves there
    if (document.activeElement === each && !free(each)) covered.push(each.dataset.code);
  }}
  before?.focus?.({{ preventScroll: true }});
  return covered;
}}"""


def free(visitor: Visitor, code: str | None = None) -> int:
    """How many targets are visible and not covered, in total or for one option."""
    settle(visitor)
    return int(visitor.page.evaluate(FREE, code))


def covered(visitor: Visitor) -> list[str]:
    """The targets that are covered while they have the focus; on a map only some are checked."""
    return list(visitor.page.evaluate(COVERED))


def answer(visitor: Visitor, table: str, chance: random.Random) -> None:
    """Answer the question without touching the page, which shows the result."""
    with visitor.answering():
        send_any(visitor, table, chance)


def shows_an_answer(visitor: Visitor, prompt: str, closely: bool) -> None:
    """Check what the question can be answered with, on the screen as it is."""
    assert free(visitor) > 0, prompt
    if visitor.page.locator('[data-snap="line"]').count():
        assert visitor.page.evaluate(ON_BOARD) > 0, prompt
    if closely:
        assert covered(visitor) == [], prompt


@pytest.mark.parametrize(
    ("game", "players", "seat"), [("duel", 2, 1), ("fury", 2, 2), ("nosferatu", 6, 2)]
)
def test_every_question_shows_an_answer(visit: Visit, game: str, players: int, seat: int) -> None:
    chance = random.Random(game)
    looked: dict[str, int] = {}
    with visit("de", viewport=PHONE) as anna:
        table = against_bots(anna, game, players, seat=seat, level="random")
        for _ in range(CHOICES[game]):
            if not anna.await_turn():
                table = against_bots(anna, game, players, seat=seat, level="random")
                continue
            prompt = str(anna.page.locator(".prompt").get_attribute("data-prompt"))
            looked[prompt] = looked.get(prompt, 0) + 1
            for size in (PHONE, DESKTOP):
                anna.resize(size)
                shows_an_answer(anna, prompt, closely=looked[prompt] <= CLOSELY)
            anna.resize(PHONE)
            answer(anna, table, chance)
        assert len(looked) > 1


@pytest.mark.parametrize(
    ("lesson", "size"),
    [
        *[pytest.param(lesson, PHONE, id=f"{lesson}-phone") for lesson in LESSONS],
        *[pytest.param(lesson, DESKTOP, id=f"{lesson}-desktop") for lesson in ON_A_DESKTOP],
    ],
)
def test_every_step_of_a_lesson_shows_what_it_wants(
    visit: Visit, lesson: str, size: dict[str, int]
) -> None:
    with visit("de", viewport=size) as anna:
        answer = anna.context.request.get(f"{anna.server.url}/api/lessons/{lesson}")
        frames: list[dict[str, Any]] = answer.json()["frames"]
        anna.open(f"/learn/{lesson}")
        hidden = []
        for number, frame in enumerate(frames, 1):
            expect(anna.page.locator(f'[data-frame="{number}"]')).to_be_visible()
            if frame["want"] is not None:
                if not free(anna, frame["want"]):
                    hidden.append(number)
                assert covered(anna) == [], number
            anna.page.keyboard.press("ArrowRight")
        assert hidden == []
