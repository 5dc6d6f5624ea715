"""Every deal that fits what the player of a puzzle may know, found by the rules."""

from collections.abc import Iterator
from itertools import combinations

from engine.cards.german_pack import CARDS, Card, cards_in
from engine.cards.pack import mask_of
from engine.moves import Cut, Deal, IllegalMove
from engine.stovkahra.knowledge import Deals, knowledge
from engine.stovkahra.puzzle import RULES, Puzzle
from engine.stovkahra.rules import PACKETS, Game, eldest_of
from engine.stovkahra.trick import TRICKS


def left(puzzle: Puzzle) -> int:
    """How many tricks are left, the one under way included."""
    return TRICKS - len(puzzle.game.deal.tricks)


def shared_out(cards: list[Card], sizes: list[int]) -> Iterator[list[int]]:
    """Every way to give cards to hands of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        yield from ([mask_of(chosen), *others] for others in shared_out(rest, sizes[1:]))


def played_with(puzzle: Puzzle, hands: list[int]) -> Game | None:
    """The same moves with these hands at the position; `None` where the rules forbid one of them."""
    deal = puzzle.game.deal
    whole = list(hands)
    for seat, card in [play for trick in deal.tricks for play in trick.plays] + list(puzzle.view.plays):
        whole[seat] |= card.bit
    eldest = eldest_of(deal.dealer)
    if deal.opened & ~whole[eldest] or not whole[deal.dealer] & deal.trump_card.bit:
        return None
    # Eldest's open cards come first, and the card shown last.
    order = [sorted(cards_in(hand), key=lambda card: card is deal.trump_card) for hand in whole]
    order[eldest] = [*cards_in(deal.opened), *cards_in(whole[eldest] & ~deal.opened)]
    pack, top = [], [0] * 4
    for size in PACKETS:
        for place in range(4):
            seat = (eldest + place) % 4
            pack += order[seat][top[seat] : top[seat] + size]
            top[seat] += size
    moves = [puzzle.moves[0], Deal((pack[-1], *pack[:-1])), Cut(1), *puzzle.moves[3:]]
    try:
        return Game.replay(RULES, moves)
    except IllegalMove:
        return None


def fitting(puzzle: Puzzle) -> list[tuple[int, ...]]:
    """The hands of every deal on which the moves of a puzzle could have been made, and its view would be the same.

    With three tricks left they are found by the rules alone; with more, which takes too long, as the puzzles find them.
    """
    if left(puzzle) > 3:
        return list(Deals(knowledge(puzzle.view, believing=False)).every())
    view = puzzle.view
    seen = mask_of([*view.hand, *view.table]) | mask_of([card for trick in view.tricks for card in trick.cards])
    others = [seat for seat in range(4) if seat != view.seat]
    found = []
    for given in shared_out([card for card in CARDS if not seen & card.bit], [view.held[seat] for seat in others]):
        hands = [0] * 4
        hands[view.seat] = mask_of(view.hand)
        for seat, hand in zip(others, given, strict=True):
            hands[seat] = hand
        game = played_with(puzzle, hands)
        if game is not None:
            assert game.view(view.seat) == view
            found.append(tuple(hands))
    return found
