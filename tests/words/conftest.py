"""Tests of words have the words of each language."""

import pytest

from whitby.words import Speech
from words.files import NAMES


@pytest.fixture
def speech(lang: str) -> Speech:
    return Speech(lang, NAMES)
