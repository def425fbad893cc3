"""The frames of a client: in order, and a command that has begun is carried out."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from whitby.server.live.hearing import Hearing
from whitby.wire.commands import Frame

DO = '{"type":"do","key":"k","at":0,"act":{"do":"start"}}'
FOLLOW = '{"type":"follow","key":"k","table":"abcdefghijkl"}'


@pytest.mark.parametrize(("text", "ends"), [(DO, "done"), (FOLLOW, "cancelled")])
async def test_only_a_command_goes_on_after_its_client_has_left(text: str, ends: str) -> None:
    may_end, ended = asyncio.Event(), asyncio.Event()
    heard: list[str] = []

    async def work(frame: Frame) -> None:
        try:
            await may_end.wait()
            heard.append("done")
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise
        finally:
            ended.set()

    hearing = Hearing(channel := Mock(), work, Mock())
    hearing.hear(text)
    hearing.hear(text)
    await asyncio.sleep(0)
    hearing.stop()
    channel.reset_mock()
    may_end.set()
    await ended.wait()
    await asyncio.sleep(0)
    assert heard == [ends], "and what came after it is not processed"
    channel.resume.assert_not_called()
