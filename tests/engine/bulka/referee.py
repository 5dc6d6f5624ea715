"""The rules of Bulka read anew, from the text of a record."""

from typing import Any

from tests.engine.duel.referee import ITALIAN, LAST, RANKS, SETS, Played, cut_pack, in_packets
from tests.support.referee import Json, Referee, Stream, need


def ranked(draws: list[str], seats: int) -> list[int]:
    """The ranking that is drawn."""
    groups = [list(range(seats))]
    for draw in draws:
        cards, tied = draw.split(" "), sorted(seat for group in groups for seat in group if len(group) > 1)
        need(tied and len(cards) == len(tied) and len(set(cards)) == len(cards) and set(cards) <= set(ITALIAN))
        rank = dict(zip(tied, (RANKS.index(card[1]) for card in cards), strict=True))
        by_rank = [[[seat for seat in group if rank.get(seat, 0) == each] for each in range(9)] for group in groups]
        groups = [alike for several in by_rank for alike in reversed(several) if alike]
    need(all(len(group) == 1 for group in groups))
    return [group[0] for group in groups]


class Sheet:
    """A game of Bulka on a sheet of paper."""

    def __init__(self, record: Json) -> None:
        self.rules = record["rules"]
        self.with_cup = self.rules["cup"] == "on"
        self.paid: list[list[Any]] = []
        self.cup = self.stake = self.wins = self.anew = 0
        self.before = "won"
        self.result: Json | None = None
        self.order: list[int] = []

    def pay(self, giver: int | None, taker: int | None, chips: int, why: str) -> None:
        if chips and (self.with_cup or why == "difference"):
            self.paid.append([giver, taker, chips, why])
            self.cup += chips * ((taker is None) - (giver is None))

    def deal(self, deal: Json) -> None:
        need(self.result is None and deal["players"] == self.order[:2])
        self.paid = []
        first, challenger = self.order[:2]
        if self.before == "won":
            self.stake, self.anew = 10, 0
            more = 10
        else:
            more = self.stake if self.before == "alifer" else 0
            self.stake += more
        for seat in (first, challenger):
            self.pay(seat, None, more, "stake")
        if self.before == "won" and self.wins == 2:
            self.pay(first, None, 10, "pro")
        hands = dict(zip((first, challenger), in_packets(cut_pack(deal), (3, 3, 3)), strict=False))
        if "alifer" in deal:
            need(self.rules["alifer"] == "on" and self.anew < 9 and deal["alifer"][0] in (first, challenger))
            need(len(deal["alifer"]) == 2 and (deal["alifer"][1] == "agree") == (deal["result"] == "alifer"))
            need(deal["alifer"][1] in ("agree", "refuse"))
        if deal["result"] == "alifer":
            need("alifer" in deal and not {"melds", "questions", "plays", "points"} & set(deal))
            self.anew += 1
        else:
            self.play(deal, hands)
        need(self.paid == deal["payments"])
        self.before = deal["result"]

    def play(self, deal: Json, hands: dict[int, list[str]]) -> None:
        first, challenger = self.order[:2]
        played = Played(deal["plays"], hands, challenger)
        points = {first: 0, challenger: 0}
        aces = []
        self.said: list[tuple[int, str, int]] = []
        for seat, what, number, after in deal["melds"]:
            chips = self.meld(seat, what, number, after, played, hands, points)
            if what == "A":
                aces.append((seat, number))
            self.pay(first + challenger - seat, seat, chips, "meld")
        self.questions(deal, hands, played)
        for seat, number in aces:
            kept = all(card in played.taken(seat) for card in hands[seat] if card[1] == "A")
            points[seat] += (30, 40)[number - 3] if kept else (6, 12)[number - 3]
            self.pay(first + challenger - seat, seat, 5 * (number - 2) * kept, "meld")
        last = played.at_the_end()
        found = [(winner, *((10, 5) if at else (52, 20))) for at, (winner, _, two) in enumerate(played.tricks) if two]
        found = [*found[: len(found) - last], (played.tricks[8][0], *LAST[last])]
        if len({winner for winner, _, _ in played.tricks}) == 1:
            found.append((played.tricks[8][0], 30, 10))
        for seat, worth, chips in found:
            points[seat] += worth
            self.pay(first + challenger - seat, None, chips, "bonus")
        for seat in points:
            points[seat] += played.card_points(seat)
        need(deal["points"] == list(points.values()))
        self.finish(deal, points)

    def meld(
        self,
        seat: int,
        what: str,
        number: int | None,
        after: int,
        played: Played,
        hands: dict[int, list[str]],
        points: dict[int, int],
    ) -> int:
        """Chips for a meld at once; its points are written down, but for aces."""
        need(after >= 0 and (not self.said or self.said[-1][2] <= after))
        ranks = [card[1] for card in hands[seat]]
        if after == 0:
            # No. 1 melds first.
            need(not any(actor != seat and seat == self.order[0] for actor, _, _ in self.said))
        else:
            need(what in ("A", "bianca") and played.spots[after][0] == seat)
        if what in ("blanche", "bianca"):
            need(number is None and not {"blanche", "bianca"} & {each for actor, each, _ in self.said if actor == seat})
            need(not set(ranks) & set("KCJ" if what == "blanche" else "KCJA"))
            worth = (10, 5) if what == "blanche" else (20, 10)
        else:
            need((seat, what) not in [each[:2] for each in self.said])
            need(number in (3, 4) and ranks.count(what) == number and what in SETS)
            worth = ((10, 5), (20, 10))[number - 3] if what == "2" else ((6, 5), (12, 10))[number - 3]
        if what == "A":
            _, held, _ = played.spots[after]
            need(sum(card[1] == "A" for card in held[seat]) == number)
            worth = (0, 0)
        self.said.append((seat, what, after))
        points[seat] += worth[0]
        return worth[1]

    def questions(self, deal: Json, hands: dict[int, list[str]], played: Played) -> None:
        asked = []
        for seat, rank, suit, after in deal["questions"]:
            need(after in (2, 3) and played.spots[after][0] == seat and (not asked or asked[-1][1] <= after))
            (other,) = set(hands) - {seat}
            need([other, rank, 3] in [meld[:3] for meld in deal["melds"]] and rank != "A")
            need(rank not in [each[0] for each in asked])
            need(suit in "scdb" and len(suit) == 1 and suit + rank not in hands[other])
            asked.append((rank, after))

    def finish(self, deal: Json, points: dict[int, int]) -> None:
        (first, ours), (challenger, theirs) = points.items()
        need(deal["result"] == ("tied" if ours == theirs else "won"))
        if ours == theirs:
            return
        winner, loser = (first, challenger) if ours > theirs else (challenger, first)
        self.wins = self.wins + 1 if winner == first else 1
        self.order = [winner, *self.order[2:], loser]
        if not self.with_cup:
            chips = abs(ours - theirs) * self.rules["key"]
            self.pay(loser, winner, chips, "difference")
            self.result = {"winner": winner, "chips": chips, "ranking": self.order}
        elif self.wins == 3:
            chips = self.cup
            self.pay(None, winner, chips, "cup")
            self.result = {"winner": winner, "chips": chips, "ranking": [*self.order[1:], winner]}


def judge(record: Json) -> None:
    seats = len(record["seats"])
    need(2 <= seats <= (4 if record["rules"]["cup"] == "on" else 2))
    need(("draws" in record) != ("ranking" in record))
    found = "drawn" if "draws" in record else "passed"
    need(record.get("dealer_by", found) == found)
    sheet = Sheet(record)
    if "ranking" in record:
        sheet.order = record["ranking"]
        need(sorted(sheet.order) == list(range(seats)))
    elif record["deals"]:
        sheet.order = ranked(record["draws"], seats)
    for deal in record["deals"]:
        sheet.deal(deal)
    need(sheet.result == record.get("result"))


def drawn_ranking(stream: Stream, seats: int) -> list[str]:
    """The moves by which the ranking is drawn: again for those who drew alike."""
    drawn, ranks = [], [""] * seats
    while alike := [seat for seat in range(seats) if ranks.count(ranks[seat]) > 1]:
        pack = ITALIAN[:]
        cards = [pack.pop(stream.below(len(pack))) for _ in alike]
        drawn.append("draw " + "".join(cards))
        ranks = [each + cards[alike.index(seat)][1] if seat in alike else each for seat, each in enumerate(ranks)]
    return drawn


REFEREE = Referee(
    options={"alifer": ("on", "off"), "cup": ("on", "off"), "key": (1, 2, 5, 10)},
    cutter=lambda deal: deal["players"][0],
    judge=judge,
)
