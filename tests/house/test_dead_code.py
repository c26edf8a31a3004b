"""Nothing lies about that nobody calls: vulture reads the program, its tools and its tests together."""

from __future__ import annotations

from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples", "web/tools")
KINDS = ("function", "method", "class", "property", "import", "unreachable_code")
CALLED_BY_NAME = [
    "__getattr__", "__dir__",  # by Python
    "test_*", "pytest_*", "Test*",  # by pytest
    "visit_*", "handle_*tag", "handle_data",  # by readers of syntax trees and of HTML
    "downgrade",  # by Alembic
    "send_receive_event_to_app",  # by uvicorn
]  # fmt: skip
CALLED_BY_OTHERS = {
    "src/quarterdeck/ai/kaisers_pirates/values.py",  # what a card is worth, by the name of the card
    "src/quarterdeck/envs/open_spiel.py",  # methods of OpenSpiel's games
    "src/quarterdeck/envs/pettingzoo.py",  # methods of PettingZoo's environments
    "src/quarterdeck/envs/single.py",  # methods of Gymnasium's environments
}
DECORATED = ["@*.command", "@app.command", "@*.listens_for", "@pytest.fixture", "@*.fixture"]


def test_no_dead_code() -> None:
    reader = Vulture(ignore_names=CALLED_BY_NAME, ignore_decorators=DECORATED)
    reader.scavenge([str(ROOT / folder) for folder in FOLDERS], exclude=["*/node_modules/*"])
    found = [
        f"{name}:{item.first_lineno} {item.typ} {item.name}"
        for item in reader.get_unused_code(min_confidence=60)
        if item.typ in KINDS
        and (name := Path(item.filename).relative_to(ROOT).as_posix()) not in CALLED_BY_OTHERS
    ]
    assert not found, "\n".join(found)
