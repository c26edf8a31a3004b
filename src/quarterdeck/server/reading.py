"""The rules as pages without script: for search engines, printers, and whoever has no script."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from quarterdeck import registry, rulebook

from . import rulepages
from .problems import Trouble

Language = Annotated[Literal["en", "es", "it"] | None, QueryParameter(name="lang")]


def language_of(request: Request[Any, Any, Any], wanted: str | None) -> str:
    """The language asked for, else the first of the browser's that we have."""
    if wanted is not None:
        return wanted
    listed = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in listed if language in rulebook.LANGUAGES), "en")


def _answer(page: str, language: str) -> Response[bytes]:
    headers = {"cache-control": "no-cache", "vary": "accept-language", "content-language": language}
    return Response(page.encode(), media_type="text/html", headers=headers)


def _known(game: str) -> None:
    if game not in registry.games():
        raise Trouble("not-found")


@get("/rules", include_in_schema=False)
async def all_rules(request: Request[Any, Any, Any], lang: Language = None) -> Response[bytes]:
    language = language_of(request, lang)
    return _answer(rulepages.games_page(language), language)


@get("/rules/{game:str}", include_in_schema=False)
async def contents(
    request: Request[Any, Any, Any], game: FromPath[str], lang: Language = None
) -> Response[bytes]:
    _known(game)
    language = language_of(request, lang)
    return _answer(rulepages.contents_page(game, language), language)


@get("/rules/{game:str}/{rule:str}", include_in_schema=False)
async def rule_or_book(
    request: Request[Any, Any, Any], game: FromPath[str], rule: FromPath[str], lang: Language = None
) -> Response[bytes]:
    _known(game)
    language = language_of(request, lang)
    if rule == rulepages.BOOK:
        return _answer(rulepages.book_page(game, language), language)
    if rule not in rulebook.of(game).rules:
        raise Trouble("not-found")
    return _answer(rulepages.rule_page(game, rule, language), language)


RULE_PAGES = [all_rules, contents, rule_or_book]
