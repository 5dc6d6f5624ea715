"""What holds for every game in the list of games, tried on random ones. A failure names the seed that repeats it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from engine.cards.pack import cards_text
from engine.games import GAMES, AnyKind, kind_of
from engine.moves import ALIFER, DOST, PASS, Concede, Cut, Deal, Dealer, Draw, IllegalMove, Move, Play, Ranking
from engine.record_fields import options_of
from engine.trappola import rules as trappola
from tests.support.any_game import again, everybody, snapshot
from tests.support.every_game import FACTS, LISTED
from tests.support.facts import OTHERS, Facts, facts_of

SECRET = bytes(range(32))
ENDLESS = 50_000
"""Moves that no random game comes near."""
KINDS = [*GAMES.values(), *(other.kind for other in OTHERS.values())]

pytestmark = pytest.mark.usefixtures("other_games")
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def all_rules(kind: AnyKind) -> Iterator[Any]:
    """All options that a table can have."""
    options = options_of(kind.rules)
    for values in product(*options.values()):
        yield kind.rules(**dict(zip(options, values, strict=True)))


def seats_for(rules: Any) -> set[int]:
    """How many may play, by the rules."""
    return FACTS[kind_of(rules).name].seats(rules)


def walk(kind: AnyKind, seed: int) -> Iterator[Any]:
    """A random game with random options, yielded when new and after every move; always the same for the same seed."""
    random = Random(seed)
    secret, rules = random.randbytes(32), random.choice(list(all_rules(kind)))
    game = kind.begin(rules, random.choice(sorted(seats_for(rules))))
    yield game
    while game.outcome is None:
        made = kind.chance(game, None, secret)
        if made is not None:
            game.push(made)
        else:
            seat, move = chosen(game, random)
            game.push(move, seat)
        yield game


def chosen(game: Any, random: Random) -> tuple[int, Move]:
    """Who does what; what would end a deal early is done seldom."""
    able = [(seat, game.legal_moves(seat)) for seat in range(game.seats)]
    seat, moves = random.choice([each for each in able if each[1]])
    usual = [move for move in moves if move not in (DOST, ALIFER)]
    return seat, random.choice(usual if usual and random.random() < 0.9 else list(moves))


def played(kind: AnyKind, seed: int) -> Any:
    """The end of a random game."""
    *_, game = walk(kind, seed)
    return game


# The list


def test_games_are_listed_under_their_names():
    assert set(LISTED) <= set(GAMES) == set(FACTS)
    assert all(kind.name == name and kind.format == f"{name}/1" for name, kind in GAMES.items())


def test_a_game_on_the_list_of_which_the_tests_know_nothing_is_named_with_the_file_that_is_missing():
    with pytest.raises(LookupError, match=r"the game tarock .* write tests/engine/tarock/facts\.py"):
        facts_of("tarock")


@each_kind
def test_only_as_many_as_may_play_can_begin_and_a_game_is_known_by_itself_and_by_its_rules(kind):
    assert set(kind.seats) == set().union(*map(seats_for, all_rules(kind)))
    for rules in all_rules(kind):
        right = seats_for(rules)
        assert kind_of(rules) is kind
        assert kind.most_seats(rules) == max(right), rules
        for seats in range(-1, 8):
            assert kind.may_sit(rules, seats) == (seats in right), f"{rules}, {seats} seats"
            if seats in right:
                game = kind.begin(rules, seats)
                assert game.seats == seats and kind_of(game) is kind
            else:
                with pytest.raises(ValueError, match="play"):
                    kind.begin(rules, seats)


@each_kind
def test_the_first_value_of_every_option_is_the_usual_one(kind):
    usual = kind.rules()
    assert {name: values[0] for name, values in options_of(kind.rules).items()} == {
        name: getattr(usual, name) for name in options_of(kind.rules)
    }


# Every moment of random games


@dataclass
class Moment:
    """A moment of a random game, and what can be asked of it."""

    kind: AnyKind
    facts: Facts
    game: Any
    views: dict[int | None, Any]
    legal: dict[int, tuple[Move, ...]]
    """The moves of each seat."""
    since: list[Move]
    """Since the pack was dealt or cut last."""
    seed: int
    seen: Counter[str]

    def __str__(self) -> str:
        return f"seed {self.seed}, move {len(self.game.moves)}"


def moves_are_written_as_texts_that_mean_them(at: Moment) -> None:
    for move in {move for moves in at.legal.values() for move in moves} | {*at.game.moves[-1:]}:
        assert at.kind.parse(str(move)) == move, f"{at}, {move}"
        at.seen[f"text {move}"] += 1


def cards_are_never_lost_nor_doubled(at: Moment) -> None:
    hands = [at.views[seat].hand for seat in range(at.game.seats)]
    table = at.views[None]
    if at.game.awaits_cut or not at.game.deals:
        assert not any(view.hand or view.table or view.tricks for view in at.views.values()), at
        return
    cards = [*(card for hand in hands for card in hand), *(card for trick in table.tricks for card in trick.cards)]
    cards += table.table
    assert len(set(cards)) == len(cards), at
    assert set(map(str, cards)) <= set(at.facts.order), at
    if at.game.outcome is None:
        assert len(cards) == at.facts.dealt(at.game), at
    for view in at.views.values():
        assert view.held == tuple(map(len, hands)), at


def everybody_sees_what_was_played(at: Moment) -> None:
    plays = [move.card for move in at.since if isinstance(move, Play)]
    for view in at.views.values():
        seen = [card for trick in view.tricks for card in trick.cards] + list(view.table)
        assert seen == plays, at
    to_a_trick = at.facts.to_a_trick(at.game)
    assert at.game.mid_trick == (bool(len(plays) % to_a_trick) and at.game.outcome is None), at
    at.seen["mid-trick" if at.game.mid_trick else "no trick"] += 1


def somebody_can_move_or_chance_does_or_the_game_is_over(at: Moment) -> None:
    game = at.game
    made = at.kind.chance(game, None, SECRET)
    able = [seat for seat, moves in at.legal.items() if moves]
    assert bool(able) + game.awaits_chance + (game.outcome is not None) == 1, at
    assert (made is not None) == game.awaits_chance, at
    if made is None:
        assert game.outcome is not None or game.turn in able, at
    else:
        assert isinstance(made, Deal | Dealer | Draw | Ranking) and game.turn is None, at
        # It is the same for the same secret.
        assert at.kind.chance(game, None, SECRET) == made, at


def the_cut_is_awaited_of_one_who_may_do_nothing_else(at: Moment) -> None:
    cuts = tuple(Cut(cards) for cards in range(1, len(at.facts.order)))
    if at.game.awaits_cut:
        at.seen["cut"] += 1
        assert isinstance(at.game.moves[-1], Deal), at
        assert at.legal == dict.fromkeys(at.legal, ()) | {at.game.turn: cuts}, at
    else:
        assert not any(isinstance(move, Cut) for moves in at.legal.values() for move in moves), at


def whose_turn_it_is_is_told_unless_it_is_secret(at: Moment) -> None:
    at.seen["secret turn"] += at.game.secret_turn
    for seat, view in at.views.items():
        assert view.turn == (at.game.turn if not at.game.secret_turn or seat == at.game.turn else None), at
        assert view.outcome == at.game.outcome, at
    if not at.game.secret_turn:
        assert not at.game.last_secret_turn, at
        return
    passed = again(at.game, at.game.moves)
    passed.push(PASS)
    assert at.game.last_secret_turn == (not passed.secret_turn), at


def views_tell_the_ply_and_what_may_be_done(at: Moment) -> None:
    for seat, view in at.views.items():
        assert at.game.ply(seat) == view.ply >= at.seen[f"ply {seat}"], at
        assert seat is None or view.legal == at.legal[seat], at
        # Nobody is ever asked to give up.
        assert not any(isinstance(move, Concede) for move in view.legal), at
        at.seen[f"ply {seat}"] = view.ply


def giving_up_ends_a_game_for_whoever_does_it(at: Moment) -> None:
    may = at.kind.concedes and bool(at.game.moves) and at.game.outcome is None
    for seat in range(at.game.seats):
        concession = at.game.concession(seat)
        assert (concession is not None) == may, at
        if concession is None or Random(f"{at} {seat}").random() > 0.05:
            continue
        at.seen["gave up"] += 1
        assert at.kind.parse(str(concession)) == concession
        other, side = again(at.game, at.game.moves), seat % 2
        for another in range(other.seats):
            if another % 2 != side:
                with pytest.raises(IllegalMove):
                    other.push(concession, another)
        other.push(concession, seat)
        assert (other.outcome.winner, str(other.outcome.how)) == (1 - side, "conceded"), at
        # A trick under way counts for nobody: its cards are back in the hands.
        assert not other.view().table, at
        assert not other.mid_trick and not other.awaits_chance and not other.awaits_cut, at
        assert not any(other.legal_moves(each) for each in everybody(other)), at


CHECKS = [
    moves_are_written_as_texts_that_mean_them,
    cards_are_never_lost_nor_doubled,
    everybody_sees_what_was_played,
    somebody_can_move_or_chance_does_or_the_game_is_over,
    the_cut_is_awaited_of_one_who_may_do_nothing_else,
    whose_turn_it_is_is_told_unless_it_is_secret,
    views_tell_the_ply_and_what_may_be_done,
    giving_up_ends_a_game_for_whoever_does_it,
]


@each_kind
def test_what_holds_at_every_moment(kind, sized):
    facts, seen = FACTS[kind.name], Counter[str]()
    for seed in range(sized(10)):
        since: list[Move] = []
        for seat in (*range(max(kind.seats)), None):
            seen[f"ply {seat}"] = 0
        for game in walk(kind, seed):
            since = [] if game.moves and isinstance(game.moves[-1], Cut | Deal) else [*since, *game.moves[-1:]]
            views = {seat: game.view(seat) for seat in everybody(game)}
            legal = {seat: tuple(game.legal_moves(seat)) for seat in range(game.seats)}
            for check in CHECKS:
                check(Moment(kind, facts, game, views, legal, since, seed, seen))
    # The battery must not become empty: all cuts and all cards are written, and some more.
    texts = sum(word.startswith("text ") for word in seen)
    assert texts >= (2 * len(facts.order) + 1 if facts.cut else len(facts.order))
    assert min(seen["mid-trick"], seen["no trick"]) > 50
    assert (bool(seen["cut"]), bool(seen["gave up"])) == (facts.cut, facts.concedes)
    assert kind.concedes == facts.concedes
    # Only in Stovkahra would a turn tell who might have declared something.
    assert bool(seen["secret turn"]) == facts.secret_turns


@each_kind
def test_random_games_end(kind, sized):
    moves: Counter[str] = Counter()
    number = sized(30)
    for seed in range(number):
        *_, game = islice(walk(kind, seed), ENDLESS)
        assert game.outcome is not None, f"seed {seed}"
        assert not any(game.legal_moves(seat) for seat in everybody(game)), f"seed {seed}"
        moves.update(str(move).split()[0] for move in game.moves)
    assert all(moves[word] >= number // 20 for word in FACTS[kind.name].words.split()), moves


@each_kind
def test_the_moves_replay_to_the_same_game(kind):
    for seed in range(5):
        whole, random = played(kind, seed), Random(seed)
        for length in (0, random.randrange(len(whole.moves)), len(whole.moves)):
            moves = whole.moves[:length]
            straight = again(whole, moves)
            through_text = again(whole, [kind.parse(str(move)) for move in moves])
            assert snapshot(straight) == snapshot(through_text), f"seed {seed}, {length} moves"
        assert snapshot(straight) == snapshot(whole), f"seed {seed}"


# What is no legal move


@each_kind
def test_a_copy_and_its_game_go_their_own_ways(kind):
    for seed in range(3):
        moves = played(kind, seed).moves
        kept = None
        for game in islice(walk(kind, seed), 0, 200, 9):
            assert kept is None or snapshot(kept[0]) == kept[1], (
                f"seed {seed}, move {len(game.moves)}: it followed its game"
            )
            kept, other = (game.copy(), snapshot(game)), game.copy()
            for move in moves[len(game.moves) :][:40]:
                other.push(move)
            assert snapshot(game) == kept[1], f"seed {seed}, move {len(game.moves)}: it followed its copy"
            assert snapshot(other) == snapshot(again(game, other.moves)), f"seed {seed}"


@each_kind
def test_what_is_no_move_is_none_in_any_game(kind):
    # Not even a text that looks like one may come to the rules of a game.
    texts = (
        "| |play|play xx|play  s2|PASS|pass |cut 1000|cut -1|cut ٣|deal|declare K|declare K x|draw s2s2x|ranking 0x1"
    )
    texts += "|ranking|dealer|dealer 1 2|ask|ask 1|ask KK|exchange 1|concede|concede |concede x|concede -1|concede 0 1"
    for text in texts.split("|"):
        with pytest.raises((ValueError, IllegalMove), match=r"."):
            kind.begin(kind.rules(), kind.most_seats(kind.rules())).push(kind.parse(text))


WORDS = ["pass", "dost", "count", "add", "take", "exchange", "keep", "alifer", "agree", "refuse", "blanche", "bianca"]
WORDS += ["ranking 01", "dealer 4", "concede 9", "cut 0", "cut 32", "cut 36"]


def every_move(kind: AnyKind) -> set[Move]:
    """All that can be written with the cards of a game, but for packs and cards drawn."""
    cards = FACTS[kind.name].order
    ranks, suits = {card[1] for card in cards}, {card[0] for card in cards}
    texts = [*WORDS, *(f"play {card}" for card in cards), *(f"cut {at}" for at in range(1, len(cards)))]
    texts += [f"declare {rank} {number}" for rank in ranks for number in (2, 3, 4)]
    texts += [f"signal {suit}" for suit in suits] + [f"ask {rank}" for rank in ranks]
    return {kind.parse(text) for text in texts}


@each_kind
def test_what_is_legal_is_accepted_and_all_else_is_refused_and_changes_nothing(kind, sized):
    random, every = Random(kind.name), every_move(kind)
    pack = tuple(map(kind.cards.parse, FACTS[kind.name].order))
    for game in islice(FACTS[kind.name].positions(random, 8), sized(40)):
        before, where = snapshot(game), f"{game.rules}: {'; '.join(map(str, game.moves))}"
        untimely: set[Move] = set() if game.awaits_chance else {Deal(pack), Draw(pack[:2]), Dealer(0)}
        for seat in range(game.seats):
            legal = game.legal_moves(seat)
            for move in (every | untimely | {Concede(1 - seat % 2)}) - set(legal):
                with pytest.raises(IllegalMove) as refusal:
                    game.push(move, seat)
                assert refusal.value.rule in FACTS[kind.name].rules, f"{where}, {move}"
            for move in random.sample(legal, min(2, len(legal))):
                other = again(game, game.moves)
                other.push(move, seat)
                assert other.moves == [*game.moves, move], f"{where}, {move}"
        assert snapshot(game) == before, where


# What nobody decides


@each_kind
def test_what_is_drawn_at_first_is_drawn_evenly(kind):
    game = kind.begin(kind.rules(), kind.most_seats(kind.rules()))
    secrets = (number.to_bytes(32, "big") for number in range(3600))
    # The first dealer, or the first card that is drawn for the ranking.
    drawn = Counter(str(kind.chance(game, None, secret)).split()[1][:2] for secret in secrets)
    evenly = 3600 // FACTS[kind.name].first_draws
    assert len(drawn) == FACTS[kind.name].first_draws
    assert all(0.6 < times / evenly < 1.4 for times in drawn.values()), drawn


@pytest.mark.parametrize("name", [name for name, facts in FACTS.items() if facts.cut])
def test_cuts_that_nobody_makes_are_drawn_evenly_from_everywhere_in_the_pack(name):
    kind = GAMES[name]
    game = kind.begin(kind.rules(), kind.most_seats(kind.rules()))
    cuts = Counter(kind.cut(game, number.to_bytes(32, "big")).cards for number in range(3600))
    places = len(FACTS[kind.name].order) - 1
    assert sorted(cuts) == list(range(1, places + 1))
    assert all(0.6 < times / (3600 / places) < 1.4 for times in cuts.values()), cuts


@each_kind
def test_the_first_dealer_or_the_ranking_follows_from_the_game_before(kind):
    for seed in range(4):
        before = played(kind, seed)
        after = kind.begin(before.rules, before.seats)
        assert kind.chance(after, before, SECRET) == FACTS[kind.name].next_begins(before), f"seed {seed}"


def test_after_a_game_of_bulka_that_was_broken_off_there_is_no_ranking_to_go_on_with():
    kind = GAMES["bulka"]
    for seed in range(4):
        before = played(kind, seed)
        broken_off, after = again(before, before.moves[:-1]), kind.begin(before.rules, before.seats)
        assert isinstance(kind.chance(after, broken_off, SECRET), Draw), f"seed {seed}"


@each_kind
def test_the_first_pack_of_a_known_seed_is_the_one_that_was_written_down(kind):
    game = kind.begin(kind.rules(), kind.most_seats(kind.rules()))
    while not isinstance(made := kind.chance(game, None, SECRET), Deal):
        game.push(made)
    assert cards_text(made.pack) == FACTS[kind.name].first_pack


# What games at a table add up to


@each_kind
def test_what_games_at_a_table_add_up_to(kind):
    game, ends = played(kind, 3), FACTS[kind.name].ends
    series = kind.series(game.rules)
    assert series.result is None
    series.award(game.outcome)
    # A match is one game; otherwise the series goes on.
    assert (series.result is not None) == (ends is True)
    assert series.result is None or series.result.winner == game.outcome.winner
    assert bool(series.legal_moves()) == (ends is None)
    if ends is False:
        for seed in range(4):
            series.award(played(kind, seed).outcome)
        assert series.result is None


def test_a_drawn_match_of_trappola_is_won_by_nobody():
    kind = GAMES["trappola"]
    series = kind.series(kind.rules())
    series.award(trappola.Outcome(None, trappola.How.POINTS, (100, 100)))
    assert (series.result.winner, series.result.won) == (None, 0)
