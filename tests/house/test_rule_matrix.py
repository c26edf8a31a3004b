"""Each rule of each indexed game has code and a test; each ruling a test or a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
import rule_matrix

from quarterdeck import registry


@pytest.mark.parametrize("game", rule_matrix.indexed_games())
def test_no_rule_without_code_and_test(game: str) -> None:
    holes = rule_matrix.build(game).holes()
    assert not holes, "\n".join([f"{len(holes)} holes:", *holes[:40]])


@pytest.mark.parametrize("game", registry.games())
def test_every_game_has_an_index_of_rules_and_rulings(game: str) -> None:
    matrix = rule_matrix.build(registry.folder(game))
    assert matrix.rules
    assert matrix.rulings


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    files = {
        "src/quarterdeck/rulebook/skiff.csv": (
            "id,title,status,note\n1.1,Sail,rule,\n1.2,Row,rule,\n1.3,Art,na,no text\n"
        ),
        "src/quarterdeck/rulebook/skiff_rulings.csv": (
            "n,status,note,rules,en\n1,test,,,\n2,na,,,\n3,test,,1.1 1.2,Oars are | sails.\n4,open,,,\n"
        ),
        "src/quarterdeck/games/skiff/r1.py": (
            '"""[1.1, 1.3] Sailing."""\nclass S:\n    rule = "1.9"\n    x = [1.2]\n'
        ),
        "tests/games/skiff/test_r1.py": (
            "import pytest\n\n@pytest.mark.rule('1.1')\n@pytest.mark.ruling(3)\ndef test_sail(): ...\n"
        ),
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_holes_are_found(tree: Path) -> None:
    assert rule_matrix.indexed_games(tree) == ["skiff"]
    assert rule_matrix.build("skiff", tree).holes() == [
        "skiff r1.py:3: rule '1.9' is not in the index",
        "skiff [1.2] Row: no code names it",
        "skiff [1.2] Row: no test is marked with it",
        "skiff ruling 1: no test is marked with it",
        "skiff ruling 2 is 'na' without a reason",
    ]


def test_the_page_links_rule_code_and_test(tree: Path) -> None:
    text = rule_matrix.page(rule_matrix.build("skiff", tree))
    assert "| 1.1 | Sail | `r1.py` | `test_r1.py::test_sail` |" in text
    assert "| 1.2 | Row | **none** | **none** |" in text
    assert "| 1.3 | Art | not applicable: no text | |" in text
    assert "| 3 | 1.1, 1.2 | Oars are \\| sails. | `test_r1.py::test_sail` |" in text
    assert "| 4 |  |  | not played yet |" in text
