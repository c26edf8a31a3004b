"""The rulebooks as plain HTML: a page for every rule in every language, without script.

/rules                   the games
/rules/<game>            contents and glossary
/rules/<game>/<rule>     a rule, the rulings on it, what it refers to and what refers to it
/rules/<game>/book       everything, for the printer

`?lang=es` names the language; the client shows the same texts with diagrams at /#/rules/<game>/<rule>.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from html import escape

import msgspec

from quarterdeck import registry, rulebook
from quarterdeck.i18n import catalogue, rule_id
from quarterdeck.lessons import course, courses

from .schema_study import ChapterOut, RulebookOut, RuleTextOut, RulingOut, TermOut

LINK = re.compile(r"\[\[(.+?)\]\]")
INLINE = re.compile(r"(\*\*.+?\*\*|\[\[.+?\]\])")
STEP = re.compile(r"\d+\. ")
BOOK = "book"

STYLE = """
body { font: 17px/1.5 Georgia, serif; margin: 0 auto; max-width: 46rem; padding: 1rem;
  background: #f6f0e1; color: #1b2126; }
header, nav, small { font: 14px/1.6 sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .2rem 1rem; border-bottom: 2px solid #9a6d22; }
header span { margin-left: auto; }
a { color: #7a5210; }
h1 small { display: block; color: #7a5210; }
ul.contents { list-style: none; padding-left: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font: 15px/1.35 sans-serif; }
th, td { border-bottom: 1px solid #b9a87f; padding: .15rem .7rem .15rem 0; text-align: left; }
td { vertical-align: top; }
.ruling { border-left: 3px solid #9a6d22; padding-left: .8rem; font-size: 15px; }
dt { font-weight: bold; }
dd { margin: 0 0 .5rem 1rem; }
@media print {
  header, nav { display: none; }
  body { background: none; max-width: none; font-size: 11pt; }
  a { color: inherit; text-decoration: none; }
  h2, h3 { break-after: avoid; }
}
"""


class Chapter(msgspec.Struct, frozen=True):
    """Rules that belong together: those of "12.0", or of "SG-B-GUN"."""

    id: str
    rules: tuple[str, ...]


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    found: dict[str, list[str]] = {}
    for rule in rulebook.of(game).rules:
        found.setdefault(_chapter(rule), []).append(rule)
    return tuple(Chapter(id, tuple(rules)) for id, rules in found.items())


def _chapter(rule: str) -> str:
    return rule.rpartition("-")[0] if "-" in rule else f"{rule.partition('.')[0]}.0"


def title(game: str, rule: str, language: str) -> str:
    """What a rule is called."""
    return catalogue(language).text(rule_id(registry.load(game).prefix, rule))


def chapter_title(game: str, chapter: Chapter, language: str) -> str:
    """A chapter is called as its first rule; books without numbers count the rules of a chapter."""
    first = title(game, chapter.rules[0], language)
    return re.sub(r" \d+$", "", first) if "-" in chapter.id else first


def label(game: str, to: str, language: str) -> str:
    """What a link says: the number, or the short title where a book has no numbers."""
    n = to.removeprefix("ruling ")
    if n != to:
        return catalogue(language).text("web-ruling", {"n": n})
    return title(game, to, language) if "-" in to else to


@cache
def links_of(game: str) -> dict[str, tuple[str, ...]]:
    """The rules that the text of each rule names."""
    texts = {rule: rulebook.of(game).text(rule, "en") for rule in rulebook.of(game).rules}
    return {
        rule: tuple(to for to in dict.fromkeys(LINK.findall(text)) if not to.startswith("ruling "))
        for rule, text in texts.items()
    }


def steps_on(game: str, rule: str) -> list[str]:
    """The steps of the guided game that show a rule."""
    return [step.id for step in course(game).steps if rule in step.rules] if game in courses() else []


@cache
def told(game: str, language: str) -> RulebookOut:
    """The whole book as the client reads it."""
    book = rulebook.of(game)
    return RulebookOut(
        game,
        language,
        [
            ChapterOut(chapter.id, chapter_title(game, chapter, language), list(chapter.rules))
            for chapter in chapters(game)
        ],
        [
            RuleTextOut(rule, title(game, rule, language), book.text(rule, language), steps_on(game, rule))
            for rule in book.rules
        ],
        [RulingOut(ruling.n, list(ruling.rules), ruling.text(language)) for ruling in book.rulings.values()],
        [
            TermOut(term.id, term.name(language), term.text(language), term.rule)
            for term in book.terms.values()
        ],
    )


# ---- texts ----------------------------------------------------------------------------------------


Href = Callable[[str], str]


def html(text: str, game: str, language: str, href: Href) -> str:
    """The markup of rule texts (docs/rulebook-texts.md); diagrams are the client's."""

    def inline(line: str) -> str:
        return "".join(part(piece) for piece in INLINE.split(line) if piece)

    def part(piece: str) -> str:
        if piece.startswith("**"):
            return f"<b>{escape(piece[2:-2])}</b>"
        if piece.startswith("[["):
            to = piece[2:-2]
            return f'<a href="{escape(href(to))}">{escape(label(game, to, language))}</a>'
        return escape(piece)

    return "\n".join(_block(block, inline) for block in re.split(r"\n{2,}", text) if block)


def _block(text: str, inline: Callable[[str], str]) -> str:
    lines = text.split("\n")
    if text.startswith("{diagram:"):
        return ""
    if all(line.startswith("|") for line in lines):
        rows = [[inline(cell.strip()) for cell in line.strip("|").split("|")] for line in lines]
        head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows[2:])
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    if all(line.startswith("* ") for line in lines):
        return f"<ul>{''.join(f'<li>{inline(line[2:])}</li>' for line in lines)}</ul>"
    if all(STEP.match(line) for line in lines):
        steps = [inline(STEP.sub("", line, count=1)) for line in lines]
        return f"<ol>{''.join(f'<li>{step}</li>' for step in steps)}</ol>"
    return f"<p>{inline(' '.join(lines))}</p>"


# ---- pages ----------------------------------------------------------------------------------------


def address(game: str, rule: str, language: str) -> str:
    """Where a rule, or the ruling that explains it, can be read."""
    n = rule.removeprefix("ruling ")
    if n != rule:
        return f"{address(game, rulebook.of(game).rulings[n].rules[0], language)}#ruling-{n}"
    return f"/rules/{game}/{rule}?lang={language}"


def _page(heading: str, body: str, path: str, language: str, client: str) -> str:
    text = catalogue(language).text
    others = [(other, f"{path}?lang={other}") for other in rulebook.LANGUAGES]
    alternates = "".join(f'<link rel="alternate" hreflang="{o}" href="{at}">' for o, at in others)
    languages = " ".join(f'<a href="{at}" hreflang="{o}">{o.upper()}</a>' for o, at in others)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(heading)} - Quarterdeck</title>{alternates}<link rel="icon" href="data:,">'
        f"<style>{STYLE}</style></head><body>"
        f'<header><a href="/">Quarterdeck</a> <a href="/rules?lang={language}">{text("web-rules-head")}</a> '
        f'<a href="/#/{client}">{text("web-rules-in-client")}</a> <span>{languages}</span></header>'
        f"<main>{body}</main></body></html>"
    )


def _name(game: str, language: str) -> str:
    return escape(catalogue(language).text(registry.load(game).title))


def games_page(language: str) -> str:
    """All games whose rules are written."""
    text = catalogue(language).text
    items = "".join(
        f'<li><a href="/rules/{game}?lang={language}">{_name(game, language)}</a></li>'
        for game in registry.games()
    )
    heading = text("web-rules-head")
    return _page(heading, f"<h1>{heading}</h1><ul>{items}</ul>", "/rules", language, "rules")


def contents_page(game: str, language: str) -> str:
    """Every rule by chapter, and the glossary."""
    text = catalogue(language).text
    name = _name(game, language)
    parts = [f"<h1>{name}</h1>"]
    parts.append(f'<p><a href="/rules/{game}/{BOOK}?lang={language}">{text("web-rules-book")}</a></p>')
    for chapter in chapters(game):
        parts.append(f"<h2>{escape(chapter_title(game, chapter, language))}</h2>")
        parts.append(f'<ul class="contents">{_links(game, chapter.rules, language)}</ul>')
    parts.append(f'<h2 id="glossary">{text("web-rules-glossary")}</h2>{_glossary(game, language)}')
    return _page(name, "".join(parts), f"/rules/{game}", language, f"rules/{game}")


def rule_page(game: str, rule: str, language: str) -> str:
    """One rule with its rulings and where to go from it."""
    order = list(rulebook.of(game).rules)
    at = order.index(rule)
    text = catalogue(language).text
    around = [
        ("web-rules-leads", links_of(game)[rule]),
        ("web-rules-named-by", [other for other, named in links_of(game).items() if rule in named]),
        ("web-rules-around", order[max(0, at - 1) : at] + order[at + 1 : at + 2]),
    ]
    links = "".join(
        f'<h2>{text(words)}</h2><ul class="contents">{_links(game, rules, language)}</ul>'
        for words, rules in around
        if rules
    )
    body = (
        f'<nav><a href="/rules/{game}?lang={language}">{text("web-rules-contents")}</a></nav>'
        f"{_rule(game, rule, language, 'h1', lambda to: address(game, to, language))}<nav>{links}</nav>"
    )
    heading = (
        f"{label(game, rule, language)} {title(game, rule, language) if '-' not in rule else ''}".strip()
    )
    return _page(heading, body, f"/rules/{game}/{rule}", language, f"rules/{game}/{rule}")


def book_page(game: str, language: str) -> str:
    """The whole book."""
    text = catalogue(language).text
    name = _name(game, language)
    parts = [f"<h1>{name}</h1>"]
    for chapter in chapters(game):
        parts.append(f"<h2>{escape(chapter_title(game, chapter, language))}</h2>")
        parts += [_rule(game, rule, language, "h3", _inside) for rule in chapter.rules]
    parts.append(f"<h2>{text('web-rules-glossary')}</h2>{_glossary(game, language)}")
    return _page(name, "".join(parts), f"/rules/{game}/{BOOK}", language, f"rules/{game}")


def _inside(to: str) -> str:
    return "#" + to.replace("ruling ", "ruling-")


def _rule(game: str, rule: str, language: str, heading: str, href: Href) -> str:
    book = rulebook.of(game)
    text = catalogue(language).text
    number = "" if "-" in rule else f"<small>{escape(rule)}</small> "
    rulings = "".join(
        f'<p class="ruling" id="ruling-{ruling.n}"><b>{text("web-ruling", {"n": ruling.n})}.</b> '
        f"{escape(ruling.text(language))}</p>"
        for ruling in book.rulings_on(rule)
        if heading == "h1" or ruling.rules[0] == rule
    )
    return (
        f'<{heading} id="{escape(rule)}">{number}{escape(title(game, rule, language))}</{heading}>'
        f"{html(book.text(rule, language), game, language, href)}{rulings}"
    )


def _links(game: str, rules: Sequence[str], language: str) -> str:
    return "".join(
        f'<li><a href="{address(game, rule, language)}">'
        f"{'' if '-' in rule else escape(rule) + ' '}{escape(title(game, rule, language))}</a></li>"
        for rule in rules
    )


def _glossary(game: str, language: str) -> str:
    terms = sorted(rulebook.of(game).terms.values(), key=lambda term: term.name(language).lower())
    items = "".join(
        f'<dt id="term-{term.id}">{escape(term.name(language))}</dt><dd>{escape(term.text(language))} '
        f'<a href="{address(game, term.rule, language)}">{escape(label(game, term.rule, language))}</a></dd>'
        for term in terms
    )
    return f"<dl>{items}</dl>"
