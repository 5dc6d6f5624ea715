"""What holds in every match of Trappola, tried on random ones. A failure names the seed that repeats it."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.pack import cards_text
from engine.cards.trappola_pack import PACK, Card, Rank, cards_in
from engine.moves import EXCHANGE, KEEP, Concede, Cut, Deal, Dealer, Declare, IllegalMove, Move, Play, plays_of
from engine.trappola.rules import CUTS, PACKETS, Game, How, Outcome, Phase, Rules
from tests.support.duels import TABLE, pack_for, parse_move, snapshot, views

seeds = st.integers(min_value=0, max_value=2**32 - 1)
few = settings(max_examples=10, deadline=None)
some = settings(max_examples=40, deadline=None)

EVERYBODY = (0, 1, TABLE)


# Random matches


def walk(seed: int, deals: int | None = None) -> Iterator[Game]:
    """A random match, yielded when new and again after every move; always the same for the same seed."""
    random = Random(seed)
    game = Game(Rules(deals=deals or random.choice((2, 2, 2, 4, 6, 8))))
    # Some save their deuces for the end, some lay many hands aside, and few give up.
    saves_deuces = [random.random() < 0.5 for _ in range(2)]
    restless = random.choice((0.0, 0.0, 0.3, 0.7))
    gives_up = random.choice((0.0, 0.0, 0.0, 0.02))
    yield game
    while game.phase is not Phase.OVER:
        if game.phase is Phase.DEAL:
            game.push(random.choice((any_pack, any_pack, with_sets, with_deuces))(random))
        elif game.phase is not Phase.DEALER and random.random() < gives_up:
            game.push(Concede(random.randrange(2)))
        else:
            game.push(chosen(game, random, saves_deuces, restless))
        yield game


def any_pack(random: Random) -> Deal:
    """As chance has it."""
    return Deal(tuple(random.sample(PACK, len(PACK))))


def with_sets(random: Random) -> Deal:
    """A pack in which both players are dealt a set."""
    hands = [
        " ".join(suit + rank for suit in random.sample("scdb", random.choice((3, 3, 4))))
        for rank in random.sample("AKCJ2", 2)
    ]
    return pack_with(hands, random)


def with_deuces(random: Random) -> Deal:
    """A pack in which one player has three deuces and high cards, the other a long suit, so that deuces may win."""
    *suits, long = random.sample("scdb", 4)
    hands = [
        " ".join(f"{suit}2 {suit}A {suit}K" for suit in suits),
        " ".join(long + rank for rank in random.sample("AKCJT987", random.choice((6, 8)))),
    ]
    return pack_with(hands if random.random() < 0.7 else hands[::-1], random)


def pack_with(hands: list[str], random: Random) -> Deal:
    """A pack in which hands hold these cards, and all others lie as chance has it."""
    rest = [str(card) for card in PACK if str(card) not in " ".join(hands)]
    random.shuffle(rest)
    full = [" ".join([hand, *(rest.pop() for _ in range(9 - len(hand.split())))]) for hand in hands]
    return pack_for(*full, " ".join(rest), packets=PACKETS, cut=random.randint(1, 35))


def chosen(game: Game, random: Random, saves_deuces: list[bool], restless: float) -> Move:
    """What the player whose turn it is does."""
    moves = list(game.legal_moves())
    if game.phase is Phase.EXCHANGE:
        return EXCHANGE if random.random() < restless else KEEP
    said = [each for each in moves if isinstance(each, Declare)]
    if said and random.random() < 0.6:
        return random.choice(said)
    moves = [each for each in moves if each not in said]
    if game.phase is Phase.PLAY and saves_deuces[game.turn]:
        moves = [each for each in moves if each.card.rank is not Rank.DEUCE] or moves
    return random.choice(moves)


# Cards and points


@some
@given(seeds)
def test_all_36_cards_are_always_somewhere(seed):
    for game in walk(seed):
        if not game.deals:
            continue
        deal, where = game.deal, f"seed {seed}, move {len(game.moves)}"
        in_tricks = [card for trick in deal.play.tricks for card in trick.cards]
        in_hands = [card for seat in range(2) for card in cards_in(deal.play.hands[seat])]
        laid = [*deal.laid[0], *deal.laid[1]]
        assert sorted([*in_tricks, *in_hands, *deal.play.table, *laid, *deal.stock]) == sorted(PACK), where
        if game.phase in (Phase.EXCHANGE, Phase.PLAY):
            assert in_hands == [card for seat in range(2) for card in game.view(seat).hand], where
            for view in views(game).values():
                assert view.held == tuple(len(game.view(seat).hand) for seat in range(2)), where
                assert len(view.table) + 2 * len(view.tricks) + sum(view.held) == 18, where
                assert view.stock + sum(map(len, view.laid)) == 18, where


@some
@given(seeds)
def test_a_deal_has_72_card_points_in_tricks_stock_and_what_was_laid_aside(seed):
    for number, deal in enumerate(list(walk(seed))[-1].deals):
        if not deal.play.is_over:
            continue
        beside = sum(card.points for card in (*deal.stock, *deal.laid[0], *deal.laid[1]))
        assert deal.play.card_points(0) + deal.play.card_points(1) + beside == 72, f"seed {seed}, deal {number}"


@some
@given(seeds)
def test_a_match_has_as_many_deals_as_agreed_and_the_dealers_alternate(seed):
    game = list(walk(seed))[-1]
    dealers = [deal.dealer for deal in game.deals]
    assert all(before != after for before, after in pairwise(dealers)), f"seed {seed}"
    if game.outcome.how is How.POINTS:
        assert len(game.deals) == game.rules.deals, f"seed {seed}"
        assert all(deal.play.is_over for deal in game.deals), f"seed {seed}"


# What may be done, and what may not


EVERY_MOVE = [
    *plays_of(Card).values(),
    *CUTS,
    Cut(0),
    Cut(36),
    *(parse_move(f"declare {rank} {number}") for rank in "AKCJT9872" for number in (2, 3, 4, 5)),
    *map(parse_move, ("exchange", "keep", "dealer 2", "concede 2", "pass", "dost", "ask K", "blanche", "bianca")),
]


@few
@given(seeds)
def test_every_legal_move_is_accepted(seed):
    random = Random(seed)
    for game in walk(seed, deals=2):
        for seat in (None,) if game.turn is None else range(2):
            moves = game.legal_moves(seat)
            # All cuts do the same; three of them are enough.
            for move in random.sample(moves, 3) if game.phase is Phase.CUT and moves else moves:
                other = Game.replay(game.rules, game.moves)
                other.push(move, seat)
                assert other.moves == [*game.moves, move], f"seed {seed}, {move}"


@few
@given(seeds)
def test_every_other_move_is_refused_and_changes_nothing(seed):
    for game in walk(seed, deals=2):
        before = snapshot(game)
        for seat in range(2):
            refusable = set(EVERY_MOVE) - set(game.legal_moves(seat)) | {Concede(1 - seat)}
            for move in refusable:
                with pytest.raises(IllegalMove) as refusal:
                    game.push(move, seat)
                assert 0 <= refusal.value.rule <= 6, f"seed {seed}, {move}"
        assert snapshot(game) == before, f"seed {seed}, move {len(game.moves)}"


@some
@given(seeds)
def test_whoever_is_to_play_or_to_declare_may_do_just_what_the_rules_say(seed):
    """Rule 3 and following suit once more, as naively as can be."""
    for game in walk(seed):
        if game.phase is not Phase.PLAY:
            continue
        seat, where = game.turn, f"seed {seed}, move {len(game.moves)}"
        hand = cards_text(game.view(seat).hand).split()
        led = cards_text(game.view(seat).table)
        follow = [card for card in hand if card[0] == led[:1]]
        naive = {f"play {card}" for card in follow or hand}
        tricks = game.view(seat).tricks
        gone = [str(card) for trick in tricks for actor, card in trick.plays if seat in (actor, trick.winner)]
        told = {said.rank.letter for said in game.view(seat).declared if said.seat == seat}
        for rank in "AKCJ2":
            number = sum(card[1] == rank for card in hand)
            if number >= 3 and rank not in told and not any(card[1] == rank for card in gone):
                naive.add(f"declare {rank} {number}")
        assert set(map(str, game.legal_moves(seat))) == naive, where
        assert game.view(seat).legal == game.legal_moves(seat), where
        assert game.legal_moves(1 - seat) == game.view(1 - seat).legal == (), where


@some
@given(seeds)
def test_somebody_can_always_move_until_the_match_is_over(seed):
    for game in walk(seed):
        if game.phase is Phase.DEAL:
            continue
        if game.phase is Phase.OVER:
            assert not any(game.legal_moves(seat) for seat in EVERYBODY), f"seed {seed}"
            assert game.outcome is not None
        else:
            assert game.legal_moves(), f"seed {seed}, move {len(game.moves)}"
            assert game.outcome is None


# The log


@some
@given(seeds, st.floats(0, 1))
def test_the_log_as_text_replays_to_the_same_match(seed, part):
    game = list(walk(seed))[-1]
    for moves in (game.moves, game.moves[: int(part * len(game.moves))]):
        straight = Game.replay(game.rules, moves)
        through_text = Game.replay(game.rules, [parse_move(str(move)) for move in moves])
        assert snapshot(straight) == snapshot(through_text), f"seed {seed}, {len(moves)} moves"
    assert snapshot(Game.replay(game.rules, game.moves)) == snapshot(game), f"seed {seed}"


# The result, reckoned once more from the log alone


ORDER = "2789TJCKA"
CARD_POINTS = {"A": 6, "K": 5, "C": 4, "J": 3}
FOR_THREE = {"A": 12, "2": 10, "K": 6, "C": 6, "J": 6}
FOR_FOUR = {"A": 24, "2": 20, "K": 12, "C": 12, "J": 12}

Seen = tuple[Outcome, list[tuple[int, int]], Counter[str]]


def reckoned(moves: list[str]) -> Seen:
    """How a match ended, the points of every deal, and what they were for, from the text of its moves."""
    deals: list[list[int]] = []
    seen: Counter[str] = Counter()
    dealer = mover = 0
    led = ""
    won: list[tuple[int, bool]] = []
    after_elder = False

    for move in moves:
        word, *rest = move.split()
        if word == "dealer":
            dealer = 1 - int(rest[0])
        elif word == "deal":
            dealer = 1 - dealer
        elif word == "cut":
            deals.append([0, 0])
            won, mover, left, after_elder = [], 1 - dealer, 2, False
        elif word == "exchange":
            left -= 1
            seen["exchange"] += 1
            if left == 0:
                mover = 1 - dealer
        elif word == "keep":
            mover, after_elder = (1 - dealer, True) if after_elder else (dealer, True)
        elif word == "declare":
            worth = (FOR_FOUR if rest[1] == "4" else FOR_THREE)[rest[0]]
            deals[-1][mover] += worth
            seen[f"set of {rest[1]}"] += 1
        elif word == "play" and not led:
            led, mover = rest[0], 1 - mover
        elif word == "play":
            card = rest[0]
            takes = card[0] == led[0] and ORDER.index(card[1]) > ORDER.index(led[1])
            # Who has led is the other; who takes it leads.
            mover = mover if takes else 1 - mover
            won.append((mover, (card if takes else led)[1] == "2"))
            deals[-1][mover] += CARD_POINTS.get(led[1], 0) + CARD_POINTS.get(card[1], 0)
            led = ""
            if len(won) == 9:
                for seat, worth, name in tricks_bring(won):
                    deals[-1][seat] += worth
                    seen[name] += 1
        elif word == "concede":
            if deals and len(won) < 9:
                deals.pop()
            score = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
            return Outcome(1 - int(rest[0]), How.CONCEDED, score), [(one, two) for one, two in deals], seen
    score = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    winner = None if score[0] == score[1] else score.index(max(score))
    return Outcome(winner, How.POINTS, score), [(one, two) for one, two in deals], seen


def tricks_bring(won: list[tuple[int, bool]]) -> list[tuple[int, int, str]]:
    """Rule 5, case by case, from who won each trick and whether with a deuce."""
    found = []
    rest = won
    if len(won) == 9:
        last = won[8][0]
        if won[6:] == [(last, True)] * 3:
            found, rest = [(last, 78, "three at the end")], won[:6]
        elif won[7:] == [(last, True)] * 2:
            found, rest = [(last, 52, "two at the end")], won[:7]
        elif won[8][1]:
            found, rest = [(last, 26, "one at the end")], won[:8]
        else:
            found, rest = [(last, 6, "the last")], won[:8]
    return found + [(seat, 10, "a deuce") for seat, deuce in rest if deuce]


def test_the_points_are_what_one_reckons_from_the_log(sized, figures):
    seen: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    number = sized(1000)
    for seed in range(number):
        game = list(walk(seed))[-1]
        outcome, points, what = reckoned([str(move) for move in game.moves])
        assert game.outcome == outcome, f"seed {seed}"
        assert [deal.points for deal in game.deals if deal.play.is_over] == points, f"seed {seed}"
        for view in views(game).values():
            assert list(view.points) == points, f"seed {seed}"
            assert view.score == outcome.score, f"seed {seed}"
        seen += what
        ends[game.outcome.how] += 1
    figures(matches=number, **{name.replace(" ", "_"): count for name, count in sorted((seen + ends).items())})
    # The test must not become empty.
    least = {"set of 3": 2, "set of 4": 10, "exchange": 1, "the last": 1, "a deuce": 4, "one at the end": 3}
    least |= {"two at the end": 20, "three at the end": 100}
    assert all(seen[name] >= number // matches for name, matches in least.items()), seen
    assert min(ends[How.POINTS], ends[How.CONCEDED]) >= number // 15, ends


@some
@given(seeds)
def test_a_deuce_takes_only_a_trick_that_it_was_led_to(seed):
    # Why the last two and three are never of two players (rule 5), and why there is no row for four.
    game = list(walk(seed))[-1]
    for deal in game.deals:
        for trick in deal.play.tricks:
            assert not trick.by_deuce or trick.leader == trick.winner, f"seed {seed}"
        assert not (deal.play.is_over and all(trick.by_deuce for trick in deal.play.tricks[5:])), f"seed {seed}"


# What may be seen


@some
@given(seeds)
def test_the_ply_of_every_view_grows_with_every_move(seed):
    plies = []
    for game in walk(seed):
        assert len({view.ply for view in views(game).values()}) == 1, f"seed {seed}"
        plies.append(game.view(TABLE).ply)
    assert plies == list(range(len(plies))), f"seed {seed}"


@some
@given(seeds)
def test_everybody_sees_what_lies_open(seed):
    for game in walk(seed):
        if game.phase not in (Phase.EXCHANGE, Phase.PLAY):
            continue
        cut_at = max(at for at, move in enumerate(game.moves) if isinstance(move, Cut))
        since = game.moves[cut_at + 1 :]
        plays = [move.card for move in since if isinstance(move, Play)]
        numbers = [move.combination.number for move in since if isinstance(move, Declare)]
        for seat in EVERYBODY:
            view, where = game.view(seat), f"seed {seed}, move {len(game.moves)}, seat {seat}"
            assert [card for trick in view.tricks for card in trick.cards] + list(view.table) == plays, where
            assert [said.number for said in view.declared] == numbers, where
            assert sum(map(len, view.laid)) == 9 * since.count(EXCHANGE), where
            assert len(view.points) == len(game.deals) - 1, where


def hidden_from(game: Game, seat: int | None) -> list[Card]:
    """The cards that a seat, or the table, cannot see: the stock, and the hands of the others."""
    play = game.deal.play
    return [*game.deal.stock, *(card for actor, hand in play.hands.items() if actor != seat for card in cards_in(hand))]


def with_other_cards(game: Game, moves: list[Move], change: dict[Card, Card]) -> Game | None:
    """A match in which cards of the deal under way have changed places; `None` where the same moves are not legal."""
    at = max(place for place, move in enumerate(moves) if isinstance(move, Deal))
    pack = Deal(tuple(change.get(card, card) for card in game.deal.pack))
    try:
        return Game.replay(game.rules, [*moves[:at], pack, *moves[at + 1 :]])
    except IllegalMove:
        return None


def another_world(game: Game, seat: int | None, random: Random) -> Game | None:
    """A match that went just the same for all that a seat, or the table, could see, but with other hidden cards."""
    hidden = hidden_from(game, seat)
    if len(hidden) < 2:
        return None
    anew = hidden[:]
    if random.random() < 0.3:
        random.shuffle(anew)
    else:
        # Only two cards change places: late in a deal more would hardly ever be legal.
        one, other = random.sample(range(len(anew)), 2)
        anew[one], anew[other] = anew[other], anew[one]
    if anew == hidden:
        return None
    return with_other_cards(game, game.moves, dict(zip(hidden, anew, strict=True)))


def another_set(game: Game, seat: int | None, random: Random) -> Game | None:
    """A match in which a set that was not disclosed to a seat was one of another rank."""
    at = max(place for place, move in enumerate(game.moves) if isinstance(move, Deal))
    sets = [said for actor, said in game.deal.declared if actor != seat and said.rank is not Rank.ACE]
    if not sets or game.phase is not Phase.PLAY:
        return None
    was = random.choice(sets)
    becomes = Rank.parse(random.choice("KCJ2".replace(was.rank.letter, "")))
    hidden, change = set(hidden_from(game, seat)), {}
    for suit in "scdb":
        one, other = Card.parse(suit + was.rank.letter), Card.parse(suit + becomes.letter)
        if {one, other} <= hidden:
            change[one], change[other] = other, one
    names = {f"declare {was.rank.letter} {was.number}": parse_move(f"declare {becomes.letter} {was.number}")}
    names |= {str(new): parse_move(old) for old, new in names.items()}
    moves = [names.get(str(move), move) if place > at else move for place, move in enumerate(game.moves)]
    return with_other_cards(game, moves, change)


def moment(game: Game) -> str:
    """A name for how far a match has come."""
    if game.phase is Phase.PLAY:
        return "early" if len(game.deal.play.tricks) < 3 else "late"
    return str(game.phase)


def test_a_view_never_changes_when_only_hidden_cards_change(sized, figures):
    compared: Counter[str] = Counter()
    number = sized(100)
    for seed in range(number):
        random = Random(seed)
        whole = list(walk(seed, deals=2))[-1].moves
        lengths = {*random.sample(range(len(whole)), min(12, len(whole))), len(whole)}
        for length in lengths:
            game = Game.replay(Rules(deals=2), whole[:length])
            if not game.deals or game.phase is Phase.CUT:
                continue
            for seat in EVERYBODY:
                for way in (another_world, another_world, another_set, another_set):
                    other = way(game, seat, random)
                    if other is None:
                        continue
                    assert other.view(seat) == game.view(seat), f"seed {seed}, after {length} moves, seat {seat}"
                    compared[moment(game)] += 1
                    compared["table" if seat is TABLE else f"seat {seat}"] += 1
                    if other.deal.declared != game.deal.declared:
                        compared["sets"] += 1
    figures(matches=number, **{name.replace(" ", "_"): count for name, count in sorted(compared.items())})
    # The test must not become empty.
    least = {"exchange": 3, "early": 8, "late": 8, "deal": 0.2, "over": 1, "sets": 0.4}
    least |= {"table": 8, "seat 0": 8, "seat 1": 8}
    assert all(compared[name] >= int(times * number) for name, times in least.items()), compared


def test_before_the_cut_a_view_does_not_depend_on_the_pack():
    compared = 0
    for seed in range(10):
        for game in walk(seed, deals=2):
            if game.phase is Phase.CUT:
                pack = Deal(tuple(Random(seed).sample(PACK, len(PACK))))
                other = Game.replay(game.rules, [*game.moves[:-1], pack])
                assert views(other) == views(game), f"seed {seed}"
                compared += 1
    assert compared >= 15


def test_a_seat_does_see_what_changes_in_its_own_hand():
    # The comparison above would be worth nothing if views told nothing.
    rest, cups = "sK sC sJ sT s9 s8 s7 s2", "cA cK cC cJ cT c9 c8 c7 c2"
    packs = [pack_for(f"{ace} {rest}", cups, packets=PACKETS) for ace in ("sA", "dA")]
    game, other = (Game.replay(Rules(), [Dealer(1), pack, Cut(11)]) for pack in packs)
    assert [game.view(seat) == other.view(seat) for seat in EVERYBODY] == [False, True, True]
