"""The course of a game as other programs follow it: decisions and chance as numbers, and what each seat was told.

Everything in here is what the rules of all games say of themselves, so that no game needs an adapter of its own.
Chance comes card by card, each of those left equally likely. Cuts are drawn too: nobody knows of the pack that is cut.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.cards.pack import PackCard, all_cards, cards_text
from engine.game import Rules
from engine.games import GAMES, AnyKind
from engine.moves import PASS, Cut, Deal, Dealer, Draw, Move, cuts_of
from engine.record_fields import options_of
from engine.series import Prize

PLAYERS: Final = "players"
"""The option that tells how many play."""
ANY_SECRET: Final = bytes(32)
"""A secret that only serves to ask which move of chance is due; what it gives is not used."""


Chance = Dealer | Draw | Deal | Cut


class Told(NamedTuple):
    """What a seat was told at once."""

    deal: int
    """The number of the deal; 0 before the first."""
    mover: int | None
    moves: tuple[Move, ...]
    """The moves that it may have been; none where only cards or points are new."""
    hand: tuple[PackCard, ...]
    """What the seat held then."""
    shown: tuple[PackCard, ...]
    """The other cards that it saw then."""
    standing: tuple[int, ...]
    news: str
    """All of it that was new, as text."""


class Course:
    """One game from its first chance to its end.

    >>> from engine.games import GAMES
    >>> trappola = GAMES["trappola"]
    >>> course = Course(trappola, trappola.rules(), 2)
    >>> while course.is_chance:
    ...     course.apply(course.actions()[-1])
    >>> course.actor, [course.text(action) for action in course.actions()]
    (0, ['exchange', 'keep'])
    >>> course.known(0)
    'dealer 1; standing 1 18 0 0, hand s2 dA dK dC dJ bA bK bC bJ'
    """

    def __init__(self, kind: AnyKind, rules: Rules, seats: int) -> None:
        if not kind.decisions:
            raise ValueError(f"the decisions of {kind.name} have no numbers")
        self.kind = kind
        self.game = kind.begin(rules, seats)
        self.taken: list[int] = []
        """All actions so far."""
        self.told: list[list[Told]] = [[] for _ in range(seats)]
        """What each seat was told, one thing after another."""
        self._drawn: list[PackCard] = []
        """The cards of a pack, or of a draw, that chance has given so far."""
        self._declined = 0
        """The number of the deal in which a seat had nothing to say out of its turn."""
        self._due = self._next_chance()
        self._numbers = numbers_of(tuple(kind.decisions))

    # Whose turn it is

    @property
    def is_chance(self) -> bool:
        """Whether nobody decides what comes next."""
        return self._due is not None

    @property
    def actor(self) -> int | None:
        """The seat that decides next; `None` where chance does, or the game is over.

        A seat that may say something out of its turn is asked once, when it is no secret any more whose turn it is.
        It is not asked for a dost in the turn of another (Stovkahra, rule 19), which has no action.
        """
        game = self.game
        if self.is_chance or game.turn is None:
            return None
        aside = game.deal_number > self._declined and not game.secret_turn and not game.mid_trick
        others = (seat for seat in range(game.seats) if aside and seat != game.turn and self._aside(seat))
        return next(others, game.turn)

    def actions(self) -> list[int]:
        """Return the numbers of all that may come next, in rising order."""
        if self._due is not None:
            return self._outcomes(self._due)
        actor = self.actor
        if actor is None:
            return []
        if actor != self.game.turn:
            return sorted(self._numbers[move] for move in (*self._aside(actor), PASS))
        return sorted(self._numbers[move] for move in self.game.legal_moves(actor))

    def _aside(self, seat: int) -> list[Move]:
        """Return what a seat may say out of its turn."""
        return [move for move in self.game.legal_moves(seat) if move in self._numbers]

    def _outcomes(self, due: Chance) -> list[int]:
        if isinstance(due, Dealer):
            return list(range(self.game.seats))
        if isinstance(due, Cut):
            return [cut.cards for cut in cuts_of(self.kind.cards)]
        heap = self._heap()
        left = heap or (due.pack if isinstance(due, Deal) else all_cards(self.kind.cards))
        return sorted(int(card) for card in left if card not in self._drawn)

    def _heap(self) -> Sequence[PackCard]:
        """Return the heap from which the next card must come, as some of its cards have been gathered already."""
        begun = (heap for heap in self.game.kept_together if 0 < sum(card in self._drawn for card in heap) < len(heap))
        return next(begun, ())

    def text(self, action: int) -> str:
        """Return what an action means now, as text."""
        if self._due is None:
            return str(self.kind.decisions[action])
        if isinstance(self._due, Dealer | Cut):
            return str(type(self._due)(action))
        return str(all_cards(self.kind.cards)[action])

    # Going on

    def apply(self, action: int) -> None:
        """Take an action, of a seat or of chance; raise `IllegalMove` if the rules forbid it."""
        if self._due is not None:
            self._draw(self._due, action)
        else:
            self._decide(action)
        self.taken.append(action)

    def _draw(self, due: Chance, action: int) -> None:
        if isinstance(due, Dealer | Cut):
            self._push(type(due)(action), None)
            return
        self._drawn.append(all_cards(self.kind.cards)[action])
        cards = due.cards if isinstance(due, Draw) else due.pack
        if len(self._drawn) == len(cards):
            drawn, self._drawn = tuple(self._drawn), []
            self._push(type(due)(drawn), None)

    def _decide(self, action: int) -> None:
        actor, move = self.actor, self.kind.decisions[action]
        assert actor is not None
        if move == PASS and actor != self.game.turn:
            self._declined = self.game.deal_number
            self._tell(actor, actor, (move,))
        else:
            self._push(move, actor)

    def _push(self, move: Move, mover: int | None) -> None:
        self.game.push(move, mover)
        for seat in range(self.game.seats):
            self._tell(seat, mover, self.game.observe_move(seat, mover))
        self._due = self._next_chance()

    def _next_chance(self) -> Chance | None:
        if self.game.awaits_cut:
            return Cut(1)
        due = self.kind.chance(self.game, None, ANY_SECRET) if self.game.awaits_chance else None
        assert due is None or isinstance(due, Chance)
        return due

    # What a seat knows

    def _tell(self, seat: int, mover: int | None, moves: tuple[Move, ...]) -> None:
        view, told = self.game.view(seat), self.told[seat]
        # What was known of the deal before this; of another deal nothing.
        known = told[-1] if told and told[-1].deal == view.deal_number else None
        said = " or ".join(map(str, moves))
        news = [said if mover is None else f"{mover} {said}"] if moves else []
        if known is None and view.deal_number and not self.game.awaits_cut:
            news.append(f"standing {' '.join(map(str, view.standing))}")
        news += _told_if_grown("hand", view.hand, known.hand if known else ())
        news += _told_if_grown("shown", view.seen_cards, known.shown if known else ())
        if news:
            text = ", ".join(news)
            told.append(Told(view.deal_number, mover, moves, view.hand, view.seen_cards, view.standing, text))

    def told_in(self, seat: int, deal: int) -> list[Told]:
        """Return what a seat was told in one deal."""
        return [each for each in self.told[seat] if each.deal == deal]

    def known(self, seat: int, deal: int | None = None) -> str:
        """Return all that a seat was told, in the whole game or in one deal, as text."""
        return "; ".join(each.news for each in self.told[seat] if deal in (None, each.deal))

    def __str__(self) -> str:
        """Return all that has happened, with what is hidden."""
        return "; ".join(map(str, (*self.game.moves, *self._drawn)))

    # The end

    def payoffs(self) -> list[float]:
        """Return what each seat has won: brčka, chips, or 1 for the game itself; all 0 while the game goes on."""
        game, outcome = self.game, self.game.outcome
        if outcome is None:
            return [0.0] * game.seats
        results = [game.result_of(seat) for seat in range(game.seats)]
        if self.kind.chips:
            return [float(each.points) for each in results]
        worth = float(outcome.brcka if isinstance(outcome, Prize) else 1)
        return [0.0 if each.won is None else worth if each.won else -worth for each in results]

    # Copies

    def __deepcopy__(self, memo: object) -> Course:
        """Return a copy that goes on by itself; nothing is told anew."""
        other = object.__new__(Course)
        other.__dict__ |= self.__dict__
        other.game = self.kind.begin(self.game.rules, self.game.seats)
        for move in self.game.moves:
            other.game.push(move)
        other.taken, other._drawn = list(self.taken), list(self._drawn)
        other.told = [list(told) for told in self.told]
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Tell `pickle` how to build the course anew: by its actions."""
        return course_of, (self.kind.name, self.game.rules, self.game.seats, tuple(self.taken))


def _told_if_grown(name: str, now: Sequence[PackCard], before: Sequence[PackCard]) -> list[str]:
    """Return all these cards under a name where one of them was not there before, else nothing."""
    return [] if set(now) <= set(before) else [f"{name} {cards_text(now)}"]


def course_of(name: str, rules: Rules, seats: int, actions: Sequence[int]) -> Course:
    """Return the course of a game after these actions."""
    course = Course(GAMES[name], rules, seats)
    for action in actions:
        course.apply(action)
    return course


def rules_and_seats(kind: AnyKind, options: Mapping[str, object]) -> tuple[Rules, int]:
    """Return the rules with these options, and how many play: the option `players`, or, without it or with 0, all.

    Raise `ValueError` if there is no such option, or value, or so many cannot play.

    >>> rules_and_seats(GAMES["bulka"], {"cup": "off"})
    (Rules(alifer='on', cup='off', key=1), 2)
    >>> rules_and_seats(GAMES["bulka"], {"cup": "perhaps"})
    Traceback (most recent call last):
    ValueError: the option cup is one of on, off
    """
    able = options_of(kind.rules)
    chosen = {name: value for name, value in options.items() if name != PLAYERS}
    for name, value in chosen.items():
        if name not in able:
            raise ValueError(f"{kind.name} has no option {name}: {', '.join((*able, PLAYERS))}")
        if value not in able[name]:
            raise ValueError(f"the option {name} is one of {', '.join(map(str, able[name]))}")
    rules = kind.rules(**chosen)
    seats = options.get(PLAYERS) or kind.most_seats(rules)
    if not isinstance(seats, int) or not kind.may_sit(rules, seats):
        raise ValueError(f"{seats} cannot play {kind.name} by these rules")
    return rules, seats


@cache
def numbers_of(decisions: tuple[Move, ...]) -> Mapping[Move, int]:
    """Return the number of each decision."""
    return {move: number for number, move in enumerate(decisions)}
