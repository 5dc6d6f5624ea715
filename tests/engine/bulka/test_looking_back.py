"""What looking back tells of alifer, of questions and of a round for the cup, by what each player could know."""

from dataclasses import replace
from random import Random

from engine.bulka.judge import JUDGE
from engine.bulka.players import CLOSE, BulkaPlayers, gain_of_keeping
from engine.bulka.review import REVIEWS
from engine.bulka.rules import Result, Rules
from engine.duel.review import TOLD
from engine.fairness import FairReview
from engine.games import GAMES
from engine.judging import Budget, blame
from engine.moves import AGREE, REFUSE, Ask, Declare, Play
from tests.support.reviews import unblamed

KIND = GAMES["bulka"]
PLAYERS = BulkaPlayers()


def a_round(seed, cup="off"):
    """A round in which alifer, questions and cards are as chance has it, and what could be asked; with each view."""
    random, game, views = Random(f"looking back {seed}"), KIND.begin(Rules(cup=cup), 2), []
    secret = random.randbytes(32)
    while not game.deals or game.deals[-1].result not in (Result.WON, Result.TIED):
        if game.awaits_chance:
            game.push(KIND.chance(game, None, secret))
            continue
        legal = game.legal_moves()
        declared = [move for move in legal if isinstance(move, Declare)]
        cards = [move for move in legal if isinstance(move, Play)]
        asked = [move for move in legal if isinstance(move, Ask) and random.random() < 0.5]
        move = random.choice(asked or declared or cards or legal)
        views.append((game.view(game.turn), move, game.deal_number))
        game.push(move)
    return game, views


def test_alifer_that_was_surely_wrong_is_told_where_the_cards_are_played_and_nothing_that_was_right(sized):
    told, seen = 0, set()
    for seed in range(sized(14, 9)):
        game, views = a_round(seed)
        last = len(game.deals)
        found = REVIEWS.review(game, last).exchanged
        if seed < 2:
            assert found == REVIEWS.review(game, last).exchanged, "everybody who looks back is told the same"
            assert not any(REVIEWS.review(game, number).exchanged for number in range(1, last)), "no card was played"
        answers = []
        for at, (view, move, number) in enumerate(views):
            if move == AGREE or (move == REFUSE and number == last):
                # By other deals than those that looking back draws.
                answers.append((view.seat, move == REFUSE, gain_of_keeping(view, Random(f"other {seed} {at}"))))
                hint = KIND.players.advise(view, Random(f"hint {seed} {at}"), 10.0)
                assert not REVIEWS.lost_by(view, kept=hint.move == REFUSE), "a hint is never told to be wrong"
        lost = [(seat, kept, -gain if kept else gain) for seat, kept, gain in answers]
        said = [(each.seat, each.kept) for each in found]
        surely = [(seat, kept) for seat, kept, points in lost if points > 3 * TOLD]
        surely_right = [(seat, kept) for seat, kept, points in lost if points < -TOLD]
        assert set(surely) <= set(said) <= {(seat, kept) for seat, kept, _ in lost}, f"seed {seed}"
        assert len(said) <= len(lost) - len(surely_right) and all(each.points >= TOLD for each in found), f"seed {seed}"
        told += len(found)
        seen |= {kept for _, kept in said}
    assert told > 3 and seen == {True, False}


def test_who_did_not_ask_for_a_fourth_card_that_nobody_had_seen_is_told(sized):
    told = asked = 0
    for seed in range(14, 14 + sized(40, 8)):
        game, views = a_round(seed)
        expected = set()
        for view, move, _ in views:
            own = {*view.hand, *(card for trick in view.tricks for seat, card in trick.plays if seat == view.seat)}
            for each in view.legal:
                if isinstance(each, Ask) and each.rank not in {card.rank for card in own}:
                    expected.add((view.seat, each.rank))
            if isinstance(move, Ask):
                expected.discard((view.seat, move.rank))
                asked += 1
        assert set(REVIEWS.review(game, len(game.deals)).unasked) == expected, f"seed {seed}"
        told += len(expected)
    assert told and asked


def test_a_card_is_not_blamed_for_points_beyond_what_wins_a_round_for_the_cup(sized):
    budget, blamed, tried = Budget(looks=1, deals=20), 0, 0
    for seed in range(9, 9 + sized(50, 10)):
        game, views = a_round(seed, "on")
        for at, (view, move, number) in enumerate(views):
            if not isinstance(move, Play) or number != len(game.deals) or not 2 <= len(view.hand) <= 4:
                continue
            deals = JUDGE.deals(view, 20, Random(at))
            plain = replace(view, rules=Rules(cup="off"))
            cards = [each.card for each in view.legal if isinstance(each, Play)]
            ahead = [PLAYERS.ahead(view, deal) for deal in deals]
            if min(ahead) < CLOSE:
                continue
            brought = JUDGE.played_out(plain, deals, cards, Random(at))
            ends = [lead + points for lead, each in zip(ahead, brought, strict=True) for points in each]
            if min(ends) < 2 * CLOSE or max(ends) - min(ends) < 10:
                continue
            tried += 1
            worst = min(cards, key=lambda card: sum(each[cards.index(card)] for each in brought))
            assert blame(JUDGE, view, worst, Random(at), budget) is None, f"seed {seed}"
            blamed += blame(JUDGE, plain, worst, Random(at), budget) is not None
    assert tried > 2 and blamed, (tried, blamed)


def test_cards_of_whoever_won_a_round_for_the_cup_are_no_bad_luck():
    lost = 0
    for seed in range(5):
        for cup in ("on", "off"):
            game, _ = a_round(seed, cup)
            number, deal = len(game.deals), game.deals[-1]
            if deal.result is not Result.WON:
                continue
            fair = FairReview(REVIEWS.review(game, number), unblamed(game, number))
            winner = max(deal.points, key=deal.points.__getitem__)
            costly = [card for card in fair.cards if card.seen.seat == winner and card.seen.cost]
            assert {card.cost for card in costly} <= {0} if cup == "on" else all(card.cost for card in costly)
            lost += len(costly)
    assert lost
