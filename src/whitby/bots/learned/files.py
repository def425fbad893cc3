"""The files of networks, read without NumPy: a zip archive with an array in each of its files."""

from __future__ import annotations

import ast
import sys
import zipfile
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

from whitby.core.errors import WhitbyError

KINDS: Final = {"|i1": "b", "|u1": "B", "<f4": "f"}
"""The kinds of numbers that networks are written with, by NumPy's name and by that of `array`."""
START: Final = b"\x93NUMPY\x01\x00"
HEADER: Final = len(START) + 2


class Part(NamedTuple):
    """An array in a file."""

    kind: str
    shape: tuple[int, ...]
    numbers: array[Any]


def contents(path: Path) -> dict[str, Part]:
    """Return the arrays in a file by their names."""
    with zipfile.ZipFile(path) as file:
        return {name.removesuffix(".npy"): part(file.read(name)) for name in file.namelist()}


def part(data: bytes) -> Part:
    """Return an array from the bytes of its file."""
    end = HEADER + int.from_bytes(data[len(START) : HEADER], "little")
    about = ast.literal_eval(data[HEADER:end].decode("latin-1")) if data[:8] == START else {}
    kind = KINDS.get(about.get("descr", ""))
    if kind is None or about["fortran_order"]:
        raise WhitbyError("this is not an array of a network")
    numbers = array(kind, data[end:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return Part(kind, about["shape"], numbers)
