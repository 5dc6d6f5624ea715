"""What is told of a deal is so: each moment is recounted from the moves, by the game itself or by plain sums."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.model.decisive import of_deals
from engine.games import GAMES
from engine.moments import Moment, MomentKind
from engine.moves import DOST, Combination, Deal, Declare, Play
from engine.record import replay
from engine.replay import mover_of
from engine.simulate import simulate
from tests.support.sizes import in_turn

WORTH = {
    "stovkahra": {"A": (30, 40), "T": (10, 20), "7": (10, 20), **dict.fromkeys("KOU", (6, 12))},
    "trappola": {"A": (12, 24), "2": (10, 20), **dict.fromkeys("KCJ", (6, 12))},
    "bulka": {"2": (10, 20), **dict.fromkeys("KCJ", (6, 12))},
}
"""The points for three and for four of a rank, as the rules say them; those of aces in Bulka follow from the tricks."""
LOW = {"stovkahra": "7", "trappola": "2", "bulka": "2"}


@dataclass
class Told:
    """A deal as it was played, with the view that everybody has at its end."""

    name: str
    before: list[int]
    view: Any = None
    tricks: list[tuple[list[tuple[int, Any]], int]] = field(default_factory=list)
    """The plays of each trick, and who won it."""
    after: list[Any] = field(default_factory=list)
    """The game after each trick."""
    said: list[tuple[int, Combination, Any]] = field(default_factory=list)
    """Who declared what, and the game after that."""
    could: set[tuple[int, Combination]] = field(default_factory=set)
    """Which sets could have been declared at some time."""
    end: Any = None

    def side(self, seat: int) -> int:
        return GAMES[self.name].side_of(seat)

    def bonus(self, number: int) -> int:
        """What a trick brought beside its cards; for the last ones together it came with the last."""
        low, last = [self.is_low(each) for each in range(1, len(self.tricks) + 1)], len(self.tricks)
        total = 8 if self.name == "stovkahra" else 9
        if self.name == "stovkahra":
            if number == total:
                return 26 if low[-1] else 6
            return (52 if number == 1 else 10) if low[number - 1] else 0
        at_end = 0
        while last == total and at_end < 3 and low[-1 - at_end] and self.winner(last - at_end) == self.winner(last):
            at_end += 1
        swept = 30 if self.name == "bulka" and len({self.winner(each) for each in range(1, last + 1)}) == 1 else 0
        if number == total:
            return {0: 6, 1: 26, 2: 52, 3: 78}[at_end] + swept
        if not low[number - 1] or number > total - at_end:
            return 0
        return 52 if number == 1 and self.name == "bulka" else 10

    def winner(self, number: int) -> int:
        return self.tricks[number - 1][1]

    def best(self, number: int) -> Any:
        plays, winner = self.tricks[number - 1]
        return dict(plays)[winner]

    def is_low(self, number: int) -> bool:
        return str(self.best(number))[1] == LOW[self.name]

    def points(self, number: int) -> int:
        return sum(card.points for _, card in self.tricks[number - 1][0]) + self.bonus(number)

    def ahead(self, seat: int) -> int:
        """How many points the side of a seat has more than the other in the deal."""
        return sum(each.points if seat in each.seats else -each.points for each in self.end.scored)


def played(name: str, game: Any) -> Iterator[Told]:
    """Each deal of a game that is over."""
    again, deal, plays = GAMES[name].begin(game.rules, game.seats), None, list[tuple[int, Any]]()
    for move in game.moves:
        if isinstance(move, Deal):
            if deal is not None:
                deal.view, deal.end = again.view(), again.copy()
                yield deal
            deal = Told(
                name,
                list(again.score) if name == "stovkahra" else list(again.view().score) if name == "trappola" else [],
            )
        if deal is not None:
            legal = ((seat, each) for seat in range(game.seats) for each in again.legal_moves(seat))
            deal.could |= {(seat, each.combination) for seat, each in legal if isinstance(each, Declare)}
        mover = mover_of(again, move)
        again.push(move)
        if deal is None or mover is None:
            continue
        if isinstance(move, Declare):
            deal.said.append((mover, move.combination, again.copy()))
        if isinstance(move, Play):
            plays.append((mover, move.card))
            if not again.mid_trick:
                deal.tricks.append((list(plays), again.tricks[-1].winner))
                deal.after.append(again.copy())
                plays.clear()
    if deal is not None and again.outcome is not None:
        deal.view, deal.end = again.view(), again.copy()
        yield deal


def is_so(moment: Moment, deal: Told) -> bool:
    """Whether what a moment says is true, found out in another way than it was found."""
    kind, seat, number, outcome = moment.kind, moment.seat, moment.trick, deal.end.outcome
    side, last = deal.side(seat), len(deal.tricks)
    worth = {
        (who, each): WORTH[deal.name][str(each.rank.letter)][each.number - 3]
        for who, each in {*((who, each) for who, each, _ in deal.said), *deal.could}
        if str(each.rank.letter) in WORTH[deal.name]
    }
    match kind:
        case MomentKind.HUNDRED_UNSAID | MomentKind.DOST_RIGHT:
            right = could_say(deal, number, seat)
            first = not any(
                could_say(deal, earlier, each)
                for earlier in range(number)
                for each in range(4)
                if deal.side(each) == side
            )
            won = outcome.winner == side
            return right and first and won is (kind is MomentKind.DOST_RIGHT)
        case MomentKind.LAST_TRICK:
            before = deal.after[-2].score[side]
            now = before + deal.points(last)
            return (
                before < 100 <= now
                and outcome.winner == side
                and (moment.more, moment.points) == (before, now - before)
            )
        case MomentKind.SET_DECIDED:
            points = worth[seat, moment.combination]
            made = (seat, moment.combination) in {(who, each) for who, each, _ in deal.said}
            return made and outcome.winner == side and deal.end.score[side] - points == moment.more < 100
        case MomentKind.SET_AHEAD:
            made = (seat, moment.combination) in {(who, each) for who, each, _ in deal.said}
            points = worth.get((seat, moment.combination))
            if points is None:
                lost = [card for plays, winner in deal.tricks for who, card in plays if who == seat != winner]
                kept = not any(str(card)[1] == "A" for card in lost)
                points = {(3, True): 30, (4, True): 40, (3, False): 6, (4, False): 12}[moment.combination.number, kept]
            return made and 0 < deal.ahead(seat) < points == moment.points
        case MomentKind.KEPT_BACK:
            made = {(who, each.rank) for who, each, _ in deal.said}
            left = (seat, moment.combination) in deal.could and (seat, moment.combination.rank) not in made
            return left and moment.points == worth[seat, moment.combination]
        case MomentKind.ACES_LOST:
            made = [each for who, each, _ in deal.said if who == seat and str(each.rank.letter) == "A"]
            lost = dict(deal.tricks[number - 1][0])[seat] is moment.card and deal.winner(number) != seat
            expected = {3: (6, 30), 4: (12, 40)}[made[0].number]
            return lost and str(moment.card)[1] == "A" and (moment.points, moment.more) == expected
        case MomentKind.FIRST_LOW:
            return number == 1 and deal.is_low(1) and deal.winner(1) == seat and deal.bonus(1) == moment.points == 52
        case MomentKind.LAST_LOW:
            ends = range(last - moment.more + 1, last + 1)
            low = all(deal.is_low(each) and deal.side(deal.winner(each)) == side for each in ends)
            return low and number == last and deal.bonus(last) == moment.points
        case MomentKind.SWEPT:
            return last >= 8 and all(deal.side(deal.winner(each)) == side for each in range(1, last + 1))
        case MomentKind.STREAK:
            ends = range(number, last + 1)
            row = all(deal.side(deal.winner(each)) == side for each in ends) and len(ends) == moment.more > last / 2
            longest = deal.side(deal.winner(number - 1)) != side
            return row and longest and sum(map(deal.points, ends)) == moment.points
        case MomentKind.TURNED:
            behind = deal.before[1 - side] - deal.before[side]
            return outcome.winner == side and behind == moment.points > 0
        case MomentKind.BIG_TRICK:
            others = [deal.points(each) for each in range(1, last + 1) if each != number]
            # Had the others won it with a card that brings no bonus, they would have had more.
            turned = deal.ahead(seat) - 2 * moment.points + deal.bonus(number) < 0 < deal.ahead(seat)
            return turned and deal.winner(number) == seat and deal.points(number) == moment.points > max(others)
        case MomentKind.ACE_FELL:
            plays, winner = deal.tricks[number - 1]
            trump, best = deal.end.deal.trump, deal.best(number)
            ace = dict(plays)[moment.other] is moment.card and str(moment.card)[1] == "A"
            beaten = best.suit is trump is not moment.card.suit and winner == seat
            return ace and beaten and deal.side(moment.other) != side and deal.points(number) == moment.points
    return False


def could_say(deal: Told, trick: int, seat: int) -> bool:
    """Whether a seat could say dost after a trick, or after what it declared, and its side would have won."""
    places = [deal.after[trick - 1]] if trick else [game for who, _, game in deal.said if who == seat]
    for game in places:
        if DOST in game.legal_moves(seat):
            tried = game.copy()
            tried.push(DOST, seat)
            if tried.outcome.winner == deal.side(seat):
                return True
    return False


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("name", in_turn([name for name in WORTH if name in GAMES]))
def test_every_moment_is_true_and_names_only_cards_that_were_played(name, sized, figures):
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    counted = Counter[str]()
    for record in simulate(sized(160 if name == "stovkahra" else 60, 60 if name == "stovkahra" else 40), seed, name):
        for deal in played(name, replay(record)):
            shown = {card for plays, _ in deal.tricks for _, card in plays}
            for moment in GAMES[name].moments(deal.view):
                assert is_so(moment, deal), (moment, deal.tricks, deal.said)
                assert moment.card is None or moment.card in shown
                counted[str(moment.kind).replace("-", "_")] += 1
            counted["deals"] += 1
    assert counted.total() > counted["deals"] > 5
    figures(**counted)


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("name", in_turn([name for name in WORTH if name in GAMES]))
def test_in_a_game_no_kind_is_told_twice_in_a_row_where_another_is_true(name, sized):
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    told = 0
    for number, record in enumerate(simulate(sized(100, 40), seed, name), start=1):
        game = replay(record)
        chosen, deals = of_deals(game, number), list(played(name, game))
        assert len(chosen) == len(deals)
        before = None
        for moment, deal in zip(chosen, deals, strict=True):
            kinds = {each.kind for each in GAMES[name].moments(deal.view)}
            assert (moment is None) == (not kinds)
            if moment is not None and before is not None and moment.kind is before.kind:
                assert kinds == {moment.kind}
            told += moment is not None
            before = moment
    assert told
