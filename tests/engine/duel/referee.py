"""What the rules of Trappola and Bulka have alike, read anew from the text of a record."""

from tests.support.referee import Json, need

RANKS = "2789TJCKA"
ITALIAN = [suit + rank for suit in "scdb" for rank in reversed(RANKS)]
POINTS = {"A": 6, "K": 5, "C": 4, "J": 3}


def cut_pack(deal: Json) -> list[str]:
    pack = deal["pack"].split(" ")
    need(sorted(pack) == sorted(ITALIAN) and 1 <= deal["cut"] <= 35)
    return pack[deal["cut"] :] + pack[: deal["cut"]]


def in_packets(pack: list[str], packets: tuple[int, ...]) -> list[list[str]]:
    """What the two are dealt, and what is left."""
    left, hands = pack[:], [[], []]
    for packet in packets:
        for hand in hands:
            hand += left[:packet]
            del left[:packet]
    return [*hands, left]


Spot = tuple[int, dict[int, list[str]], dict[int, list[str]]]
"""Before a card: whose turn it is, what both hold, and what each has played, or taken in tricks."""


class Played:
    """Nine tricks between two."""

    def __init__(self, plays: str, hands: dict[int, list[str]], leader: int) -> None:
        held = {seat: hand[:] for seat, hand in hands.items()}
        gone: dict[int, list[str]] = {seat: [] for seat in held}
        self.spots: list[Spot] = []
        self.tricks: list[tuple[int, list[str], bool]] = []
        """Who took it, its cards, and whether it was taken with a deuce."""
        cards, mover, led = plays.split(" "), leader, ""
        need(len(cards) == 18)
        for card in cards:
            other = next(seat for seat in held if seat != mover)
            self.spots.append((mover, *({seat: each[:] for seat, each in piles.items()} for piles in (held, gone))))
            follow = [each for each in held[mover] if each[0] == led[:1]]
            need(card in (follow or held[mover]))
            held[mover].remove(card)
            gone[mover].append(card)
            if not led:
                led, mover = card, other
                continue
            takes = card[0] == led[0] and RANKS.index(card[1]) > RANKS.index(led[1])
            mover = mover if takes else other
            gone[mover] += [led, card]
            self.tricks.append((mover, [led, card], (card if takes else led)[1] == "2"))
            led = ""

    def taken(self, seat: int) -> list[str]:
        return [card for winner, cards, _ in self.tricks if winner == seat for card in cards]

    def card_points(self, seat: int) -> int:
        return sum(POINTS.get(card[1], 0) for card in self.taken(seat))

    def at_the_end(self) -> int:
        """How many of the last three tricks one player took with deuces, up to the end."""
        last = self.tricks[-1][0]
        return next((at for at in range(3) if self.tricks[8 - at][::2] != (last, True)), 3)


SETS = {"A": (12, 24), "2": (10, 20), "K": (6, 12), "C": (6, 12), "J": (6, 12)}
LAST = [(6, 0), (26, 10), (52, 20), (78, 30)]
"""Points and chips for so many of the last tricks with deuces."""
