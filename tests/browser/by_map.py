"""A player of Fury of Dracula who uses the map: whenever places are offered, they press one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator

from browser.visitors import Visitor

ELSEWHERE = 0.3
"""How often another answer is chosen when a question offers both places and other answers."""

TRIES = 200
"""How many times to check whether the page shows the question that the server asks."""

FREE = """() => [...document.querySelectorAll('.fury-map [data-offered]')].filter(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && each.contains(hit);
}).map(each => each.dataset.place)"""


@dataclass
class Tally:
    """How many choices were made, and how often each question was answered on the map."""

    choices: int = 0
    on_map: Counter[str] = field(default_factory=Counter)
    elsewhere: Counter[str] = field(default_factory=Counter)

    @property
    def by_map(self) -> int:
        return sum(self.on_map.values())


class MapPlayer:
    """A visitor who answers on the map whenever they can, by touch on a phone."""

    def __init__(
        self,
        visitor: Visitor,
        table: str,
        chance: random.Random,
        elsewhere: float = ELSEWHERE,
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.chance = chance
        self.elsewhere = elsewhere
        self.touches: bool = visitor.page.evaluate("navigator.maxTouchPoints > 0")
        self.tally = Tally()

    def play(self, most: int = 10_000) -> Tally:
        """Play until the game is over, or this many choices were made."""
        while self.tally.choices < most and self.visitor.await_turn():
            self.choose()
        return self.tally

    def choose(self) -> None:
        """Answer the question."""
        decision = self._asked()
        if decision is None:
            return None
        others = [each["code"] for each in decision["options"] if not about_place(each)]
        if len(others) < len(decision["options"]) and not (
            others and self.chance.random() < self.elsewhere
        ):
            return self.go()
        with self._answering(decision["prompt"], self.tally.elsewhere):
            self._press_answer(self.chance.choice(others))
        return None

    def go(self, place: str | None = None) -> None:
        """Answer the question with a place, or with any that is visible."""
        prompt = str(self.page.locator(".prompt").get_attribute("data-prompt"))
        with self._answering(prompt, self.tally.on_map):
            self._press_place(prompt, place)

    @contextmanager
    def _answering(self, prompt: str, counted: Counter[str]) -> Iterator[None]:
        """Confirm what is pressed, wait for the result, and count it."""
        with self.visitor.answering():
            yield
            if self.page.locator("dialog[open]").count():
                self.visitor.button("table-sure-yes").click()
        counted[prompt] += 1
        self.tally.choices += 1

    def _asked(self) -> dict[str, Any] | None:
        """Return the question, once the page shows it too; None if the game is over instead."""
        for _ in range(TRIES):
            if self.visitor.over:
                return None
            decision: dict[str, Any] | None = self.visitor.look(self.table)["decision"]
            prompt = self.page.locator(".prompt").get_attribute("data-prompt")
            if decision is not None and decision["prompt"] == prompt:
                return decision
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the page asks {prompt}, the server {decision}")

    def _press_place(self, prompt: str, place: str | None) -> None:
        self.visitor.draw("line")
        self.page.wait_for_function(f"({FREE})().length > 0")
        self.page.wait_for_function("!document.querySelector('.picture.moving')")
        free: list[str] = self.page.evaluate(FREE)
        assert free, f"no place that answers {prompt} is in sight"
        place = place or self.chance.choice(free)
        self._press(self.page.locator(f'.fury-map [data-place="{place}"]'))
        near = self.page.locator(".fury-map .near button")
        if near.count():  # a finger covered several places
            self._press(near.first)
        ways = self.page.locator(".read .choices button")
        if ways.count():  # by road or by rail, or with one ticket or the other
            self._press(ways.nth(self.chance.randrange(ways.count())))

    def _press_answer(self, code: str) -> None:
        """Press a card in a combat, or else an answer next to the map, or finally in the list."""
        button = f'button[data-code="{code}"]:visible:enabled'
        if self.page.locator(f".fight {button}").count():
            self.visitor.draw("line")
            if self.page.locator(f".fight {button}").count():
                return self._press(self.page.locator(f".fight {button}").first)
        self.visitor.draw("half")
        if not self.page.locator(f".prompt {button}").count():
            self._press(self.page.locator('.prompt [data-list][aria-expanded="false"]').first)
        self._press(self.page.locator(f".prompt {button}").first)
        return None

    def _press(self, part: Locator) -> None:
        if self.touches:
            part.tap()
        else:
            part.click()


def about_place(option: dict[str, Any]) -> bool:
    """Whether an option is chosen with a place on the map."""
    return any(each["kind"] == "place" for each in option["on"])
