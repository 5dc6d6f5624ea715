"""What holds in every game of Stovkahra, tried on random ones. A failure names the seed that repeats it."""

from dataclasses import replace

from engine.moves import DOST, PASS, Pass, Play, Signal
from engine.stovkahra.rules import Game, Phase, View, right_of, side_of
from tests.engine.stovkahra.referee import playable
from tests.support.any_game import views
from tests.support.positions import EVERYBODY, walk

Views = dict[int | None, View]


def test_what_is_legal_and_what_a_move_tells(sized):
    for seed in range(sized(30)):
        before: Views | None = None
        turn = None
        for game in walk(seed):
            after, where = views(game), f"seed {seed}, move {len(game.moves)}"
            whoever_is_to_move_may_do_just_what_the_rules_say(game, after, where)
            if before is not None:
                the_ply_grows_with_every_move_of_the_own_seat_but_a_pass(game, before, after, turn, where)
                if isinstance(game.moves[-1], Pass):
                    nobody_is_told_who_has_passed(game, before, after, turn, where)
            before, turn = after, game.turn


def whoever_is_to_move_may_do_just_what_the_rules_say(game: Game, seen: Views, where: str) -> None:
    """Rules 13 to 15 once more, as naively as can be; and a correct dost is never held to be unthinkable."""
    if game.phase is Phase.PLAY:
        view = seen[game.turn]
        naive = playable([*map(str, view.hand)], [*map(str, view.table)], view.trump.letter)
        assert sorted(str(move.card) for move in game.legal_moves() if isinstance(move, Play)) == sorted(naive), where
    if DOST in game.legal_moves() and game.score[side_of(game.turn)] >= 100:
        assert seen[game.turn].could_have_goal, where
    if game.phase is Phase.DECLARE:
        for seat in EVERYBODY:
            assert seen[seat].turn == (seat if seat == game.turn else None), where


def the_ply_grows_with_every_move_of_the_own_seat_but_a_pass(
    game: Game, before: Views, after: Views, turn: int | None, where: str
) -> None:
    move = game.moves[-1]
    mover = right_of(game.dealer) if isinstance(move, Signal) else turn
    if move == PASS:
        # A pass may have been made without the seat's doing, and then tells whose turn has gone by.
        assert after[mover].ply == before[mover].ply, where
    elif mover is not None:
        assert after[mover].ply > before[mover].ply, where


def nobody_is_told_who_has_passed(game: Game, before: Views, after: Views, turn: int | None, where: str) -> None:
    for seat in set(EVERYBODY) - {turn}:
        was, now = before[seat], after[seat]
        assert was.turn is None and now.ply == was.ply, where
        if game.phase is Phase.PLAY:
            # The last pass: play begins, which all may see, and nothing else.
            assert replace(now, phase=was.phase, turn=None, legal=was.legal) == was, where
        elif seat == game.turn:
            # Whose turn it is must be told so.
            assert replace(now, turn=None, legal=was.legal) == was, where
        else:
            assert now == was, where
