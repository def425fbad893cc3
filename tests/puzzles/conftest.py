"""The server of these tests."""

from server.serving import server

__all__ = ["server"]
