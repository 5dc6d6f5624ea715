"""A game given up: at any point of it, told to nobody before, and borne out by its record."""

import copy
import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from engine import record
from engine.__main__ import main
from engine.moves import Concede, Dealer
from engine.record import RecordError
from engine.stovkahra.moves import How, Outcome, parse_move
from engine.stovkahra.rules import GOAL, Game, Phase, Rules, side_of
from engine.stovkahra.series import Series
from tests.support.positions import (
    DEALERS,
    EACH_A_SUIT,
    ELDERS,
    EVERYBODY,
    ending,
    lead,
    ninety_eight_to_nothing,
    pack_for,
    refused,
    snapshot,
    trick,
    walk,
    written,
)
from tests.support.positions import dealt as deal_out

NAMES = ("Anna", "Béla", "Cyril", "Dana")
RULES = (Rules(), Rules(shuffle="every", signals="off"), Rules(count="open"))
SEEDS = range(4)


def secret(seed: int) -> bytes:
    """The secret of a random game whose rules are given: what is drawn first."""
    return Random(seed).randbytes(32)


def given_up(game: Game, side: int) -> Game:
    """The same game, given up by a side; the game itself goes on."""
    other = Game.replay(game.rules, game.moves)
    other.push(Concede(side))
    return other


def everywhere() -> Iterator[tuple[str, bytes, Game, Game, int]]:
    """Random games at every point, and the same given up there by each side in turn."""
    for seed in SEEDS:
        for at, game in enumerate(walk(seed, RULES[seed % len(RULES)])):
            if game.phase not in (Phase.DEALER, Phase.OVER):
                side = (seed + at) % 2
                yield f"seed {seed}, move {at}", secret(seed), game, given_up(game, side), side


# The move


@pytest.mark.parametrize("side", [0, 1])
def test_it_has_one_text(side):
    assert parse_move(f"concede {side}") == Concede(side)
    assert str(Concede(side)) == f"concede {side}"


@pytest.mark.parametrize(
    "text", ["concede", "concede ", "concede x", "concede -1", "concede 0 1", "concede 100", "Concede 0"]
)
def test_nothing_else_is_that_move(text):
    with pytest.raises(ValueError, match=r"."):
        parse_move(text)


def test_the_others_win_at_any_point_of_a_game_with_the_score_as_it_stands():
    phases = set()
    for where, _, game, ended, side in everywhere():
        phases.add(game.phase)
        outcome = ending(ended)
        assert outcome.how is How.CONCEDED, where
        assert (outcome.winner, outcome.score) == (1 - side, tuple(game.score)), where
        # Rule 23: two where the losers have fewer than half a hundred, whatever the winners have.
        assert outcome.brcka == (2 if game.score[side] < GOAL // 2 else 1), where
        for seat in EVERYBODY:
            assert ended.view(seat).outcome == outcome
            assert not ended.legal_moves(seat)
    assert phases == set(Phase) - {Phase.DEALER, Phase.OVER}


def test_either_partner_gives_up_their_own_side_and_not_the_other():
    for seat in range(4):
        game = deal_out(*EACH_A_SUIT)
        assert refused(game, Concede(1 - side_of(seat)), seat).key == "not-now"
        game.push(Concede(side_of(seat)), seat)
        assert ending(game).winner == 1 - side_of(seat)


def test_there_are_two_sides():
    game = deal_out(*EACH_A_SUIT)
    for side in (2, 99):
        refused(game, Concede(side))


def test_there_is_nothing_to_give_up_before_the_dealer_is_known_nor_after_the_end():
    refused(Game(), Concede(0))
    for seed in SEEDS:
        *_, last = walk(seed)
        for side in (0, 1):
            assert refused(last, Concede(side)).key == "game-over"
            assert refused(given_up_early(), Concede(side)).key == "game-over"


def given_up_early() -> Game:
    game = deal_out(*EACH_A_SUIT)
    game.push(Concede(ELDERS))
    return game


def test_nothing_follows_on_it():
    game = given_up_early()
    for what in ("pass", "play aA", "dost", "count", "cut 3", "signal a", "declare A 4", "dealer 0"):
        refused(game, what)
    refused(game, pack_for(*EACH_A_SUIT))
    assert [game.legal_moves(seat) for seat in (None, *range(4))] == [()] * 5


def test_a_trick_under_way_goes_back_into_the_hands_and_counts_for_nobody():
    game = deal_out(*EACH_A_SUIT)
    trick(game, "aA lA hA bA")
    before = [game.view(seat).hand for seat in range(4)], written(game), list(game.score)
    lead(game, "bK aK lK")
    game.push(Concede(ELDERS))
    assert [game.view(seat).hand for seat in range(4)] == before[0]
    assert (written(game), list(game.score)) == before[1:] or not game.view().table
    assert ending(game).score == tuple(before[2])
    assert len(game.view().tricks) == 1 and not game.view().table


def test_what_is_shown_afterwards_is_of_one_deal_even_if_the_next_pack_lay_ready():
    game = ninety_eight_to_nothing()
    shown = game.view()
    for pack in ([], [pack_for(*EACH_A_SUIT, dealer=0)]):
        for deal in pack:
            game.push(deal)
        view = given_up(game, ELDERS).view()
        assert (view.dealer, view.trump_card) == (shown.dealer, shown.trump_card)
        assert view.tricks[0].leader == view.eldest


def test_who_had_a_hundred_and_gives_up_has_lost_one_brcko():
    game = ninety_eight_to_nothing()
    # The dealers' side, which has 98, gives up before the next deal.
    game.push(Concede(DEALERS))
    assert ending(game) == Outcome(ELDERS, 1, How.CONCEDED, (0, 98))


def test_the_winners_choose_what_to_do_with_their_brcka_as_after_any_game():
    for winner in (0, 1):
        game = deal_out(*EACH_A_SUIT)
        game.push(Concede(1 - winner))
        series = Series()
        series.award(ending(game))
        series.push(series.legal_moves(winner)[0], winner)
        assert series.brcka[winner] == 2 and series.brcka[1 - winner] == 0


def test_nobody_is_ever_asked_for_it():
    for _, _, game, _, _ in everywhere():
        for seat in EVERYBODY:
            listed = (*game.legal_moves(seat), *game.view(seat).legal)
            assert not any(isinstance(each, Concede) for each in listed)


# The record


def rewritten(game: Game, seed: bytes) -> record.Json:
    """The record of a game, as it comes out of a file."""
    return record.loads(record.dumps(record.write(game, NAMES, seed)))


def test_a_game_given_up_anywhere_is_borne_out_by_its_record():
    for where, seed, _, ended, _ in everywhere():
        kept = rewritten(ended, seed)
        assert record.check(kept) == ending(ended), where
        assert kept["seed"] == seed.hex()
        again = record.replay(kept)
        # All that anybody may know of it afterwards is in it.
        for seat in EVERYBODY:
            one, other = ended.view(seat), again.view(seat)
            assert (one.tricks, one.declarations, one.outcome) == (other.tricks, other.declarations, other.outcome)
            assert (one.points, one.hand, one.signal) == (other.points, other.hand, other.signal), where
        assert rewritten(again, seed) == kept, where


def test_a_game_given_up_before_any_card_is_dealt_is_a_record_without_a_deal():
    seed = bytes(32)
    for dealt in ((), (pack_for(*EACH_A_SUIT, dealer=2),)):
        ended = given_up(Game.replay(Rules(), (Dealer(2), *dealt)), 1)
        kept = rewritten(ended, seed)
        assert kept["deals"] == []
        assert record.check(kept) == Outcome(0, 2, How.CONCEDED, (0, 0))


def test_the_command_that_verifies_a_record_takes_it(tmp_path, capsys):
    for _, seed, _, ended, _ in everywhere():
        if ended.deals and ended.deals[-1].tricks:
            file = tmp_path / "game.json"
            file.write_text(record.dumps(record.write(ended, NAMES, seed)), encoding="utf-8")
            assert main(["verify", str(file)]) in (None, 0)
            assert "gave up" in capsys.readouterr().out
            return


def a_kept_one() -> record.Json:
    """The record of a game given up in its second deal, after some tricks."""
    for seed in range(40):
        for game in walk(seed, Rules()):
            if len(game.deals) == 2 and len(game.deal.tricks) == 4 and min(game.score) > 10:
                side = 0 if game.score[0] < 50 <= game.score[1] else 1
                if not game.score[side] < 50 <= game.score[1 - side]:
                    break
                if game.deal.tricks[-1].points:
                    return rewritten(given_up(game, side), secret(seed))
    raise AssertionError("no such game")


KEPT = a_kept_one()


def changed(change: Callable[[record.Json], object]) -> record.Json:
    other = copy.deepcopy(KEPT)
    change(other)
    assert record.dumps(other) != record.dumps(KEPT)
    return other


def one_trick_less(kept: record.Json) -> None:
    deal = kept["deals"][-1]
    deal["plays"] = " ".join(deal["plays"].split(" ")[:-4])


def one_card_less(kept: record.Json) -> None:
    deal = kept["deals"][-1]
    deal["plays"] = " ".join(deal["plays"].split(" ")[:-1])


def two_cards_exchanged(kept: record.Json) -> None:
    deal = kept["deals"][-1]
    cards = deal["plays"].split(" ")
    cards[0], cards[-1] = cards[-1], cards[0]
    deal["plays"] = " ".join(cards)


def first_deal_broken_off(kept: record.Json) -> None:
    deal = kept["deals"][0]
    deal["plays"] = " ".join(deal["plays"].split(" ")[:-4])


TAMPERED: dict[str, Callable[[record.Json], object]] = {
    "a point more": lambda kept: kept["result"]["score"].__setitem__(0, kept["result"]["score"][0] + 1),
    "a brčko more or less": lambda kept: kept["result"].__setitem__("brcka", 3 - kept["result"]["brcka"]),
    "three brčka": lambda kept: kept["result"].__setitem__("brcka", 3),
    "won by those who gave up": lambda kept: kept["result"].__setitem__("winner", 1 - kept["result"]["winner"]),
    "won by nobody": lambda kept: kept["result"].__setitem__("winner", None),
    "won by a truth": lambda kept: kept["result"].__setitem__("winner", bool(kept["result"]["winner"])),
    "won by dost": lambda kept: kept["result"].__setitem__("how", "dost"),
    "won by a false dost": lambda kept: kept["result"].__setitem__("how", "false dost"),
    "won by the count": lambda kept: kept["result"].__setitem__("how", "count"),
    "given up in other letters": lambda kept: kept["result"].__setitem__("how", "Conceded"),
    "something beside": lambda kept: kept["result"].__setitem__("side", 0),
    "no result": lambda kept: kept.__delitem__("result"),
    "another seed": lambda kept: kept.__setitem__("seed", "00" * 32),
    "another pack": lambda kept: kept["deals"][-1].__setitem__("pack", kept["deals"][0]["pack"]),
    "a trick less": one_trick_less,
    "a card less": one_card_less,
    "cards exchanged": two_cards_exchanged,
    "the deal before broken off": first_deal_broken_off,
    "a deal less": lambda kept: kept["deals"].pop(),
    "no deal": lambda kept: kept["deals"].clear(),
    "a deal twice": lambda kept: kept["deals"].append(kept["deals"][-1]),
    "a dost beside": lambda kept: kept["deals"][-1].__setitem__("dost", {"seat": 0, "after": "trick", "trick": 4}),
    "points of the deal": lambda kept: kept["deals"][-1]["points"].__setitem__(0, 1 + kept["deals"][-1]["points"][0]),
    "a declaration nobody held": lambda kept: kept["deals"][-1]["declarations"].append([0, "9", 4]),
}


def test_the_record_is_right_before_anything_is_changed_in_it():
    assert record.check(KEPT).how is How.CONCEDED


@pytest.mark.parametrize("what", list(TAMPERED))
def test_whatever_is_changed_in_it_is_found(what):
    with pytest.raises(RecordError):
        record.check(changed(TAMPERED[what]))


def test_a_game_that_ended_with_a_dost_is_not_called_given_up():
    called = 0
    for seed in range(20):
        *_, game = walk(seed, Rules())
        if ending(game).how is not How.COUNT:
            kept = rewritten(game, secret(seed))
            kept["result"]["how"] = "conceded"
            with pytest.raises(RecordError):
                record.check(kept)
            called += 1
    assert called > 5


def test_a_game_going_on_is_no_game_given_up():
    # Its last deal is cut off at the same place, but it has neither seed nor result.
    for where, seed, game, ended, _ in everywhere():
        if game.phase is Phase.CLAIM or (game.deals and not game.deal.tricks):
            continue
        kept = rewritten(game, seed)
        assert "result" not in kept and "seed" not in kept
        assert record.check(kept) is None, where
        assert kept["deals"] == rewritten(ended, seed)["deals"], where


def test_giving_up_changes_nothing_in_the_game_it_was_tried_on_where_it_is_refused():
    for seed in SEEDS:
        for game in walk(seed):
            if game.phase in (Phase.DEALER, Phase.OVER):
                before = snapshot(game)
                refused(game, Concede(seed % 2))
                assert snapshot(game) == before


def test_it_is_one_line_of_plain_json():
    line = record.dumps(KEPT)
    assert "\n" not in line and json.loads(line) == KEPT
