"""The REST face. Every handler is thin: who asks, at which match, then the table decides."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import quarterdeck as qd
from quarterdeck import __version__, rulebook
from quarterdeck.difficulty import measured
from quarterdeck.kernel import Message, Option, Record, Ruleset, Scenario
from quarterdeck.registry import UnknownName, bots, tempers

from . import advice as captain
from . import metrics, old, rulepages, table
from .gate import PROBLEM_TYPE
from .hub import Caller, Hub
from .identity import COOKIE, guest_token, identify
from .keys import new_key, player_of
from .match import RESIGN, Match
from .problems import Trouble
from .reviewing import Reviews
from .schema import (
    AckOut,
    ActionIn,
    ClaimIn,
    ClaimOut,
    CreatedOut,
    EventsOut,
    GameOut,
    GamesOut,
    HealthOut,
    MatchesOut,
    MeasuredOut,
    MessageOut,
    NewMatch,
    OptionOut,
    OrdersIn,
    OrdersOut,
    PreviewIn,
    PreviewOut,
    Problem,
    ReplayOut,
    ScenarioOut,
    ScenarioPreviewOut,
    ScenariosOut,
    SeatIn,
    StateOut,
    TimelineOut,
    UndoIn,
    UsesOut,
)
from .schema_study import AdviceOut, OldOut, PlayOnIn, ReviewStateOut, RulebookOut, SourcesOut
from .wire import match_out, message_out

YEAR = 365 * 24 * 3600

Show = Literal["all", "open", "mine", "live", "finished"]
N = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]
Name = Annotated[str | None, QueryParameter(min_length=1, max_length=64)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Which problem documents an operation may answer with."""
    always = (400, 403, 404, 413, 415, 421, 429, 503)
    return {
        status: ResponseSpec(Problem, media_type=PROBLEM_TYPE, generate_examples=False, description="Problem")
        for status in sorted({*always, *statuses})
    }


def hub_of(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request[Any, Any, Any]) -> str:
    address: str = request.app.state.address(request.scope)
    return address


def ready(request: Request[Any, Any, Any], text: bytes) -> Response[Any]:
    """An answer that was made as JSON before; the past is long and repeats itself, so it is packed."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        text = gzip.compress(text, compresslevel=5)
        headers["content-encoding"] = "gzip"
    return Response(text, media_type=MediaType.JSON, headers=headers)


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    headers = request.headers
    return identify(headers.get("authorization", ""), "; ".join(headers.getall("cookie", [])))


async def guest(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The browser's player. A browser that has no token yet, or one that we did not make, gets one with the
    answer: nobody can be made to play under a token that somebody else knows."""
    token = guest_token("; ".join(request.headers.getall("cookie", [])))
    if token is not None and await hub_of(request).store.known(player_of(token)):
        return player_of(token), []
    token = new_key()
    secure = hub_of(request).settings.secure_cookies
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=secure
    )
    return player_of(token), [cookie]


# ---- games --------------------------------------------------------------------------------------


def rules_of(game: str) -> Ruleset[Any, Any]:
    try:
        return qd.load(game)
    except UnknownName as error:
        raise Trouble("not-found", str(error)) from None


def words(message_id: str) -> MessageOut:
    return MessageOut(message_id.removeprefix("@"))


def scenario_out(game: str, scenario: Scenario) -> ScenarioOut:
    counted = measured(game, scenario.id)
    return ScenarioOut(
        id=scenario.id,
        game=game,
        title=words(scenario.title),
        year=scenario.year or None,
        seats=list(scenario.seats),
        info=scenario.info,
        measured=MeasuredOut(counted.rank, counted.games, counted.draws, counted.turns, counted.wins)
        if counted
        else None,
    )


def option_out(rules: Ruleset[Any, Any], option: Option) -> OptionOut:
    return OptionOut(
        id=option.id,
        title=message_out(Message(f"{rules.prefix}-opt-{option.id}")),
        default=option.default,
        choices=list(option.choices),
        rule=option.rule,
        scenarios=list(option.scenarios) if option.scenarios is not None else None,
    )


@get("/api/games", responses=problems(), summary="The games this server knows")
async def list_games(request: Request[Any, Any, Any]) -> GamesOut:
    made = []
    for name in qd.games():
        rules = qd.load(name)
        made.append(
            GameOut(
                id=name,
                title=words(rules.title),
                prefix=rules.prefix,
                version=rules.version,
                scenarios=len(rules.scenarios()),
                bots=bots(name),
                tempers=tempers(name),
            )
        )
    return GamesOut(made, hub_of(request).settings.allow_seeds)


@get("/api/games/{game:str}/scenarios", responses=problems(), summary="Scenarios and options of a game")
async def list_scenarios(game: FromPath[str]) -> ScenariosOut:
    rules = rules_of(game)
    return ScenariosOut(
        game,
        [scenario_out(game, scenario) for scenario in rules.scenarios()],
        list(rules.beginners) or [rules.usual()],
        [option_out(rules, option) for option in rules.options()],
    )


@get(
    "/api/games/{game:str}/scenarios/{scenario:str}",
    responses=problems(),
    summary="The opening position as a spectator sees it",
)
async def preview_scenario(game: FromPath[str], scenario: FromPath[str]) -> ScenarioPreviewOut:
    rules = rules_of(game)
    if not any(known.id == scenario for known in rules.scenarios()):
        raise Trouble("not-found", "no such scenario")
    opening = rules.new(scenario, {}, 0)
    return ScenarioPreviewOut(game, scenario, list(opening.seats), opening.view(None))


@get(
    "/api/games/{game:str}/sources",
    responses=problems(),
    summary="Printed values that are not known for certain",
)
async def list_sources(game: FromPath[str]) -> SourcesOut:
    return SourcesOut(game, rules_of(game).sources())


@get(
    "/api/games/{game:str}/rulebook/{language:str}",
    responses=problems(),
    summary="Rules and rulings of a game in our own words",
)
async def show_rulebook(game: FromPath[str], language: FromPath[str]) -> RulebookOut:
    rules_of(game)
    if language not in rulebook.LANGUAGES:
        raise Trouble("not-found", "no such language")
    return await asyncio.to_thread(rulepages.told, game, language)


# ---- matches ------------------------------------------------------------------------------------


def pay_for_a_match(request: Request[Any, Any, Any]) -> None:
    """However a match comes about, it comes out of the same allowance."""
    limits = request.app.state.create_limits
    wait = 0.0 if limits is None else limits.take(address_of(request))
    if wait:
        raise Trouble("too-many-requests", "too many new matches", retry=wait)


@post("/api/matches", status_code=201, responses=problems(), summary="Make a match")
async def create_match(request: Request[Any, Any, Any], data: JSONBody[NewMatch]) -> Response[CreatedOut]:
    pay_for_a_match(request)
    player, cookies = await guest(request)
    match, keys = await hub_of(request).create(data, player)
    mine = Caller(player).mine(match.row)
    return Response(CreatedOut(match.id, match.out(mine), keys), status_code=201, cookies=cookies)


@get("/api/matches", responses=problems(), summary="The lobby, newest first")
async def list_matches(
    request: Request[Any, Any, Any],
    show: FromQuery[Show] = "all",
    before: Annotated[float | None, QueryParameter(ge=0, le=1e12)] = None,
    limit: Limit = 50,
) -> MatchesOut:
    caller = caller_of(request)
    rows = await hub_of(request).store.matches(show=show, player=caller.player, before=before, limit=limit)
    made = [match_out(row, caller.mine(row)) for row in rows]
    return MatchesOut(made, str(rows[-1].created) if len(rows) == limit else None)


@get("/api/matches/{match_id:str}", responses=problems(409), summary="A match as I may see it")
async def show_match(
    request: Request[Any, Any, Any],
    match_id: FromPath[str],
    seat: Name = None,
    after: N = 0,
    seq: N = 0,
) -> StateOut:
    hub = hub_of(request)
    return await table.state(hub, hub.match(match_id), caller_of(request), seat, after, seq)


@get("/api/matches/{match_id:str}/events", responses=problems(409), summary="A page of the log, latest first")
async def events(
    request: Request[Any, Any, Any],
    match_id: FromPath[str],
    seat: Name = None,
    before: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)] = 2**31 - 1,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> EventsOut:
    hub = hub_of(request)
    return await table.events(hub, hub.match(match_id), caller_of(request), seat, before, limit)


@post(
    "/api/matches/{match_id:str}/actions",
    status_code=200,
    responses=problems(409),
    summary="Answer the open decision; answered when it is durable",
)
async def act(request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[ActionIn]) -> AckOut:
    try:
        match, seat = await acting(request, match_id, data.seat)
    except Trouble as trouble:
        if trouble.code != "rules-changed":
            raise
        hub, caller = hub_of(request), caller_of(request)
        return await old.act(hub, match_id, caller, data.seat, data.decision, data.action)
    return await match.act(seat, data.decision, data.action)


@post("/api/matches/{match_id:str}/undo", status_code=200, responses=problems(409), summary="Take back")
async def undo(
    request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[UndoIn | None] = None
) -> AckOut:
    match, seat = await acting(request, match_id, data.seat if data else None)
    return await match.undo(seat, data.once if data else None)


@post("/api/matches/{match_id:str}/resign", status_code=200, responses=problems(409), summary="Give up")
async def resign(
    request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[SeatIn | None] = None
) -> AckOut:
    wanted = data.seat if data else None
    try:
        match, seat = await acting(request, match_id, wanted)
    except Trouble as trouble:
        if trouble.code != "rules-changed":
            raise
        return await old.act(hub_of(request), match_id, caller_of(request), wanted, None, RESIGN)
    ack = await match.resign(seat)
    match.tell_match()
    return ack


@post(
    "/api/matches/{match_id:str}/preview",
    status_code=200,
    responses=problems(409),
    summary="What an action would do",
)
async def preview(
    request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[PreviewIn]
) -> PreviewOut:
    match, seat = await acting(request, match_id, data.seat)
    return await table.preview(hub_of(request), match, seat, data.action)


@get(
    "/api/matches/{match_id:str}/hints",
    responses=problems(409),
    summary="What to draw for the open decision",
)
async def hints(request: Request[Any, Any, Any], match_id: FromPath[str], seat: Name = None) -> PreviewOut:
    match, mine = await acting(request, match_id, seat)
    return await table.hints(hub_of(request), match, mine)


@post(
    "/api/matches/{match_id:str}/advice",
    status_code=200,
    responses=problems(409),
    summary="What a captain would do; the table is told that he was asked",
)
async def advice(
    request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[SeatIn | None] = None
) -> AdviceOut:
    match, seat = await acting(request, match_id, data.seat if data else None)
    return await captain.advice(hub_of(request), request.app.state.thinkers, match, seat)


@get("/api/matches/{match_id:str}/review", responses=problems(409), summary="Luck and orders, after the end")
async def show_review(request: Request[Any, Any, Any], match_id: FromPath[str]) -> ReviewStateOut:
    return await reviews_of(request).state(await finished(request, match_id))


@post(
    "/api/matches/{match_id:str}/review",
    status_code=200,
    responses=problems(409),
    summary="Find out luck and orders of a finished match",
)
async def begin_review(request: Request[Any, Any, Any], match_id: FromPath[str]) -> ReviewStateOut:
    match = await finished(request, match_id)
    record = await table.record(hub_of(request), match, address_of(request))
    return await reviews_of(request).begin(match, record)


@post(
    "/api/matches/{match_id:str}/review/cancel",
    status_code=200,
    responses=problems(409),
    summary="Call a review off that is not done yet",
)
async def call_review_off(request: Request[Any, Any, Any], match_id: FromPath[str]) -> ReviewStateOut:
    return await reviews_of(request).call_off(await finished(request, match_id))


@post(
    "/api/matches/{match_id:str}/play-on",
    status_code=201,
    responses=problems(409),
    summary="A new match from a moment of a finished one, with new dice, against computers",
)
async def play_on(
    request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[PlayOnIn]
) -> Response[CreatedOut]:
    hub, match = hub_of(request), await finished(request, match_id)
    if data.seat not in match.row.seats:
        raise Trouble("not-found", "no such seat")
    game = await table.moment(hub, match, data.step, address_of(request))
    pay_for_a_match(request)
    player, cookies = await guest(request)
    made = await hub.play_on(match, game, data, player)
    mine = Caller(player).mine(made.row)
    return Response(CreatedOut(made.id, made.out(mine), []), status_code=201, cookies=cookies)


@post(
    "/api/matches/{match_id:str}/rematch", status_code=201, responses=problems(409), summary="The same again"
)
async def rematch(request: Request[Any, Any, Any], match_id: FromPath[str]) -> Response[CreatedOut]:
    """Everybody must want it: until then the answer is 202 with the old match, and who wants it so far."""
    hub = hub_of(request)
    match = hub.match(match_id)
    caller = caller_of(request)
    async with match.lock:
        await hub.load(match)
        mine = await table.held(match, caller)
        if not mine:
            raise Trouble("not-your-seat")
        await match.refresh()
        if not await hub.wants_rematch(match, mine):
            return Response(CreatedOut(match.id, match.out(mine), []), status_code=202)
        if match.row.rematch is None:
            pay_for_a_match(request)
        again = await hub.rematch(match, caller.player)
    async with again.lock:
        await hub.load(again)
        return Response(CreatedOut(again.id, again.out(caller.mine(again.row)), []), status_code=201)


@post(
    "/api/matches/{match_id:str}/seats/{seat:str}/claim",
    status_code=200,
    responses=problems(409),
    summary="Sit down, or open a seat with its key",
)
async def claim(
    request: Request[Any, Any, Any],
    match_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[ClaimIn | None] = None,
) -> Response[ClaimOut]:
    player, cookies = await guest(request)
    wish = data or ClaimIn()
    match, key = await hub_of(request).claim(match_id, seat, wish.key, player, wish.name)
    mine = Caller(player).mine(match.row)
    return Response(ClaimOut(match.out(mine), key), status_code=200, cookies=cookies)


@post(
    "/api/matches/{match_id:str}/seats/{seat:str}/renew",
    status_code=200,
    responses=problems(409),
    summary="A new key for my seat: whoever else had it is out",
)
async def renew(request: Request[Any, Any, Any], match_id: FromPath[str], seat: FromPath[str]) -> ClaimOut:
    hub = hub_of(request)
    caller = caller_of(request)
    match = await table.open_match(hub, match_id)
    async with match.lock:
        mine = await table.held(match, caller)
        table.my_seat(match.row, mine, seat)
        key = await hub.renew_key(match, seat, caller.player)
        return ClaimOut(match.out(mine), key)


@get(
    "/api/matches/{match_id:str}/seats/{seat:str}/uses",
    responses=problems(409),
    summary="Where my seat is used",
)
async def uses(request: Request[Any, Any, Any], match_id: FromPath[str], seat: FromPath[str]) -> UsesOut:
    hub = hub_of(request)
    match = await table.open_match(hub, match_id)
    return await table.uses(hub, match, caller_of(request), seat)


@get(
    "/api/matches/{match_id:str}/seats/{seat:str}/orders",
    responses=problems(409),
    summary="My standing orders",
)
async def show_orders(
    request: Request[Any, Any, Any], match_id: FromPath[str], seat: FromPath[str]
) -> OrdersOut:
    hub = hub_of(request)
    return await table.orders(hub, hub.match(match_id), caller_of(request), seat, None)


@put(
    "/api/matches/{match_id:str}/seats/{seat:str}/orders",
    responses=problems(409),
    summary="What shall be answered for my seat without asking",
)
async def give_orders(
    request: Request[Any, Any, Any], match_id: FromPath[str], seat: FromPath[str], data: JSONBody[OrdersIn]
) -> OrdersOut:
    hub = hub_of(request)
    return await table.orders(hub, hub.match(match_id), caller_of(request), seat, data.orders)


@get("/api/matches/{match_id:str}/record", responses=problems(409), summary="The whole record, after the end")
async def record(request: Request[Any, Any, Any], match_id: FromPath[str]) -> Response[Record]:
    hub = hub_of(request)
    try:
        match = await table.open_match(hub, match_id)
    except Trouble as trouble:
        if trouble.code != "rules-changed":
            raise
        return Response(await old.record(hub, match_id, caller_of(request)))
    table.may_look(match.row, await table.held(match, caller_of(request)))
    return ready(request, await table.record(hub, match, address_of(request)))


@get("/api/matches/{match_id:str}/replay", responses=problems(409), summary="Frames as a seat saw them")
async def replay(
    request: Request[Any, Any, Any],
    match_id: FromPath[str],
    seat: Name = None,
    first: N = 0,
    limit: Limit = 50,
) -> Response[ReplayOut]:
    hub = hub_of(request)
    match = await table.open_match(hub, match_id)
    caller, address = caller_of(request), address_of(request)
    return ready(request, await table.replay(hub, match, caller, seat, first, limit, address))


@get("/api/matches/{match_id:str}/timeline", responses=problems(409), summary="Turns, points and losses")
async def timeline(
    request: Request[Any, Any, Any], match_id: FromPath[str], seat: Name = None
) -> Response[TimelineOut]:
    hub = hub_of(request)
    match = await table.open_match(hub, match_id)
    return ready(request, await table.timeline(hub, match, caller_of(request), seat, address_of(request)))


@get(
    "/api/matches/{match_id:str}/old",
    responses=problems(409),
    summary="A match under the rules of an earlier release, in words",
)
async def show_old(
    request: Request[Any, Any, Any],
    match_id: FromPath[str],
    seat: Name = None,
    step: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    language: FromQuery[Literal["en", "es", "it"]] = "en",
) -> OldOut:
    return await old.page(hub_of(request), match_id, caller_of(request), seat, step, language)


async def acting(request: Request[Any, Any, Any], match_id: str, wanted: str | None) -> tuple[Match, str]:
    hub = hub_of(request)
    match = hub.match(match_id)
    return match, await table.acting_seat(hub, match, caller_of(request), wanted)


def reviews_of(request: Request[Any, Any, Any]) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def finished(request: Request[Any, Any, Any], match_id: str) -> Match:
    """A match that is over and that the caller may look at: nothing of a running game is looked into."""
    match = await table.open_match(hub_of(request), match_id)
    table.may_look(match.row, await table.held(match, caller_of(request)))
    if not match.game.over:
        raise Trouble("not-finished")
    return match


# ---- operation ----------------------------------------------------------------------------------


@get("/healthz", responses=problems(), summary="Whether this process can serve")
async def health(request: Request[Any, Any, Any]) -> HealthOut:
    hub = hub_of(request)
    if hub.draining:
        raise Trouble("draining")
    try:
        await hub.store.ready()
    except Exception as error:
        raise Trouble("unavailable", "no database") from error
    if not await hub.store.can_write(hub.settings.free_bytes):
        raise Trouble("unavailable", "nothing can be written: is the disk full?")
    if not await hub.broker.healthy():
        raise Trouble("unavailable", "no broker")
    return HealthOut("ok", __version__, hub.store.kind, hub.broker.name)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics() -> Response[bytes]:
    return Response(metrics.render(), media_type=metrics.CONTENT_TYPE)


HANDLERS = [
    list_games,
    list_scenarios,
    preview_scenario,
    list_sources,
    show_rulebook,
    create_match,
    list_matches,
    show_match,
    events,
    act,
    undo,
    resign,
    preview,
    hints,
    advice,
    show_review,
    begin_review,
    call_review_off,
    play_on,
    rematch,
    claim,
    renew,
    uses,
    show_orders,
    give_orders,
    record,
    replay,
    timeline,
    show_old,
    health,
    show_metrics,
]
