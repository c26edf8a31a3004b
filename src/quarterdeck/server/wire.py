"""From the kernel's records to the bytes a client gets. Only listed fields leave the server."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from quarterdeck.kernel import Action, Decision, Event, Game, Message, Outcome, action_tag

from .rows import MatchRow
from .schema import ActionOut, DecisionOut, EventOut, MatchOut, MessageOut, OutcomeOut, RefusedOut, SeatOut

AnyGame = Game[Any, Any]

encoder = msgspec.json.Encoder()
encode = encoder.encode


def raw(value: Any) -> msgspec.Raw:
    """Encode once, send to many."""
    return msgspec.Raw(encode(value))


def message_out(message: Message) -> MessageOut:
    return MessageOut(message.id, message.args)


def event_out(event: Event) -> EventOut:
    """Its fields and its sentence. On the wire events count from 1, so that `after=0` asks for all."""
    fields = msgspec.to_builtins(event)
    del fields["seen_by"]
    fields["n"] = event.n + 1
    fields["of"] = None if event.of is None else event.of + 1
    fields["what"] = event.what
    fields["say"] = message_out(event.words())
    return cast(EventOut, fields)  # the fields of its kind besides


def fields_of(action: Action) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}


def decision_out(game: AnyGame, decision: Decision) -> DecisionOut:
    seat = decision.seat

    def label(action: Action) -> MessageOut:
        return message_out(game.rules.label(game, seat, action))

    return DecisionOut(
        id=decision.id,
        seat=seat,
        rule=decision.rule,
        step=decision.step,
        prompt=message_out(decision.prompt),
        actions=[
            ActionOut(str(action), action_tag(action), fields_of(action), label(action))
            for action in decision.actions
        ],
        refused=[
            RefusedOut(
                str(near.action),
                action_tag(near.action),
                fields_of(near.action),
                message_out(near.reason),
                near.rule,
            )
            for near in decision.refused
        ],
    )


def outcome_out(outcome: Outcome, resigned: list[str]) -> OutcomeOut:
    return OutcomeOut(
        ranking=[list(place) for place in outcome.ranking],
        level=outcome.level,
        scores=dict(outcome.scores),
        parts=outcome.parts,
        reason=message_out(outcome.reason),
        resigned=resigned,
    )


def match_out(row: MatchRow, mine: list[str], key: str | None = None) -> MatchOut:
    """What anybody may know of a match; `mine` are the caller's seats."""
    return MatchOut(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        options=row.options,
        rules_version=row.rules_version,
        status=row.status,
        seats=[
            SeatOut(
                seat=seat.seat,
                kind=seat.kind,
                level=seat.level,
                name=seat.name,
                claimed=seat.claimed,
                mine=seat.seat in mine,
                resigned=row.outcome is not None and seat.seat in row.outcome.resigned,
                invite=seat.invite,
            )
            for seat in row.seats.values()
        ],
        waiting_for=row.waiting_for if row.status == "playing" else [],
        seq=row.seq,
        listed=row.listed,
        spectators=row.spectators,
        key_hash=row.key_hash,
        created=row.created,
        updated=row.updated,
        outcome=row.outcome,
        rematch=row.rematch,
        rematch_by=row.rematch_by,
        advice=row.advice,
        advised=row.advised,
        origin=row.origin,
        key=key,
    )
