"""What holds in every game of Bulka, tried on random ones. A failure names the seed that repeats it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bulka.rules import PACKETS, Game, Phase, Result, Rules, Why, keeps_aces
from engine.cards.pack import cards_text
from engine.cards.trappola_pack import CARD_POINTS, PACK, cards_in
from engine.duel.play import Bonus
from engine.moves import Alifer, Ask, Cut, Deal, Declare, Draw, IllegalMove, Move, Pass, Play, Ranking
from tests.support.duels import TABLE, everybody, pack_for, parse_move, snapshot, views

seeds = st.integers(min_value=0, max_value=2**32 - 1)
few = settings(max_examples=10, deadline=None)
some = settings(max_examples=40, deadline=None)

DEALT = (Phase.ALIFER, Phase.ANSWER, Phase.MELD, Phase.PLAY)
"""While these last both have cards."""
RANKS = "2789TJCKA"
RANKS_OF_MELDS = "2JCKA"
USUAL_CUT = 11


# Random games


def random_rules(random: Random) -> tuple[Rules, int]:
    """Options and the number of seats; mostly with a cup."""
    cup = random.choice(("on", "on", "on", "off"))
    rules = Rules(alifer=random.choice(("on", "off")), cup=cup, key=random.choice((1, 2, 5, 10)))
    return rules, 2 if cup == "off" else random.choice((2, 3, 4))


def walk(seed: int) -> Iterator[Game]:
    """A random game, yielded when new and again after every move; always the same for the same seed."""
    random = Random(seed)
    game = Game(*random_rules(random))
    yield game
    while game.phase is not Phase.OVER:
        game.push(_choose(game, random))
        yield game


def _choose(game: Game, random: Random) -> Move:
    if game.phase is Phase.RANKING:
        if game.drawn or random.random() < 0.7:
            # From few cards, so that some are drawn alike.
            return Draw(tuple(random.sample(PACK[:2] + PACK[9:11] + PACK[18:20], len(game.drawing))))
        return Ranking(tuple(random.sample(range(game.seats), game.seats)))
    if game.phase is Phase.DEAL:
        return random_pack(random)
    if game.phase is Phase.CUT and random.random() < 0.8:
        return Cut(USUAL_CUT)
    moves = game.legal_moves()
    said = [move for move in moves if not isinstance(move, Play | Pass | Alifer)]
    if game.phase in (Phase.MELD, Phase.PLAY) and said:
        return random.choice(said if random.random() < 0.4 else [move for move in moves if move not in said])
    if game.phase is Phase.PLAY and random.random() < 0.5:
        # Deuces late, so that they take the last tricks.
        return max(moves, key=lambda move: move.card.rank)
    if game.phase is Phase.ALIFER and random.random() < 0.7:
        return moves[-1]
    return random.choice(moves)


def random_pack(random: Random) -> Deal:
    """A shuffled pack; mostly one that, cut at `USUAL_CUT`, gives somebody a hand such as chance seldom brings."""
    cards = random.sample(PACK, len(PACK))
    kind = random.choice(("any", "alike", "low", "long", "even"))
    if kind == "alike":
        ranks = random.sample(RANKS_OF_MELDS, 2)
        cards.sort(key=lambda card: card.rank.letter not in ranks)
        # Four of the one, and of the other three or four.
        cards[3:9] = random.sample(cards[3:9], 6)
    elif kind == "low":
        cards.sort(key=lambda card: card.points > 0)
    elif kind == "long":
        # The one hand has no card of the other's suit, and at least two deuces.
        suit = cards[0].suit
        cards.sort(key=lambda card: (card.suit is suit, card.rank.letter != "2"))
        cards[2:27] = random.sample(cards[2:27], 25)
        cards[9:18], cards[27:] = cards[27:], cards[9:18]
    elif kind == "even":
        # An ace and a jack against a jack and, perhaps, the last trick.
        plain = [card for card in cards if card.rank.letter in "789T"]
        ace, *_ = (card for card in cards if card.rank.letter == "A")
        one, two, *_ = (card for card in cards if card.rank.letter == "J")
        dealt = [ace, one, *plain[:7], two, *plain[7:15]]
        cards = [*dealt, *(card for card in cards if card not in dealt)]
    hands = [cards_text(cards[:9]), cards_text(cards[9:18])]
    random.shuffle(hands)
    return pack_for(*hands, cards_text(cards[18:]), packets=PACKETS, cut=USUAL_CUT)


def played(seed: int) -> Game:
    """The end of a random game."""
    return list(walk(seed))[-1]


def same_until(game: Game, length: int) -> Game:
    """A game as it was after so many moves."""
    return Game.replay(game.rules, game.moves[:length], game.seats)


# Cards and points


@some
@given(seeds)
def test_all_36_cards_are_always_somewhere(seed):
    for game in walk(seed):
        if game.phase not in DEALT:
            continue
        where = f"seed {seed}, move {len(game.moves)}"
        deal = game.deal
        in_tricks = [card for trick in deal.play.tricks for card in trick.cards]
        seen = views(game)
        in_hands = [card for view in seen.values() for card in view.hand]
        held = tuple(len(seen[seat].hand) for seat in range(game.seats))
        cut_pack = [*deal.pack[deal.cut :], *deal.pack[: deal.cut]]
        assert sorted([*in_tricks, *in_hands, *deal.play.table, *cut_pack[18:]]) == sorted(PACK), where
        assert all(view.held == held for view in seen.values()), where


@some
@given(seeds)
def test_a_deal_has_72_card_points(seed):
    game = played(seed)
    for deal in game.deals:
        if deal.result is Result.ALIFER:
            continue
        cut_pack = [*deal.pack[deal.cut :], *deal.pack[: deal.cut]]
        aside = sum(card.points for card in cut_pack[18:])
        taken = [deal.play.card_points(seat) for seat in deal.dealt]
        assert sum(taken) + aside == CARD_POINTS == 72, f"seed {seed}"


@some
@given(seeds)
def test_what_all_have_and_the_cup_always_sum_to_nothing(seed):
    for game in walk(seed):
        balances = [game.balance(seat) for seat in range(game.seats)]
        where = f"seed {seed}, move {len(game.moves)}"
        assert sum(balances) + game.cup == 0, where
        assert game.cup >= 0, where
        for view in views(game).values():
            assert (view.chips, view.cup) == (tuple(balances), game.cup), where
    assert game.cup == 0, f"seed {seed}: the cup is won, or there is none"


# What may be done, and what may not


EVERY_MOVE = [
    *map(Play, PACK),
    *map(Cut, range(37)),
    *(parse_move(f"declare {rank} {number}") for rank in RANKS for number in (2, 3, 4)),
    *(parse_move(f"ask {rank}") for rank in RANKS),
    *map(parse_move, ("pass", "blanche", "bianca", "alifer", "agree", "refuse", "dost", "count", "exchange")),
    *map(parse_move, ("signal s", "dealer 0", "concede 0", "concede 1")),
]


@few
@given(seeds)
def test_every_legal_move_is_accepted(seed):
    random = Random(seed)
    for game in walk(seed):
        if random.random() < 0.6:
            continue
        for seat in (None, *range(game.seats)):
            moves = game.legal_moves(seat)
            # All cuts do the same; three of them are enough.
            for move in random.sample(moves, 3) if game.phase is Phase.CUT and moves else moves:
                other = same_until(game, len(game.moves))
                other.push(move, seat)
                assert other.moves == [*game.moves, move], f"seed {seed}, move {len(game.moves)}, {move}"


@few
@given(seeds)
def test_every_other_move_is_refused_and_changes_nothing(seed):
    random = Random(seed)
    for game in walk(seed):
        if random.random() < 0.6:
            continue
        before = snapshot(game)
        where = f"seed {seed}, move {len(game.moves)}"
        out_of_time = [] if game.phase is Phase.DEAL else [Deal(PACK)]
        if game.phase is not Phase.RANKING:
            out_of_time += [Draw(PACK[: game.seats]), Ranking(tuple(range(game.seats)))]
        for seat in range(game.seats):
            for move in {*EVERY_MOVE, *out_of_time} - set(game.legal_moves(seat)):
                with pytest.raises(IllegalMove) as refusal:
                    game.push(move, seat)
                # What both games share has no number in either.
                assert 0 <= refusal.value.rule <= 11, f"{where}, {move}"
        assert snapshot(game) == before, where


@some
@given(seeds)
def test_somebody_can_always_move_until_the_game_is_over(seed):
    for game in walk(seed):
        where = f"seed {seed}, move {len(game.moves)}"
        able = [seat for seat in range(game.seats) if game.legal_moves(seat)]
        assert not game.view(TABLE).legal, where
        if game.phase in (Phase.RANKING, Phase.DEAL, Phase.OVER):
            # It is for chance to move, or for nobody.
            assert (game.turn, able, game.legal_moves()) == (None, [], ()), where
        else:
            assert able == [game.turn], where
            assert game.turn in game.view(TABLE).pair, where
        assert (game.outcome is not None) == (game.phase is Phase.OVER), where


# The log


@some
@given(seeds, st.floats(0, 1))
def test_the_log_as_text_replays_to_the_same_game(seed, part):
    game = played(seed)
    for moves in (game.moves, game.moves[: int(part * len(game.moves))]):
        straight = Game.replay(game.rules, moves, game.seats)
        through_text = Game.replay(game.rules, [parse_move(str(move)) for move in moves], game.seats)
        assert snapshot(straight) == snapshot(through_text), f"seed {seed}, {len(moves)} moves"
    assert snapshot(same_until(game, len(game.moves))) == snapshot(game), f"seed {seed}"


# Points and chips, reckoned once more from the log alone


CARD_POINTS_OF = {"A": 6, "K": 5, "C": 4, "J": 3}
FOR_THREE = {"K": (6, 5), "C": (6, 5), "J": (6, 5), "2": (10, 5)}
FOR_FOUR = {"K": (12, 10), "C": (12, 10), "J": (12, 10), "2": (20, 10)}
FOR_LAST = [(6, 0), (26, 10), (52, 20), (78, 30)]
"""For so many of the last three tricks, up to the end, with deuces."""


class Reckoned:
    """A game as somebody with pencil and paper has it, from the text of its moves."""

    def __init__(self, moves: list[str], seats: int, rules: Rules) -> None:
        self.with_cup, self.with_alifer, self.key = rules.cup == "on", rules.alifer == "on", rules.key
        self.chips = [0] * seats
        self.cup = 0
        self.order: list[int] = []
        self.wins = 0
        self.stake = 0
        self.points: list[dict[int, int]] = []
        """Of each deal that was played out."""
        self.winner: int | None = None
        self._alike = [list(range(seats))]
        """Seats whose ranking is not drawn yet, from high to low."""
        self._again = ""
        for move in moves:
            word, *rest = move.split()
            self._move(word, rest)

    def _move(self, word: str, rest: list[str]) -> None:
        if word == "ranking":
            self.order = list(map(int, rest[0]))
        elif word == "draw":
            self._draw([rest[0][at + 1] for at in range(0, len(rest[0]), 2)])
        elif word == "deal":
            self._stakes()
            self.pack = [rest[0][at : at + 2] for at in range(0, 72, 2)]
        elif word == "cut":
            self._deal(int(rest[0]))
        elif word == "alifer":
            self.mover = self._opponent(self.mover)
        elif word == "agree":
            self._again = "alifer"
        elif word == "refuse":
            self.passes, self.mover = 2, self.order[0]
        elif word == "pass":
            # No. 1 and the challenger pass for alifer, where it is played, and then for melds.
            self.passes += 1
            self.mover = self.order[self.passes % 2]
            if self.passes == 4:
                self.mover = self.order[1]
        elif word in ("declare", "blanche", "bianca"):
            self._meld(word, rest)
        elif word == "play":
            self._play(rest[0])

    def _draw(self, ranks: list[str]) -> None:
        tied = sorted(seat for group in self._alike for seat in group if len(group) > 1)
        drawn = dict(zip(tied, ranks, strict=True))
        groups = []
        for group in self._alike:
            if len(group) == 1:
                groups.append(group)
                continue
            for rank in reversed(RANKS):
                groups += [alike] if (alike := [seat for seat in group if drawn[seat] == rank]) else []
        self._alike = groups
        self.order = [group[0] for group in groups]

    def _opponent(self, seat: int) -> int:
        return self.order[1] if seat == self.order[0] else self.order[0]

    def _stakes(self) -> None:
        if not self.with_cup or self._again == "tie":
            return
        more = self.stake if self._again == "alifer" else 10
        self.stake = more + (self.stake if self._again == "alifer" else 0)
        for seat in self.order[:2]:
            self._into_the_cup(seat, more)
        if self._again != "alifer" and self.wins == 2:
            self._into_the_cup(self.order[0], 10)

    def _into_the_cup(self, seat: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.cup += chips

    def _deal(self, cut: int) -> None:
        cards = self.pack[cut:] + self.pack[:cut]
        first, challenger = self.order[:2]
        self.hands = {
            first: {*cards[0:3], *cards[6:9], *cards[12:15]},
            challenger: {*cards[3:6], *cards[9:12], *cards[15:18]},
        }
        self.scores = {first: 0, challenger: 0}
        self.of_aces: dict[int, int] = {}
        self.table: list[str] = []
        self.taken: dict[int, list[str]] = {first: [], challenger: []}
        self.deuces: list[bool] = []
        self.winners: list[int] = []
        self.mover = first
        self.passes = 0 if self.with_alifer and self.stake < 5120 else 2

    def _meld(self, word: str, rest: list[str]) -> None:
        if word == "declare" and rest[0] == "A":
            self.of_aces[self.mover] = int(rest[1])
            return
        if word == "declare":
            points, chips = (FOR_THREE if rest[1] == "3" else FOR_FOUR)[rest[0]]
        else:
            points, chips = (10, 5) if word == "blanche" else (20, 10)
        self.scores[self.mover] += points
        self._from_the_other(self.mover, chips)

    def _from_the_other(self, seat: int, chips: int) -> None:
        if self.with_cup:
            self.chips[seat] += chips
            self.chips[self._opponent(seat)] -= chips

    def _play(self, card: str) -> None:
        self.table.append(card)
        if len(self.table) == 1:
            self.mover = self._opponent(self.mover)
            return
        led, followed = self.table
        beaten = followed[0] == led[0] and RANKS.index(followed[1]) > RANKS.index(led[1])
        if not beaten:
            self.mover = self._opponent(self.mover)
        self.taken[self.mover] += self.table
        self.winners.append(self.mover)
        self.deuces.append((followed if beaten else led)[1] == "2")
        self.table = []
        if len(self.winners) == 9:
            self._count()

    def _for_trick(self, seat: int, points: int, chips: int) -> None:
        self.scores[seat] += points
        if self.with_cup:
            self._into_the_cup(self._opponent(seat), chips)

    def _count(self) -> None:
        for seat, cards in self.taken.items():
            self.scores[seat] += sum(CARD_POINTS_OF.get(card[1], 0) for card in cards)
        last = 0
        while last < 3 and self.deuces[8 - last] and self.winners[8 - last] == self.winners[8]:
            last += 1
        self._for_trick(self.winners[8], *FOR_LAST[last])
        for number in range(9 - last):
            if self.deuces[number]:
                self._for_trick(self.winners[number], *((10, 5) if number else (52, 20)))
        if len(set(self.winners)) == 1:
            self._for_trick(self.winners[8], 30, 10)
        for seat, number in self.of_aces.items():
            aces = {card for card in self.hands[seat] if card[1] == "A"}
            if aces <= set(self.taken[seat]):
                self.scores[seat] += {3: 30, 4: 40}[number]
                self._from_the_other(seat, {3: 5, 4: 10}[number])
            else:
                self.scores[seat] += {3: 6, 4: 12}[number]
        self.points.append(self.scores)
        self._finish()

    def _finish(self) -> None:
        first, challenger, *waiting = self.order
        difference = self.scores[first] - self.scores[challenger]
        if difference == 0:
            self._again = "tie"
            return
        self._again = ""
        winner, loser = (first, challenger) if difference > 0 else (challenger, first)
        self.wins = self.wins + 1 if winner == first else 1
        self.order = [winner, *waiting, loser]
        if not self.with_cup:
            self.chips[winner] += abs(difference) * self.key
            self.chips[loser] -= abs(difference) * self.key
            self.winner = winner
        elif self.wins == 3:
            self.chips[winner] += self.cup
            self.cup = 0
            self.winner = winner
            self.order = [*waiting, loser, winner]


@some
@given(seeds)
def test_points_and_chips_are_what_one_reckons_from_the_log(seed):
    for game in walk(seed):
        sheet = Reckoned([str(move) for move in game.moves], game.seats, game.rules)
        where = f"seed {seed}, move {len(game.moves)}"
        assert [game.balance(seat) for seat in range(game.seats)] == sheet.chips, where
        assert game.cup == sheet.cup, where
        assert game.stake == sheet.stake, where
        if game.phase is not Phase.RANKING:
            assert game.ranking == tuple(sheet.order), where
            assert game.streak == sheet.wins, where
        if game.phase is Phase.DEAL and game.deals and game.deal.result is not Result.ALIFER:
            assert game.view(TABLE).points == sheet.points[-1], where
        if game.phase in DEALT:
            assert game.turn == sheet.mover, where
    assert game.outcome is not None
    assert game.outcome.winner == sheet.winner, f"seed {seed}"
    assert [deal.points for deal in game.deals if deal.result is not Result.ALIFER] == sheet.points, f"seed {seed}"
    assert game.outcome.chips == [paid.chips for paid in game.payments if paid.why in (Why.CUP, Why.DIFFERENCE)][-1]


def test_random_games_have_everything_in_them(figures):
    # Without this the tests above might pass because nothing happens in the games.
    seen: Counter[str] = Counter()
    for seed in range(150):
        game = played(seed)
        seen[f"{game.seats} seats"] += 1
        seen[f"cup {game.rules.cup}"] += 1
        seen["drawn again"] += len(game.drawn) > 1
        seen["carried over"] += not game.drawn
        seen.update(str(payment.why) for payment in game.payments)
        for deal in game.deals:
            seen[str(deal.result)] += 1
            seen["asked"] += len(deal.asked)
            seen.update(bonus.name for _, bonus in deal.bonuses)
            for meld in deal.melds:
                seen[str(meld.said)] += 1
                if isinstance(meld.said, Declare) and meld.said.combination.rank.letter == "A":
                    seen["aces kept" if keeps_aces(deal.play.tricks, meld.seat) else "aces lost"] += 1
    least = {"tied": 30, "alifer": 60, "asked": 25, "pro": 150, "cup": 80, "difference": 25, "drawn again": 50}
    least |= {"carried over": 25, "2 seats": 25, "3 seats": 25, "4 seats": 25, "aces kept": 50, "aces lost": 8}
    least |= {f"declare {rank} {number}": 8 for rank in RANKS_OF_MELDS for number in (3, 4)}
    least |= {"blanche": 50, "bianca": 100} | {bonus.name: 3 for bonus in Bonus}
    assert all(seen[each] >= number for each, number in least.items()), seen
    figures(games=150, deals=sum(seen[str(result)] for result in Result), ties=seen["tied"], pro=seen["pro"])


# What may be seen


def waits(game: Game, seat: int | None) -> bool:
    """Whether a seat does not play this round."""
    return seat is not None and seat not in game.deal.dealt


def shown_to(game: Game, seat: int | None) -> list[int]:
    """Those whose hands a seat may see: its own, and with Pro the challenger's, for those who wait (rule 8)."""
    if seat in game.deal.dealt:
        return [seat]
    return [game.deal.challenger] if waits(game, seat) and game.deal.pro and game.phase in DEALT else []


def another_world(game: Game, seat: int | None, random: Random) -> Game | None:
    """A game that went just the same for all that a seat, or the table, could see.

    The cards hidden from it change places with each other. `None` where none did, or the same moves
    would not be legal then, or the question for a fourth card would have been answered in another way.
    """
    deal = game.deal
    cut_pack = [*deal.pack[deal.cut :], *deal.pack[: deal.cut]]
    held = {each: list(cards_in(hand)) for each, hand in deal.play.hands.items()}
    shown = shown_to(game, seat)
    # As many places as each of the two holds cards, and those of the cards that lie aside.
    hidden = [list(cards) for each, cards in held.items() if each not in shown] + [cut_pack[18:]]
    heap = [card for cards in hidden for card in cards]
    if random.random() < 0.5:
        random.shuffle(heap)
    else:
        # Only two cards change places: late in a deal more would hardly ever be legal.
        one, other = random.sample(range(len(heap)), 2)
        heap[one], heap[other] = heap[other], heap[one]
    changed = False
    hands = {}
    for each, cards in held.items():
        anew = cards if each in shown else [heap.pop(0) for _ in cards]
        changed |= set(anew) != set(cards)
        hands[each] = cards_text([*cards_in(deal.play.played(each)), *anew])
    if not changed:
        return None
    dealt_at = max(at for at, move in enumerate(game.moves) if isinstance(move, Deal))
    pack = pack_for(hands[deal.first], hands[deal.challenger], cards_text(heap), packets=PACKETS, cut=deal.cut)
    try:
        other_game = Game.replay(game.rules, [*game.moves[:dealt_at], pack, *game.moves[dealt_at + 1 :]], game.seats)
    except IllegalMove:
        return None
    return other_game if other_game.deal.asked == deal.asked else None


def whose(game: Game, seat: int | None) -> str:
    """A name for what a seat is in the round, and whether it is one with Pro."""
    pro = "pro" if game.deal.pro else "other"
    if seat is TABLE:
        return f"table, {pro}"
    if waits(game, seat):
        return f"waiting, {pro}"
    return f"{'first' if seat == game.deal.first else 'challenger'}, {pro}"


def test_a_view_never_changes_when_only_hidden_cards_change(sized, figures):
    compared: Counter[str] = Counter()
    games = sized(70)
    for seed in range(games):
        random = Random(seed)
        whole = played(seed)
        last_deal = max(at for at, move in enumerate(whole.moves) if isinstance(move, Deal))
        lengths = {random.randrange(len(whole.moves)) for _ in range(4)}
        # The last round of a game with a cup is one with Pro.
        lengths |= {random.randrange(last_deal, len(whole.moves)) for _ in range(4)}
        for length in sorted(lengths):
            game = same_until(whole, length)
            if not game.deals or game.phase is Phase.CUT:
                continue
            for seat in everybody(game):
                for _ in range(2):
                    other = another_world(game, seat, random)
                    if other is None:
                        continue
                    assert other.view(seat) == game.view(seat), f"seed {seed}, after {length} moves, seat {seat}"
                    compared[str(game.phase)] += 1
                    compared[whose(game, seat)] += 1
    figures(games=games, compared=sum(compared[each] for each in Phase))
    # The test must not become empty.
    roles = ("first", "challenger", "waiting", "table")
    least = {f"{role}, {round_}": games for role in roles for round_ in ("pro", "other")}
    least |= {"play": 5 * games, "meld": games, "alifer": games // 2}
    assert all(compared[each] >= number for each, number in least.items()), compared


@few
@given(seeds)
def test_before_the_cut_a_view_does_not_depend_on_the_pack(seed):
    for game in walk(seed):
        if game.phase is Phase.CUT:
            pack = list(PACK)
            Random(seed).shuffle(pack)
            other = Game.replay(game.rules, [*game.moves[:-1], Deal(tuple(pack))], game.seats)
            assert views(other) == views(game), f"seed {seed}, move {len(game.moves)}"


@few
@given(seeds)
def test_hands_are_seen_by_those_who_may_see_them(seed):
    # The comparison above would be worth nothing if views told nothing.
    for game in walk(seed):
        if game.phase not in DEALT:
            continue
        for seat, view in views(game).items():
            where = f"seed {seed}, move {len(game.moves)}, seat {seat}"
            hands = {each: cards_in(hand) for each, hand in game.deal.play.hands.items()}
            expected = [hands[each] for each in shown_to(game, seat)]
            assert [cards for cards in (view.hand, view.advised) if cards] == [each for each in expected if each], where


@some
@given(seeds)
def test_everybody_sees_what_lies_open_and_what_was_said(seed):
    for game in walk(seed):
        if game.phase not in DEALT:
            continue
        cut_at = max(at for at, move in enumerate(game.moves) if isinstance(move, Cut))
        since = game.moves[cut_at + 1 :]
        plays = [move.card for move in since if isinstance(move, Play)]
        said = [str(move) for move in since if str(move).split()[0] in ("declare", "blanche", "bianca")]
        asked = [move.rank for move in since if isinstance(move, Ask)]
        for seat, view in views(game).items():
            where = f"seed {seed}, move {len(game.moves)}, seat {seat}"
            assert [card for trick in view.tricks for card in trick.cards] + list(view.table) == plays, where
            assert [str(meld.said) for meld in view.melds] == said, where
            assert [each.rank for each in view.asked] == asked, where
            assert view.ply == len(game.moves), where
