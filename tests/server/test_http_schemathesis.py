"""Whatever is sent to any operation, the response is one that the OpenAPI description allows."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.generation import GenerationMode

from lengths import length
from server.live import Live
from whitby.server.http.openapi import openapi

GOOD, BAD = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
EXAMPLES = length(3, 12)
STRANGERS = length(3, 1)
"""One in this many operations is also tried without a session, which most of them refuse."""
QUICK = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def operations(signed: bool) -> list[Any]:
    """Every operation; when signed in, the session is not generated."""
    described = deepcopy(openapi())
    if signed:
        for path in described["paths"].values():
            for operation in path.values():
                operation["security"] = []
    found: list[Any] = list(schemathesis.openapi.from_dict(described).get_all_operations())
    return [operation.ok() for operation in found]


def takes_something(operation: Any) -> bool:
    """Whether anything could be wrong with a request."""
    return bool(operation.path_parameters or operation.query or operation.body)


CASES = [
    pytest.param(each, mode, signed, id=f"{mode.value} {each.label} {'signed in' * signed}")
    for signed in (False, True)
    for number, each in enumerate(operations(signed))
    for mode in (GOOD, BAD)
    if (signed or number % STRANGERS == 0) and (mode is GOOD or takes_something(each))
]


SETTINGS = {"metrics": True, "webhooks": "off"}


@pytest.mark.parametrize(("operation", "mode", "signed"), CASES)
def test_every_answer_is_foreseen(
    server: Live, anna: httpx.Client, operation: Any, mode: GenerationMode, signed: bool
) -> None:
    table = anna.post("/api/tables", json={"game": "duel", "access": "public"}).json()
    real = {"table": table["id"], "code": table["code"]}
    headers = {"Cookie": anna.headers["cookie"]} if signed else {}

    @seed(20261)
    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode), there=st.booleans())
    def check(case: Any, there: bool) -> None:
        if there:
            for name in set(case.path_parameters or {}) & set(real):
                case.path_parameters[name] = real[name]
        response = case.call(base_url=server.url, headers=headers)
        case.validate_response(response, excluded_checks=excluded(there))
        if mode is GOOD:
            assert_readable(response)

    check()


def excluded(there: bool) -> list[Any]:
    """The checks that do not apply.

    A request that can be parsed may still be refused (422), and a bad piece of the path may have
    been corrected.
    """
    return [positive_data_acceptance] + ([negative_data_rejection] if there else [])


def assert_readable(response: Any) -> None:
    """What the description allows can be parsed; except 1.0, which JSON Schema calls an integer."""
    if "got `float`" not in response.text:
        assert response.status_code not in (400, 405, 413, 415), response.text
