"""Parts of the rules read anew, so that the engine is not its own only witness: the shuffle, and what may be played."""

import hmac
from typing import Any

GERMAN = [suit + rank for suit in "alhb" for rank in "AKOUT987"]
GERMAN_RANKS = "789TUOKA"
ITALIAN = [suit + rank for suit in "scdb" for rank in "AKCJT9872"]


# The shuffle


class Stream:
    """Numbers drawn from a seed under a name."""

    def __init__(self, seed: bytes, name: str) -> None:
        blocks = (hmac.digest(seed, f"{name}/{at}".encode(), "sha256") for at in range(10**6))
        self.words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))

    def below(self, number: int) -> int:
        return next(word for word in self.words if word < 2**32 - 2**32 % number) % number

    def permuted(self, items: list[Any]) -> list[Any]:
        items = items[:]
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def shuffled(seed: bytes, name: str, deal: int) -> list[str]:
    """The pack of a deal as the rules have it shuffled."""
    return Stream(seed, f"{name}-shuffle/{deal}").permuted(GERMAN if name == "stovkahra" else ITALIAN)


def gathered(seed: bytes, deal: int, tricks: list[list[str]]) -> list[str]:
    """The pack of a later deal of Stovkahra, gathered from the tricks of the one before."""
    stream = Stream(seed, f"stovkahra-gather/{deal}")
    return [card for trick in stream.permuted(tricks) for card in stream.permuted(trick)]


# Stovkahra


def best_of(cards: list[str], trump: str) -> str:
    """The card that wins of those played so far (rule 16)."""
    return max(cards, key=lambda card: (card[0] == trump, card[0] == cards[0][0], GERMAN_RANKS.index(card[1])))


def playable(hand: list[str], table: list[str], trump: str) -> list[str]:
    """What may be played to the cards on the table (rules 13 to 15)."""
    if not table:
        return hand
    follow, trumps = ([card for card in hand if card[0] == suit] for suit in (table[0][0], trump))
    duty = follow or trumps or hand
    return [card for card in duty if best_of([*table, card], trump) == card] or duty
