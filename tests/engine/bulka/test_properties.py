"""What holds in every game of Bulka, tried on random ones. A failure names the seed that repeats it."""

from engine.cards.trappola_pack import cards_in
from engine.moves import Ask, Cut
from tests.support.duels import views
from tests.support.worlds import DEALT, cup, shown_to


def test_what_all_have_was_paid_and_everybody_sees_what_lies_open_and_was_said(sized):
    for seed in range(sized(10)):
        for game in cup(seed):
            where = f"seed {seed}, move {len(game.moves)}"
            balances, in_cup = [0] * game.seats, 0
            for giver, taker, chips, _ in game.payments:
                in_cup += chips * ((taker is None) - (giver is None))
                for seat, change in ((giver, -chips), (taker, chips)):
                    if seat is not None:
                        balances[seat] += change
            assert [game.balance(seat) for seat in range(game.seats)] == balances, where
            assert game.cup == in_cup >= 0, where
            seen = views(game)
            assert all((view.chips, view.cup) == (tuple(balances), in_cup) for view in seen.values()), where
            if game.phase not in DEALT:
                continue
            since = game.moves[max(at for at, move in enumerate(game.moves) if isinstance(move, Cut)) + 1 :]
            said = [str(move) for move in since if str(move).split()[0] in ("declare", "blanche", "bianca")]
            asked = [move.rank for move in since if isinstance(move, Ask)]
            hands = {each: cards_in(hand) for each, hand in game.deal.play.hands.items()}
            for seat, view in seen.items():
                assert [str(meld.said) for meld in view.melds] == said, where
                assert [each.rank for each in view.asked] == asked, where
                # Hands are seen by those who may see them.
                expected = [hands[each] for each in shown_to(game, seat) if hands[each]]
                assert [cards for cards in (view.hand, view.advised) if cards] == expected, f"{where}, seat {seat}"
        assert game.cup == 0, f"seed {seed}: the cup is won, or there is none"
