"""Every choice of the game, as frozen records. Cards and ships are named by their numbers."""

from __future__ import annotations

from typing import Literal

from quarterdeck.kernel import Action

from .ids import CardId, ShipId, Use


class Commit(Action, frozen=True, tag="commit"):
    """[3.2.1] Take a card of the hand to lay it face down."""

    card: CardId


class Place(Action, frozen=True, tag="place"):
    """[3.2.1.1-3.2.1.4] Which half is used, and on which own ship the card lies."""

    use: Use
    ship: ShipId | None = None


class Ready(Action, frozen=True, tag="ready"):
    """[3.2] No more cards are committed."""


class Play(Action, frozen=True, tag="play"):
    """[3.2.8] Turn a committed card up and carry it out."""

    card: CardId


class EndTurn(Action, frozen=True, tag="end"):
    """[3.1.1] Play nothing more this turn."""


class Add(Action, frozen=True, tag="add"):
    """[3.2.8.1] Turn up a committed card that helps the announced Intercept!."""

    card: CardId


class Go(Action, frozen=True, tag="go"):
    """[3.2.8.1] Announce as it is, without a further card."""


class Target(Action, frozen=True, tag="target"):
    """[3.2.8] The ship that is meant: of an opponent, or an own one for cards that help."""

    ship: ShipId


class Against(Action, frozen=True, tag="against"):
    """[3.1.3] [3.1.4] The opponent a card is played against."""

    seat: str


class Arm(Action, frozen=True, tag="arm"):
    """[3.3.35] A UC submarine shows its torpedoes or its mines."""

    weapon: Literal["torpedo", "mines"]


class React(Action, frozen=True, tag="react"):
    """[3.2.2] Play a reaction card straight from the hand."""

    card: CardId


class Pass(Action, frozen=True, tag="pass"):
    """[3.2.2] Let this one go."""


class PassKind(Action, frozen=True, tag="pass-kind"):
    """[3.2.2] Let all questions of this sort go until the turn ends."""


class PassTurn(Action, frozen=True, tag="pass-turn"):
    """[3.2.2] Let everything go until the turn ends."""


class Sail(Action, frozen=True, tag="sail"):
    """[3.2.6] Try for Safe Passage."""


class Stay(Action, frozen=True, tag="stay"):
    """[3.2.6] Do without the attempt."""


class Chase(Action, frozen=True, tag="chase"):
    """[6.6.1] [6.10] Go after the fleeing merchant."""


class HoldBack(Action, frozen=True, tag="hold-back"):
    """[6.6.1] [6.10] Do not go after it."""


class Leave(Action, frozen=True, tag="leave"):
    """[3.3.17] A ship leaves Island Refuge; in the team game it may join the partner [4.6]."""

    ship: ShipId
    join: str | None = None


class Resupply(Action, frozen=True, tag="resupply"):
    """[6.12.1] A prize gives its stores to a ship in limited supply."""

    prize: ShipId
    ship: ShipId


class Decline(Action, frozen=True, tag="decline"):
    """[6.12.3] Do not take the stores of the new prize."""


class Scout(Action, frozen=True, tag="scout"):
    """[3.3.14] Look at the next cards of the deck."""


class Put(Action, frozen=True, tag="put"):
    """[3.3.14] The card that will be drawn next of those not yet put back."""

    card: CardId


class Enlist(Action, frozen=True, tag="enlist"):
    """[4.7] Of the two ships of a double Breakout this one joins the partner."""

    ship: ShipId
    seat: str


class EnlistNone(Action, frozen=True, tag="enlist-none"):
    """[4.7] Both ships of a double Breakout stay with the player."""


class Discard(Action, frozen=True, tag="discard"):
    """[3.1.5] The next card to lay on the discard pile."""

    card: CardId


class DiscardRest(Action, frozen=True, tag="discard-rest"):
    """[3.1.5] The order of the others does not matter: the most useful lies lowest."""


class Keep(Action, frozen=True, tag="keep"):
    """[2.4.1] Keep this ship for the next round."""

    ship: ShipId


class KeepNoMore(Action, frozen=True, tag="keep-no-more"):
    """[2.4.1] Give up the ships not kept so far."""


ACTIONS: tuple[type[Action], ...] = (
    Commit,
    Place,
    Ready,
    Play,
    EndTurn,
    Add,
    Go,
    Target,
    Against,
    Arm,
    React,
    Pass,
    PassKind,
    PassTurn,
    Sail,
    Stay,
    Chase,
    HoldBack,
    Leave,
    Resupply,
    Decline,
    Scout,
    Put,
    Enlist,
    EnlistNone,
    Discard,
    DiscardRest,
    Keep,
    KeepNoMore,
)

# Actions are compared and hashed all the time; these are made once and shared.
_CARDS = [CardId(number) for number in range(93)]
_SHIPS = [ShipId(number) for number in range(80)]
COMMIT = tuple(Commit(card) for card in _CARDS)
PLAY = tuple(Play(card) for card in _CARDS)
ADD = tuple(Add(card) for card in _CARDS)
REACT = tuple(React(card) for card in _CARDS)
DISCARD = tuple(Discard(card) for card in _CARDS)
PUT = tuple(Put(card) for card in _CARDS)
TARGET = tuple(Target(ship) for ship in _SHIPS)
KEEP = tuple(Keep(ship) for ship in _SHIPS)
ON_SHIP = tuple(Place("ship", ship) for ship in _SHIPS)
LAY_ON = tuple(Place("mines", ship) for ship in _SHIPS)
USE_ACTION, USE_FORCE = Place("action"), Place("force")
READY, END, GO, SCOUT = Ready(), EndTurn(), Go(), Scout()
PASSES: tuple[Action, ...] = (Pass(), PassKind(), PassTurn())
PASS, PASS_KIND, PASS_TURN = PASSES
SAIL_OR_STAY: tuple[Action, ...] = (Sail(), Stay())
CHASE_OR_NOT: tuple[Action, ...] = (Chase(), HoldBack())
ARMS: tuple[Action, ...] = (Arm("torpedo"), Arm("mines"))
DISCARD_REST, DECLINE, KEEP_NO_MORE = DiscardRest(), Decline(), KeepNoMore()
ENLIST_NONE = EnlistNone()
SEATS = ("north", "east", "south", "west")
AGAINST = {seat: Against(seat) for seat in (*SEATS, "phantom")}
