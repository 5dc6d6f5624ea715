"""Random games with such hands as chance seldom brings, and the same games with other hidden cards.

`positions_of_…` gives moments of random games, `…_dealt_anew` a game that went just the same for all that a seat,
or the table, may know; the `facts.py` of each game names its own.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.bulka import rules as bulka
from engine.cards import german_pack
from engine.cards.german_pack import cards_in as german_cards_in
from engine.cards.pack import cards_text
from engine.cards.trappola_pack import PACK, Card, Rank, cards_in
from engine.moves import (
    EXCHANGE,
    KEEP,
    Alifer,
    Combination,
    Concede,
    Cut,
    Deal,
    Declare,
    Draw,
    Move,
    Pass,
    Play,
    Ranking,
    Signal,
)
from engine.stovkahra import rules as stovkahra
from engine.trappola import rules as trappola
from tests.support import positions
from tests.support.any_game import again, dealt_anew, dealt_at, exchanged, with_other_cards
from tests.support.duel import TABLE, pack_for

DEALT = (bulka.Phase.ALIFER, bulka.Phase.ANSWER, bulka.Phase.MELD, bulka.Phase.PLAY)
"""While these last both have cards in Bulka."""
RANKS_OF_MELDS = "2JCKA"
USUAL_CUT = 11

# Packs of Trappola and Bulka


def random_pack(random: Random, packets: tuple[int, ...]) -> Deal:
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
    return pack_for(*hands, cards_text(cards[18:]), packets=packets, cut=USUAL_CUT)


# Trappola


def match(seed: int, deals: int | None = None) -> Iterator[trappola.Game]:
    """A random match, yielded when new and again after every move; always the same for the same seed."""
    random = Random(seed)
    game = trappola.Game(trappola.Rules(deals=deals or random.choice((2, 2, 2, 4, 6, 8))))
    # Some save their deuces for the end, some lay many hands aside, and few give up.
    saves_deuces = [random.random() < 0.5 for _ in range(2)]
    restless = random.choice((0.0, 0.0, 0.3, 0.7))
    gives_up = random.choice((0.0, 0.0, 0.0, 0.02))
    yield game
    while game.phase is not trappola.Phase.OVER:
        if game.phase is trappola.Phase.DEAL:
            game.push(random_pack(random, trappola.PACKETS))
        elif game.phase is not trappola.Phase.DEALER and random.random() < gives_up:
            game.push(Concede(random.randrange(2)))
        else:
            game.push(match_move(game, random, saves_deuces, restless))
        yield game


def match_move(game: trappola.Game, random: Random, saves_deuces: list[bool], restless: float) -> Move:
    """What the player whose turn it is does."""
    moves = list(game.legal_moves())
    if game.phase is trappola.Phase.CUT and random.random() < 0.8:
        return Cut(USUAL_CUT)
    if game.phase is trappola.Phase.EXCHANGE:
        return EXCHANGE if random.random() < restless else KEEP
    said = [each for each in moves if isinstance(each, Declare)]
    if said and random.random() < 0.6:
        return random.choice(said)
    moves = [each for each in moves if each not in said]
    if game.phase is trappola.Phase.PLAY and saves_deuces[game.turn]:
        moves = [each for each in moves if each.card.rank is not Rank.DEUCE] or moves
    return random.choice(moves)


def hidden_in_trappola(game: trappola.Game, seat: int | None) -> list[Sequence[Card]]:
    """The cards that a seat, or the table, cannot see: the stock, and the hands of the others."""
    hands = game.deal.play.hands
    stock = game.deal.stock
    return [stock[:9], stock[9:], *(cards_in(hand) for actor, hand in hands.items() if actor != seat)]


def another_set(game: trappola.Game, seat: int | None, random: Random) -> trappola.Game | None:
    """A match in which a set that was not disclosed to a seat was one of another rank."""
    sets = [said for actor, said in game.deal.declared if actor != seat and said.rank is not Rank.ACE]
    if not sets or game.phase is not trappola.Phase.PLAY:
        return None
    was = random.choice(sets)
    becomes = Rank.parse(random.choice("KCJ2".replace(was.rank.letter, "")))
    hidden, change = {card for heap in hidden_in_trappola(game, seat) for card in heap}, {}
    for suit in "scdb":
        one, other = Card.parse(suit + was.rank.letter), Card.parse(suit + becomes.letter)
        if {one, other} <= hidden:
            change[one], change[other] = other, one
    one, other = (Declare(Combination(rank, was.number)) for rank in (was.rank, becomes))
    named = {one: other, other: one}
    at = dealt_at(game)
    moves = [named.get(move, move) if place > at else move for place, move in enumerate(game.moves)]
    return with_other_cards(game, change, moves)


# Bulka


def random_rules(random: Random) -> tuple[bulka.Rules, int]:
    """Options and the number of seats; mostly with a cup."""
    cup = random.choice(("on", "on", "on", "off"))
    rules = bulka.Rules(alifer=random.choice(("on", "off")), cup=cup, key=random.choice((1, 2, 5, 10)))
    return rules, 2 if cup == "off" else random.choice((2, 3, 4))


def cup(seed: int) -> Iterator[bulka.Game]:
    """A random game, yielded when new and again after every move; always the same for the same seed."""
    random = Random(seed)
    game = bulka.Game(*random_rules(random))
    yield game
    while game.phase is not bulka.Phase.OVER:
        game.push(cup_move(game, random))
        yield game


def cup_move(game: bulka.Game, random: Random) -> Move:
    if game.phase is bulka.Phase.RANKING:
        if game.drawn or random.random() < 0.7:
            # From few cards, so that some are drawn alike.
            return Draw(tuple(random.sample(PACK[:2] + PACK[9:11] + PACK[18:20], len(game.drawing))))
        return Ranking(tuple(random.sample(range(game.seats), game.seats)))
    if game.phase is bulka.Phase.DEAL:
        return random_pack(random, bulka.PACKETS)
    if game.phase is bulka.Phase.CUT and random.random() < 0.8:
        return Cut(USUAL_CUT)
    moves = game.legal_moves()
    said = [move for move in moves if not isinstance(move, Play | Pass | Alifer)]
    if game.phase in (bulka.Phase.MELD, bulka.Phase.PLAY) and said:
        return random.choice(said if random.random() < 0.4 else [move for move in moves if move not in said])
    if game.phase is bulka.Phase.PLAY and random.random() < 0.5:
        # Deuces late, so that they take the last tricks.
        return max(moves, key=lambda move: move.card.rank)
    if game.phase is bulka.Phase.ALIFER and random.random() < 0.7:
        return moves[-1]
    return random.choice(moves)


def waits(game: bulka.Game, seat: int | None) -> bool:
    """Whether a seat does not play this round."""
    return seat is not None and seat not in game.deal.dealt


def shown_to(game: bulka.Game, seat: int | None) -> list[int]:
    """Those whose hands a seat may see: its own, and with Pro the challenger's, for those who wait (rule 8)."""
    if seat in game.deal.dealt:
        return [seat]
    return [game.deal.challenger] if waits(game, seat) and game.deal.pro and game.phase in DEALT else []


def hidden_in_bulka(game: bulka.Game, seat: int | None) -> list[Sequence[Card]]:
    """What lies aside, also when all hands are played, and the hands that a seat is not shown."""
    deal, shown = game.deal, shown_to(game, seat)
    aside = [*deal.pack[deal.cut :], *deal.pack[: deal.cut]][18:]
    return [aside[:9], aside[9:], *(cards_in(hand) for each, hand in deal.play.hands.items() if each not in shown)]


def whose(game: bulka.Game, seat: int | None) -> str:
    """A name for what a seat is in the round, and whether it is one with Pro."""
    pro = "with Pro" if game.deal.pro else "other"
    if seat is TABLE:
        return f"table {pro}"
    if waits(game, seat):
        return f"waiting {pro}"
    return f"{'first' if seat == game.deal.first else 'challenger'} {pro}"


# Stovkahra


def hidden_in_stovkahra(game: stovkahra.Game, seat: int | None) -> list[Sequence[german_pack.Card]]:
    """The hands of the others, but for eldest's open cards and the card that all were shown."""
    deal = game.deal
    cut_pack = deal.pack[deal.cut :] + deal.pack[: deal.cut]
    seen = {*cut_pack[:3], cut_pack[-1]}
    hands = [german_cards_in(hand) for other, hand in enumerate(deal.hands) if other != seat]
    return [[card for card in hand if card not in seen] for hand in hands]


def another_signal(game: stovkahra.Game, seat: int | None, random: Random) -> list[Move]:
    """The moves of a game, in which a signal that a seat was not shown is another one or none."""
    at, deal = dealt_at(game), game.deal
    if game.rules.signals == "off" or seat in (deal.eldest, stovkahra.right_of(deal.dealer)):
        return game.moves
    moves = [move for place, move in enumerate(game.moves) if place < at or not isinstance(move, Signal)]
    if random.random() < 0.5:
        moves.insert(at + 2, Signal(random.choice([suit for suit in german_pack.Suit if suit is not deal.trump])))
    return moves


# Moments


def positions_of_stovkahra(random: Random, of_each: int) -> Iterator[stovkahra.Game]:
    """Of Stovkahra, from the cut of the first deal on."""
    while True:
        seed = random.randrange(2**32)
        rules = stovkahra.Rules(
            shuffle="every", signals=random.choice(("on", "off")), count=random.choice(("closed", "open"))
        )
        yield from some_moments(list(positions.walk(seed, rules))[-1], random, of_each)


def positions_of_trappola(random: Random, of_each: int) -> Iterator[trappola.Game]:
    """From the cut of the first deal on."""
    while True:
        yield from some_moments(list(match(random.randrange(2**32), deals=2))[-1], random, of_each)


def some_moments(whole: Any, random: Random, number: int) -> Iterator[Any]:
    """The first cut of a game, so many moments after it, and its end."""
    count = len(whole.moves)
    for length in (2, *random.sample(range(3, count), min(number, count - 3)), count):
        yield again(whole, whole.moves[:length])


def positions_of_bulka(random: Random, of_each: int) -> Iterator[bulka.Game]:
    """Half of them in the last round of a game, which is one with Pro where it is played for the cup."""
    while True:
        whole = list(cup(random.randrange(2**32)))[-1]
        count, last = len(whole.moves), dealt_at(whole)
        lengths = [random.randrange(start, count) for start in (2, last) for _ in range(of_each // 2)]
        for length in (*lengths, count):
            yield again(whole, whole.moves[:length])


def before_the_cut(game: Any, random: Random) -> Any:
    """The same game with another pack, of which nobody knows a card."""
    return dealt_anew(game, [[card] for card in game.moves[-1].pack], random)


def stovkahra_dealt_anew(game: stovkahra.Game, seat: int | None, random: Random) -> stovkahra.Game | None:
    """Of Stovkahra: the hands of the others."""
    if game.phase is stovkahra.Phase.CUT:
        return before_the_cut(game, random)
    change = exchanged(hidden_in_stovkahra(game, seat), random)
    return with_other_cards(game, change, another_signal(game, seat, random)) if change else None


def trappola_dealt_anew(game: trappola.Game, seat: int | None, random: Random) -> trappola.Game | None:
    """The other hand and the stock, or the rank of a set that was not disclosed."""
    if game.phase is trappola.Phase.CUT:
        return before_the_cut(game, random)
    if not game.deals:
        return None
    # Often the ranks that a set might be of are known from other cards.
    tries = (another_set(game, seat, random) for _ in range(4))
    other = next((each for each in tries if each is not None), None)
    return other or dealt_anew(game, hidden_in_trappola(game, seat), random)


def bulka_dealt_anew(game: bulka.Game, seat: int | None, random: Random) -> bulka.Game | None:
    """The hands of the others and what lies aside; of those who wait in a round with Pro all but the challenger's."""
    if game.phase is bulka.Phase.CUT:
        return before_the_cut(game, random)
    if not game.deals:
        return None
    other: bulka.Game | None = dealt_anew(game, hidden_in_bulka(game, seat), random)
    # The question for a fourth card must have the same answer.
    return other if other is not None and other.deal.asked == game.deal.asked else None
