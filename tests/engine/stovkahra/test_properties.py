"""What holds in every game of Stovkahra, tried on random ones. A failure names the seed that repeats it."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.moves import DOST, PASS, Cut, Declare, Pass, Play, Signal
from engine.stovkahra.rules import Phase, Rules, eldest_of, right_of, side_of
from tests.support.positions import EVERYBODY, views, walk
from tests.support.referees import playable

seeds = st.integers(min_value=0, max_value=2**32 - 1)
some = settings(max_examples=25, deadline=None)


@some
@given(seeds)
def test_whoever_is_to_play_may_play_just_what_the_rules_say(seed):
    """Rules 13 to 15 once more, as naively as can be."""
    for game in walk(seed):
        if game.phase is Phase.PLAY:
            view = game.view(game.turn)
            naive = playable([*map(str, view.hand)], [*map(str, view.table)], view.trump.letter)
            may = [str(move.card) for move in game.legal_moves() if isinstance(move, Play)]
            assert sorted(may) == sorted(naive), f"seed {seed}, move {len(game.moves)}"


@some
@given(seeds)
def test_a_correct_dost_is_never_held_to_be_unthinkable(seed):
    for game in walk(seed):
        if DOST in game.legal_moves() and game.score[side_of(game.turn)] >= 100:
            assert game.view(game.turn).could_have_goal, f"seed {seed}, move {len(game.moves)}"


@some
@given(seeds)
def test_the_ply_of_a_view_grows_with_every_move_of_its_own_seat_but_a_pass(seed):
    before = turn = None
    for game in walk(seed):
        after = views(game)
        if before is not None:
            move = game.moves[-1]
            mover = right_of(game.dealer) if isinstance(move, Signal) else turn
            if move == PASS:
                # A pass may have been made without the seat's doing, and then tells whose turn has gone by.
                assert after[mover].ply == before[mover].ply, f"seed {seed}, pass by seat {mover}"
            elif mover is not None:
                assert after[mover].ply > before[mover].ply, f"seed {seed}, {move} by seat {mover}"
            assert all(after[seat].ply >= before[seat].ply for seat in EVERYBODY), f"seed {seed}, {move}"
        before, turn = after, game.turn


@some
@given(seeds)
def test_nobody_is_told_who_has_passed(seed):
    before = turn = None
    for game in walk(seed):
        after = views(game)
        if before is not None and isinstance(game.moves[-1], Pass):
            for seat in EVERYBODY:
                if seat == turn:
                    continue
                was, now = before[seat], after[seat]
                where = f"seed {seed}, move {len(game.moves)}, seat {seat}"
                assert was.turn is None, where
                assert now.ply == was.ply, where
                if game.phase is Phase.PLAY:
                    # The last pass: play begins, which all may see, and nothing else.
                    assert replace(now, phase=was.phase, turn=None, legal=was.legal) == was, where
                elif seat == game.turn:
                    # Whose turn it is must be told so.
                    assert replace(now, turn=None, legal=was.legal) == was, where
                else:
                    assert now == was, where
        if game.phase is Phase.DECLARE:
            for seat in EVERYBODY:
                assert after[seat].turn == (seat if seat == game.turn else None), f"seed {seed}, seat {seat}"
        before, turn = after, game.turn


@some
@given(seeds)
def test_a_signal_is_seen_by_two_seats_only(seed):
    before = None
    for game in walk(seed, Rules(shuffle="every")):
        after = views(game)
        if before is not None and isinstance(game.moves[-1], Signal):
            two = {right_of(game.dealer), eldest_of(game.dealer)}
            for seat in EVERYBODY:
                if seat in two:
                    assert after[seat].signal is game.moves[-1].suit, f"seed {seed}, seat {seat}"
                else:
                    assert after[seat] == before[seat], f"seed {seed}, seat {seat}"
        before = after


@some
@given(seeds)
def test_everybody_sees_what_lies_open(seed):
    for game in walk(seed):
        if game.phase in (Phase.DEALER, Phase.DEAL, Phase.CUT):
            continue
        cut_at = max(at for at, move in enumerate(game.moves) if isinstance(move, Cut))
        pack, cut = game.moves[cut_at - 1].pack, game.moves[cut_at].cards
        since = game.moves[cut_at + 1 :]
        plays = [move.card for move in since if isinstance(move, Play)]
        said = [move.combination for move in since if isinstance(move, Declare)]
        for seat in EVERYBODY:
            view, where = game.view(seat), f"seed {seed}, move {len(game.moves)}, seat {seat}"
            assert [card for trick in view.tricks for card in trick.cards] + list(view.table) == plays, where
            assert [declaration.combination for declaration in view.declarations] == said, where
            assert view.trump_card == pack[cut - 1], where
            assert set(view.open_cards) == {pack[(cut + place) % 32] for place in range(3)} - set(plays), where
            assert view.outcome == game.outcome, where
