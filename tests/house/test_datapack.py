"""Data files are typed, and every complaint names file, line and column."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

import quarterdeck
from quarterdeck import registry
from quarterdeck.datapack import DataError, DataSource, read_csv, read_toml
from quarterdeck.kernel import RecordError
from quarterdeck.toml_positions import positions

# Kept beside the tables to say where their values come from; no game reads it.
NOT_READ = {"hit_results_decisions.csv"}


class Gun(msgspec.Struct, frozen=True):
    id: str
    range: Annotated[int, msgspec.Meta(ge=1, le=10)]
    side: Literal["port", "starboard"] = "port"
    bearing: int | None = None
    dice: tuple[int, ...] = ()
    grid: tuple[tuple[int, ...], ...] = ()
    loaded: bool = False


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    ships: tuple[Gun, ...] = ()
    tables: dict[str, dict[str, int]] = {}


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "guns.csv").write_text("id,range\nlong,9\n")
    (folder / "fleet.toml").write_text('name = "Channel"\n')
    return folder


def pack(tmp_path: Path, **files: str) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_bytes(text.encode())
    return folder


def problem(source: DataSource, name: str = "guns.csv") -> str:
    with pytest.raises(DataError) as caught:
        read_csv(source, name, Gun, key="id") if name.endswith("csv") else read_toml(source, name, Fleet)
    text = str(caught.value)
    assert "\n" not in text
    return text.rpartition("/")[2]


def test_a_csv_row_becomes_a_typed_record(base: Path) -> None:
    (base / "guns.csv").write_text(
        'id,range,side,bearing,dice,grid,loaded\n"a ""b"", c",3,starboard,,10/8/6,1/2|3/4,yes\nx,4,,2,5 6,,\n'
    )
    first, second = read_csv(DataSource(base), "guns.csv", Gun)
    assert first == Gun('a "b", c', 3, "starboard", None, (10, 8, 6), ((1, 2), (3, 4)), True)
    assert second == Gun("x", 4, "port", 2, (5, 6), (), False)


def test_a_pack_replaces_a_file_and_changes_the_hash(base: Path, tmp_path: Path) -> None:
    plain = DataSource(base)
    mine = plain.overlay(pack(tmp_path, guns_csv="id,range\nshort,2\n"))
    assert [gun.id for gun in read_csv(plain, "guns.csv", Gun)] == ["long"]
    assert [gun.id for gun in read_csv(mine, "guns.csv", Gun)] == ["short"]
    assert read_toml(mine, "fleet.toml", Fleet).name == "Channel"
    assert plain.pack_hash == ""
    assert len(mine.pack_hash) == 32
    assert mine.strangers() == []
    (mine.pack / "guns.csv").write_text("id,range\nshort,3\n")  # type: ignore[operator]
    assert plain.overlay(mine.pack or "").pack_hash != mine.pack_hash


def test_a_file_that_replaces_nothing_is_reported(base: Path, tmp_path: Path) -> None:
    assert DataSource(base).overlay(pack(tmp_path, gnus_csv="id\n")).strangers() == ["gnus.csv"]


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("id,range\nlong,many\n", "guns.csv:2:6: range: Expected int, got str, found 'many'"),
        ("id,range\nlong,11\n", "guns.csv:2:6: range: Expected int <= 10, found '11'"),
        ("id,range\nlong,9\nlong,8\n", "guns.csv:3:1: id 'long' stands already in line 2"),
        ("id,rnge\nlong,9\n", "guns.csv:1:4: unknown column 'rnge'; known: id, range, side, bearing, dice,"),
        ("id\nlong\n", "guns.csv:1:1: column 'range' is missing"),
        ("id,range\nlong\n", "guns.csv:2:1: 1 cells, but 2 columns are named"),
        ("id,range\nlong,1,2\n", "guns.csv:2:6: 3 cells, but 2 columns are named"),
        ('id,range\n"long,1\n', "guns.csv:2:1: this quotation mark is never closed"),
        ('id,range\n"lo\nng",x\n', "guns.csv:3:5: range: Expected int, got str, found 'x'"),
        ("id,range,side\nlong,1,up\n", "guns.csv:2:8: side: Invalid enum value 'up', found 'up'"),
        ("", "guns.csv:1:1: the file is empty; a line with the column names is needed"),
    ],
)
def test_a_bad_csv_is_named_by_place(base: Path, tmp_path: Path, text: str, complaint: str) -> None:
    source = DataSource(base).overlay(pack(tmp_path, guns_csv=text))
    assert problem(source).startswith(complaint)


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("name = 3\n", "fleet.toml:1:1: name: Expected str, got int"),
        ('name = "x"\nnmae = 3\n', "fleet.toml:2:1: nmae: Object contains unknown field nmae"),
        ('name = "x\n', "fleet.toml:1:10: Illegal character '\\n'"),
        (
            'name = "x"\n[[ships]]\nid = "a"\nrange = 1\n\n[[ships]]\nid = "b"\n  range = "far"\n',
            "fleet.toml:8:3: ships.1.range: Expected int, got str",
        ),
        (
            'name = "x"\n[[ships]]\nid = "a"\n',
            "fleet.toml:2:1: ships.0: Object missing required field range",
        ),
        (
            'name = "x"\n[tables.hull]\na = 1\n[tables.sail]\na = 2\nb = "no"\n',
            "fleet.toml:6:1: tables.sail.b: Expected int, got str",
        ),
        (
            'name = "x"\nships = [{id = "a", range = 1},\n  {id = "b", range = 2, dice = [1, "x"]}]\n',
            "fleet.toml:3:36: ships.1.dice.1: Expected int, got str",
        ),
    ],
)
def test_a_bad_toml_is_named_by_place(base: Path, tmp_path: Path, text: str, complaint: str) -> None:
    source = DataSource(base).overlay(pack(tmp_path, fleet_toml=text))
    assert problem(source, "fleet.toml").startswith(complaint)


def test_bytes_that_are_no_utf8_are_named_by_place(base: Path) -> None:
    (base / "guns.csv").write_bytes(b"id,range\nlo\xffng,1\n")
    assert problem(DataSource(base)) == "guns.csv:2:3: not valid UTF-8"


def test_a_missing_pack_folder_is_refused(base: Path, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no such folder"):
        DataSource(base).overlay(tmp_path / "nowhere")


def test_positions_follow_nested_tables_and_strings() -> None:
    text = '# c\na."b.c" = """x\n]""" # d\n[[t]]\n[t.u]\nv = [1, # e\n  [2, "]"]]\n[[t]]\nu.v = \'#\'\n'
    found = positions(text)
    assert found[("a", "b.c")] == (2, 1)
    assert found[("t", 0, "u", "v", 1, 1)] == (7, 7)
    assert found[("t", 1, "u", "v")] == (9, 1)


@pytest.mark.parametrize("game", registry.games(small=True))
def test_a_copy_of_a_games_own_data_is_a_good_pack(game: str, tmp_path: Path) -> None:
    own = Path(quarterdeck.__file__).parent / "games" / registry.folder(game) / "data"
    names = [p for p in own.rglob("*") if p.suffix in (".csv", ".toml")]
    for path in names:
        copy = tmp_path / path.relative_to(own)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    plain, mine = registry.load(game), registry.load(game, pack=tmp_path)
    assert names
    assert (plain.pack, len(mine.pack)) == ("", 32)
    assert [s.id for s in mine.scenarios()] == [s.id for s in plain.scenarios()]
    first, second = plain.new(seed=1), mine.new(seed=1)
    assert msgspec.to_builtins(first.view(None)) == msgspec.to_builtins(second.view(None))
    with pytest.raises(RecordError, match="qd-record-other-pack"):
        registry.replay(second.record())
    assert registry.replay(second.record(), pack=tmp_path).fingerprint() == second.fingerprint()


@pytest.mark.parametrize("game", registry.games(small=True))
def test_a_misspelt_value_in_any_csv_is_named_by_place(game: str, tmp_path: Path) -> None:
    """Put words into a column of numbers of each CSV file in turn."""
    own = Path(quarterdeck.__file__).parent / "games" / registry.folder(game) / "data"
    for path in sorted(own.rglob("*.csv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        cells = lines[1].split(",")
        place = max((n for n, cell in enumerate(cells) if cell.isdecimal()), default=None)
        if place is None or '"' in lines[1] or path.name in NOT_READ:
            continue
        column = len(",".join(cells[:place])) + (2 if place else 1)
        cells[place] = "many words"
        pack = tmp_path / path.stem
        copy = pack / path.relative_to(own)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("\n".join([lines[0], ",".join(cells), *lines[2:]]) + "\n", encoding="utf-8")
        with pytest.raises(DataError, match=rf":2:{column}: ") as caught:
            registry.load(game, pack=pack)
        assert caught.value.file == str(copy)
