"""What a perfect memory of the last deal is worth when the pack is gathered, not shuffled.

Gathering leaves the four cards of a trick together, in any order, and lays the tricks in
any order; then the pack is cut. Somebody who remembers the tricks can therefore rule out
most deals. Here the deals that are left are drawn exactly evenly, and a player who draws
them so is set against the same player who draws from all that fit what can be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import permutations
from random import Random
from statistics import fmean
from typing import Final

from engine.cards.german_pack import PACK, Card, cards_in
from engine.cards.pack import mask_of
from engine.moves import COUNT, PASS, Cut, Deal, Dealer
from engine.stovkahra.chance import next_deal
from engine.stovkahra.knowledge import Hands, knowledge
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.rules import PACKETS, SEATS, Game, Phase, Rules, View
from engine.stovkahra.trick import TRICKS
from tests.bench.common import in_processes, mean_and_error, options, table_of
from tests.bench.playouts import play_out
from tests.bench.rivals import drawn, greedy, legal_plays

FOUR: Final = 4
PLACES: Final = tuple(place for size in PACKETS for place in range(SEATS) for _ in range(size))
"""For each card of a cut pack how far from eldest the seat is that gets it."""


@cache
def orders(rows: tuple[int, int, int, int]) -> tuple[tuple[int, ...], ...]:
    """The orders of four cards in which each place gets one that it may have; a row has a bit for each such card."""
    return tuple(
        order for order in permutations(range(FOUR)) if all(rows[at] >> card & 1 for at, card in enumerate(order))
    )


class Gatherings:
    """All ways to gather and cut the last deal's tricks that fit what is known of this deal."""

    def __init__(self, tricks: Sequence[Sequence[Card]], allowed: Sequence[int]) -> None:
        """Takes the tricks, and for each place of the cut pack the cards, as a mask, that may lie there."""
        self._tricks = tricks
        size = len(allowed)
        self._cards = size
        rows = [
            [sum(1 << at for at, card in enumerate(trick) if mask & card.bit) for mask in allowed] for trick in tricks
        ]
        self._orders = [
            [orders(tuple(row[(start + at) % size] for at in range(FOUR))) for start in range(size)] for row in rows
        ]
        # Where the tricks meet is all that a cut changes: which of them lies on top of the
        # gathered pack makes no difference, so that four countings do for all cuts.
        self._ways = [self._count(shift) for shift in range(FOUR)]
        self._cuts = [[cut for cut in range(1, size) if -cut % FOUR == shift] for shift in range(FOUR)]
        self._weights = [ways[-1] * len(cuts) for ways, cuts in zip(self._ways, self._cuts, strict=True)]
        self.count = sum(self._weights)
        """How many ways there are, cuts told apart."""

    def _count(self, shift: int) -> list[int]:
        """For each set of tricks the ways to fill as many blocks with it, from the first that begins at `shift`."""
        number = len(self._tricks)
        fits = [[len(orders[shift + FOUR * block]) for block in range(number)] for orders in self._orders]
        ways = [1] + [0] * ((1 << number) - 1)
        for used in range(1, 1 << number):
            block = used.bit_count() - 1
            ways[used] = sum(
                ways[used ^ 1 << trick] * fits[trick][block] for trick in range(number) if used >> trick & 1
            )
        return ways

    def draw(self, random: Random) -> tuple[tuple[Card, ...], int]:
        """A pack after the cut, and how many cards the cut moved; every way is as likely as any other."""
        (shift,) = random.choices(range(FOUR), self._weights)
        ways, used = self._ways[shift], (1 << len(self._tricks)) - 1
        pack: list[Card | None] = [None] * self._cards
        for block in reversed(range(len(self._tricks))):
            start = shift + FOUR * block
            left = [trick for trick in range(len(self._tricks)) if used >> trick & 1]
            weights = [ways[used ^ 1 << trick] * len(self._orders[trick][start]) for trick in left]
            (trick,) = random.choices(left, weights)
            for at, card in enumerate(random.choice(self._orders[trick][start])):
                pack[(start + at) % self._cards] = self._tricks[trick][card]
            used ^= 1 << trick
        return tuple(card for card in pack if card is not None), random.choice(self._cuts[shift])


def allowed_cards(game: Game, seat: int) -> list[int]:
    """For each place of the cut pack the cards that may have lain there, for all that a seat knows of this deal."""
    facts = knowledge(game.view(seat))
    dealt = [possible | played for possible, played in zip(facts.possible, facts.played, strict=True)]
    opened, last = game.deal.opened, game.deal.trump_card.bit
    allowed = []
    for at, place in enumerate(PLACES):
        mask = dealt[(game.deal.eldest + place) % SEATS]
        allowed.append(mask & opened if at < PACKETS[0] else mask & ~opened & ~last)
    allowed[-1] = last
    return allowed


def gatherings(game: Game, seat: int) -> Gatherings:
    """What fits the last deal's tricks and all that a seat knows of this one."""
    return Gatherings([trick.cards for trick in game.deals[-2].tricks], allowed_cards(game, seat))


Draw = Callable[[int], list[Hands]]
"""Draws so many deals of the cards still held."""


def draw_with_memory(game: Game, seat: int, random: Random) -> Draw:
    fitting = gatherings(game, seat)
    gone = mask_of([card for trick in game.deal.tricks for card in trick.cards] + game.deal.table)

    def hands() -> Hands:
        masks = [0] * SEATS
        for place, card in zip(PLACES, fitting.draw(random)[0], strict=True):
            masks[(game.deal.eldest + place) % SEATS] |= card.bit
        return masks[0] & ~gone, masks[1] & ~gone, masks[2] & ~gone, masks[3] & ~gone

    return lambda count: [hands() for _ in range(count)]


def draw_without(game: Game, seat: int, random: Random) -> Draw:
    fitting = drawn(game.view(seat))
    return lambda count: fitting.draw(random, count)


DRAWS: Final = (draw_without, draw_with_memory)


# What memory tells


def second_deal(seed: int, number: int) -> Game:
    """The second deal of a game whose first was played by greedy players, before its first lead."""
    chance = Random(f"{seed}/{number}")
    while True:
        game = Game(Rules(signals="off"))
        game.push(Dealer(number % SEATS))
        game.push(Deal(tuple(chance.sample(PACK, len(PACK)))))
        _until_play(game, chance)
        while game.phase is Phase.PLAY:
            assert game.turn is not None
            game.push(PLAYS[greedy(game.view(game.turn))])
        game.push(COUNT)
        # Now and then a side has a hundred after one deal, and there is no second.
        if game.phase is Phase.DEAL:
            break
    game.push(next_deal(game, chance.randbytes(32)))
    _until_play(game, chance)
    return game


def _until_play(game: Game, chance: Random) -> None:
    game.push(Cut(chance.randrange(1, len(PACK))))
    while game.phase is Phase.DECLARE:
        game.push(PASS)


Told = dict[int, tuple[list[float], list[float]]]
"""By number of the trick, the chances given to the true owners of unseen cards, without memory and with it."""


def told_by(seed: int, draws: int, number: int) -> Told:
    """What each seat could tell at the start of every trick of one second deal."""
    game, random = second_deal(seed, number), Random(f"{seed}/{number}/draws")
    told: Told = {}
    while game.phase is Phase.PLAY:
        if not game.deal.table:
            without, remembered = (_chances(game, draw, draws, random) for draw in DRAWS)
            told[len(game.deal.tricks) + 1] = without, remembered
        assert game.turn is not None
        game.push(PLAYS[greedy(game.view(game.turn))])
    return told


def _chances(game: Game, draw: Callable[[Game, int, Random], Draw], draws: int, random: Random) -> list[float]:
    chances = []
    for seat in range(SEATS):
        facts = knowledge(game.view(seat))
        certain = facts.known[0] | facts.known[1] | facts.known[2] | facts.known[3]
        deals = draw(game, seat, random)(draws)
        for other in range(SEATS):
            for card in cards_in(game.deal.hands[other] & ~certain):
                chances.append(sum(hands[other] >> card & 1 for hands in deals) / draws)
    return chances


# What it is worth


class Sampler:
    """Plays the card that does best on average when drawn deals are played out at random."""

    def __init__(self, memory: bool, draws: int) -> None:
        self._draw, self._draws = DRAWS[memory], draws

    def card(self, game: Game, seat: int, random: Random) -> Card:
        view = game.view(seat)
        cards = legal_plays(view)
        if len(cards) == 1:
            return cards[0]
        deals = self._draw(game, seat, random)(self._draws)
        return max(cards, key=lambda card: self._mean(view, card, deals, random))

    @staticmethod
    def _mean(view: View, card: Card, deals: list[Hands], random: Random) -> float:
        assert view.seat is not None and view.leader is not None and view.trump is not None
        table, trick, total = (*view.table, card), len(view.tricks) + 1, 0
        for hands in deals:
            left = [hand & ~card.bit for hand in hands]
            total += play_out(left, view.trump, trick, view.leader, table, random.random)
        return (-total if view.seat & 1 else total) / len(deals)


def worth(seed: int, draws: int, number: int) -> float:
    """Points by which those who remember beat those who do not in one second deal, played with sides swapped."""
    players = Sampler(False, draws), Sampler(True, draws)
    differences = []
    for rememberers in (0, 1):
        game, random = second_deal(seed, number), Random(f"{seed}/{number}/{rememberers}")
        while game.phase is Phase.PLAY:
            assert game.turn is not None
            card = players[game.turn % 2 == rememberers].card(game, game.turn, random)
            game.push(PLAYS[card])
        earned = game.deal.earned
        differences.append(earned[rememberers] - earned[1 - rememberers])
    return fmean(differences)


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "memory",
        __doc__,
        deals=(100, "deals, each played twice, for points"),
        told=(50, "deals for what memory tells"),
        draws=(60, "deals drawn for a decision"),
        seed=(1, "of all chance"),
        jobs=(2, "processes"),
    )
    chosen = parser.parse_args(arguments)
    if chosen.told:
        told = in_processes(partial(told_by, chosen.seed, 200), range(chosen.told), chosen.jobs)
        print(f"chance given to the true owner of an unseen card: {chosen.told} second deals, seed {chosen.seed}")
        print("\n".join(table_of(_rows(told))))
    if chosen.deals:
        gains = in_processes(partial(worth, chosen.seed, chosen.draws), range(chosen.deals), chosen.jobs)
        mean, error = mean_and_error(gains)
        print(
            f"with memory against without: {chosen.deals} second deals, each with sides swapped, "
            f"{chosen.draws} draws, seed {chosen.seed}\npoints per deal {mean:+.2f} (se {error:.2f})"
        )


def _rows(deals: list[Told]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("trick", "cards", "without", "with")]
    for name, tricks in (*((str(trick), [trick]) for trick in range(1, TRICKS + 1)), ("all", range(1, TRICKS + 1))):
        without, remembered = ([each for told in deals for at in tricks for each in told[at][way]] for way in (0, 1))
        if without:
            rows.append((name, str(len(without)), f"{fmean(without):.3f}", f"{fmean(remembered):.3f}"))
    return rows
