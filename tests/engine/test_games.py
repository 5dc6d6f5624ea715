"""What holds for every game in the list of games, tried on random ones. A failure names the seed that repeats it."""

import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from engine.cards import trappola_pack
from engine.cards.pack import cards_text
from engine.games import GAMES, AnyKind, kind_of
from engine.moves import ALIFER, DOST, Cut, Deal, Dealer, Draw, IllegalMove, Move, Play, Ranking
from engine.record_fields import options_of
from tests.support.facts import Facts
from tests.tiny_game import facts as tiny
from tests.tiny_game.kind import TINY

SECRET = bytes(range(32))
ITALIAN = [suit + rank for suit in "scdb" for rank in "AKCJT9872"]
ENDLESS = 50_000
"""Moves that no random game comes near."""
FACTS = {
    "stovkahra": Facts(
        order=[suit + rank for suit in "alhb" for rank in "AKOUT987"],
        first_pack="bO a9 hT h9 aU a7 b9 b8 l9 bU l7 b7 aA bK aO l8 lA lO h8 aK hU lT h7 lU bA hK lK a8 hA hO aT bT",
        words="dealer deal cut declare pass signal play dost count",
        first_draws=4,
        seats=lambda rules: {4},
        dealt=lambda game: 32,
        to_a_trick=lambda game: 4,
        lies_open=lambda game, seat: {game.deal.trump_card} | cards_of(game, game.deal.opened),
        secret_turns=True,
    ),
    "trappola": Facts(
        order=ITALIAN,
        first_pack=(
            "bC d7 cA bK c9 dC sC sJ d9 b2 cT sT bT s7 dA d2 b7 bJ "
            "s2 cK s8 c2 cC b8 dT c7 c8 dJ dK s9 cJ sK sA b9 d8 bA"
        ),
        words="dealer deal cut exchange keep declare play",
        first_draws=2,
        seats=lambda rules: {2},
        dealt=lambda game: 18,
        to_a_trick=lambda game: 2,
        lies_open=lambda game, seat: {*game.deal.laid[0], *game.deal.laid[1]},
        ends=True,
    ),
    "bulka": Facts(
        order=ITALIAN,
        first_pack=(
            "c2 dC s7 dJ cC d9 b2 bT bA sT sC s9 c7 b7 cK s2 d7 cJ "
            "b8 dT dK b9 d8 sJ dA bK bC s8 sK c9 c8 cT d2 sA cA bJ"
        ),
        words="draw deal cut play pass alifer",
        first_draws=36,
        seats=lambda rules: {2} if rules.cup == "off" else {2, 3, 4},
        dealt=lambda game: 18,
        to_a_trick=lambda game: 2,
        lies_open=lambda game, seat: bulka_lies_open(game, seat),
        ends=False,
        concedes=False,
    ),
    "tiny": tiny.FACTS,
}
"""By the name of the game."""
KINDS = [*GAMES.values(), TINY]

pytestmark = pytest.mark.usefixtures("tiny_game")
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def all_rules(kind: AnyKind) -> Iterator[Any]:
    """All options that a table can have."""
    options = options_of(kind.rules)
    for values in product(*options.values()):
        yield kind.rules(**dict(zip(options, values, strict=True)))


def seats_for(rules: Any) -> set[int]:
    """How many may play, by the rules."""
    return FACTS[kind_of(rules).name].seats(rules)


def begun(kind: AnyKind, seed: int) -> Any:
    """A new game with random options."""
    random = Random(seed)
    rules = random.choice(list(all_rules(kind)))
    return kind.begin(rules, random.choice(sorted(seats_for(rules))))


def walk(kind: AnyKind, seed: int) -> Iterator[Any]:
    """A random game, yielded when new and again after every move; always the same for the same seed."""
    random = Random(seed)
    game, secret = begun(kind, seed), random.randbytes(32)
    yield game
    while game.outcome is None:
        made = kind.chance(game, None, secret, random.randrange)
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


def again(game: Any, moves: list[Move]) -> Any:
    """A game of the same options with these moves."""
    other: Any = kind_of(game).begin(game.rules, game.seats)
    for move in moves:
        other.push(move)
    return other


def everybody(game: Any) -> tuple[int | None, ...]:
    """All seats, and the table."""
    return (*range(game.seats), None)


def snapshot(game: Any) -> tuple[object, ...]:
    """All that there is to a game, and all that can be seen of it."""
    seen = {seat: (game.view(seat), game.legal_moves(seat), game.ply(seat)) for seat in everybody(game)}
    return seen, {name: repr(value) for name, value in vars(game).items()}


def tricks_of(game: Any) -> list[Any]:
    """The finished tricks of the deal on the table."""
    return list(game.view().tricks)


# The list


def test_games_are_listed_under_their_names():
    assert set(GAMES) == set(FACTS)
    assert all(kind.name == name and kind.format == f"{name}/1" for name, kind in GAMES.items())


@each_kind
def test_a_game_is_known_by_itself_and_by_its_rules(kind):
    for rules in all_rules(kind):
        assert kind_of(rules) is kind
        assert kind_of(kind.begin(rules, kind.most_seats(rules))) is kind


@each_kind
def test_only_as_many_as_may_play_can_begin(kind):
    assert set(kind.seats) == set().union(*map(seats_for, all_rules(kind)))
    for rules in all_rules(kind):
        right = seats_for(rules)
        assert kind.most_seats(rules) == max(right), rules
        for seats in range(-1, 8):
            assert kind.may_sit(rules, seats) == (seats in right), f"{rules}, {seats} seats"
            if seats in right:
                assert kind.begin(rules, seats).seats == seats
            else:
                with pytest.raises(ValueError, match="play"):
                    kind.begin(rules, seats)


@each_kind
def test_the_first_value_of_every_option_is_the_usual_one(kind):
    usual = kind.rules()
    assert {name: values[0] for name, values in options_of(kind.rules).items()} == {
        name: getattr(usual, name) for name in options_of(kind.rules)
    }


# Moves


@each_kind
def test_random_games_end(kind, sized, figures):
    moves: Counter[str] = Counter()
    number = sized(60)
    for seed in range(number):
        *_, game = islice(walk(kind, seed), ENDLESS)
        assert game.outcome is not None, f"seed {seed}"
        assert not any(game.legal_moves(seat) for seat in everybody(game)), f"seed {seed}"
        moves.update(str(move).split()[0] for move in game.moves)
    figures(games=number, **moves)
    # The battery must not become empty.
    assert all(moves[word] >= number // 20 for word in FACTS[kind.name].words.split()), moves


@each_kind
def test_every_legal_move_is_written_as_a_text_that_means_it(kind):
    texts = set()
    for seed in range(12):
        for game in walk(kind, seed):
            for seat in everybody(game):
                for move in game.legal_moves(seat):
                    texts.add(str(move))
                    assert kind.parse(str(move)) == move, f"seed {seed}, {move}"
            assert kind.parse(str(game.moves[-1])) == game.moves[-1] if game.moves else True, f"seed {seed}"
    # All cuts and all cards, and some more.
    size = len(FACTS[kind.name].order)
    assert len(texts) >= (2 * size + 1 if FACTS[kind.name].cut else size)


@each_kind
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "play", "play xx", "play  s2", "PASS", "pass ", "cut 1000", "cut -1", "cut ٣", "declare K"),
        *("declare K x", "deal", "draw s2s2x", "ranking 0x1", "ranking", "dealer", "dealer 1 2", "ask", "ask 1"),
        *("ask KK", "exchange 1"),
    ],
)
def test_what_is_no_move_is_none_in_any_game(kind, text):
    # Not even a text that looks like one may come to the rules of a game.
    try:
        move = kind.parse(text)
    except ValueError as error:
        assert str(error)
        return
    with pytest.raises(IllegalMove):
        kind.begin(kind.rules(), kind.most_seats(kind.rules())).push(move)


@each_kind
def test_the_moves_replay_to_the_same_game(kind):
    for seed in range(12):
        whole, random = played(kind, seed), Random(seed)
        for length in (0, *random.sample(range(len(whole.moves)), 3), len(whole.moves)):
            moves = whole.moves[:length]
            straight = again(whole, moves)
            through_text = again(whole, [kind.parse(str(move)) for move in moves])
            assert snapshot(straight) == snapshot(through_text), f"seed {seed}, {length} moves"
        assert snapshot(straight) == snapshot(whole), f"seed {seed}"


@each_kind
def test_nobody_moves_for_another(kind):
    for seed in range(6):
        for game in walk(kind, seed):
            for seat in range(game.seats):
                others = [move for each in range(game.seats) if each != seat for move in game.legal_moves(each)]
                for move in others[:2] + others[-2:]:
                    if move not in game.legal_moves(seat):
                        before = len(game.moves)
                        with pytest.raises(IllegalMove):
                            game.push(move, seat)
                        assert len(game.moves) == before, f"seed {seed}, {move}"


# Cards


@each_kind
def test_cards_are_never_lost_nor_doubled(kind):
    for seed in range(15):
        for game in walk(kind, seed):
            views = [game.view(seat) for seat in range(game.seats)]
            where = f"seed {seed}, move {len(game.moves)}"
            if game.awaits_cut or not game.deals:
                assert not any(view.hand or view.table or view.tricks for view in views), where
                continue
            in_hands = [card for view in views for card in view.hand]
            in_tricks = [card for trick in views[0].tricks for card in trick.cards]
            all_cards = [*in_hands, *in_tricks, *views[0].table]
            assert len(set(all_cards)) == len(all_cards), where
            assert set(map(str, all_cards)) <= set(FACTS[kind.name].order), where
            if game.outcome is None:
                assert len(all_cards) == FACTS[kind.name].dealt(game), where
            for seat in everybody(game):
                assert game.view(seat).held == tuple(len(view.hand) for view in views), where


def lies_open(game: Any, seat: int | None) -> set[Any]:
    """The cards that a seat, or the table, may know in the deal under way, by the rules of each game."""
    at = max(place for place, move in enumerate(game.moves) if isinstance(move, Deal))
    known = {move.card for move in game.moves[at:] if isinstance(move, Play)}
    own = set(game.view(seat).hand) if seat is not None else set()
    return known | own | FACTS[kind_of(game).name].lies_open(game, seat)


def bulka_lies_open(game: Any, seat: int | None) -> set[Any]:
    """What was asked for, the own hand as dealt, and with Pro the challenger's for those who wait."""
    deal, hands = game.deal, game.deal.dealt
    known = {trappola_pack.Card.of(asked.suit, asked.rank) for asked in deal.asked}
    if deal.pro and seat is not None and seat not in hands:
        known |= cards_of(game, hands[deal.challenger])
    return known | cards_of(game, hands.get(seat, 0))


def cards_of(game: Any, mask: int) -> set[Any]:
    """The cards of a mask."""
    return {card for card in game.deal.pack if mask & card.bit}


def another_world(game: Any, seat: int | None, random: Random) -> Any:
    """A game that went just the same for all that a seat could see; `None` where the same moves are not legal then."""
    hidden = sorted(set(game.deal.pack) - lies_open(game, seat))
    if len(hidden) < 2:
        return None
    anew = random.sample(hidden, len(hidden)) if random.random() < 0.3 else hidden[:]
    one, other = random.sample(range(len(hidden)), 2)
    anew[one], anew[other] = anew[other], anew[one]
    change = dict(zip(hidden, anew, strict=True))
    at = max(place for place, move in enumerate(game.moves) if isinstance(move, Deal))
    pack = Deal(tuple(change.get(card, card) for card in game.deal.pack))
    try:
        return again(game, [*game.moves[:at], pack, *game.moves[at + 1 :]])
    except IllegalMove:
        return None


@each_kind
def test_nothing_that_anybody_sees_changes_when_only_hidden_cards_change(kind, sized, figures):
    compared: Counter[str] = Counter()
    number = sized(25)
    for seed in range(number):
        random = Random(seed)
        whole = played(kind, seed)
        for length in sorted(random.sample(range(len(whole.moves)), 8)):
            game = again(whole, whole.moves[:length])
            if not game.deals or game.awaits_cut or game.awaits_chance:
                continue
            for seat in everybody(game):
                for _ in range(3):
                    other = another_world(game, seat, random)
                    if other is None:
                        continue
                    where = f"seed {seed}, after {length} moves, seat {seat}"
                    assert other.view(seat) == game.view(seat), where
                    assert other.ply(seat) == game.ply(seat), where
                    compared["table" if seat is None else "seats"] += 1
                    compared["late"] += len(tricks_of(game)) > 2
                    hands = [each.view(actor).hand for each in (game, other) for actor in range(game.seats)]
                    compared["other hands"] += hands[: game.seats] != hands[game.seats :]
    figures(games=number, **{name.replace(" ", "_"): count for name, count in compared.items()})
    least = {"table": 3, "seats": 6, "late": 0.5, "other hands": 5}
    assert all(compared[name] >= int(times * number) for name, times in least.items()), compared


# What nobody decides


@each_kind
def test_chance_moves_exactly_when_it_is_awaited(kind):
    for seed in range(15):
        for game in walk(kind, seed):
            where, random = f"seed {seed}, move {len(game.moves)}", Random(seed)
            made = kind.chance(game, None, SECRET, random.randrange)
            assert (made is not None) == game.awaits_chance, where
            able = [seat for seat in range(game.seats) if game.legal_moves(seat)]
            # Somebody can move, or chance does, or the game is over.
            assert bool(able) + game.awaits_chance + (game.outcome is not None) == 1, where
            if made is None:
                assert game.outcome is not None or game.turn in able, where
            else:
                assert isinstance(made, Deal | Dealer | Draw | Ranking), where
                assert game.turn is None, where
                # It is the same for the same seed and the same numbers, and legal.
                assert kind.chance(game, None, SECRET, Random(seed).randrange) == made, where
                again(game, [*game.moves, made])


@each_kind
def test_what_is_drawn_at_first_is_drawn_evenly(kind):
    game = kind.begin(kind.rules(), kind.most_seats(kind.rules()))
    drawn = Counter(str(kind.chance(game, None, SECRET, lambda k, n=n: n % k)) for n in range(36))
    # Every number leads to something else, equally often.
    assert len(set(drawn.values())) == 1
    assert len(drawn) == FACTS[kind.name].first_draws


def test_the_first_dealer_of_another_game_follows_from_the_one_before():
    for name, step, seats in (("stovkahra", 1, 4), ("trappola", 1, 2)):
        kind = GAMES[name]
        for seed in range(10):
            before = played(kind, seed)
            after = kind.begin(before.rules, before.seats)
            assert kind.chance(after, before, SECRET, no_chance) == Dealer((before.dealer + step) % seats), (
                f"seed {seed}"
            )


def test_the_ranking_of_another_cup_is_the_one_after_the_cup_before():
    kind = GAMES["bulka"]
    for seed in range(10):
        before = played(kind, seed)
        after = kind.begin(before.rules, before.seats)
        assert kind.chance(after, before, SECRET, no_chance) == Ranking(before.outcome.ranking), f"seed {seed}"
        # A game that was broken off has no ranking to go on with.
        broken_off = again(before, before.moves[:-1])
        assert isinstance(kind.chance(after, broken_off, SECRET, Random(seed).randrange), Draw), f"seed {seed}"


def no_chance(k: int) -> int:
    raise AssertionError("nothing is drawn here")


def test_those_who_drew_alike_draw_again():
    kind = GAMES["bulka"]
    for seed in range(60):
        for game in walk(kind, seed):
            drawing = game.drawing
            if not game.moves or not game.awaits_chance or not drawing:
                continue
            made: Any = kind.chance(game, None, SECRET, Random(seed).randrange)
            assert len(made.cards) == len(drawing) == len(set(made.cards)) < game.seats + 1, f"seed {seed}"
            return
    raise AssertionError("nobody drew alike")


def words_of(secret: bytes, name: str) -> Iterator[int]:
    """The numbers of a stream, as the rules have them."""
    for counter in range(10**6):
        block = hmac.digest(secret, f"{name}/{counter}".encode(), "sha256")
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def shuffled_by_hand(secret: bytes, name: str, pack: list[str]) -> list[str]:
    """A pack permuted by a stream, as the rules have it."""
    words, order = words_of(secret, name), pack[:]
    for last in range(len(order) - 1, 0, -1):
        word = next(word for word in words if word < 2**32 - 2**32 % (last + 1))
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


@each_kind
def test_packs_follow_from_the_seed_by_the_stream_that_the_rules_name(kind):
    reckoned = 0
    for seed in range(12):
        game, secret = played(kind, seed), begun_with(seed)
        for number, deal in enumerate(game.deals):
            if number and getattr(game.rules, "shuffle", "every") == "first":
                # Gathered from the tricks of the deal before.
                continue
            expected = shuffled_by_hand(secret, f"{kind.name}-shuffle/{number}", FACTS[kind.name].order)
            assert [str(card) for card in deal.pack] == expected, f"seed {seed}, deal {number}"
            reckoned += 1
    assert reckoned >= 12


def begun_with(seed: int) -> bytes:
    """The secret with which a random game was played."""
    return Random(seed).randbytes(32)


@each_kind
def test_first_pack_of_a_known_seed(kind):
    game: Any = kind.begin(kind.rules(), kind.most_seats(kind.rules()))
    random = Random(1)
    while not isinstance(made := kind.chance(game, None, SECRET, random.randrange), Deal):
        game.push(made)
    facts = FACTS[kind.name]
    assert cards_text(made.pack) == facts.first_pack
    assert facts.first_pack.split() == shuffled_by_hand(SECRET, f"{kind.name}-shuffle/0", facts.order)


# What a table asks of a game


@each_kind
def test_the_cut_is_awaited_of_one_who_may_do_nothing_else(kind):
    size, cuts = len(FACTS[kind.name].order), 0
    for seed in range(15):
        for game in walk(kind, seed):
            where = f"seed {seed}, move {len(game.moves)}"
            moves = {seat: game.legal_moves(seat) for seat in range(game.seats)}
            if game.awaits_cut:
                cuts += 1
                assert isinstance(game.moves[-1], Deal), where
                assert moves.pop(game.turn) == tuple(Cut(cards) for cards in range(1, size)), where
                assert not any(moves.values()), where
            else:
                assert not any(isinstance(move, Cut) for each in moves.values() for move in each), where
    assert bool(cuts) == FACTS[kind.name].cut


@each_kind
def test_a_trick_is_under_way_when_not_all_have_played_to_it(kind):
    seen = Counter()
    for seed in range(15):
        for game in walk(kind, seed):
            since = [move for move in game.moves[last_cut(game) :] if isinstance(move, Play)]
            players = FACTS[kind.name].to_a_trick(game)
            under_way = bool(len(since) % players) and game.outcome is None
            assert game.mid_trick == under_way, f"seed {seed}, move {len(game.moves)}"
            seen[game.mid_trick] += 1
            if under_way:
                assert len(game.view().table) == len(since) % players, f"seed {seed}, move {len(game.moves)}"
    assert min(seen[True], seen[False]) > 50


def last_cut(game: Any) -> int:
    """Where the deal on the table begins in the log."""
    return max((at for at, move in enumerate(game.moves) if isinstance(move, Cut | Deal)), default=0)


@each_kind
def test_whose_turn_it_is_is_told_unless_it_is_secret(kind):
    secret = 0
    for seed in range(15):
        for game in walk(kind, seed):
            where = f"seed {seed}, move {len(game.moves)}"
            secret += game.secret_turn
            for seat in everybody(game):
                told = game.view(seat).turn
                assert told == (game.turn if not game.secret_turn or seat == game.turn else None), where
    # Only in Stovkahra would it tell who might have declared something.
    assert bool(secret) == FACTS[kind.name].secret_turns


@each_kind
def test_giving_up_ends_a_game_for_whoever_does_it(kind):
    gave_up = 0
    for seed in range(8):
        random = Random(seed)
        for game in walk(kind, seed):
            where = f"seed {seed}, move {len(game.moves)}"
            for seat in range(game.seats):
                concession = game.concession(seat)
                may = kind.concedes and bool(game.moves) and game.outcome is None
                assert (concession is not None) == may, where
                if concession is None or random.random() > 0.05:
                    continue
                assert kind.parse(str(concession)) == concession
                other = again(game, game.moves)
                other.push(concession, seat)
                side = seat % 2
                assert other.outcome is not None, where
                assert other.outcome.winner == 1 - side, where
                assert str(other.outcome.how) == "conceded", where
                # A trick under way counts for nobody: its cards are back in the hands.
                assert not other.view().table, where
                assert not other.mid_trick and not other.awaits_chance and not other.awaits_cut, where
                assert not any(other.legal_moves(each) for each in everybody(other)), where
                gave_up += 1
                for another in range(other.seats):
                    if another % 2 != side:
                        with pytest.raises(IllegalMove):
                            again(game, game.moves).push(concession, another)
    assert bool(gave_up) == kind.concedes == FACTS[kind.name].concedes


@each_kind
def test_what_games_at_a_table_add_up_to(kind):
    game = played(kind, 3)
    series = kind.series(game.rules)
    assert series.result is None
    series.award(game.outcome)
    ends = FACTS[kind.name].ends
    # A match is one game; otherwise the series goes on.
    assert (series.result is not None) == (ends is True)
    assert series.result is None or series.result.winner == game.outcome.winner
    assert bool(series.legal_moves()) == (ends is None)
    if ends is False:
        for seed in range(20):
            series.award(played(kind, seed).outcome)
        assert series.result is None


def test_a_drawn_match_of_trappola_is_won_by_nobody():
    kind = GAMES["trappola"]
    seed = next(seed for seed in range(2000) if played(kind, seed).outcome.winner is None)
    series = kind.series(kind.rules())
    series.award(played(kind, seed).outcome)
    assert (series.result.winner, series.result.won) == (None, 0)


@each_kind
def test_the_ply_of_a_view_never_goes_back(kind):
    for seed in range(8):
        before: dict[int | None, int] = {}
        for game in walk(kind, seed):
            for seat in everybody(game):
                assert game.ply(seat) == game.view(seat).ply >= before.get(seat, 0), f"seed {seed}"
                before[seat] = game.ply(seat)
            for seat in range(game.seats):
                assert game.view(seat).legal == game.legal_moves(seat), f"seed {seed}, move {len(game.moves)}"
