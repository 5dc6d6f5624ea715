"""The rest of a deal that whoever leads surely takes, whichever cards the others hold and whatever they play."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.cards.pack import AnySuit, C


def surely_taken(hand: Collection[C], unseen: Iterable[C], trump: AnySuit | None = None) -> list[C]:
    """Return a hand in an order in which each card, led, takes its trick; nothing where others might take one.

    `unseen` are all cards that others may hold, who must follow suit. Trumps that may be out are drawn first. Then low
    cards come last, since the last tricks bring most when they are won with them.

    >>> from engine.cards.german_pack import Suit, parse_cards
    >>> surely_taken(parse_cards("b7 hA hK bA"), parse_cards("h9 lA"), Suit.BELLS)
    [<hA>, <bA>, <hK>, <b7>]
    >>> surely_taken(parse_cards("hA hK"), parse_cards("h9 b7"), Suit.BELLS)
    []
    """
    unseen = list(unseen)
    out = sum(other.suit is trump for other in unseen)
    trumps = sorted((card for card in hand if card.suit is trump), reverse=True)
    beaten = any(other.suit is card.suit and other > card for card in hand for other in unseen)
    if beaten or len(trumps) < out:
        return []
    drawn = trumps[:out]
    return [*drawn, *sorted((card for card in hand if card not in drawn), key=lambda card: card.rank, reverse=True)]
