"""The API fuzzed by its own OpenAPI document: no 5xx, and every answer as the document says."""

from __future__ import annotations

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis.checks import CHECKS

from services import Server


@pytest.mark.slow
def test_no_request_breaks_the_server(live: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{live.url}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        strategy = operation.as_strategy()

        @hypothesis.settings(
            max_examples=25,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(case=strategy)
        def check(case: schemathesis.Case) -> None:
            nonlocal tried
            tried += 1
            reply = case.call()
            assert reply.status_code < 500, f"{case.as_curl_command()}: {reply.text}"
            case.validate_response(reply, checks=[CHECKS.get_one("status_code_conformance")])
            if reply.status_code >= 400:
                assert reply.headers["content-type"][0] == "application/problem+json", reply.text
            else:
                case.validate_response(reply, checks=[CHECKS.get_one("response_schema_conformance")])

        check()
    assert tried > 100
