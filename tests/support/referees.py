"""The rules of the games read anew, from the text of a record, so that the engine is not its own only witness.

`judge(record)` raises an exception unless the record, whose fields have the right types, tells a game such as the
rules allow; `is_right` says whether it does.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "stovkahra": {"shuffle": ("first", "every"), "signals": ("on", "off"), "count": ("closed", "open")},
    "trappola": {"deals": (4, 2, 6, 8)},
    "bulka": {"alifer": ("on", "off"), "cup": ("on", "off"), "key": (1, 2, 5, 10)},
}
OPTIONS["stovkahra"]["series"] = (10, 20, 1, 3, 5)


LINE_BREAKERS = [*map(chr, [*range(32), *range(127, 160)]), "\u2028", "\u2029"]


class WrongError(Exception):
    """What the referee has against a record."""


def need(right: object) -> None:
    if not right:
        raise WrongError


def is_right(record: Json) -> bool:
    try:
        judge(record)
    except (WrongError, ValueError, TypeError, IndexError, KeyError):
        return False
    return True


def judge(record: Json) -> None:
    name, _, version = record["format"].partition("/")
    need(name in OPTIONS and version == "1")
    need(all(record["rules"][option] in values for option, values in OPTIONS[name].items()))
    need(all(0 < len(each) <= 100 for each in record["seats"]))
    need(re.fullmatch("[0-9a-f]{64}", record["commitment"]))
    if "seed" in record:
        need(re.fullmatch("[0-9a-f]{64}", record["seed"]) and "result" in record)
        need(hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == record["commitment"])
        need(all(deal["pack"].split(" ") == pack for deal, pack in zip(record["deals"], packs(record), strict=True)))
    judge_seal(record, name)
    {"stovkahra": judge_stovkahra, "trappola": judge_trappola, "bulka": judge_bulka}[name](record)


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


def drawn_cut(name: str, secret: bytes, deal: int) -> int:
    """How many cards go to the bottom where nobody cuts."""
    return 1 + Stream(secret, f"{name}-cut/{deal}").below(31 if name == "stovkahra" else 35)


def drawn_first(name: str, secret: bytes, seats: int) -> list[str]:
    """The moves by which the first dealer of a series is drawn, or the ranking: again for those who drew alike."""
    stream = Stream(secret, f"{name}-dealer")
    if name != "bulka":
        return [f"dealer {stream.below(seats)}"]
    drawn, ranks = [], [""] * seats
    while alike := [seat for seat in range(seats) if ranks.count(ranks[seat]) > 1]:
        pack = ITALIAN[:]
        cards = [pack.pop(stream.below(len(pack))) for _ in alike]
        drawn.append("draw " + "".join(cards))
        ranks = [each + cards[alike.index(seat)][1] if seat in alike else each for seat, each in enumerate(ranks)]
    return drawn


def secret_of(record: Json) -> bytes:
    """What all chance of a record's game follows from: its seed, and the words that players added."""
    seed: bytes = bytes.fromhex(record["seed"])
    lines = ["words", *(f"{seat} {words}" for seat, words in record.get("words", []))]
    return hmac.digest(seed, "\n".join(lines).encode(), "sha256") if lines[1:] else seed


def judge_seal(record: Json, name: str) -> None:
    """Words, the first dealer and the cuts (rules 3, 6, 27)."""
    words = record.get("words", [[0, "one"]])
    need(words and [seat for seat, _ in words] == sorted({seat for seat, _ in words}))
    need(all(seat in range(len(record["seats"])) for seat, _ in words))
    need(all(1 <= len(told) <= 100 and not set(told) & set(LINE_BREAKERS) for _, told in words))
    for at, deal in enumerate(record["deals"]):
        cutter = {
            "stovkahra": lambda deal: (deal["dealer"] - 1) % 4,
            "trappola": lambda deal: 1 - deal["dealer"],
            "bulka": lambda deal: deal["players"][0],
        }[name](deal)
        by = deal.get("cut_by", None if "dealer_by" in record else cutter)
        need(by == "drawn" or (type(by) is int and by == cutter))
        need(by != "drawn" or "seed" not in record or deal["cut"] == drawn_cut(name, secret_of(record), at))
    if "dealer_by" in record:
        need(record["dealer_by"] in ("drawn", "passed"))
        need(name != "bulka" or (record["dealer_by"] == "drawn") == ("draws" in record))
    if record.get("dealer_by") == "drawn" and "seed" in record and record["deals"]:
        drawn = drawn_first(name, secret_of(record), len(record["seats"]))
        told = [f"draw {cards.replace(' ', '')}" for cards in record.get("draws", [])]
        need(drawn == (told if name == "bulka" else [f"dealer {record['deals'][0]['dealer']}"]))


def packs(record: Json) -> Iterator[list[str]]:
    """The pack of each deal, as the seed of a record gives it."""
    seed, name = secret_of(record), record["format"].partition("/")[0]
    for at in range(len(record["deals"])):
        if at and record["rules"].get("shuffle") == "first":
            yield gathered(seed, at, fours(record["deals"][at - 1]["plays"].split(" ")))
        else:
            yield shuffled(seed, name, at)


# Stovkahra

GERMAN = [suit + rank for suit in "alhb" for rank in "AKOUT987"]
GERMAN_RANKS = "789TUOKA"
GERMAN_POINTS = {"A": 6, "K": 5, "O": 4, "U": 3}
COMBINATIONS = {"A": (30, 40), "T": (10, 20), "7": (10, 20), "K": (6, 12), "O": (6, 12), "U": (6, 12)}


def fours(cards: list[str]) -> list[list[str]]:
    return [cards[at : at + 4] for at in range(0, len(cards), 4)]


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


def hands_of(deal: Json) -> list[list[str]]:
    """What each seat is dealt in Stovkahra (rules 6, 8)."""
    pack = deal["pack"].split(" ")
    pack = pack[deal["cut"] :] + pack[: deal["cut"]]
    hands: list[list[str]] = [[], [], [], []]
    for size in (3, 2, 3):
        for place in range(1, 5):
            hands[(deal["dealer"] + place) % 4] += pack[:size]
            del pack[:size]
    return hands


def tricks_of(deal: Json) -> list[tuple[list[str], int]]:
    """The tricks of Stovkahra and who won each; every card must be legal."""
    hands, leader, tricks = hands_of(deal), (deal["dealer"] + 1) % 4, []
    for cards in fours(deal["plays"].split(" ") if deal["plays"] else []):
        need(len(cards) == 4)
        for place, card in enumerate(cards):
            hand = hands[(leader + place) % 4]
            need(card in playable(hand, cards[:place], deal["trump"]))
            hand.remove(card)
        leader = (leader + cards.index(best_of(cards, deal["trump"]))) % 4
        tricks.append((cards, leader))
    return tricks


def scored_in(deal: Json) -> Iterator[tuple[int, int]]:
    """What was scored in a deal of Stovkahra, one after another: side and points (rules 1, 9, 17)."""
    for seat, rank, number in deal["declarations"]:
        yield seat % 2, COMBINATIONS[rank][number - 3]
    for number, (cards, winner) in enumerate(tricks_of(deal), start=1):
        yield winner % 2, bonus_of(deal, number) + sum(GERMAN_POINTS.get(card[1], 0) for card in cards)


def bonus_of(deal: Json, number: int) -> int:
    """What a trick of Stovkahra brings beside its cards (rule 17)."""
    by_seven = best_of(tricks_of(deal)[number - 1][0], deal["trump"])[1] == "7"
    return {1: 52, 8: 26}.get(number, 10) if by_seven else 6 if number == 8 else 0


def judge_dost(seat: int, scorer: int, rules: Json, bonus: int) -> None:
    """Who may say dost after what a seat has scored (rule 19): it alone, or, for a bonus, either of its side."""
    need(seat in range(4))
    need(seat == scorer if rules.get("dost", "own") == "own" else seat % 2 == scorer % 2 and bonus > 0)


def judge_stovkahra(record: Json) -> None:
    need(len(record["seats"]) == 4 and len(record["deals"]) <= 3)
    need(record["rules"].get("dost", "own") in ("own", "side"))
    result, score, first = record.get("result"), [0, 0], None
    counted = result is not None and result["how"] != "conceded"
    dost: Json | None = None
    for number, deal in enumerate(record["deals"]):
        need(max(score) < 100 and dost is None)
        need(deal["dealer"] == (record["deals"][0]["dealer"] + number) % 4)
        before = record["deals"][number - 1]["plays"].split(" ") if number else []
        judge_dealing(deal, fours(before) if record["rules"]["shuffle"] == "first" else [])
        judge_saying(deal, record["rules"])
        scored = list(scored_in(deal))
        need(deal["points"] == [sum(points for side, points in scored if side == each) for each in (0, 1)])
        for side, points in scored:
            score[side] += points
            first = side if first is None and score[side] >= 100 else first
        dost = deal.get("dost")
        tricks = tricks_of(deal)
        if dost is None:
            need(len(tricks) == 8 or (number == len(record["deals"]) - 1 and not counted))
        elif dost["after"] == "trick":
            need(dost["trick"] == len(tricks) > 0)
            judge_dost(dost["seat"], tricks[-1][1], record["rules"], bonus_of(deal, len(tricks)))
        else:
            need(dost["after"] == "declaration" and "trick" not in dost and not tricks)
            judge_dost(dost["seat"], deal["declarations"][-1][0], record["rules"], 1)
    need(result == result_of(dost, score, first, result))


def judge_dealing(deal: Json, tricks_before: list[list[str]]) -> None:
    pack = deal["pack"].split(" ")
    need(sorted(pack) == sorted(GERMAN) and 1 <= deal["cut"] <= 31 and deal["dealer"] in range(4))
    if tricks_before:
        need(set(map(frozenset, fours(pack))) == set(map(frozenset, tricks_before)))
    need(deal["trump"] == pack[deal["cut"] - 1][0])


def judge_saying(deal: Json, rules: Json) -> None:
    hands, said = hands_of(deal), []
    for seat, rank, number in deal["declarations"]:
        need(rank in COMBINATIONS and (seat, rank) not in said and number in (3, 4) and seat in range(4))
        need(sum(card[1] == rank for card in hands[seat]) == number)
        said.append((seat, rank))
    turns = [(seat - deal["dealer"] - 1) % 4 for seat, _ in said]
    need(turns == sorted(turns))
    if "signal" in deal:
        need(rules["signals"] == "on" and deal["signal"] in [*"alhb"] and deal["signal"] != deal["trump"])


def result_of(dost: Json | None, score: list[int], first: int | None, told: Json | None) -> Json | None:
    """How a game of Stovkahra ended (rules 19 to 23); `None` where it goes on."""
    if dost is not None:
        side = dost["seat"] % 2
        winner, how = (side, "dost") if score[side] >= 100 else (1 - side, "false dost")
    elif told is None:
        return None
    elif told["how"] == "conceded":
        winner, how = told["winner"], "conceded"
        need(winner in (0, 1))
    else:
        need(first is not None)
        assert first is not None
        winner, how = first, "count"
    brcka = 2 if how == "false dost" or score[1 - winner] < 50 else 1
    return {"winner": winner, "brcka": brcka, "how": how, "score": score}


# What Trappola and Bulka have alike

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


# Trappola

SETS = {"A": (12, 24), "2": (10, 20), "K": (6, 12), "C": (6, 12), "J": (6, 12)}
LAST = [(6, 0), (26, 10), (52, 20), (78, 30)]
"""Points and chips for so many of the last tricks with deuces."""


def judge_trappola(record: Json) -> None:
    need(len(record["seats"]) == 2 and len(record["deals"]) <= record["rules"]["deals"])
    score = [0, 0]
    for number, deal in enumerate(record["deals"]):
        need(deal["dealer"] == (record["deals"][0]["dealer"] + number) % 2 and deal["dealer"] in (0, 1))
        points = points_in_trappola(deal)
        need(points == deal["points"])
        score = [one + other for one, other in zip(score, points, strict=True)]
    over = len(record["deals"]) == record["rules"]["deals"]
    result = record.get("result")
    if result is None:
        need(not over)
    elif result["how"] == "conceded":
        need(not over and result["winner"] in (0, 1) and result["score"] == score)
    else:
        winner = None if score[0] == score[1] else score.index(max(score))
        need(over and result == {"winner": winner, "how": "points", "score": score})


def points_in_trappola(deal: Json) -> list[int]:
    dealer, elder = deal["dealer"], 1 - deal["dealer"]
    first, second, stock = in_packets(cut_pack(deal), (5, 4))
    hands = {elder: first, dealer: second}
    need(len(deal["exchanges"]) == 2 and min(deal["exchanges"]) >= 0 and sum(deal["exchanges"]) <= 2)
    for seat in (elder, dealer):
        for _ in range(deal["exchanges"][seat]):
            hands[seat], stock = stock[:9], stock[9:]
    played = Played(deal["plays"], hands, elder)
    points = [played.card_points(0), played.card_points(1)]
    said = []
    for seat, rank, number, after in deal["declarations"]:
        need(after >= 0 and (not said or said[-1][2] <= after))
        mover, held, gone = played.spots[after]
        need(mover == seat and (seat, rank) not in [each[:2] for each in said] and number in (3, 4))
        need(sum(card[1] == rank for card in held[seat]) == number and all(card[1] != rank for card in gone[seat]))
        points[seat] += SETS[rank][number - 3]
        said.append((seat, rank, after))
    last = played.at_the_end()
    points[played.tricks[8][0]] += LAST[last][0]
    for winner, _, by_deuce in played.tricks[: 9 - last]:
        points[winner] += 10 * by_deuce
    return points


# Bulka


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


def judge_bulka(record: Json) -> None:
    seats = len(record["seats"])
    need(2 <= seats <= (4 if record["rules"]["cup"] == "on" else 2))
    need(("draws" in record) != ("ranking" in record))
    sheet = Sheet(record)
    if "ranking" in record:
        sheet.order = record["ranking"]
        need(sorted(sheet.order) == list(range(seats)))
    elif record["deals"]:
        sheet.order = ranked(record["draws"], seats)
    for deal in record["deals"]:
        sheet.deal(deal)
    need(sheet.result == record.get("result"))
