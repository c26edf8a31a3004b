"""Reading the tables of a game, and the data packs that may replace them.

A game keeps its printed values in `games/<game>/data/` as CSV and TOML. A data pack is a folder
with files of the same names: each file it holds replaces the whole file of the game. Everything read
is checked against a typed schema (`msgspec.Struct`), and every complaint names file, line and column.

    source = DataSource.of("quarterdeck.games.flying_colors")
    ships = read_csv(source, "ships.csv", ShipRow, key="id")
    tables = read_toml(source, "small_tables.toml", SmallTables)
    mine = source.overlay("my-pack")        # the same reads now see the pack's files first
    mine.pack_hash                          # goes into the record; "" without a pack
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from quarterdeck.toml_positions import Place, positions

Row = TypeVar("Row", bound=msgspec.Struct)
T = TypeVar("T")

MANIFEST = "pack.toml"


class DataError(ValueError):
    """A data file that cannot be used; says where and why in one line."""

    def __init__(self, file: str, line: int, column: int, problem: str) -> None:
        super().__init__(f"{file}:{line}:{column}: {problem}")
        self.file, self.line, self.column, self.problem = file, line, column, problem


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: which game a data pack is for, and what its owner calls it."""

    game: str
    title: str = ""
    note: str = ""


class DataSource:
    """The files of one game, with the files of a data pack laid over them."""

    def __init__(self, base: Traversable, pack: Path | None = None) -> None:
        self.base = base
        self.pack = pack
        self._hash: str | None = None

    @classmethod
    def of(cls, package: str) -> DataSource:
        """The folder `data` inside an importable package."""
        return cls(files(package) / "data")

    def overlay(self, pack: str | Path) -> DataSource:
        """The same tables with the files of the folder `pack` in front."""
        folder = Path(pack)
        if not folder.is_dir():
            raise DataError(str(folder), 0, 0, "no such folder")
        return DataSource(self.base, folder)

    def text(self, name: str) -> str:
        """The text of the file in force; UTF-8, a byte order mark is forgiven."""
        source = self._find(name)
        try:
            return source.read_bytes().decode("utf-8-sig")
        except FileNotFoundError:
            raise DataError(name, 0, 0, "no such file in the game's data") from None
        except UnicodeDecodeError as error:
            head = error.object[: error.start]
            line = head.count(b"\n") + 1
            column = error.start - (head.rfind(b"\n") + 1) + 1
            raise DataError(self.shown(name), line, column, "not valid UTF-8") from None

    def names(self, folder: str = "", suffix: str = "") -> list[str]:
        """Sorted names of the game's files in a folder, e.g. names("scenarios", ".toml")."""
        place = self.base / folder if folder else self.base
        lead = f"{folder}/" if folder else ""
        found = {lead + entry.name for entry in place.iterdir() if entry.is_file()}
        return sorted(name for name in found if name.endswith(suffix))

    def overridden(self, name: str) -> bool:
        return self.pack is not None and (self.pack / name).is_file()

    def shown(self, name: str) -> str:
        """The name to print in messages: a pack's file with its folder, a game's file without."""
        return str(self.pack / name) if self.pack is not None and self.overridden(name) else name

    def pack_files(self) -> list[str]:
        """The names of all files of the pack, sorted, hidden files and the manifest left out."""
        if self.pack is None:
            return []
        names = (p.relative_to(self.pack).as_posix() for p in self.pack.rglob("*") if p.is_file())
        return sorted(n for n in names if n != MANIFEST and not any(part[0] == "." for part in n.split("/")))

    def strangers(self) -> list[str]:
        """Files of the pack that replace nothing: most likely a slip of the pen."""
        return [name for name in self.pack_files() if not self._is_base_file(name)]

    @property
    def pack_hash(self) -> str:
        """Fingerprint of what the pack changes (32 hex digits), "" when there is no pack."""
        if self.pack is None:
            return ""
        if self._hash is None:
            digest = blake2b(digest_size=16)
            for name in self.pack_files():
                content = (self.pack / name).read_bytes()
                digest.update(f"{name}\0{len(content)}\0".encode())
                digest.update(content)
            self._hash = digest.hexdigest()
        return self._hash

    def info(self) -> PackInfo | None:
        """The pack's manifest, None when it has none."""
        if self.pack is None or not (self.pack / MANIFEST).is_file():
            return None
        return read_toml(self, MANIFEST, PackInfo)

    def _find(self, name: str) -> Traversable:
        if self.pack is not None and (self.pack / name).is_file():
            return self.pack / name
        return self.base.joinpath(*name.split("/"))

    def _is_base_file(self, name: str) -> bool:
        return self.base.joinpath(*name.split("/")).is_file()


class Cell(NamedTuple):
    text: str
    line: int
    column: int


def read_csv(
    source: DataSource,
    name: str,
    row: type[Row],
    *,
    key: str | None = None,
    ignore: Sequence[str] = (),
    check: Callable[[Row], str | None] | None = None,
) -> list[Row]:
    """Every line of a CSV file as a `row` Struct, in the file's order.

    The first line names the columns; they must be the fields of `row` (fields with a default may be
    missing, columns in `ignore` are skipped). An empty cell is the field's default, else None or "".
    A tuple's cell is split at "|", "/" or spaces, whichever comes first in this list; a tuple of tuples
    at "|" and then at "/". `key` names a column without repeats; `check` may return a complaint about a row.
    """
    shown = source.shown(name)
    lines = list(_cells(source.text(name), shown))
    if not lines:
        raise DataError(shown, 1, 1, "the file is empty; a line with the column names is needed")
    head, body = lines[0], lines[1:]
    columns = _columns(shown, head, row, ignore)
    seen: dict[Any, int] = {}
    rows: list[Row] = []
    for cells in body:
        if len(cells) != len(head):
            place = cells[min(len(cells), len(head)) - 1]
            raise DataError(
                shown, place.line, place.column, f"{len(cells)} cells, but {len(head)} columns are named"
            )
        values = {
            field.name: _value(shown, cell, field)
            for cell, field in zip(cells, columns, strict=True)
            if field is not None and not (cell.text == "" and _has_default(field))
        }
        item = row(**values)
        if key is not None:
            _check_unique(shown, key, item, cells, head, seen)
        complaint = check(item) if check is not None else None
        if complaint:
            raise DataError(shown, cells[0].line, cells[0].column, complaint)
        rows.append(item)
    return rows


def read_toml(source: DataSource, name: str, kind: type[T]) -> T:
    """A TOML file as the given type; Structs with `forbid_unknown_fields=True` also refuse misspelt keys."""
    shown, text = source.shown(name), source.text(name)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _toml_syntax(shown, text, error) from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        place, problem = _toml_place(text, raw, kind, error)
        raise DataError(shown, place.line, place.column, problem) from None


# -- CSV -----------------------------------------------------------------------------------------


def _cells(text: str, shown: str) -> Iterator[list[Cell]]:
    """RFC 4180 with the place of every cell; blank lines are skipped."""
    at, line, line_start = 0, 1, 0
    row: list[Cell] = []
    end = len(text)
    while at < end:
        start = Cell("", line, at - line_start + 1)
        if text[at] == '"':
            parts: list[str] = []
            while True:
                close = text.find('"', at + 1)
                if close < 0:
                    raise DataError(shown, start.line, start.column, "this quotation mark is never closed")
                parts.append(text[at + 1 : close])
                if text.startswith('""', close):
                    parts.append('"')
                    at = close + 1
                    continue
                break
            value = "".join(parts)
            inside = text[text.rfind("\n", 0, close) + 1 : close]
            breaks = value.count("\n")
            if breaks:
                line += breaks
                line_start = close - len(inside)
            at = close + 1
            if at < end and text[at] not in ",\r\n":
                raise DataError(
                    shown, line, at - line_start + 1, "a comma or the end of the line must follow"
                )
        else:
            stop = at
            while stop < end and text[stop] not in ",\r\n":
                stop += 1
            value, at = text[at:stop], stop
        row.append(start._replace(text=value.strip()))
        if at < end and text[at] == ",":
            at += 1
            if at < end and text[at] not in "\r\n":
                continue
            row.append(Cell("", line, at - line_start + 1))
        if text.startswith("\r\n", at):
            at += 1
        at += 1
        line += 1
        line_start = at
        if len(row) > 1 or row[0].text:
            yield row
        row = []


@cache
def _fields(row: type[msgspec.Struct]) -> dict[str, msgspec.inspect.Field]:
    info = msgspec.inspect.type_info(row)
    assert isinstance(info, msgspec.inspect.StructType)
    return {field.encode_name: field for field in info.fields}


@cache
def _field_types(row: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(row)}


def _has_default(field: _Column) -> bool:
    return not field.required


class _Column(NamedTuple):
    name: str
    kind: Any
    required: bool
    shape: msgspec.inspect.Type


def _columns(
    shown: str, head: list[Cell], row: type[msgspec.Struct], ignore: Sequence[str]
) -> list[_Column | None]:
    fields, kinds = _fields(row), _field_types(row)
    columns: list[_Column | None] = []
    met: set[str] = set()
    for cell in head:
        if cell.text in met:
            raise DataError(shown, cell.line, cell.column, f"column {cell.text!r} is named twice")
        met.add(cell.text)
        field = fields.get(cell.text)
        if field is None and cell.text not in ignore:
            known = ", ".join(fields)
            raise DataError(shown, cell.line, cell.column, f"unknown column {cell.text!r}; known: {known}")
        columns.append(
            None if field is None else _Column(field.name, kinds[field.name], field.required, field.type)
        )
    for name, field in fields.items():
        if field.required and name not in met:
            raise DataError(shown, head[-1].line, head[-1].column, f"column {name!r} is missing")
    return columns


def _value(shown: str, cell: Cell, field: _Column) -> Any:
    try:
        return msgspec.convert(_raw(cell.text, field.shape), field.kind, strict=False)
    except msgspec.ValidationError as error:
        problem = _plain(str(error).split(" - at ")[0])
        raise DataError(
            shown, cell.line, cell.column, f"{field.name}: {problem}, found {cell.text!r}"
        ) from None


_LISTS = (msgspec.inspect.VarTupleType, msgspec.inspect.TupleType, msgspec.inspect.ListType)


def _raw(text: str, shape: msgspec.inspect.Type) -> Any:
    """A cell as the loosest value `convert` can take for this shape of field."""
    kinds = shape.types if isinstance(shape, msgspec.inspect.UnionType) else (shape,)
    if text == "" and any(isinstance(kind, msgspec.inspect.NoneType) for kind in kinds):
        return None
    for kind in kinds:
        if isinstance(kind, _LISTS):
            return _split(text, kind)
        if isinstance(kind, msgspec.inspect.BoolType):
            return {"yes": True, "no": False, "1": True, "0": False}.get(text.lower(), text)
        if isinstance(kind, msgspec.inspect.LiteralType) and any(isinstance(v, int) for v in kind.values):
            return int(text) if re.fullmatch(r"-?\d+", text) else text
    return text


def _split(text: str, kind: msgspec.inspect.Type) -> list[Any]:
    inner = (
        kind.item_types[0]
        if isinstance(kind, msgspec.inspect.TupleType)
        else getattr(kind, "item_type", None)
    )
    if isinstance(inner, _LISTS):
        return [_split(part, inner) for part in text.split("|")] if text else []
    for mark in "|/":
        if mark in text:
            return [part.strip() for part in text.split(mark)]
    return text.split()


def _check_unique(
    shown: str, key: str, item: msgspec.Struct, cells: list[Cell], head: list[Cell], seen: dict[Any, int]
) -> None:
    value = getattr(item, key)
    cell = cells[[c.text for c in head].index(key)]
    if value in seen:
        raise DataError(
            shown, cell.line, cell.column, f"{key} {value!r} stands already in line {seen[value]}"
        )
    seen[value] = cell.line


# -- TOML ----------------------------------------------------------------------------------------


def _toml_syntax(shown: str, text: str, error: tomllib.TOMLDecodeError) -> DataError:
    message = str(error)
    match = re.search(r" \(at line (\d+), column (\d+)\)$", message)
    if match:
        return DataError(shown, int(match[1]), int(match[2]), message[: match.start()])
    line = text.count("\n") + 1
    return DataError(shown, line, len(text) - text.rfind("\n"), message.split(" (at end")[0])


def _toml_place(text: str, raw: Any, kind: Any, error: msgspec.ValidationError) -> tuple[Place, str]:
    message, _, at = str(error).partition(" - at ")
    at = at.strip("`")
    if at.startswith("key` in `"):
        at = at.removeprefix("key` in `")
    path = _exact_path(raw, kind, at, message)
    named = re.fullmatch(r"Object contains unknown field `(.+)`", message)
    if named:
        path = (*path, named[1])
    known = positions(text)
    while path and path not in known:
        path = path[:-1]
    label = ".".join(str(part) for part in path)
    problem = _plain(message)
    return known.get(path, Place(1, 1)), f"{label}: {problem}" if label else problem


def _exact_path(raw: Any, kind: Any, at: str, message: str) -> tuple[str | int, ...]:
    """msgspec writes `[...]` for a key of a table of unknown keys; find which key it was by trying each."""
    path: list[str | int] = []
    here = raw
    for field, index in re.findall(r"\.([^.\[\]]+)|\[([^\]]+)\]", at.removeprefix("$")):
        step: str | int | None = field
        if index == "...":
            step = _guilty_key(raw, kind, path, here, message)
        elif index:
            step = int(index)
        if step is None:
            break
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            break
        path.append(step)
    return tuple(path)


def _guilty_key(raw: Any, kind: Any, path: list[str | int], here: Any, message: str) -> str | None:
    if not isinstance(here, dict):
        return None
    for key in here:
        try:
            msgspec.convert(_with(raw, path, {key: here[key]}), kind)
        except msgspec.ValidationError as error:
            if str(error).partition(" - at ")[0] == message:
                return str(key)
    return None


def _with(raw: Any, path: Sequence[str | int], value: Any) -> Any:
    """`raw` with the value at `path` replaced, the rest shared."""
    if not path:
        return value
    if isinstance(raw, dict):
        return {**raw, path[0]: _with(raw[path[0]], path[1:], value)}
    index = path[0]
    assert isinstance(index, int)
    return [*raw[:index], _with(raw[index], path[1:], value), *raw[index + 1 :]]


def _plain(message: str) -> str:
    return message.replace("`", "")
