"""Tests of words can run in every language."""

import pytest

from whitby.words import LANGUAGES, Speech
from words.files import NAMES


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def speech(lang: str) -> Speech:
    return Speech(lang, NAMES)
