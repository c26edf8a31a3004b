"""`games` and `scenarios`."""

from __future__ import annotations

from typing import Any

from quarterdeck import registry
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.i18n import catalogue, format
from quarterdeck.kernel import Ruleset


def games(language: str, json: bool) -> None:
    found: list[dict[str, Any]] = []
    for name in registry.games(small=True):
        rules = registry.load(name)
        found.append(
            {
                "id": name,
                "title": format(rules.title, language),
                "small": name in registry.SMALL_GAMES,
                "scenarios": len(rules.scenarios()),
                "options": len(rules.options()),
                "bots": registry.bots(name),
                "version": rules.version,
            }
        )
    if json:
        print_json(found)
        return
    rows = [(g["id"], g["title"], g["scenarios"], g["options"], ", ".join(g["bots"])) for g in found]
    print_table(("game", "title", "# scenarios", "# options", "computer players"), rows)


def scenarios(rules: Ruleset[Any, Any], language: str, json: bool) -> None:
    words = catalogue(language)
    found: list[dict[str, Any]] = [
        {
            "id": scenario.id,
            "title": format(_marked(scenario.title), language),
            "year": scenario.year or None,
            "seats": list(scenario.seats),
            "rule": scenario.rule,
            "info": scenario.info,
        }
        for scenario in rules.scenarios()
    ]
    options: list[dict[str, Any]] = [
        {
            "id": option.id,
            "title": words.text(f"{rules.prefix}-opt-{option.id}"),
            "hint": words.text(f"{rules.prefix}-opt-{option.id}.hint"),
            "default": option.default,
            "choices": list(option.choices),
            "rule": option.rule,
            "scenarios": option.scenarios,
        }
        for option in rules.options()
    ]
    if json:
        print_json({"game": rules.id, "scenarios": found, "options": options})
        return
    rows = [(s["id"], s["title"], s["year"] or "", ", ".join(s["seats"])) for s in found]
    print_table(("scenario", "title", "# year", "seats"), rows)
    if options:
        rows = [(o["id"], o["title"], _choices(o["choices"], o["default"]), o["rule"]) for o in options]
        print_table(("option", "title", "choices, default first", "rule"), rows)


def _marked(title: str) -> str:
    return title if title.startswith("@") else f"@{title}"


def _choices(choices: Any, default: Any) -> str:
    return ", ".join(str(choice).lower() for choice in [default, *(c for c in choices if c != default)])
