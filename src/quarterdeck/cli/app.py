"""All commands. Each imports what it needs when it runs, so that `--help` answers at once."""

from __future__ import annotations

import contextlib
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quarterdeck.cli.complaint import Complaint
from quarterdeck.server.cli import app as server_app

if TYPE_CHECKING:
    from quarterdeck.kernel import Ruleset

# Typer keeps its copy of Click private; every complaint about the command line derives from this class.
_CommandLineError: Any = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")

app = typer.Typer(
    name="quarterdeck",
    help="Play, host and study three naval wargames, every rule enforced and explained.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
data_app = typer.Typer(
    help="Data packs: a folder of files that replaces printed values.", no_args_is_help=True
)
app.add_typer(data_app, name="data")
app.add_typer(server_app)  # serve, worker, migrate, backup ... stand beside the others


class Language(StrEnum):
    en = "en"
    es = "es"
    it = "it"


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of a game; `quarterdeck games` lists them.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[Language, typer.Option("--lang", help="Language of the messages.")]
ScenarioName = Annotated[
    str | None, typer.Option("--scenario", "-s", help="Scenario; one to begin with if left out.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="Option of the game, as name=value.")
]
Seed = Annotated[str | None, typer.Option("--seed", help="Seed of the dice; from the system if left out.")]
Pack = Annotated[Path | None, typer.Option("--pack", help="Folder of a data pack.")]


def run(argv: list[str]) -> int:
    """The exit code of one command."""
    from quarterdeck.cli.complaint import known_complaint

    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without UTF-8
    try:
        code = app(argv, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except _CommandLineError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
        else:
            _complain(f"{error.format_message()} (see --help)")
        return 2
    except typer.Abort:
        return 130
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (head, less) has gone; say nothing, and let nothing be flushed to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        line = known_complaint(error)
        if line is None:
            raise
        _complain(line)
        return 2


def _complain(line: str) -> None:
    print("quarterdeck: " + " ".join(line.split()), file=sys.stderr)


@app.callback(invoke_without_command=True)
def top(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)
    ] = False,
) -> None:
    if version:
        from quarterdeck import __version__

        print(f"quarterdeck {__version__}")
        raise typer.Exit


@app.command("games")
def list_games(lang: Lang = Language.en, json: Json = False) -> None:
    """List the games."""
    from quarterdeck.cli.lists import games

    games(lang.value, json)


@app.command()
def scenarios(game: GameName, lang: Lang = Language.en, json: Json = False) -> None:
    """List the scenarios and options of a game."""
    from quarterdeck.cli.lists import scenarios as show

    show(_load(game), lang.value, json)


@app.command()
def new(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="File to write.")],
    scenario: ScenarioName = None,
    option: Options = None,
    seed: Seed = None,
    pack: Pack = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
    json: Json = False,
) -> None:
    """Begin a game and write its record to a file."""
    from quarterdeck.cli.records import new as make

    rules = _load(game, pack)
    make(rules, scenario, _options(rules, option), seed, out, force, json)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Game; asks if left out.")] = None,
    scenario: ScenarioName = None,
    option: Options = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", help="Seat you play; may be repeated.")] = None,
    bot: Annotated[str | None, typer.Option("--bot", help="Rank of the computer players.")] = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", help="File of the record.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a record.")] = None,
    pack: Pack = None,
    lang: Annotated[Language | None, typer.Option("--lang", help="Language of the messages.")] = None,
    cover: Annotated[bool, typer.Option(help="Hide the screen between two human players.")] = True,
) -> None:
    """Play in the terminal against the computer or with friends at one screen."""
    from quarterdeck.cli.play import begin, resume

    language = lang.value if lang else None
    if load is not None:
        if game or scenario or option or seed or save:
            raise Complaint("--load goes on with a game as it was begun; leave the other settings out")
        resume(load, seats=seat, rank=bot, pack=pack, language=language, cover=cover)
        return
    if game is None and not sys.stdin.isatty():
        raise Complaint("name a game; `quarterdeck games` lists them")
    rules = _load(game, pack) if game else None
    options = _options(rules, option) if rules else {}
    begin(rules, scenario, options, seat, bot, seed, save, language or "en", cover)


@app.command()
def learn(
    game: GameName,
    step: Annotated[int | None, typer.Option("--step", min=1, help="Begin at this step.")] = None,
    exercise: Annotated[
        str | None, typer.Option("--exercise", help="An exercise instead; `list` lists them.")
    ] = None,
    lang: Lang = Language.en,
) -> None:
    """Learn a game by playing: a guided first game step by step, and exercises."""
    from quarterdeck.cli.learn import practise, teach

    rules = _load(game)
    if exercise is not None:
        practise(rules.id, exercise, lang.value)
    else:
        teach(rules.id, step, lang.value)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="File of a record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Refuse a record that was edited.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Print every event.")] = False,
    position: Annotated[bool, typer.Option("--position", help="Print the last position.")] = False,
    pack: Pack = None,
    lang: Lang = Language.en,
    json: Json = False,
) -> None:
    """Play a record again and say where it ends."""
    from quarterdeck.cli.records import replay as show

    show(file, verify, log, position, pack, lang.value, json)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="File of the record of a finished game.")],
    worlds: Annotated[int, typer.Option("--worlds", min=2, help="Play-outs of each order.")] = 12,
    most: Annotated[
        int | None, typer.Option("--most", min=1, help="Look at so many orders, evenly spread; else at all.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    html: Annotated[Path | None, typer.Option("--html", help="Write the review as a page.")] = None,
    pack: Pack = None,
    lang: Lang = Language.en,
    json: Json = False,
) -> None:
    """Look back at a finished game: chances order by order, luck and skill apart, what cost most."""
    from quarterdeck.cli.review import review as look_back

    look_back(file, worlds, most, jobs, html, pack, lang.value, json)


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int | None, typer.Option("--games", min=1, help="Stop after so many games.")] = None,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="Stop after so many minutes.")
    ] = None,
    checks: Annotated[int, typer.Option("--checks", min=0, help="Full checks per game, about.")] = 10,
    every: Annotated[
        int, typer.Option("--every", min=1, help="Full checks in one game of so many; the others in all.")
    ] = 1,
    limit: Annotated[int, typer.Option("--limit", min=1, help="Longest game, in decisions.")] = 200_000,
    scenario: ScenarioName = None,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", help="Seed of the run.")] = "0",
    out: Annotated[Path, typer.Option("--out", help="Folder for games that fail.")] = Path("fuzz"),
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Keep what was played in this folder, and go on from it.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes, with --resume.")] = 1,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help="Table to enter the games in, with --resume.")
    ] = None,
    json: Json = False,
) -> int:
    """Play random games under every check; a failure is shrunk and written as a game."""
    from quarterdeck.cli.fuzz import fuzz as hunt

    rules = _load(game)
    if resume is not None:
        from quarterdeck.cli.fuzz_run import Hunt, go_on

        if scenario or option:
            raise Complaint("--resume plays every set-up: no --scenario, no --option")
        long = Hunt(
            game=rules.id,
            version=rules.version,
            seed=seed,
            games=games or 1_000_000,
            checks=checks,
            every=every,
            limit=limit,
            out=str(out),
        )
        return go_on(long, resume, jobs, minutes, ledger, json)
    if option and not scenario:
        raise Complaint("--option needs --scenario")
    setup = (scenario, _options(rules, option)) if scenario else None
    games = games or (None if minutes else 100)
    return hunt(rules, games, minutes, checks, every, limit, setup, seed, out, json)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="Decisions to look ahead.")] = 3,
    divide: Annotated[bool, typer.Option("--divide", help="Show the count of each first action.")] = False,
    scenario: ScenarioName = None,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", help="Seed of the set-up.")] = "0",
    load: Annotated[Path | None, typer.Option("--load", help="Begin at the end of a record.")] = None,
    json: Json = False,
) -> None:
    """Count the sequences of decisions and dice of a given length."""
    from quarterdeck.cli.study import perft as count

    rules = _load(game)
    count(rules, scenario, _options(rules, option), seed, load, depth, divide, json)


@app.command()
def golden(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all if left out.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when a file differs.")
    ] = False,
    root: Annotated[Path, typer.Option("--root", help="The folder tests/games.")] = Path("tests/games"),
) -> int:
    """Write the golden playthroughs anew."""
    from quarterdeck.cli.study import golden as write

    return write(games, check, root)


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each set-up, at most.")] = 100,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", "-s", help="Scenario, or all; may be repeated.")
    ] = None,
    option: Options = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", help="Also with every other choice of this option; each = of every option."),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="rank, or seat=rank; may be repeated.")
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", help="Compare the --bot with this rank, from every seat.")
    ] = None,
    within: Annotated[
        float, typer.Option("--within", min=0, max=50, help="Stop when shares are known to so many percent.")
    ] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 = one for each core.")] = 1,
    cluster: Annotated[
        str | None, typer.Option("--cluster", help="Run on a Ray cluster: auto, or ray://host:port.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Seed of the run.")] = "0",
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Folder of the results, also to go on with them."),
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="Write a report into --out.")] = False,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Let computer players play many games: who wins, how surely, how long it takes and what is lost."""
    from quarterdeck.cli.sim import plan, simulate

    rules = _load(game, pack)
    players = bot or ["random"]
    study = plan(
        rules,
        scenarios=scenario or [],
        options=_options(rules, option),
        vary=vary or [],
        players=players,
        against=against,
        games=games,
        seed=seed,
        within=within / 100,
        pack=pack,
        rolls=out is not None,
    )
    compare = players[0] if against else None
    simulate(study, jobs=jobs, cluster=cluster, compare=compare, out=out, report=report, json=json)


@app.command()
def arena(
    game: GameName,
    rank: Annotated[
        list[str] | None,
        typer.Option("--rank", help="Ranks from weakest to strongest; each meets the one before it."),
    ] = None,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", "-s", help="Scenario, or all; may be repeated.")
    ] = None,
    option: Options = None,
    pairs: Annotated[int, typer.Option("--pairs", min=1, help="Deals of each pairing, at most.")] = 200,
    sequential: Annotated[
        bool, typer.Option("--sequential", help="Stop a pairing when a test at 5 % has decided it.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 = one for each core.")] = 0,
    seed: Annotated[str, typer.Option("--seed", help="Seed of the run.")] = "0",
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the results, also to go on with them.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="File for a picture (SVG).")] = None,
    json: Json = False,
) -> None:
    """Let ranks of computer players meet: the same deal from every seat, ratings with errors."""
    from quarterdeck.cli.arena import fight
    from quarterdeck.sim.arena import arena as plan

    rules = _load(game)
    known = [one.id for one in rules.scenarios()]
    names = known if scenario and "all" in scenario else scenario or [rules.usual()]
    ranks = rank or ["lieutenant", "captain"]
    if len(ranks) < 2:
        raise Complaint("name at least two ranks: --rank lieutenant --rank captain")
    task = plan(rules.id, names, ranks, pairs, seed, _options(rules, option))
    fight(task, jobs=jobs, sequential=sequential, out=out, plot=plot, json=json)


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all if left out.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help="Time for each measurement.")] = 0.5,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for latest.md and latest.json.")] = None,
    json: Json = False,
) -> None:
    """Measure speed, next to python-chess on the same machine in the same run."""
    from quarterdeck.cli.bench import bench as measure

    measure(games, seconds, out, json)


@app.command()
def doctor(json: Json = False) -> int:
    """Check that everything needed is there and works."""
    from quarterdeck.cli.doctor import doctor as examine

    return examine(json)


@data_app.command("check")
def data_check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder of the data pack.")],
    game: Annotated[str | None, typer.Option("--game", help="Game, if pack.toml does not say it.")] = None,
    json: Json = False,
) -> None:
    """Check a data pack; complaints name file, line and column."""
    from quarterdeck.cli.packs import check

    check(folder, game, json)


def _load(game: str, pack: Path | None = None) -> Ruleset[Any, Any]:
    from quarterdeck.registry import load

    return load(game, pack)


def _options(rules: Ruleset[Any, Any], pairs: list[str] | None) -> dict[str, Any]:
    """name=value texts as the values the option offers; unknown ones are left to the rules to refuse."""
    chosen: dict[str, Any] = {}
    choices = {option.id: option.choices for option in rules.options()}
    for pair in pairs or ():
        name, equals, text = pair.partition("=")
        if not equals:
            raise Complaint(f"--option {pair!r}: write name=value")
        written = {_written(choice): choice for choice in choices.get(name, ())}
        chosen[name] = written.get(text.lower(), written.get(text, text))
    return chosen


def _written(choice: bool | int | str) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)
