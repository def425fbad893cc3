"""A right-to-left name does not reorder the sentence around it."""

import pytest

from whitby.words import LANGUAGES, Speech


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_from_right_to_left_are_isolated(lang: str) -> None:
    speech = Speech(lang)
    for name in ("محمد", "שרה", "אנה 3"):
        assert f"\u2068{name}\u2069" in speech.say("notice-sat", name=name, seat=2)
    assert "\u2068" not in speech.say("notice-sat", name="Zoé", seat=2)
