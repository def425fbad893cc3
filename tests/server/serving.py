"""The server that tests of several folders ask; their conftest imports it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live import Live, running


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[Live]:
    """A server for the tests of a module, with the SETTINGS that the module has."""
    with running(**getattr(request.module, "SETTINGS", {})) as live:
        yield live
