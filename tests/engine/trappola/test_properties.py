"""What holds in every match of Trappola, tried on random ones. A failure names the seed that repeats it."""

from engine.cards.pack import cards_text
from engine.moves import EXCHANGE, Cut, Declare
from engine.trappola.rules import Phase
from tests.support.duels import views
from tests.support.worlds import match


def test_all_see_what_lies_open_and_whoever_is_to_play_may_do_just_what_the_rules_say(sized):
    """Rule 3 and following suit once more, as naively as can be."""
    for seed in range(sized(10)):
        for game in match(seed, deals=2):
            if game.phase not in (Phase.EXCHANGE, Phase.PLAY):
                continue
            where = f"seed {seed}, move {len(game.moves)}"
            since = game.moves[max(at for at, move in enumerate(game.moves) if isinstance(move, Cut)) + 1 :]
            numbers = [move.combination.number for move in since if isinstance(move, Declare)]
            for view in views(game).values():
                assert [said.number for said in view.declared] == numbers, where
                assert sum(map(len, view.laid)) == 9 * since.count(EXCHANGE) == 18 - view.stock, where
                assert len(view.points) == len(game.deals) - 1, where
            if game.phase is not Phase.PLAY:
                continue
            seat, view = game.turn, game.view(game.turn)
            hand, led = cards_text(view.hand).split(), cards_text(view.table)
            naive = {f"play {card}" for card in [card for card in hand if card[0] == led[:1]] or hand}
            gone = [str(card) for trick in view.tricks for actor, card in trick.plays if seat in (actor, trick.winner)]
            told = {said.rank.letter for said in view.declared if said.seat == seat}
            for rank in "AKCJ2":
                number = sum(card[1] == rank for card in hand)
                if number >= 3 and rank not in told and not any(card[1] == rank for card in gone):
                    naive.add(f"declare {rank} {number}")
            assert set(map(str, game.legal_moves(seat))) == naive, where
