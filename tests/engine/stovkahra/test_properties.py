"""What holds in every game, tried on random ones. A failure names the seed that repeats it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.german_pack import PACK, Card, Suit, cards_in, parse_cards
from engine.cards.pack import cards_text, mask_of
from engine.cards.shuffle import Stream, shuffled
from engine.moves import DOST, PASS, Cut, Deal, Dealer, Declare, IllegalMove, Pass, Play, Signal
from engine.stovkahra.moves import CUTS, PLAYS, How, Outcome, parse_move
from engine.stovkahra.rules import Game, Phase, Rules, eldest_of, right_of, side_of
from engine.stovkahra.trick import legal_cards
from tests.support.positions import EVERYBODY, TABLE, pack_for, snapshot, views, walk

seeds = st.integers(min_value=0, max_value=2**32 - 1)
few = settings(max_examples=20, deadline=None)
some = settings(max_examples=60, deadline=None)


# Cards and points


@some
@given(seeds)
def test_all_32_cards_are_always_somewhere(seed):
    for game in walk(seed):
        if game.phase in (Phase.DEALER, Phase.DEAL, Phase.CUT):
            continue
        deal = game.deal
        in_tricks = [card for trick in deal.tricks for card in trick.cards]
        in_hands = [card for seat in range(4) for card in game.view(seat).hand]
        assert sorted([*in_tricks, *in_hands, *deal.table]) == sorted(PACK), f"seed {seed}, move {len(game.moves)}"
        assert game.view(TABLE).held == tuple(len(game.view(seat).hand) for seat in range(4))


@some
@given(seeds)
def test_a_deal_played_out_has_72_card_points(seed):
    played_out = [deal for deal in list(walk(seed))[-1].deals if len(deal.tricks) == 8]
    for deal in played_out:
        assert sum(trick.points for trick in deal.tricks) == 72, f"seed {seed}"
        assert sum(deal.earned) - sum(deal.written) == 72, f"seed {seed}"


@some
@given(seeds)
def test_no_game_has_more_than_three_deals(seed):
    # A deal brings the sides 78 points or more: after three of them one side has a hundred.
    game = list(walk(seed))[-1]
    assert 1 <= len(game.deals) <= 3, f"seed {seed}"
    for before, after in zip(game.deals, game.deals[1:], strict=False):
        assert after.dealer == eldest_of(before.dealer), f"seed {seed}"


# What may be done, and what may not


EVERY_MOVE = [
    *PLAYS,
    *CUTS,
    Cut(0),
    Cut(32),
    *(parse_move(f"declare {rank} {number}") for rank in "AKOUT987" for number in (3, 4)),
    *(Signal(suit) for suit in Suit),
    *map(parse_move, ("pass", "dost", "count", "add", "take", "dealer 4")),
]


@few
@given(seeds)
def test_every_legal_move_is_accepted(seed):
    random = Random(seed)
    for game in walk(seed):
        for seat in (None,) if game.turn is None else range(4):
            moves = game.legal_moves(seat)
            # All cuts do the same; three of them are enough.
            for move in random.sample(moves, 3) if game.phase is Phase.CUT and moves else moves:
                other = Game.replay(game.rules, game.moves)
                other.push(move, seat)
                assert other.moves == [*game.moves, move], f"seed {seed}, {move}"


@few
@given(seeds)
def test_every_other_move_is_refused_and_changes_nothing(seed):
    for game in walk(seed):
        before = snapshot(game)
        for seat in range(4):
            for move in set(EVERY_MOVE) - set(game.legal_moves(seat)):
                with pytest.raises(IllegalMove) as refusal:
                    game.push(move, seat)
                assert 1 <= refusal.value.rule <= 24
        assert snapshot(game) == before, f"seed {seed}, move {len(game.moves)}"


@some
@given(seeds)
def test_somebody_can_always_move_until_the_game_is_over(seed):
    for game in walk(seed):
        if game.phase is Phase.DEAL:
            continue
        if game.phase is Phase.OVER:
            assert not any(game.legal_moves(seat) for seat in EVERYBODY), f"seed {seed}"
            assert game.outcome is not None
        else:
            assert game.legal_moves(), f"seed {seed}, move {len(game.moves)}"
            assert game.outcome is None


@some
@given(seeds)
def test_a_correct_dost_is_never_held_to_be_unthinkable(seed):
    for game in walk(seed):
        if DOST in game.legal_moves() and game.score[side_of(game.turn)] >= 100:
            assert game.view(game.turn).could_have_goal, f"seed {seed}, move {len(game.moves)}"


# The log


@some
@given(seeds, st.floats(0, 1))
def test_the_log_as_text_replays_to_the_same_game(seed, part):
    game = list(walk(seed))[-1]
    for moves in (game.moves, game.moves[: int(part * len(game.moves))]):
        straight = Game.replay(game.rules, moves)
        through_text = Game.replay(game.rules, [parse_move(str(move)) for move in moves])
        assert snapshot(straight) == snapshot(through_text), f"seed {seed}, {len(moves)} moves"
    assert snapshot(Game.replay(game.rules, game.moves)) == snapshot(game), f"seed {seed}"


# The result, reckoned once more from the log alone


RANKS = "789TUOKA"
CARD_POINTS = {"A": 6, "K": 5, "O": 4, "U": 3}
FOR_THREE = {"A": 30, "T": 10, "7": 10, "K": 6, "O": 6, "U": 6}
FOR_FOUR = {"A": 40, "T": 20, "7": 20, "K": 12, "O": 12, "U": 12}


def beats(card: str, best: str, trump: str) -> bool:
    """Whether a card beats the best one so far (rule 16)."""
    if card[0] == best[0]:
        return RANKS.index(card[1]) > RANKS.index(best[1])
    return card[0] == trump


def winning_place(cards: list[str], trump: str) -> int:
    """The place in the trick of the card that wins."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trump):
            best = place
    return best


def reckoned(moves: list[str]) -> tuple[str, int, int, list[int]]:
    """How a game ended, who won, how many brčka, and the score, from the text of its moves."""
    score, first, dealer = [0, 0], None, 0
    pack: list[str] = []
    trump, mover, tricks, table = "", 0, 0, []

    def scores(seat, points):
        nonlocal first
        score[seat % 2] += points
        if first is None and score[seat % 2] >= 100:
            first = seat % 2

    for move in moves:
        word, *rest = move.split()
        if word == "dealer":
            dealer = int(rest[0]) - 1
        elif word == "deal":
            dealer += 1
            pack = [rest[0][at : at + 2] for at in range(0, 64, 2)]
        elif word == "cut":
            trump = pack[int(rest[0]) - 1][0]
            mover, tricks = dealer + 1, 0
        elif word == "declare":
            scores(mover, (FOR_FOUR if rest[1] == "4" else FOR_THREE)[rest[0]])
        elif word == "pass":
            mover += 1
        elif word == "play":
            table.append(rest[0])
            mover += 1
            if len(table) < 4:
                continue
            place = winning_place(table, trump)
            mover += place
            tricks += 1
            won_with_seven = table[place][1] == "7"
            bonus = 26 if tricks == 8 else 52 if tricks == 1 else 10
            scores(mover, sum(CARD_POINTS.get(card[1], 0) for card in table))
            scores(mover, bonus if won_with_seven else 6 if tricks == 8 else 0)
            table = []
        elif word == "dost":
            right = score[mover % 2] >= 100
            winner = mover % 2 if right else 1 - mover % 2
            return "dost" if right else "false dost", winner, 2 if not right or score[1 - winner] < 50 else 1, score
        elif word == "count" and first is not None:
            return "count", first, 2 if score[1 - first] < 50 else 1, score
    raise AssertionError("the game is not over")


@settings(max_examples=200, deadline=None)
@given(seeds)
def test_the_result_is_what_one_reckons_from_the_log(seed):
    game = list(walk(seed))[-1]
    how, winner, brcka, score = reckoned([str(move) for move in game.moves])
    assert game.outcome == Outcome(winner, brcka, How(how), (score[0], score[1])), f"seed {seed}"


def test_random_games_end_in_every_way():
    # Without this the tests above might pass because nothing happens in the games.
    games = [list(walk(seed))[-1] for seed in range(150)]
    ends = Counter(str(game.outcome.how) for game in games)
    assert min(ends[how] for how in ("dost", "false dost", "count")) >= 10, ends
    assert sum(game.outcome.how is How.COUNT and min(game.score) >= 100 for game in games) >= 10
    assert sum(len(deal.declarations) for game in games for deal in game.deals) >= 50
    assert sum(deal.signal is not None for game in games for deal in game.deals) >= 30


# What may be seen


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


def another_world(game: Game, seat: int | None, random: Random) -> Game | None:
    """A game that went just the same for all that a seat, or the table, could see.

    The cards hidden from it are dealt anew among the other seats, and a signal that it was not shown
    is another one or none. `None` where nothing changed, or the same moves would not be legal then.
    """
    deal = game.deal
    held = [set(cards_in(hand)) for hand in deal.hands]
    # Eldest's open cards were dealt first, the card that all were shown last.
    cut_pack = deal.pack[deal.cut :] + deal.pack[: deal.cut]
    opened, shown = set(cut_pack[:3]), cut_pack[-1]
    public = {*opened, shown}
    hidden = [[] if each == seat else sorted(hand - public) for each, hand in enumerate(held)]
    heap = [card for cards in hidden for card in cards]
    if random.random() < 0.5:
        random.shuffle(heap)
    elif len(heap) > 1:
        # Only two cards change places: late in a deal more would hardly ever be legal.
        one, other = random.sample(range(len(heap)), 2)
        heap[one], heap[other] = heap[other], heap[one]
    played: list[list[Card]] = [[], [], [], []]
    for trick in deal.tricks:
        for mover, card in trick.plays:
            played[mover].append(card)
    for place, card in enumerate(deal.table):
        played[(deal.leader + place) % 4].append(card)
    hands, changed = [], False
    for each in range(4):
        size = len(hidden[each])
        anew, heap = heap[:size], heap[size:]
        changed |= set(anew) != set(hidden[each])
        hand = [*played[each], *(held[each] - set(hidden[each])), *anew]
        random.shuffle(hand)
        hand.sort(key=lambda card: (card not in opened, card == shown))
        hands.append(cards_text(hand))
    if not changed:
        return None
    dealt_at = max(at for at, move in enumerate(game.moves) if isinstance(move, Deal))
    moves = [*game.moves[:dealt_at], pack_for(*hands, dealer=deal.dealer, cut=deal.cut), *game.moves[dealt_at + 1 :]]
    if game.rules.signals == "on" and seat not in (deal.eldest, right_of(deal.dealer)):
        moves = [move for at, move in enumerate(moves) if at < dealt_at or not isinstance(move, Signal)]
        if random.random() < 0.5:
            moves.insert(dealt_at + 2, Signal(random.choice([suit for suit in Suit if suit is not deal.trump])))
    try:
        return Game.replay(game.rules, moves)
    except IllegalMove:
        return None


def moment(game: Game) -> str:
    """A name for how far a game has come."""
    if game.phase is Phase.PLAY:
        return "early" if len(game.deal.tricks) < 3 else "late"
    return str(game.phase)


def test_a_view_never_changes_when_only_hidden_cards_change():
    compared: Counter[str] = Counter()
    for seed in range(120):
        random = Random(seed)
        rules = Rules(shuffle="every", signals=random.choice(("on", "off")), count=random.choice(("closed", "open")))
        whole = list(walk(seed, rules))[-1].moves
        lengths = {*random.sample(range(len(whole)), min(8, len(whole))), len(whole)}
        for length in lengths:
            game = Game.replay(rules, whole[:length])
            if game.phase in (Phase.DEALER, Phase.DEAL, Phase.CUT):
                continue
            for seat in EVERYBODY:
                for _ in range(3):
                    other = another_world(game, seat, random)
                    if other is None:
                        continue
                    assert other.view(seat) == game.view(seat), f"seed {seed}, after {length} moves, seat {seat}"
                    compared[moment(game)] += 1
                    compared["table" if seat is TABLE else f"seat {seat}"] += 1
    # The test must not become empty.
    least = {"declare": 1000, "early": 1500, "late": 1200, "over": 200, "table": 1000} | {
        f"seat {seat}": 800 for seat in range(4)
    }
    assert all(compared[each] >= number for each, number in least.items()), compared


def test_before_the_cut_a_view_does_not_depend_on_the_pack():
    compared = 0
    for seed in range(20):
        rules = Rules(shuffle="every")
        for game in walk(seed, rules):
            if game.phase is Phase.CUT:
                pack = list(PACK)
                Random(seed).shuffle(pack)
                other = Game.replay(rules, [*game.moves[:-1], Deal(tuple(pack))])
                assert views(other) == views(game), f"seed {seed}"
                compared += 1
    assert compared > 30


def test_a_seat_does_see_what_changes_in_its_own_hand():
    # The comparison above would be worth nothing if views told nothing.
    game = Game.replay(Rules(), [parse_move("dealer 3"), pack_for("aA", "aK", "aO", "aU"), parse_move("cut 11")])
    other = Game.replay(Rules(), [parse_move("dealer 3"), pack_for("aA", "aO", "aK", "aU"), parse_move("cut 11")])
    assert [game.view(seat) == other.view(seat) for seat in EVERYBODY] == [True, False, False, True, True]


# Rules 14 and 15 once more, as naively as can be


def naive_legal(hand: set[str], table: list[str], trump: str) -> set[str]:
    """What may be played, read straight from rules 13 to 15, with cards as text."""
    if not table:
        return hand
    best = table[winning_place(table, trump)]
    of_the_suit_led = {card for card in hand if card[0] == table[0][0]}
    trumps = {card for card in hand if card[0] == trump}
    if of_the_suit_led:
        allowed = of_the_suit_led
    elif trumps:
        allowed = trumps
    else:
        allowed = hand
    beating = {card for card in allowed if beats(card, best, trump)}
    return beating if beating else allowed


def test_legal_cards_are_those_of_the_naive_rules_in_300_deals():
    positions: Counter[int] = Counter()
    for seed in range(300):
        random = Random(seed)
        pack = random.sample([str(card) for card in PACK], 32)
        hands = [set(pack[at : at + 8]) for at in (0, 8, 16, 24)]
        trump = random.choice("alhb")
        mover = 0
        for _ in range(8):
            table: list[str] = []
            leader = mover
            for place in range(4):
                hand = hands[(leader + place) % 4]
                naive = naive_legal(hand, table, trump)
                if table:
                    mask = legal_cards(
                        mask_of(parse_cards(" ".join(hand))),
                        Suit.parse(table[0][0]),
                        Card.parse(table[winning_place(table, trump)]),
                        Suit.parse(trump),
                    )
                    where = f"seed {seed}: {trump} trumps, table {table}, hand {sorted(hand)}"
                    assert {str(card) for card in cards_in(mask)} == naive, where
                    positions[len(naive) < len(hand)] += 1
                card = random.choice(sorted(naive))
                hand.remove(card)
                table.append(card)
            mover = (leader + winning_place(table, trump)) % 4
    # Positions in which the rules leave out some card, and such in which they do not.
    assert positions[True] > 2000
    assert positions[False] > 1000


def naive_endings(hands: list[set[str]], leader: int, table: list[str], trump: str) -> list[tuple[str, ...]]:
    """All orders in which the cards left can be played."""
    hand = hands[(leader + len(table)) % 4]
    if not hand:
        return [()]
    found = []
    for card in sorted(naive_legal(hand, table, trump)):
        left = [each - {card} if each is hand else each for each in hands]
        then = [*table, card]
        if len(then) == 4:
            rest = naive_endings(left, (leader + winning_place(then, trump)) % 4, [], trump)
        else:
            rest = naive_endings(left, leader, then, trump)
        found += [(card, *cards) for cards in rest]
    return found


def engine_endings(game: Game) -> list[tuple[str, ...]]:
    """The same, by the engine."""
    found = []
    for move in game.legal_moves():
        if isinstance(move, Play):
            after = Game.replay(game.rules, [*game.moves, move])
            found += [(str(move.card), *cards) for cards in engine_endings(after)]
    return found or [()]


def three_tricks_left(number: int) -> Game:
    """The first deal of a game after five tricks, the same on every computer."""
    seed = bytes([number]) * 32
    stream = Stream(seed, "five tricks")
    game = Game.replay(
        Rules(),
        [Dealer(3), Deal(shuffled(seed, 0, "stovkahra", PACK)), Cut(1 + stream.below(31)), PASS, PASS, PASS, PASS],
    )
    for _ in range(20):
        cards = [move for move in game.legal_moves() if isinstance(move, Play)]
        game.push(cards[stream.below(len(cards))])
    return game


@pytest.mark.parametrize(
    ("number", "ways"), [(1, 24), (2, 384), (3, 64), (4, 19), (5, 540), (6, 648), (7, 44), (8, 42)]
)
def test_counting_all_ways_to_play_the_last_three_tricks(number, ways):
    game = three_tricks_left(number)
    hands = [{str(card) for card in game.view(seat).hand} for seat in range(4)]
    naive = naive_endings(hands, game.turn, [], game.deal.trump.letter)
    engine = engine_endings(game)
    assert sorted(engine) == sorted(naive), f"deal {number}"
    assert len(engine) == len(set(engine)) == ways, f"deal {number}"
