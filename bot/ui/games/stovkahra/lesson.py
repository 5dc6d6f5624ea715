"""The lesson of Stovkahra: a guided deal in which the learner wins by a seven and by *dost*."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import ClassVar, Final

from bot.i18n.texts import Texts
from bot.ui.formatting import cards_text
from bot.ui.games.lesson import LEARNER, Course, Lesson, Plan, Stage, name, trick_now, trick_told
from bot.ui.games.stovkahra.panel import duty_told
from bot.ui.screen import Style
from engine.cards.german_pack import CARDS, Card, Rank, Suit, cards_in, parse_cards
from engine.cards.pack import mask_of
from engine.moves import COUNT, DOST, PASS, Cut, Deal, Dealer, Declare, Move, Play
from engine.stovkahra.declarations import value_of
from engine.stovkahra.moves import PLAYS, How
from engine.stovkahra.players import taken
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, Rules, View, side_of
from engine.stovkahra.trick import BEATS, TRICKS, Duty, Trick, legal_cards, winning_place

SIDE: Final = side_of(LEARNER)
DEALER: Final = 0
"""The learner deals, so that the others declare first and play three cards before the learner's first."""
CUT: Final = 12
PACK: Final = parse_cards(
    "bK aK lA bT b9 bA aA hT l8 b8 aU bU aO hO lK aT hA a8 h8 l7 h7 a7 bO a9 hK lU lO lT h9 l9 b7 hU"
)
"""The prepared pack before the cut, from the top.

A learner who follows the advice declares three unders and trumps with the seven for 52, must follow and beat,
overtrumps, has 98 points for a while, and says dost with 106 after six tricks.
"""
STAGES: Final = {Phase.DECLARE: Stage.DECLARE, Phase.PLAY: Stage.PLAY, Phase.CLAIM: Stage.CLAIM}


class Topic(StrEnum):
    """A rule that is explained on the page where it first matters, by the text of the rules.

    Duties have the engine's names. `follow-behind-trump` is missing, because it cannot occur in this deal.
    """

    DEAL = "deal"
    CARDS = "cards"
    DECLARE = "declare"
    FOLLOW_BEAT = "follow-beat"
    FOLLOW_BELOW = "follow-below"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"
    UNDERTRUMP = "undertrump"
    DISCARD = "discard"
    SEVEN_FIRST = "seven-first"
    SEVEN = "seven"
    LAST = "last"
    COUNT = "count"
    DOST = "dost"
    WORTH = "worth"
    SERIES = "series"


class Why(StrEnum):
    """The reason for a recommended move."""

    DECLARE = "declare"
    DOST = "dost"
    COUNT = "count"
    ONLY = "only"
    LEAD_MASTER = "lead-master"
    LEAD_LOW = "lead-low"
    WIN_SEVEN = "win-seven"
    WIN = "win"
    SAVE = "save"
    PART = "part"


class StovkahraLesson(Lesson[View]):
    """The lesson of Stovkahra."""

    tricks = TRICKS
    declares: ClassVar[str] = "d"

    def prepared(self) -> Game:
        """Return the prepared deal; it has no signals, so that there is one rule less to learn."""
        return Game.replay(Rules(signals="off"), (Dealer(DEALER), Deal(PACK), Cut(CUT)))

    def stage_of(self, view: View) -> Stage:
        return STAGES.get(view.phase, Stage.RESULT)

    def plan(self, view: View) -> Plan:
        return plan(view)

    def matters(self, course: Course[View]) -> Iterator[str]:
        view = course.view
        fresh = view.tricks[course.last_trick_and_lead :]
        match course.stage:
            case Stage.DEAL:
                yield from (Topic.CARDS, Topic.DEAL)
            case Stage.DECLARE:
                yield Topic.DECLARE
            case Stage.PLAY:
                yield from _matters_in_play(view, fresh)
            case Stage.CLAIM | Stage.RESULT:
                yield Topic.DOST
                yield from _bonuses(fresh, len(view.tricks) - len(fresh) + 1)
                # A game that is won before leaves it untold.
                yield Topic.LAST
            case Stage.WORTH:
                yield from (Topic.WORTH, Topic.SERIES)

    def won(self, view: View) -> bool:
        return view.outcome is not None and view.outcome.winner == SIDE

    def opening(self, t: Texts) -> str:
        _, left, partner, right = (name(seat, t) for seat in range(SEATS))
        return t("learn-table", left=left, partner=partner, right=right, goal=GOAL)

    def happened(self, course: Course[View], t: Texts) -> Iterable[str]:
        view = course.view
        match course.stage:
            case Stage.DEAL:
                return [_dealt(view, t)]
            case Stage.DECLARE:
                return _declared(view, t)
            case Stage.PLAY | Stage.CLAIM:
                before = [] if view.tricks else _declared(view, t)
                return [*before, *_new_tricks(course, t), *_missed(course, t)]
            case Stage.RESULT:
                return [*_new_tricks(course, t), _result(view, t), _made_of(view, t)]
            case Stage.WORTH:
                return [_won(view, t)]
        return []

    def stands(self, course: Course[View], t: Texts) -> Iterable[str]:
        view = course.view
        match course.stage:
            case Stage.DECLARE:
                return [_trump(view, t)]
            case Stage.PLAY | Stage.CLAIM:
                return [_trump(view, t), trick_now(view, t), _count(view, t)]
        return []

    def ask(self, view: View, t: Texts) -> Iterable[str]:
        return [_ask(view, t), _too_early(view, t)]

    def label(self, move: Move, view: View, t: Texts) -> str:
        match move:
            case Declare(combination):
                return t("button-declare", combination=combination, points=value_of(combination))
        return t({PASS: "button-pass", DOST: "button-dost", COUNT: "button-count"}[move])

    def style(self, move: Move) -> Style:
        return Style.DANGER if move == DOST else super().style(move)

    def values(self, view: View) -> Mapping[str, object]:
        return {"ours": taken(view)[SIDE], "goal": GOAL}


# When a rule matters


def _matters_in_play(view: View, fresh: tuple[Trick, ...]) -> Iterator[Topic]:
    number = len(view.tricks) + 1
    yield from _bonuses(fresh, number - len(fresh))
    if view.tricks:
        yield Topic.COUNT
    if DOST in view.answers:
        yield Topic.DOST
    if view.duty not in (None, Duty.LEAD):
        yield Topic(str(view.duty))
    if any(card.rank is Rank.SEVEN for card in _winners(view)):
        yield Topic.SEVEN_FIRST if number == 1 else Topic.SEVEN
    if number == TRICKS:
        yield Topic.LAST


def _bonuses(fresh: tuple[Trick, ...], first: int) -> Iterator[Topic]:
    """Yield the bonuses of new tricks; `first` is the number of the first of these tricks."""
    for number, trick in enumerate(fresh, start=first):
        if trick.bonus:
            yield {1: Topic.SEVEN_FIRST, TRICKS: Topic.LAST}.get(number, Topic.SEVEN)


# The moves of a sensible player, by a few simple rules


def plan(view: View) -> Plan:
    """Choose a sensible move for the player whose turn it is; the same view always gives the same move.

    It uses only this view and imagines no other deals, so that a whole lesson takes a few milliseconds.
    """
    assert view.seat is not None
    if DOST in view.legal and taken(view)[side_of(view.seat)] >= GOAL:
        return Plan(DOST, Why.DOST)
    if view.phase is Phase.CLAIM:
        return Plan(COUNT, Why.COUNT)
    if view.phase is Phase.DECLARE:
        held = [move for move in view.legal if isinstance(move, Declare)]
        dearest = max(held, key=lambda move: value_of(move.combination), default=None)
        return Plan(dearest, Why.DECLARE) if dearest else Plan(PASS, Why.ONLY)
    card, why = _card(view)
    return Plan(PLAYS[card], why)


def _card(view: View) -> tuple[Card, Why]:
    cards = _playable(view)
    if len(cards) == 1:
        return cards[0], Why.ONLY
    if not view.table:
        return _lead(view, cards)
    winners = _winners(view)
    if winners:
        return _win(view, winners)
    assert view.best is not None
    least = min(cards, key=lambda card: (card.points, card.suit is view.trump, card.rank))
    # The last player can give points to a partner safely, and anybody to a partner whose trump nothing beats.
    last = len(view.table) == SEATS - 1
    sure = last or (view.best.suit is view.trump and _is_master(view.best, _unseen(view)))
    if sure and len(view.table) >= 2 and view.table[-2] == view.best:
        # Keep aces, because they win tricks by themselves, and trumps where they make no hundred.
        gifts = [card for card in cards if card.points and card.rank is not Rank.ACE]
        gifts = [card for card in gifts if card.suit is not view.trump or _after(view, card) >= GOAL]
        if gifts:
            return max(gifts, key=lambda card: card.points), Why.PART
        if least.suit is view.trump:
            return least, Why.SAVE
    return least, Why.PART


def _after(view: View, card: Card) -> int:
    """Return the points that the player's side has taken if it wins the trick with this card in it."""
    assert view.seat is not None
    return taken(view)[side_of(view.seat)] + sum(each.points for each in (*view.table, card))


def _playable(view: View) -> list[Card]:
    return [move.card for move in view.legal if isinstance(move, Play)]


def _winners(view: View) -> list[Card]:
    """Return the legal cards that beat the best card of the trick; an empty list for the leader."""
    if view.best is None or view.trump is None:
        return []
    beats = BEATS[view.trump][view.best]
    return [card for card in _playable(view) if beats & card.bit]


def _lead(view: View, cards: list[Card]) -> tuple[Card, Why]:
    unseen = _unseen(view)
    trumps = [card for card in cards if card.suit is view.trump]
    plain = [card for card in cards if card.suit is not view.trump]
    trumped = _trumped(view) if any(card.suit is view.trump for card in unseen) else set()
    masters = [card for card in plain if card.points and card.suit not in trumped and _is_master(card, unseen)]
    if masters:
        # While many cards of the suit are out, an opponent is unlikely to trump it.
        return max(masters, key=lambda card: sum(other.suit is card.suit for other in unseen)), Why.LEAD_MASTER
    if len(trumps) >= 2 and _is_master(trumps[0], unseen) and any(card.suit is view.trump for card in unseen):
        return trumps[0], Why.LEAD_MASTER
    return min(plain or trumps, key=lambda card: (card.points, card.rank)), Why.LEAD_LOW


def _win(view: View, winners: list[Card]) -> tuple[Card, Why]:
    last = len(view.table) == SEATS - 1
    # A trick of 52 points is worth a risk, one of 10 is not.
    sevens = [card for card in winners if card.rank is Rank.SEVEN]
    if sevens and (last or not view.tricks):
        return sevens[0], Why.WIN_SEVEN
    if winners[0].suit is view.trump:
        return winners[-1], Why.WIN
    if last:
        # Play the king before the ace, because the ace will win a later trick.
        kings = [card for card in winners if card.rank is Rank.KING]
        return (*kings, winners[0])[0], Why.WIN
    return winners[0 if _is_master(winners[0], _unseen(view)) else -1], Why.WIN


def _trumped(view: View) -> set[Suit]:
    """Return the suits in which an opponent could not follow."""
    assert view.seat is not None
    return {
        trick.cards[0].suit
        for trick in view.tricks
        for seat, card in trick.plays
        if side_of(seat) != side_of(view.seat) and card.suit is not trick.cards[0].suit
    }


def _unseen(view: View) -> list[Card]:
    """Return the cards in the hands of the others."""
    seen = {*view.hand, *view.table}.union(*(trick.cards for trick in view.tricks))
    return [card for card in CARDS if card not in seen]


def _is_master(card: Card, unseen: list[Card]) -> bool:
    """Return whether no card of the suit in other hands beats this card."""
    return not any(other.suit is card.suit and other > card for other in unseen)


# What happened


def _dealt(view: View, t: Texts) -> str:
    assert view.trump_card is not None
    cards = cards_text(view.open_cards, t)
    return t("learn-dealt", card=view.trump_card, suit=view.trump_card.suit, name=name(view.eldest, t), cards=cards)


def _trump(view: View, t: Texts) -> str:
    assert view.trump is not None
    return t("panel-trump", suit=view.trump)


def _declared(view: View, t: Texts) -> list[str]:
    return [
        t(
            "learn-declared",
            seat=seat,
            name=name(seat, t),
            combination=combination,
            points=value_of(combination),
        )
        for seat, combination in view.declarations
    ]


def _new_tricks(course: Course[View], t: Texts) -> list[str]:
    """Tell the tricks that were finished since the last page."""
    numbered = enumerate(course.view.tricks, start=1)
    return [
        trick_told(number, trick, trick.bonus, t) for number, trick in numbered if number > course.last_trick_and_lead
    ]


def _missed(course: Course[View], t: Texts) -> list[str]:
    """Say which seven would have won the first trick, where the learner has just played another card."""
    view = course.view
    if course.last_trick_and_lead or not view.tricks or view.trump is None or view.tricks[0].bonus:
        return []
    first = view.tricks[0]
    played = [card for trick in view.tricks for seat, card in trick.plays if seat == LEARNER]
    # The learner deals, and so plays last.
    before = first.cards[:-1]
    best = before[winning_place(view.trump, before)]
    might = legal_cards(mask_of([*view.hand, *played]), before[0].suit, best, view.trump) & BEATS[view.trump][best]
    return [t("learn-missed-seven", card=card) for card in cards_in(might) if card.rank is Rank.SEVEN]


def _count(view: View, t: Texts) -> str:
    """Write the points of both sides, which a player can count from the tricks."""
    if not view.tricks:
        return t("panel-score", ours=view.written[SIDE], theirs=view.written[1 - SIDE])
    ours, theirs = taken(view)[SIDE], taken(view)[1 - SIDE]
    return t("learn-count", ours=ours, theirs=theirs, announced=view.written[SIDE], cards=ours - view.written[SIDE])


# How it ended


def _result(view: View, t: Texts) -> str:
    ours, theirs = taken(view)[SIDE], taken(view)[1 - SIDE]
    if view.outcome is None:
        return t("learn-undecided", ours=ours, theirs=theirs, goal=GOAL)
    if view.outcome.how is How.FALSE_DOST:
        return t("learn-false-dost", ours=ours, goal=GOAL)
    if view.dost is not None:
        return t("learn-dost", seat=view.dost, name=name(view.dost, t), ours=ours, theirs=theirs)
    return t("learn-counted", ours=ours, theirs=theirs, goal=GOAL)


def _made_of(view: View, t: Texts) -> str:
    """Say how the points of the learner's side add up."""
    mine = [trick for trick in view.tricks if side_of(trick.winner) == SIDE]
    declared = sum(value_of(said) for seat, said in view.declarations if side_of(seat) == SIDE)
    bonuses, cards = sum(trick.bonus for trick in mine), sum(trick.points for trick in mine)
    return t("learn-made-of", declared=declared, bonuses=bonuses, cards=cards)


def _won(view: View, t: Texts) -> str:
    """Say how many brčka the game brings; in this deal always two."""
    if view.outcome is None:
        return t("learn-worth-nothing", goal=GOAL)
    return t("learn-worth-won" if view.outcome.winner == SIDE else "learn-worth-lost")


# What may be done


def _ask(view: View, t: Texts) -> str:
    """Ask the learner in the words of the real panel."""
    if view.phase is Phase.CLAIM:
        return t("ask-claim")
    if view.duty is None:
        return t("ask-declare-more" if DOST in view.answers else "ask-declare")
    return duty_told(view, t)


def _too_early(view: View, t: Texts) -> str:
    ours = taken(view)[SIDE]
    return t("learn-too-early", ours=ours, goal=GOAL) if DOST in view.answers and ours < GOAL else ""
