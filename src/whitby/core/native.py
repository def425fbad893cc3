"""Declarations for the compiler, and pickling of compiled objects. Never compiled itself.

`mypy_extensions` is needed to compile, not to run: at run time the decorator does nothing.
"""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_marks):
        """Return a class unchanged."""
        return lambda marked: marked


_PARAMETERS: dict[type[Any], tuple[str, ...]] = {}


def fields(thing: object) -> dict[str, Any]:
    """Return the fields of an object by name, whether its class is compiled or not."""
    found: dict[str, Any] = {}
    for kind in type(thing).__mro__:
        for name in kind.__dict__.get("__mypyc_attrs__", ()):
            if name != "__dict__":
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return found


def thaw(kind: type[Any], values: dict[str, Any]) -> Any:
    """Recreate a frozen object. Constructors store each argument under its own name."""
    if kind not in _PARAMETERS:
        _PARAMETERS[kind] = tuple(signature(kind).parameters)
    taken = [name for name in _PARAMETERS[kind] if name in values]
    thing = kind(**{name: values.pop(name) for name in taken})
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def freeze(thing: object) -> tuple[Any, tuple[type[Any], dict[str, Any]]]:
    """Return what `__reduce__` returns, so that the object can be pickled in either form."""
    return thaw, (type(thing), fields(thing))


__all__ = ["fields", "freeze", "mypyc_attr", "thaw"]
