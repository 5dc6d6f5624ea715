"""A guided deal: a beginner plays eight cards against computers, and reads each rule when it first matters.

Only the buttons store the lesson. Each contains all answers so far, two characters for each, and the prepared deal is
replayed from them: `hA` is a card, `pp` is pass, `d` and a rank's letter a declaration, `do` is dost, `co` is count,
`go` is on. Every page is drawn from the view of the learner's seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import TurnLesson
from bot.model.errors import Refusal
from bot.model.roster import COMPUTERS
from bot.ui.formatting import GOLD, GREEN, GREY, card_button, card_rows, cards_text, hand_words
from bot.ui.games.stovkahra.screens import StovkahraScreens
from bot.ui.rulebook import rule_text
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.cards.german_pack import CARDS, Card, Rank, Suit, parse_cards
from engine.moves import COUNT, DOST, PASS, Cut, Deal, Dealer, Declare, Move, Play
from engine.players import Level
from engine.stovkahra.declarations import value_of
from engine.stovkahra.moves import PLAYS, How
from engine.stovkahra.players import taken
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, Rules, View, side_of
from engine.stovkahra.trick import BEATS, TRICKS, Duty, Trick

START: Final = ""
"""The answers at the beginning of a lesson: none."""
MAX_ANSWERS: Final = 90
"""The most characters of answers for which a button has room."""
GO: Final = "go"
"""The answer on a page without a decision."""
LEARNER: Final = 0
"""The learner's seat."""
SIDE: Final = side_of(LEARNER)
DEALER: Final = 0
"""The learner deals, so that the others declare first and play three cards before the learner's first."""
CUT: Final = 12
PACK: Final = parse_cards(
    "lK aK lA bT b9 bA aA hT l8 b8 aU bU aO hO h8 aT hA a8 bK l7 h7 a7 bO a9 hK lU lO lT h9 l9 b7 hU"
)
"""The prepared pack before the cut, from the top.

A learner who follows the advice declares three unders and trumps with the seven for 52, must follow and beat,
overtrumps, has 98 points for a while, and says dost with 106 after six tricks.
"""
RULES_A_PAGE: Final = 2
"""The most rules on a page, so that they are read; another rule waits until it matters again."""


class Stage(StrEnum):
    """A part of the lesson."""

    TABLE = "table"
    DEAL = "deal"
    DECLARE = "declare"
    PLAY = "play"
    CLAIM = "claim"
    RESULT = "result"
    WORTH = "worth"


STEPS: Final = {
    Stage.TABLE: 1,
    Stage.DEAL: 2,
    Stage.DECLARE: 3,
    Stage.PLAY: 3,
    Stage.CLAIM: 4 + TRICKS,
    Stage.RESULT: 4 + TRICKS,
    Stage.WORTH: 5 + TRICKS,
}
"""The number of each stage's step; for a trick the trick's number is added."""
AFTER_GO: Final = {Stage.TABLE: Stage.DEAL, Stage.DEAL: Stage.DECLARE, Stage.RESULT: Stage.WORTH}
"""The stages without a decision, and the stage after each."""
STAGES: Final = {Phase.DECLARE: Stage.DECLARE, Phase.PLAY: Stage.PLAY, Phase.CLAIM: Stage.CLAIM}


class Topic(StrEnum):
    """A rule that is explained on the page where it first matters, by the text of the rules.

    Duties have the engine's names. `follow-behind-trump` is missing, because it cannot occur in this deal.
    """

    TABLE = "table"
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
    NOTHING = "nothing"
    DOST = "dost"
    COUNT = "count"
    ONLY = "only"
    LEAD_MASTER = "lead-master"
    LEAD_LOW = "lead-low"
    WIN_SEVEN = "win-seven"
    WIN = "win"
    PART = "part"


def lesson(answers: str, t: Texts) -> Screen:
    """Draw the page after these answers; raise `Refusal` for a text that no button of a lesson contains."""
    if len(answers) > MAX_ANSWERS:
        raise Refusal("unknown-button")
    course = _Course()
    for at in range(0, len(answers), 2):
        course.answer(answers[at : at + 2])
    return _page(course, answers, t)


# The course of a lesson


def _prepared() -> Game:
    """Return the prepared deal after its cut; it has no signals, so that there is one rule less to learn."""
    return Game.replay(Rules(signals="off"), (Dealer(DEALER), Deal(PACK), Cut(CUT)))


@dataclass(slots=True)
class _Course:
    """The state of a lesson after some answers."""

    game: Game = field(default_factory=_prepared)
    stage: Stage = Stage.TABLE
    tricks_seen: int = 0
    """How many finished tricks earlier pages have shown."""
    topics: tuple[Topic, ...] = (Topic.TABLE,)
    """The rules that this page explains."""
    explained: set[Topic] = field(default_factory=set)
    """The rules that earlier pages have explained."""

    @property
    def view(self) -> View:
        """Return the learner's view."""
        return self.game.view(LEARNER)

    def answer(self, text: str) -> None:
        """Apply an answer; raise `Refusal` where the page does not offer it."""
        self.tricks_seen = len(self.view.tricks)
        self.explained.update(self.topics)
        if self.stage in AFTER_GO:
            self._go_on(text)
        else:
            self._move(text)
        fresh = [topic for topic in _matters(self) if topic not in self.explained]
        self.topics = tuple(fresh[:RULES_A_PAGE])

    def _go_on(self, text: str) -> None:
        if text != GO:
            raise Refusal("unknown-button")
        self.stage = AFTER_GO[self.stage]
        if self.stage is Stage.DECLARE:
            self._others()

    def _move(self, text: str) -> None:
        offered = {} if self.stage is Stage.WORTH else {_text_of(move): move for move in self.view.answers}
        if text not in offered:
            raise Refusal("unknown-button")
        self.game.push(offered[text], LEARNER)
        self._others()
        self.stage = STAGES.get(self.game.phase, Stage.RESULT)

    def _others(self) -> None:
        """Let the computers move until it is the learner's turn or the deal is over."""
        while self.game.turn not in (LEARNER, None):
            self.game.push(plan(self.game.view(self.game.turn)).move)


def _text_of(move: Move) -> str:
    """Return the two characters that stand for a move in a button."""
    match move:
        case Play(card):
            return str(card)
        case Declare(combination):
            return f"d{combination.rank.letter}"
    return {PASS: "pp", DOST: "do", COUNT: "co"}[move]


def _matters(course: _Course) -> Iterator[Topic]:
    """Yield the rules that matter on a page, the most important first."""
    view, fresh = course.view, course.view.tricks[course.tricks_seen :]
    match course.stage:
        case Stage.DEAL:
            yield from (Topic.DEAL, Topic.CARDS)
        case Stage.DECLARE:
            yield Topic.DECLARE
        case Stage.PLAY:
            yield from _matters_in_play(view, fresh)
        case Stage.CLAIM | Stage.RESULT:
            yield Topic.DOST
            yield from _bonuses(fresh, len(view.tricks) - len(fresh) + 1)
        case Stage.WORTH:
            yield from (Topic.WORTH, Topic.SERIES)


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


@dataclass(frozen=True, slots=True)
class Plan:
    """A move, and the reason for it."""

    move: Move
    why: Why


def plan(view: View) -> Plan:
    """Choose a sensible move for the player whose turn it is; the same view always gives the same move.

    The computers of a lesson play so, and the learner gets it as advice. It uses only this view and imagines no other
    deals, so that a whole lesson takes a few milliseconds.
    """
    assert view.seat is not None
    if DOST in view.legal and taken(view)[side_of(view.seat)] >= GOAL:
        return Plan(DOST, Why.DOST)
    if view.phase is Phase.CLAIM:
        return Plan(COUNT, Why.COUNT)
    if view.phase is Phase.DECLARE:
        held = [move for move in view.legal if isinstance(move, Declare)]
        dearest = max(held, key=lambda move: value_of(move.combination), default=None)
        return Plan(dearest, Why.DECLARE) if dearest else Plan(PASS, Why.NOTHING)
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
    least = min(cards, key=lambda card: (card.points, card.suit is view.trump, card.rank))
    # The last player can give points to a partner safely; keep aces, because they win tricks by themselves.
    gifts = [card for card in cards if card.points and card.rank is not Rank.ACE and card.suit is not view.trump]
    if len(view.table) == SEATS - 1 and view.table[1] == view.best and gifts:
        return max(gifts, key=lambda card: card.points), Why.PART
    return least, Why.PART


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


# Pages


def _page(course: _Course, answers: str, t: Texts) -> Screen:
    """Draw a page: what happened, the rules that matter now, what can be done, and the buttons."""
    view = course.view
    texts = [_head(course.stage, view, t), _happened(course, view, t), *_explained(course, t), _asked(course, view, t)]
    blocks: list[Block] = [Text(text) for text in texts if text]
    if course.stage in (Stage.DEAL, Stage.DECLARE, Stage.PLAY) and view.hand:
        blocks += _hand(view, answers, t, playing=course.stage is Stage.PLAY)
    blocks += _answers(course, view, answers, t)
    return Screen((*blocks, *_last_row(course.stage, answers, t)), _colour(course, view))


def _colour(course: _Course, view: View) -> int:
    """Return gold for a page with a rule or a win, green where the learner has to decide."""
    if course.stage in (Stage.RESULT, Stage.WORTH):
        return GOLD if view.outcome is not None and view.outcome.winner == SIDE else GREY
    return GOLD if course.topics else GREEN


def _head(stage: Stage, view: View, t: Texts) -> str:
    number = len(view.tricks) + 1
    step = STEPS[stage] + (number if stage is Stage.PLAY else 0)
    return t("learn-head", stage=str(stage), number=number, step=step, steps=STEPS[Stage.WORTH])


def _name(seat: int, t: Texts) -> str:
    return t("learn-you") if seat == LEARNER else COMPUTERS[Level.BEGINNER][seat - 1]


def _explained(course: _Course, t: Texts) -> list[str]:
    """Write the rules of a page, each as a quotation."""
    return ["\n".join(f"> {line}" for line in _rule(topic, t).splitlines()) for topic in course.topics]


def _rule(topic: Topic, t: Texts) -> str:
    if topic is not Topic.TABLE:
        return rule_text(StovkahraScreens.game, topic, t)
    _, left, partner, right = (_name(seat, t) for seat in range(SEATS))
    return t("learn-table", left=left, partner=partner, right=right, goal=GOAL)


# What happened


def _happened(course: _Course, view: View, t: Texts) -> str:
    match course.stage:
        case Stage.DEAL:
            lines = [_dealt(view, t)]
        case Stage.DECLARE:
            lines = [_trump(view, t), *_declared(view, t)]
        case Stage.PLAY | Stage.CLAIM:
            lines = [_trump(view, t), *_new_tricks(course, view, t), _trick_now(view, t), _count(view, t)]
        case Stage.RESULT:
            lines = [*_new_tricks(course, view, t), _result(view, t), _made_of(view, t)]
        case Stage.WORTH:
            lines = [_won(view, t)]
        case _:
            lines = []
    return "\n".join(line for line in lines if line)


def _dealt(view: View, t: Texts) -> str:
    assert view.trump_card is not None
    cards = cards_text(view.open_cards, t)
    return t("learn-dealt", card=view.trump_card, suit=view.trump_card.suit, name=_name(view.eldest, t), cards=cards)


def _trump(view: View, t: Texts) -> str:
    assert view.trump is not None
    return t("panel-trump", suit=view.trump)


def _declared(view: View, t: Texts) -> list[str]:
    return [
        t(
            "learn-declared",
            seat=seat,
            name=_name(seat, t),
            combination=combination,
            points=value_of(combination),
        )
        for seat, combination in view.declarations
    ]


def _new_tricks(course: _Course, view: View, t: Texts) -> list[str]:
    """Write the tricks that were finished since the last page."""
    return [_trick(number, trick, t) for number, trick in enumerate(view.tricks, 1) if number > course.tricks_seen]


def _trick(number: int, trick: Trick, t: Texts) -> str:
    plays = _plays(trick.leader, trick.cards, t)
    won = t(
        "learn-won",
        seat=trick.winner,
        name=_name(trick.winner, t),
        card=trick.best,
        points=trick.points,
        bonus=trick.bonus,
    )
    return t("learn-trick", number=number, plays=plays) + "\n" + won


def _trick_now(view: View, t: Texts) -> str:
    if not view.table or view.leader is None:
        return ""
    return t("learn-trick", number=len(view.tricks) + 1, plays=_plays(view.leader, view.table, t))


def _plays(leader: int, cards: tuple[Card, ...], t: Texts) -> str:
    return " · ".join(f"{_name((leader + place) % SEATS, t)} {t.symbol(card)}" for place, card in enumerate(cards))


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
        return t("learn-dost", seat=view.dost, name=_name(view.dost, t), ours=ours, theirs=theirs)
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


def _asked(course: _Course, view: View, t: Texts) -> str:
    lines = []
    match course.stage:
        case Stage.WORTH:
            lines = [t("learn-next")]
        case Stage.DECLARE | Stage.PLAY | Stage.CLAIM:
            lines = [_ask(view, t), _too_early(view, t), _try(view, t)]
    return "\n".join(line for line in lines if line)


def _ask(view: View, t: Texts) -> str:
    """Ask the learner in the words of the real panel."""
    if view.phase is Phase.CLAIM:
        return t("ask-claim")
    if view.duty is None:
        return t("ask-declare-more" if DOST in view.answers else "ask-declare")
    if view.duty is Duty.LEAD:
        return t("ask-lead")
    return t(f"ask-{view.duty}", suit=view.table[0].suit, best=view.best)


def _too_early(view: View, t: Texts) -> str:
    ours = taken(view)[SIDE]
    return t("learn-too-early", ours=ours, goal=GOAL) if DOST in view.answers and ours < GOAL else ""


def _try(view: View, t: Texts) -> str:
    """Recommend a move and give the reason."""
    advice = plan(view)
    values: dict[str, object] = {"ours": taken(view)[SIDE], "goal": GOAL}
    match advice.move:
        case Play(card):
            values |= {"card": card, "suit": card.suit}
        case Declare(combination):
            values["combination"] = combination
    return t(f"learn-try-{advice.why}", **values)


# Buttons


def _hand(view: View, answers: str, t: Texts, *, playing: bool) -> list[Block]:
    playable = set(_playable(view)) if playing else set()
    buttons = [card_button(card, TurnLesson(f"{answers}{card}"), t, playable=card in playable) for card in view.hand]
    return [*card_rows(buttons, t), Text(t("panel-cards", cards=hand_words(view.hand, t)))]


def _answers(course: _Course, view: View, answers: str, t: Texts) -> list[Row]:
    """Make the buttons for all answers that are not cards."""
    if course.stage in AFTER_GO:
        return [Row((Button(t("learn-button-go"), TurnLesson(answers + GO), Style.GO),))]
    if course.stage is Stage.WORTH:
        return []
    offered = [move for move in view.answers if not isinstance(move, Play)]
    return rows([_answer(move, answers, t) for move in offered])


def _answer(move: Move, answers: str, t: Texts) -> Button:
    does = TurnLesson(answers + _text_of(move))
    match move:
        case Declare(combination):
            label = t("button-declare", combination=combination, points=value_of(combination))
            return Button(label, does, Style.GO)
    if move == DOST:
        return Button(t("button-dost"), does, Style.DANGER)
    return Button(t("button-pass" if move == PASS else "button-count"), does)


def _last_row(stage: Stage, answers: str, t: Texts) -> list[Row]:
    """Make the button back, and on the last pages the button to the beginning."""
    back = Button(t("button-back"), TurnLesson(answers[:-2]))
    if stage in (Stage.RESULT, Stage.WORTH):
        return [Row((back, Button(t("learn-button-again"), TurnLesson(START))))]
    return [] if answers == START else [Row((back,))]
