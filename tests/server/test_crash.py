"""A server killed at any instant loses no acknowledged action and accepts none twice.

The long run is `python tools/crash_test.py --kills 500 --database sqlite|postgresql`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import crash_test


@pytest.mark.slow
def test_kills_at_random_instants(database: str, tmp_path: Path) -> None:
    result = crash_test.run(database, 5, 6, "cutting-out", "three-captains", 11, tmp_path)
    assert result["kills"] == 5
    assert result["actions"] > 20
