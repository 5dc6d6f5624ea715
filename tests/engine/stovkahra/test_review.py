"""The review of a deal: what each card cost, what was withheld, which dost was missed."""

import copy
from collections import Counter, defaultdict
from itertools import chain, pairwise

import pytest

from engine.cards.german_pack import CARD_POINTS, parse_cards
from engine.moves import Combination, Play, Signal
from engine.record import replay
from engine.review import ReviewedCard
from engine.simulate import simulate
from engine.stovkahra.declarations import Declaration, value_of
from engine.stovkahra.review import Claim, ReviewedSeat, review, reviews
from engine.stovkahra.rules import DealState, Game, Phase, side_of
from tests.engine.stovkahra.referee import playable
from tests.support.any_game import move
from tests.support.positions import ALL_TRUMPS_SEVEN_LAST, DEALER, EACH_A_SUIT, dealt, everybody_passes, sweep, walk

SEED = 20
"""Of the random games; another one must do as well."""


@pytest.fixture(scope="module")
def finished(sized):
    """Simulated games with the review of each deal."""
    print(f"seed {SEED}")
    games = [replay(made) for made in simulate(sized(4), SEED)]
    return [(game, reviews(game)) for game in games]


@pytest.fixture(scope="module")
def reviewed(finished):
    """Deals with their reviews: some of every length."""
    return [pair for game, made in finished for pair in zip(game.deals, made, strict=True)]


@pytest.fixture
def no_cards(monkeypatch):
    """Reviews without cards, where those are of no matter: the solver takes its time."""
    monkeypatch.setattr("engine.stovkahra.review._tricks", lambda deal, hands: ())
    monkeypatch.setattr("engine.stovkahra.review._value", lambda deal, hands: 0)


def all_cards(made) -> list[ReviewedCard]:
    return [card for trick in made.tricks for card in trick.cards]


def lost(made, side: int) -> int:
    return sum(seat.loss for seat in made.seats if side_of(seat.seat) == side)


def play_points(deal: DealState) -> list[int]:
    """What each side took in tricks."""
    points = list(deal.earned)
    for seat, combination in deal.declarations:
        points[side_of(seat)] -= value_of(combination)
    return points


# What the cards cost


def test_what_both_sides_lost_leads_from_perfect_play_to_what_came_of_it(reviewed):
    whole = 0
    for deal, made in reviewed:
        points, cards = play_points(deal), all_cards(made)
        assert made.actual == points[0] - points[1]
        assert made.line[-1] == made.perfect - lost(made, 0) + lost(made, 1)
        if len(deal.tricks) == 8:
            whole += 1
            assert made.line[-1] == made.actual
        # The line and what was taken have a value at first and after each card.
        assert len(made.line) == len(made.running) == len(cards) + 1 == 4 * len(deal.tricks) + 1
        played = [play for trick in deal.tricks for play in trick.plays]
        assert [(card.seat, card.card) for card in cards] == played
        assert [(card.before, card.after) for card in cards] == [*pairwise(made.line)]
        assert made.running[0] == 0
        for number, trick in enumerate(deal.tricks):
            at, brought = made.running[4 * number : 4 * number + 5], trick.points + trick.bonus
            assert at == (at[0],) * 4 + (at[0] + (brought if side_of(trick.winner) == 0 else -brought),)
        # Each seat has its own cards counted, and the dearest come first.
        for seat in made.seats:
            own = [card for card in cards if card.seat == seat.seat]
            free, costly = sum(not card.forced for card in own), sum(card.cost > 0 for card in own)
            assert seat == ReviewedSeat(seat.seat, len(own), free, costly, sum(card.cost for card in own))
            assert seat.per_card == (seat.loss / len(own) if own else 0)
        costs = [card.cost for _, card in made.dearest]
        assert costs == sorted(costs, reverse=True) and all(costs)
        assert len(costs) == sum(seat.costly for seat in made.seats)
        assert all(card in made.tricks[number - 1].cards for number, card in made.dearest)
    assert whole > 2
    assert any(lost(made, 0) and lost(made, 1) for _, made in reviewed)


def test_no_card_brings_more_than_perfect_play_and_a_forced_one_never_costs(reviewed):
    forced = 0
    for deal, made in reviewed:
        plays = [(seat, str(card)) for trick in deal.tricks for seat, card in trick.plays]
        held = [[card for each, card in plays if each == seat] for seat in range(4)]
        for trick in made.tricks:
            table: list[str] = []
            for card in trick.cards:
                may = playable(held[card.seat], table, deal.trump.letter)
                if len(deal.tricks) == 8:
                    assert card.forced == (len(may) == 1)
                    assert set(map(str, card.better)) <= set(may)
                assert card.cost >= 0 and not (card.forced and card.cost)
                assert bool(card.better) == (card.cost > 0) and card.card not in card.better
                held[card.seat].remove(str(card.card))
                table.append(str(card.card))
                forced += card.forced
    assert forced > 20


def test_the_seven_that_should_have_trumped_the_first_trick():
    # The dealer holds all trumps and wins every trick: 72, and 52 + 6 with the seven first, 26 with the seven last.
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    made = review(game.deal)
    assert made.perfect == -(CARD_POINTS + 52 + 6)
    assert made.actual == -(CARD_POINTS + 26)
    assert [(number, str(card.card), card.cost, card.better) for number, card in made.dearest] == [
        (1, "bA", 32, parse_cards("b7"))
    ]
    assert made.seats[DEALER] == ReviewedSeat(DEALER, cards=8, free=7, costly=1, loss=32)
    assert made.seats[DEALER].per_card == 4.0
    # The last card of each is forced, and eldest, too, could choose seven times.
    assert [seat.free for seat in made.seats] == [7] * 4
    assert [card.forced for card in made.tricks[-1].cards] == [True] * 4


# What can be reviewed


@pytest.mark.usefixtures("no_cards")
def test_an_unfinished_deal_is_refused():
    phases = set()
    for game in chain(*map(walk, range(3))):
        if game.phase in (Phase.DECLARE, Phase.PLAY):
            phases.add((game.phase, len(game.deal.table)))
            with pytest.raises(ValueError, match="not finished"):
                review(game.deal)
            assert len(reviews(game)) == len(game.deals) - 1
    assert phases == {(Phase.DECLARE, 0), *((Phase.PLAY, cards) for cards in range(4))}


def test_a_deal_is_not_reviewed_while_its_last_tricks_winner_may_still_choose():
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    assert game.phase is Phase.CLAIM
    assert reviews(Game()) == reviews(game) == ()
    move(game, "count")
    assert len(reviews(game)) == 1


@pytest.mark.usefixtures("no_cards")
def test_a_deal_amid_which_the_game_was_given_up_is_not_reviewed():
    given_up = set()
    for game in walk(0):
        if not game.moves or game.outcome is not None:
            continue
        ended = copy.deepcopy(game)
        ended.push(ended.concession(0))
        amid = game.phase in (Phase.DECLARE, Phase.PLAY)
        assert len(reviews(ended)) == len(game.deals) - amid
        given_up.add((game.phase, len(game.deals)))
    assert {(Phase.CUT, 1), (Phase.PLAY, 1), (Phase.PLAY, 2)} <= given_up, given_up


def test_scores_run_from_deal_to_deal(finished):
    for game, made in finished:
        assert made[0].score_before == (0, 0)
        assert all(one.score_after == other.score_before for one, other in pairwise(made))
        assert [each.winner for each in made[:-1]] == [None] * (len(made) - 1)
        assert (made[-1].score_after, made[-1].winner) == (game.outcome.score, game.outcome.winner)


# Declarations


def play_anything(game: Game) -> None:
    everybody_passes(game)
    while game.phase is Phase.PLAY:
        game.push(next(each for each in game.legal_moves() if isinstance(each, Play)))


@pytest.mark.usefixtures("no_cards")
def test_what_was_held_and_not_declared_is_told_in_turn_from_eldest():
    game = dealt("aA lA hA aT lT", "aK lK hK bK", "a7 l7 h7 aU lU hU", "bA")
    move(game, "declare A 3", "pass", "pass", "declare U 3", "pass", "pass")
    play_anything(game)
    made = review(game.deal)
    assert made.declarations == (Declaration(0, Combination(parse_cards("aA")[0].rank, 3)), *made.declarations[1:])
    kept = [(seat, str(rank.letter), number) for seat, (rank, number), _ in made.withheld]
    assert kept == [(1, "K", 4), (2, "7", 3)] and [each.points for each in made.withheld] == [12, 10]


def test_a_dost_in_between_leaves_nobody_behind_it_a_turn_to_declare():
    game = dealt("aK lK hK", "aA lA hA aO lO hO", "aT lT hT", "bA")
    move(game, "pass", "declare A 3", "dost")
    made = review(game.deal)
    assert [(seat, kept.rank.letter) for seat, kept, _ in made.withheld] == [(0, "K"), (1, "O")]
    assert made.tricks == () and made.seats == tuple(ReviewedSeat(seat, 0, 0, 0, 0) for seat in range(4))
    assert made.running == (0,) and len(made.line) == 1
    assert made.dost.seat == 1 and made.dost.score == 30 and made.dost.missing == 70
    assert made.winner == 0


@pytest.mark.usefixtures("no_cards")
def test_of_what_was_kept_back_it_is_told_after_which_trick_it_would_have_brought_a_hundred(sized):
    seen = Counter[bool]()
    for seed in range(sized(60)):
        scores = defaultdict[int, list[tuple[int, tuple[int, int]]]](list)
        for game in walk(seed):
            if game.deals and game.deal.trump_card is not None:
                scores[len(game.deals)].append((len(game.deal.tricks), tuple(game.score)))
        for number, made in enumerate(reviews(game), start=1):
            for kept in made.withheld:
                side = side_of(kept.seat)
                enough = [tricks for tricks, score in scores[number] if score[side] + kept.points >= 100]
                expected = None if made.winner == side else next(iter(enough), None)
                assert kept.hundred == expected, f"seed {seed}"
                seen[expected is None] += 1
    assert len(seen) == 2, seen


@pytest.mark.parametrize(
    ("claim", "lost"),
    [
        (Claim(0, 99, 100), 1),
        # The others had won two already.
        (Claim(0, 40, 100), 0),
        (Claim(0, 60, 60), 2),
        (Claim(0, 0, 77), 2 - 1.66),
        (Claim(0, 77, 0), 2 + 1.66),
        (Claim(0, 100, 0), 0),
    ],
)
def test_a_false_dost_costs_two_brcka_and_what_the_score_was_worth(claim, lost):
    assert claim.cost == pytest.approx(lost)


# Dost


def right_moments(game: Game):
    """Every moment of a game at which a dost would have been right, found by replaying its moves."""
    again = Game(game.rules)
    for at, each in enumerate(game.moves):
        again.push(each)
        moves = [str(move) for move in again.legal_moves()] if again.turn is not None else []
        if "dost" in moves and again.score[side_of(again.turn)] >= 100:
            yield at, again.turn, len(again.deal.tricks), tuple(again.score)


def first_unsaid(game: Game) -> dict[int, tuple[int, int, tuple[int, ...]]]:
    """For each side the seat, the tricks and the score of its first right dost that was not said."""
    first: dict[int, tuple[int, int, tuple[int, ...]]] = {}
    for at, seat, tricks, score in right_moments(game):
        following = [str(each) for each in game.moves[at + 1 :] if not isinstance(each, Signal)]
        if following[0] != "dost":
            first.setdefault(side_of(seat), (seat, tricks, score))
    return first


@pytest.mark.usefixtures("no_cards")
def test_the_first_right_dost_of_each_side_is_found_and_what_came_of_it(sized):
    seen = Counter[object]()
    for seed in range(sized(60)):
        *_, game = walk(seed)
        made, first = reviews(game)[-1], first_unsaid(game)
        told = {side_of(each.seat): (each.seat, each.tricks, each.score) for each in made.missed}
        assert told.items() <= first.items(), f"seed {seed}"
        for side in first.keys() - told.keys():
            # What is left out changed nothing: to have the last trick counted came to the same.
            assert first[side][1] == len(game.deal.tricks) and game.outcome.winner == side, f"seed {seed}"
            seen["left out"] += len(first) == 1 and first[side][1] == 8
        for each in made.missed:
            side = side_of(each.seat)
            assert each.tricks_more == len(game.deal.tricks) - each.tricks, f"seed {seed}"
            assert each.worth == (2 if each.score[1 - side] < 50 else 1), f"seed {seed}"
            assert each.lost == (game.outcome.winner != side), f"seed {seed}"
            assert each.got == (-game.outcome.brcka if each.lost else game.outcome.brcka), f"seed {seed}"
            assert each.cost == max(0, each.worth - each.got), f"seed {seed}"
            seen[each.worth, each.got] += 1
        assert made.winner == game.outcome.winner, f"seed {seed}"
        assert (made.dost is None) == (game.deal.dost is None), f"seed {seed}"
        if made.dost is not None:
            score = game.score[side_of(game.deal.dost)]
            assert (made.dost.seat, made.dost.score) == (game.deal.dost, score), f"seed {seed}"
            assert made.dost.missing == max(0, 100 - score), f"seed {seed}"
    assert seen.keys() >= {"left out", (1, 1), (1, -1), (2, 2), (2, 1)}, seen
