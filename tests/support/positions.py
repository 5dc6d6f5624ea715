"""Deals written as four hands and moves written as text, so that a test reads like the rulebook.

Unless a test says otherwise seat 3 deals. Then seat 0 is eldest, seat 1 sits behind eldest,
seat 2 is dealer's right and eldest's partner; seats 1 and 3 are the dealer's side.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random

from engine.cards.german_pack import PACK, Card, parse_cards
from engine.moves import Deal, Dealer, Move, Signal
from engine.series import Prize
from engine.stovkahra.chance import next_deal
from engine.stovkahra.rules import GOAL, Game, Phase, Rules, right_of, side_of
from engine.stovkahra.trick import Trick
from tests.support.any_game import may_play, move

ELDEST, SECOND, RIGHT, DEALER = range(4)
"""Seats while seat 3 deals."""
ELDERS, DEALERS = 0, 1
"""Sides while seat 3 deals."""
TABLE = None
"""The seat of whoever only looks on."""
EVERYBODY = (0, 1, 2, 3, TABLE)

DEFAULTS = Rules()
SHUFFLE_EVERY = Rules(shuffle="every")
"""With this option the second deal, too, may be any pack (rule 4)."""

EACH_A_SUIT = (
    "aA aK aO aU aT a9 a8 a7",
    "lA lK lO lU lT l9 l8 l7",
    "hA hK hO hU hT h9 h8 h7",
    "bA bK bO bU bT b9 b8 b7",
)
"""Nobody has anything to declare; the dealer, who holds all trumps, wins all tricks."""


# Dealing


def filled(hands: tuple[str, ...], dealer: int) -> list[list[Card]]:
    """Four full hands: what is not written is handed out in the order of the pack."""
    given = [list(parse_cards(hand)) for hand in hands]
    rest = [card for card in PACK if card not in chain(*given)]
    for seat, hand in enumerate(given):
        missing = 8 - len(hand)
        assert missing >= 0, f"seat {seat} has too many cards"
        # Eldest's open cards are written first, the dealer's trump card last.
        at = 0 if seat == dealer else len(hand)
        hand[at:at] = rest[:missing]
        del rest[:missing]
    assert sorted(chain(*given)) == sorted(PACK), "a card is written twice"
    return given


def pack_for(*hands: str, dealer: int = DEALER, cut: int = 11) -> Deal:
    """The pack which, cut at `cut`, gives seats 0 to 3 these hands.

    The first three cards of eldest's hand are dealt first, the last one of the dealer's is dealt last.
    """
    left = filled(hands, dealer)
    dealt: list[Card] = []
    for packet in (3, 2, 3):
        for place in (1, 2, 3, 4):
            hand = left[(dealer + place) % 4]
            dealt += hand[:packet]
            del hand[:packet]
    return Deal(tuple(dealt[32 - cut :] + dealt[: 32 - cut]))


def dealt(*hands: str, dealer: int = DEALER, cut: int = 11, rules: Rules = DEFAULTS) -> Game:
    """A new game in which seats 0 to 3 have been dealt these hands."""
    game = Game(rules)
    game.push(Dealer(dealer))
    game.push(pack_for(*hands, dealer=dealer, cut=cut))
    move(game, f"cut {cut}")
    return game


def deal_on(game: Game, *hands: str, cut: int = 11) -> None:
    """The next deal of a game under way: any hands, for a table that shuffles for every deal."""
    game.push(pack_for(*hands, dealer=(game.dealer + 1) % 4, cut=cut))
    move(game, f"cut {cut}")


# Moving


def everybody_passes(game: Game) -> None:
    """Those who have not passed yet do so."""
    while game.phase is Phase.DECLARE:
        move(game, "pass")


def trick(game: Game, cards: str) -> Trick:
    """Plays four cards, in the order written, and gives the trick they made."""
    assert len(cards.split()) == 4 and not game.deal.table
    lead(game, cards)
    return game.deal.tricks[-1]


def lead(game: Game, cards: str) -> None:
    """Plays cards in the order written, after all have passed."""
    everybody_passes(game)
    for card in cards.split():
        move(game, f"play {card}")


def sweep(game: Game, dealers_cards: str) -> None:
    """All eight tricks: the dealer plays these cards in turn, the others the first card they may."""
    everybody_passes(game)
    for card in dealers_cards.split():
        for _ in range(4):
            move(game, f"play {card}" if game.turn == game.dealer else f"play {may_play(game).split()[0]}")


ALL_TRUMPS_SEVEN_LAST = "bA bK bO bU bT b9 b8 b7"
"""The dealer's cards in `EACH_A_SUIT`, played so that they bring 72 + 26 = 98 points."""


def ninety_eight_to_nothing(rules: Rules = SHUFFLE_EVERY) -> Game:
    """A game after its first deal: side 1 has 98 points, side 0 none, and seat 0 is to deal."""
    game = dealt(*EACH_A_SUIT, rules=rules)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    move(game, "count")
    assert game.score == [0, 98]
    return game


# Looking


def written(game: Game) -> tuple[int, int]:
    """The points that have been announced to all (rule 18)."""
    return game.view(TABLE).written


def ending(game: Game) -> Prize:
    """How a game that is over ended."""
    assert game.phase is Phase.OVER and game.outcome is not None
    return game.outcome


# Random games


def walk(seed: int, rules: Rules | None = None) -> Iterator[Game]:
    """A random game, yielded when new and again after every move; always the same for the same seed."""
    random = Random(seed)
    if rules is None:
        rules = Rules(
            shuffle=random.choice(("first", "every")),
            signals=random.choice(("on", "off")),
            count=random.choice(("closed", "open")),
        )
    secret = random.randbytes(32)
    # Where nobody dares to say dost, both sides may come to a hundred.
    boldness = random.choice((0.0, 0.1, 0.5))
    game = Game(rules)
    yield game
    while game.phase is not Phase.OVER:
        game.push(next_deal(game, secret) if game.phase is Phase.DEAL else _choose(game, random, boldness))
        yield game


def _choose(game: Game, random: Random, boldness: float) -> Move:
    """A move; a dost that would be false seldom, so that most games go on for long enough."""
    signals = [each for each in game.legal_moves(right_of(game.dealer)) if isinstance(each, Signal)]
    if signals and random.random() < 0.1:
        return random.choice(signals)
    moves = [each for each in game.legal_moves() if not isinstance(each, Signal)]
    dost = [each for each in moves if str(each) == "dost"]
    if dost and game.turn is not None:
        right = game.score[side_of(game.turn)] >= GOAL
        if random.random() < (boldness if right else 0.01):
            return dost[0]
    return random.choice([each for each in moves if each not in dost])
