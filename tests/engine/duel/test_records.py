"""The records of Trappola and Bulka: what was played passes, and whatever is spoiled in it is caught and named.

The referee in this file reads the rules anew, from the text of a record, so that the engine
is not its own only witness. It says of a record that was changed whether it is wrong now, or
tells another game that is as right.
"""

import hashlib
import hmac
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bulka import rules as bulka
from engine.game import Game
from engine.games import GAMES
from engine.moves import Concede, Play, Ranking
from engine.record import RecordError, check, dumps, loads, write
from engine.simulate import play as play_random
from engine.simulate import simulate
from engine.trappola import rules as trappola
from tests.support.duels import move, pack_for, play

DUELS = ("trappola", "bulka")
NAMES = ("Anna", "Béla", "Jiří", "Žofie")
SECRET = bytes(range(32))
ROOT = Path(__file__).parents[3]
Json = dict[str, Any]

# A referee of its own

RANKS = "2789TJCKA"
IN_ORDER = [suit + rank for suit in "scdb" for rank in reversed(RANKS)]
POINTS = {"A": 6, "K": 5, "C": 4, "J": 3}
OPTIONS = {
    "trappola": {"deals": (4, 2, 6, 8)},
    "bulka": {"alifer": ("on", "off"), "cup": ("on", "off"), "key": (1, 2, 5, 10)},
}


class WrongError(Exception):
    """What the referee has against a record."""


def need(right: object) -> None:
    if not right:
        raise WrongError


def is_right(record: Json) -> bool:
    """Whether a record, whose fields have the right types, tells a game such as the rules allow."""
    try:
        judge(record)
    except (WrongError, ValueError, TypeError, IndexError, KeyError):
        return False
    return True


def judge(record: Json) -> None:
    """Raises an exception if anything is wrong."""
    name, _, version = record["format"].partition("/")
    need(name in OPTIONS and version == "1")
    need(all(record["rules"][option] in values for option, values in OPTIONS[name].items()))
    need(all(0 < len(each) <= 100 for each in record["seats"]))
    need(re.fullmatch("[0-9a-f]{64}", record["commitment"]))
    if "seed" in record:
        need(re.fullmatch("[0-9a-f]{64}", record["seed"]) and "result" in record)
        seed = bytes.fromhex(record["seed"])
        need(hashlib.sha256(seed).hexdigest() == record["commitment"])
        need(all(deal["pack"].split(" ") == shuffled(seed, name, at) for at, deal in enumerate(record["deals"])))
    (judge_trappola if name == "trappola" else judge_bulka)(record)


def shuffled(seed: bytes, name: str, deal: int) -> list[str]:
    """The pack of a deal as the rules have it shuffled."""
    blocks = (hmac.digest(seed, f"{name}-shuffle/{deal}/{at}".encode(), "sha256") for at in range(10**6))
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    pack = IN_ORDER[:]
    for last in range(35, 0, -1):
        word = next(word for word in words if word < 2**32 - 2**32 % (last + 1))
        other = word % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def cut_pack(deal: Json) -> list[str]:
    pack = deal["pack"].split(" ")
    need(sorted(pack) == sorted(IN_ORDER) and 1 <= deal["cut"] <= 35)
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


def ranked(draws: list[str], seats: int) -> list[int]:
    """The ranking that is drawn."""
    groups = [list(range(seats))]
    for draw in draws:
        cards, tied = draw.split(" "), sorted(seat for group in groups for seat in group if len(group) > 1)
        need(tied and len(cards) == len(tied) and len(set(cards)) == len(cards) and set(cards) <= set(IN_ORDER))
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


# Records of every kind


@lru_cache
def simulated(name: str) -> list[Json]:
    return [loads(dumps(record)) for record in simulate(400 if name == "bulka" else 600, 1540, name)]


def without_seed(game: Game) -> Json:
    """The record of a game whose packs were written by hand, so that no seed gives them."""
    record = loads(dumps(write(game, NAMES[: game.seats], SECRET)))
    record.pop("seed", None)
    return record


def conceded(after: int, side: int) -> Json:
    """A match of four deals that is given up after so many moves."""
    whole: Any = play_random(GAMES["trappola"], trappola.Rules(), 2, SECRET, Random(6))
    game = trappola.Game.replay(trappola.Rules(), whole.moves[:after])
    game.push(Concede(side))
    return loads(dumps(write(game, NAMES[:2], SECRET)))


def carried_over(seed: int) -> Json:
    """A game whose ranking is that of the game before."""
    random = Random(seed)
    kind = GAMES["bulka"]
    game: Any = kind.begin(bulka.Rules(alifer="off"), 3)
    game.push(Ranking((2, 0, 1)))
    while game.outcome is None:
        made = kind.chance(game, None, SECRET, random.randrange)
        game.push(made or random.choice(game.legal_moves()))
    return loads(dumps(write(game, NAMES[:3], SECRET)))


WITH_BIANCA = "sT s9 s8 s7 s2 cT c9 c8 c7"
AGAINST_IT = "dA dK dC dJ dT d9 d8 d7 d2"


def bianca_at_the_last_card() -> Json:
    """A round without a cup, in which bianka is said before the very last card."""
    game = bulka.Game(bulka.Rules(alifer="off", cup="off", key=5), 2)
    game.push(Ranking((0, 1)))
    game.push(pack_for(WITH_BIANCA, AGAINST_IT, packets=bulka.PACKETS))
    move(game, "cut 11", "pass", "pass")
    for ours, theirs in zip(WITH_BIANCA.split()[:-1], AGAINST_IT.split()[:-1], strict=True):
        play(game, f"{theirs} {ours}")
    play(game, "d2")
    move(game, "bianca", "play c7")
    return without_seed(game)


def four_of_everything() -> Json:
    """A round without a cup in which four aces, kept, four kings and three deuces are said, with a question."""
    game = bulka.Game(bulka.Rules(alifer="off", cup="off"), 2)
    game.push(Ranking((1, 0)))
    game.push(pack_for("sK cK dK bK s2 c2 d2 s7 c7", "sA cA dA bA sC sJ cC cJ dT", packets=bulka.PACKETS))
    move(game, "cut 11", "declare K 4", "declare 2 3", "pass", "pass", "declare A 4")
    play(game, "sA s7")
    move(game, "ask 2")
    play(game, "cA c7 dA d2 bA bK sC sK")
    while game.outcome is None:
        game.push(next(each for each in game.legal_moves() if isinstance(each, Play)))
    return without_seed(game)


@lru_cache
def by_hand(name: str) -> list[Json]:
    """What chance hardly ever brings."""
    if name == "trappola":
        return [conceded(after, side) for after, side in product((1, 2, 3, 20, 40, 60, 80), (0, 1))]
    return [carried_over(1), bianca_at_the_last_card(), four_of_everything()]


def everything(name: str) -> list[Json]:
    return [*simulated(name), *by_hand(name)]


def kinds_of_trappola(record: Json) -> Iterator[str]:
    yield f"{record['rules']['deals']} deals"
    result = record["result"]
    yield "drawn" if result["winner"] is None else f"{result['how']}, won by {result['winner']}"
    if result["how"] == "conceded":
        yield f"conceded after {min(len(record['deals']), 1)}"
    for deal in record["deals"]:
        dealer = deal["dealer"]
        yield f"exchanges {deal['exchanges'][1 - dealer]} {deal['exchanges'][dealer]}"
        for _, rank, number, after in deal["declarations"]:
            yield f"declared {rank} {number}"
            yield "declared late" if after > 1 else "declared early"


def kinds_of_bulka(record: Json) -> Iterator[str]:
    yield f"cup {record['rules']['cup']}, {len(record['seats'])} play"
    yield f"key {record['rules']['key']}"
    if "ranking" in record:
        yield "carried over"
    elif len(record["draws"]) > 1:
        yield "drawn again"
    for deal in record["deals"]:
        yield f"deal {deal['result']}"
        if "alifer" in deal:
            asker = "No. 1" if deal["alifer"][0] == deal["players"][0] else "the challenger"
            yield f"{asker}: {deal['alifer'][1]}"
        yield from (f"paid {why}" for *_, why in deal["payments"])
        for seat, what, number, after in deal.get("melds", ()):
            yield f"said {what} {number}"
            if what == "bianca":
                yield "bianca late" if after else "bianca early"
            if what == "A":
                yield "aces kept" if aces_kept(deal, seat) else "aces lost"
                yield "aces late" if after > 1 else "aces early"
        if deal.get("questions"):
            yield "asked"


def aces_kept(deal: Json, seat: int) -> bool:
    first, challenger = deal["players"]
    hands = dict(zip((first, challenger), in_packets(cut_pack(deal), (3, 3, 3)), strict=False))
    taken = Played(deal["plays"], hands, challenger).taken(seat)
    return all(card in taken for card in hands[seat] if card[1] == "A")


KINDS = {
    "trappola": {
        *(f"{deals} deals" for deals in (2, 4, 6, 8)),
        *(f"{how}, won by {winner}" for how in ("points", "conceded") for winner in (0, 1)),
        *("drawn", "conceded after 0", "conceded after 1", "declared early", "declared late"),
        *(f"exchanges {elder}" for elder in ("0 0", "0 1", "0 2", "1 0", "1 1", "2 0")),
        *(f"declared {rank} {number}" for rank in "AKCJ2" for number in (3, 4)),
    },
    "bulka": {
        *(f"cup on, {seats} play" for seats in (2, 3, 4)),
        *(f"key {key}" for key in (1, 2, 5, 10)),
        *("cup off, 2 play", "carried over", "drawn again", "asked"),
        *("deal won", "deal tied", "deal alifer"),
        *(f"{actor}: {what}" for actor in ("No. 1", "the challenger") for what in ("agree", "refuse")),
        *(f"paid {why}" for why in ("stake", "pro", "meld", "bonus", "cup", "difference")),
        *(f"said {rank} {number}" for rank in "AKCJ2" for number in (3, 4)),
        *("said blanche None", "said bianca None", "bianca early", "bianca late"),
        *("aces kept", "aces lost", "aces early", "aces late"),
    },
}
KINDS_OF: dict[str, Callable[[Json], Iterator[str]]] = {"trappola": kinds_of_trappola, "bulka": kinds_of_bulka}


@lru_cache
def all_there_is(name: str) -> list[Json]:
    """Some short records that together have everything."""
    missing, chosen = set(KINDS[name]), []
    sized = [(len(dumps(record)), set(KINDS_OF[name](record)), record) for record in everything(name)]
    while missing:
        _, has, record = max(sized, key=lambda each: len(each[1] & missing) ** 2 / each[0])
        assert has & missing, f"no record has {missing}"
        missing -= has
        chosen.append(record)
    return chosen


@pytest.mark.parametrize("name", DUELS)
def test_records_are_of_every_kind(name, figures):
    counted = Counter(kind for record in everything(name) for kind in set(KINDS_OF[name](record)))
    assert not KINDS[name] - set(counted)
    assert not set(counted) - KINDS[name]
    figures(records=len(everything(name)), chosen=len(all_there_is(name)))


@pytest.mark.parametrize("name", DUELS)
def test_what_was_played_passes_and_is_what_the_rules_give(name):
    for record in everything(name):
        outcome = check(record)
        judge(record)
        assert outcome is not None
        assert dumps(GAMES[name].records.write_result(outcome)) == dumps(record["result"])


@pytest.mark.parametrize("name", DUELS)
def test_the_same_seed_gives_the_same_records(name):
    assert [dumps(record) for record in simulate(3, 9, name)] == [dumps(record) for record in simulate(3, 9, name)]
    assert next(simulate(1, 9, name)) != next(simulate(1, 10, name))


# Ways of spoiling them


PICKED = [(name, at) for name, number in (("trappola", 10), ("bulka", 8)) for at in range(number)]


def steps(path: str) -> list[int | str]:
    return [int(step) if step.isdecimal() else step for step in re.findall(r"\w+", path)]


def get(record: Json, path: str) -> Any:
    found: Any = record
    for step in steps(path):
        found = found[step]
    return found


def changed(record: Json, path: str, change: Callable[[Any, Any], object]) -> Json:
    """A copy, in which something was done to what holds a place; it is given that and the name, or the number."""
    copy: Json = loads(dumps(record))
    *way, last = steps(path)
    holder: Any = copy
    for step in way:
        holder = holder[step]
    change(holder, last)
    return copy


def put(record: Json, path: str, value: object) -> Json:
    """The record with something else in one place."""
    return changed(record, path, lambda holder, last: holder.__setitem__(last, value))


def drop(record: Json, path: str) -> Json:
    """The record without one field, or without one entry of a list."""
    return changed(record, path, lambda holder, last: holder.__delitem__(last))


def nodes(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every place in a record, with what stands there."""
    yield path, value
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from nodes(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from nodes(inner, f"{path}[{at}]")


def field_of(path: str) -> str:
    """The name of the field in which a place is."""
    return re.sub(r"\[\d+\]", "", path.rpartition(".")[2])


def fault(record: object) -> RecordError | None:
    """What the checker has against a record, once it has been through text."""
    try:
        check(loads(json.dumps(record)))
    except RecordError as error:
        where = error.where
        assert str(error).startswith(f"{where}: " if where else "")
        assert "\n" not in str(error)
        assert len(str(error)) < 250
        return error
    return None


def caught(record: object) -> RecordError:
    found = fault(record)
    assert found is not None
    return found


def chosen(name: str, at: int) -> Json:
    """One of the records that together have everything."""
    record = all_there_is(name)[at]
    assert fault(record) is None
    return record


@pytest.mark.parametrize("name", DUELS)
def test_all_records_that_were_chosen_are_spoiled(name):
    assert len(all_there_is(name)) == sum(each == name for each, _ in PICKED)


ELSEWHERE = {"ranking": "draws"}
"""What is missed, where something else is missing."""


@pytest.mark.parametrize(("name", "at"), PICKED)
def test_missing_field_is_named(name, at, figures):
    record, tried = chosen(name, at), 0
    for path, _ in nodes(record):
        if not path or path.endswith("]"):
            continue
        field, bad = field_of(path), drop(record, path)
        tried += 1
        if path == "result.how" and record["result"]["how"] == "conceded":
            assert caught(bad).where == "result"
        elif path == "result":
            assert caught(bad).where == ("seed" if "seed" in record else "result")
        elif path != "rules.alifer" and field in ("seed", "alifer") and is_right(bad):
            # A finished game may keep its seed, and a question that was refused does not show elsewhere.
            assert fault(bad) is None, path
        elif path in ELSEWHERE:
            assert caught(bad).where == ELSEWHERE[path]
        elif path.startswith("deals") and field == "alifer":
            assert caught(bad).where == path.replace("alifer", "result")
        else:
            assert caught(bad).where == path
    figures(fields=tried)


@pytest.mark.parametrize(("name", "at"), PICKED)
def test_field_too_many_is_named(name, at):
    record = chosen(name, at)
    for path, value in nodes(record):
        if isinstance(value, dict):
            there = f"{path}.comment".lstrip(".")
            assert caught(put(record, there, "well played")).where == there


@pytest.mark.parametrize(("name", "at"), PICKED)
def test_field_given_twice_is_named(name, at):
    record = chosen(name, at)
    for path, value in nodes(record):
        if isinstance(value, dict):
            field = list(value)[-1]
            twice = {"twice": value[field]} | value
            text = dumps(put(record, path, twice) if path else twice).replace('"twice":', f'"{field}":')
            with pytest.raises(RecordError, match=rf"\b{field}\b.* twice"):
                loads(text)


def of_another_type(value: Any) -> Iterator[object]:
    """What somebody might write instead, in another JSON type."""
    others = [None, True, 0, 1, 1.5, -0.0, "", "x", [], {}, [value], {"": value}, json.dumps(value)]
    if isinstance(value, int):
        others += [bool(value), float(value), str(value)]
    elif isinstance(value, dict):
        others += [list(value), list(value.values())]
    elif value is not None:
        others += [list(value), dict(enumerate(value))]
    yield from (other for other in others if type(other) is not type(value))


def holders(path: str) -> set[str]:
    """A place, and the field with its entries that it is part of, which are named as a whole."""
    found = {path}
    while path.endswith("]") and not re.fullmatch(r"deals\[\d+\]", path):
        path = path.rpartition("[")[0]
        found.add(path)
    return found


@pytest.mark.parametrize(("name", "at"), PICKED)
def test_another_type_is_caught_where_it_stands(name, at, sized, figures):
    record, tried, random = chosen(name, at), 0, Random(at)
    for path, value in nodes(record):
        others = list(of_another_type(value)) if path else []
        for other in random.sample(others, min(sized(4), len(others))):
            # Whether a game was given up is only known from there.
            allowed = holders(path) | ({"result"} if path == "result.how" else set())
            error = caught(put(record, path, other))
            assert error.where in allowed, f"{path}: {other!r}: {error}"
            tried += 1
    figures(changes=tried)


OTHER_SEED = "ab" * 32
INSTEAD = {
    "format": ["trappola/1", "bulka/1", "stovkahra/1", "trappola/0", "bulka/2", "trappola", "BULKA/1"],
    "commitment": [hashlib.sha256(bytes.fromhex(OTHER_SEED)).hexdigest()],
    "seed": [OTHER_SEED],
    "how": ["points", "conceded"],
    "result": ["won", "tied", "alifer"],
    "alifer": ["agree", "refuse"],
    "alifer_option": ["on", "off"],
    "cup": ["on", "off"],
    "melds": [*RANKS, "blanche", "bianca"],
    "declarations": [*RANKS],
    "questions": [*RANKS, *"scdb"],
    "payments": ["stake", "pro", "meld", "bonus", "cup", "difference"],
}
"""What the same field may say in a right record."""


def exchanged(text: str, one: int, other: int) -> str:
    """Card text with two places exchanged."""
    words = text.split(" ")
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def of_the_same_type(path: str, value: Any, random: Random) -> set[Any]:
    """Other values for a leaf."""
    if value is None:
        return {0, 1, 2, 3}
    if isinstance(value, int):
        return {value + 1, value - 1, value + 2, value + 17, -1 - value, 0, 1, 2, 3, 4, 5, 10**30} - {value}
    others = {"", " ", value + "x", value + " ", value[:-1], value[::-1], value.swapcase(), value.replace(" ", "")}
    others |= {value.replace(" ", "  ", 1), value + " s2", "A" * 101}
    others |= set(INSTEAD.get(field_of(path), ())) | set(INSTEAD["alifer_option"] if path == "rules.alifer" else ())
    if " " in value:
        last = value.count(" ")
        pairs = {tuple(random.sample(range(last + 1), 2)) for _ in range(6)} | {(0, 1), (0, last), (last - 1, last)}
        others |= {exchanged(value, *pair) for pair in pairs}
        others |= {"s2" + value[2:], "a6" + value[2:], value[3:]}
    return others - {value}


TOLD_THERE_ALONE = {
    *("seats", "rules.deals", "rules.alifer", "rules.cup", "rules.key", "draws", "ranking", "deals.alifer"),
    *("deals.declarations", "deals.melds", "deals.questions", "deals.plays", "deals.pack", "deals.cut"),
    *("result.winner", "seed", "commitment", "deals.dealer", "deals"),
}
"""Fields in which another right game may be told: who asked, when something was said, what the names are."""
NAMED = {"payments", "points", "players"}
"""Fields which are what the rules give, so that the fault is found where it is."""


def right_or_caught(bad: Json, path: str, what: str) -> str:
    """Has the checker and the referee judge a record; whether it is right, or where the fault was found."""
    found, right = fault(bad), is_right(bad)
    assert (found is None) == right, f"{path} {what}: {found}"
    if found is None:
        assert re.sub(r"\[\d+\]", "", path) in TOLD_THERE_ALONE, f"{path} {what}"
        return ""
    assert found.where, f"{path} {what}: {found}"
    return found.where


@pytest.mark.parametrize(("name", "at"), PICKED)
def test_another_value_is_caught_unless_it_tells_another_right_game(name, at, sized, figures):
    record, random = chosen(name, at), Random(at)
    refused = right = 0
    for path, value in nodes(record):
        if isinstance(value, dict | list):
            continue
        others = sorted(of_the_same_type(path, value, random), key=repr)
        for other in random.sample(others, min(sized(4), len(others))):
            where = right_or_caught(put(record, path, other), path, f"is {other!r}")
            if not where:
                right += 1
                continue
            refused += 1
            field = path.partition("[")[0] if "." not in path else re.sub(r"(\.\w+).*", r"\1", path)
            if field_of(path) in NAMED or (field_of(path) == "pack" and "seed" in record):
                assert where == field, f"{path} is {other!r}"
            elif path.startswith("result."):
                assert where in (field, "result"), f"{path} is {other!r}"
    figures(refused=refused, another_right_game=right)


@pytest.mark.parametrize(("name", "at"), PICKED)
def test_entries_doubled_missing_or_in_another_order_are_caught(name, at, figures):
    record = chosen(name, at)
    refused = right = 0
    for path, value in nodes(record):
        if not isinstance(value, list):
            continue
        for place, entry in enumerate(value):
            bad = {
                "doubled": [*value[: place + 1], *value[place:]],
                "doubled at the end": [*value, entry],
                "missing": value[:place] + value[place + 1 :],
                "before the one before": [*value[: max(place - 1, 0)], entry, *value[max(place - 1, 0) :]],
                "moved up": [
                    *value[: max(place - 1, 0)],
                    *value[max(place - 1, 0) : place + 1][::-1],
                    *value[place + 1 :],
                ],
                "backwards": value[::-1],
            }
            for what, other in bad.items():
                if other == value:
                    continue
                if right_or_caught(put(record, path, other), path, f"has entry {place} {what}"):
                    refused += 1
                else:
                    right += 1
    figures(refused=refused, another_right_game=right)


def deal_like(name: str, kind: Callable[[Json], object]) -> tuple[Json, str]:
    """A record with a deal of a kind, and the place of that deal."""
    for record in simulated(name):
        for number, deal in enumerate(record["deals"]):
            if kind(deal):
                return record, f"deals[{number}]"
    raise AssertionError("there is no such deal")


@pytest.mark.parametrize(("name", "field"), [("trappola", "declarations"), ("bulka", "melds"), ("bulka", "questions")])
def test_what_was_said_stands_in_the_order_in_which_it_was_said(name, field):
    if field == "questions":
        # There are hardly ever two of them; two of which the first was asked later are enough to be refused.
        record, place = deal_like(name, lambda deal: deal.get("questions"))
        said = get(record, f"{place}.questions")[0]
        bad = [[*said[:3], 3], [*said[:3], 2]]
    else:
        record, place = deal_like(name, lambda deal: len({each[3] for each in deal.get(field, ())}) > 1)
        bad = get(record, f"{place}.{field}")[::-1]
    error = caught(put(record, f"{place}.{field}", bad))
    assert error.where == f"{place}.{field}"
    assert "order" in str(error)


def test_ranking_is_either_drawn_or_carried_over():
    drawn, carried = simulated("bulka")[0], carried_over(1)
    assert caught(drawn | {"ranking": carried["ranking"]}).where == "draws"
    assert caught(carried | {"draws": []}).where == "draws"
    assert caught(carried | {"draws": drawn["draws"]}).where == "draws"


def test_cards_drawn_after_the_ranking_is_known_are_caught():
    for record in simulated("bulka")[:50]:
        number = len(record["draws"])
        assert caught(put(record, "draws", [*record["draws"], record["draws"][0]])).where == f"draws[{number}]"


def test_deal_before_the_ranking_is_known_is_caught():
    for record in simulated("bulka")[:50]:
        error = caught(put(record, "draws", record["draws"][:-1]))
        assert error.where == "deals[0]"
        assert "ranking" in str(error)


@pytest.mark.parametrize("name", DUELS)
def test_deal_after_the_end_is_named(name):
    for record in all_there_is(name):
        if record["result"].get("how") == "conceded":
            continue
        longer = record | {"deals": [*record["deals"], record["deals"][-1]]}
        # A match of Trappola has so many deals, a game of Bulka is over when somebody has won it.
        assert caught(longer).where == ("deals" if name == "trappola" else f"deals[{len(record['deals'])}]")


def test_conceded_match_that_was_played_to_its_end_is_caught():
    record = next(each for each in simulated("trappola") if each["result"]["winner"] == 0)
    assert caught(put(record, "result.how", "conceded")).where == "result.how"
    assert caught(put(by_hand("trappola")[0], "result.how", "points")).where == "result"


# One game under the name of another, and what is no record at all


@pytest.mark.parametrize(("name", "other"), [(name, other) for name in GAMES for other in GAMES if name != other])
def test_record_under_the_name_of_another_game_is_caught(name, other):
    for record in [*simulate(5, 3, name), *(by_hand(name)[:3] if name in DUELS else ())]:
        game = next(simulate(1, 4, other))
        assert fault(record) is None
        assert caught(record | {"format": f"{other}/1"}).where
        assert caught(record | {"format": f"{other}/1", "rules": game["rules"]}).where
        assert caught(record | {"format": f"{other}/1", "rules": game["rules"], "seats": game["seats"]}).where
        assert caught(record | {"deals": game["deals"]}).where.startswith("deals")


@pytest.mark.parametrize("told", ["bulka", "bulka/2", "Bulka/1", "", "trappola/1 ", "tarock/1", "bulka/1\x00"])
@pytest.mark.parametrize("name", DUELS)
def test_format_that_there_is_not_is_caught(name, told):
    assert caught(simulated(name)[0] | {"format": told}).where == "format"


@lru_cache
def texts(name: str) -> tuple[str, ...]:
    """The chosen records as text, each with the places in it."""
    return tuple(dumps(record) for record in all_there_is(name))


@pytest.mark.parametrize("number", ["1e999", "-1e999", "3e0", "3.0", "-0", "1" * 4000, "0.1e1"])
@pytest.mark.parametrize("name", DUELS)
def test_absurd_number_is_refused_where_it_stands(name, number):
    text = dumps(put(simulated(name)[0], "deals[0].cut", "here")).replace('"here"', number)
    with pytest.raises(RecordError, match=r"^deals\[0\]\.cut: ") as error:
        check(loads(text))
    assert len(str(error.value)) < 250


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1" * 10_000, "01", "+1", "0x1"])
@pytest.mark.parametrize("name", DUELS)
def test_number_that_json_has_not_is_refused_as_such(name, number):
    with pytest.raises(RecordError, match=r"^not JSON: "):
        loads(dumps(put(simulated(name)[0], "deals[0].cut", "here")).replace('"here"', number))


NESTED = [
    *(("trappola", path) for path in ("rules.deals", "seats[0]", "deals[0].exchanges", "result.winner", "result.how")),
    *(("bulka", path) for path in ("draws", "draws[0]", "deals[0].payments", "deals[0].melds", "result.ranking")),
    *product(DUELS, ("format", "commitment", "seed", "deals", "deals[0]", "deals[0].plays", "deals[0].points[0]")),
]


@pytest.mark.parametrize(("name", "path"), NESTED)
def test_deep_nesting_is_refused_at_any_depth(name, path):
    record = next(each for each in simulated(name) if "plays" in each["deals"][0])
    text = dumps(put(record, path, "here"))
    # Where recursion ends depends on who calls: just below that is the place where something else may give in.
    for depth in [2, 100, *range(850, 1010, 3), 20_000]:
        for opening, inner, closing in ("[", "", "]"), ('{"a":', "1", "}"):
            with pytest.raises(RecordError):
                check(loads(text.replace('"here"', opening * depth + inner + closing * depth)))


LETTERS = st.text(st.characters())
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | LETTERS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner, max_size=4),
    max_leaves=12,
)
SOME = settings(max_examples=150, deadline=None)
ANY_DUEL = st.sampled_from(DUELS)


def check_if_it_is_one(text: str) -> None:
    """Nothing but a `RecordError` may come of whatever there is."""
    try:
        check(loads(text))
    except RecordError as error:
        assert str(error)
        assert "\n" not in str(error)


@SOME
@given(ANY_DUEL, st.integers(0, 9), st.integers(0, 10**6), st.integers(0, 9), LETTERS)
def test_record_with_a_piece_of_text_replaced(name, which, at, length, text):
    whole = texts(name)[which % len(texts(name))]
    at %= len(whole)
    check_if_it_is_one(whole[:at] + text + whole[at + length :])


@SOME
@given(ANY_DUEL, st.integers(0, 9), st.integers(0, 10**6), JSON_VALUES)
def test_record_with_an_arbitrary_subtree(name, which, at, value):
    record = all_there_is(name)[which % len(texts(name))]
    paths = [path for path, _ in nodes(record) if path]
    check_if_it_is_one(json.dumps(put(record, paths[at % len(paths)], value)))


@SOME
@given(ANY_DUEL, st.integers(0, 9), st.integers(0, 10**6), st.integers(0, 10**6))
def test_record_with_one_part_in_place_of_another(name, which, at, other):
    record = all_there_is(name)[which % len(texts(name))]
    paths = [path for path, _ in nodes(record) if path]
    check_if_it_is_one(json.dumps(put(record, paths[at % len(paths)], get(record, paths[other % len(paths)]))))


@SOME
@given(st.fixed_dictionaries({"format": st.sampled_from([f"{name}/1" for name in DUELS])}), JSON_VALUES)
def test_junk_under_the_name_of_a_game(start, value):
    check_if_it_is_one(json.dumps(start | (value if isinstance(value, dict) else {"deals": value})))


# Games still going on


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", DUELS)
def test_game_going_on_tells_its_finished_deals_and_nothing_else(name, seed, figures):
    random = Random(seed)
    kind = GAMES[name]
    seats = random.choice(kind.seats)
    whole: Any = play_random(kind, kind.rules(), seats, random.randbytes(32), random)
    names, game = NAMES[:seats], kind.begin(kind.rules(), seats)
    secrets = 0
    before = ""
    for made in whole.moves:
        game.push(made)
        text = dumps(write(game, names, SECRET))
        where = f"seed {seed}, move {len(game.moves)}"
        finished = [deal for deal in game.deals if is_finished(deal)]
        record = loads(text)
        assert len(record["deals"]) == len(finished), where
        if game.outcome is None and text != before:
            assert "seed" not in record and "result" not in record, where
            assert SECRET.hex() not in text, where
            assert check(record) is None, where
            judge(record)
        if before and not (game.awaits_chance or game.outcome):
            # While a deal is under way nothing is said of it: the record is what it was before that deal.
            assert text == before, where
            secrets += 1
        before = text if game.outcome is None else ""
    figures(moments=secrets)
    assert secrets > 40


def is_finished(deal: Any) -> bool:
    return bool(deal.play.is_over or (isinstance(deal, bulka.DealState) and deal.result))


@pytest.mark.parametrize("name", DUELS)
def test_game_going_on_may_have_neither_seed_nor_result(name):
    for record in all_there_is(name):
        for deals in range(len(record["deals"])):
            stage = {key: value for key, value in record.items() if key not in ("seed", "result")}
            stage["deals"] = record["deals"][:deals]
            assert fault(stage) is None
            assert caught(stage | {"seed": SECRET.hex()}).where == "seed"
            if record["result"].get("how") != "conceded":
                assert caught(stage | {"result": record["result"]}).where == "result"


def test_conceded_match_tells_its_finished_deals_alone():
    # What lay on the table when the match was given up counts for nobody, and is not told.
    for record in by_hand("trappola"):
        text = dumps(record)
        assert record["result"]["how"] == "conceded"
        assert all(len(deal["plays"].split()) == 18 for deal in record["deals"])
        assert text.count('"pack"') == len(record["deals"]) < record["rules"]["deals"]


# Names


@pytest.mark.parametrize("told", ["Ž", "Květoslava z Růžové", "吴", "\u202eanna", 'a "b" \\ \n', "a" * 100])
@pytest.mark.parametrize("name", DUELS)
def test_names_are_free(name, told):
    assert fault(put(simulated(name)[0], "seats[1]", told)) is None


@pytest.mark.parametrize("told", ["", "a" * 101, "B\ud83d", None, 5])
@pytest.mark.parametrize("name", DUELS)
def test_what_is_no_name_is_caught(name, told):
    assert caught(put(simulated(name)[0], "seats[1]", told)).where == "seats[1]"


@pytest.mark.parametrize(("name", "numbers"), [("trappola", (0, 1, 3, 4)), ("bulka", (0, 1, 5))])
def test_too_few_or_too_many_names_are_caught(name, numbers):
    for number in numbers:
        assert caught(put(simulated(name)[0], "seats", [*NAMES, "Adam"][:number])).where == "seats"


def test_three_without_a_cup_are_caught():
    record = next(each for each in simulated("bulka") if each["rules"]["cup"] == "off")
    assert caught(put(record, "seats", list(NAMES[:3]))).where == "seats"


# The command line


def engine(*arguments: str, given: str = "") -> tuple[int, list[str]]:
    """The exit code of `python -m engine`, and the lines printed."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    run = subprocess.run(
        [sys.executable, "-m", "engine", *arguments], cwd=ROOT, input=given.encode(), capture_output=True, env=plain
    )
    assert b"Traceback" not in run.stdout + run.stderr
    assert run.returncode == 2 or not run.stderr
    return run.returncode, (run.stdout or run.stderr).decode().splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_simulate_by_the_command_line(name):
    code, printed = engine("simulate", "--game", name, "--games", "4", "--seed", "7")
    assert code == 0
    assert [loads(line) for line in printed] == [loads(dumps(record)) for record in simulate(4, 7, name)]
    assert {loads(line)["format"] for line in printed} == {f"{name}/1"}


@pytest.mark.parametrize("name", ["", "tarock", "Bulka", "bulka/1"])
def test_simulate_of_a_game_that_there_is_not(name):
    code, printed = engine("simulate", "--game", name)
    assert code == 2
    assert all(each in printed[-1] for each in GAMES)


def ending(record: Json) -> str:
    """How a game ended, in words."""
    result = record["result"]
    if record["format"] == "bulka/1":
        return f"ok: seat {result['winner']} won {result['chips']} chips"
    score = f"{result['score'][0]} to {result['score'][1]}"
    if result["winner"] is None:
        return f"ok: drawn, {score}"
    gave_up = " as the other gave up" if result["how"] == "conceded" else ""
    return f"ok: seat {result['winner']} won{gave_up}, {score}"


@pytest.mark.parametrize("name", DUELS)
def test_verify_and_review_by_the_command_line(name, tmp_path):
    records = all_there_is(name)
    going_on = {key: value for key, value in records[0].items() if key not in ("seed", "result")} | {"deals": []}
    record = next(each for each in simulated(name) if "plays" in each["deals"][0])
    unproved = {key: value for key, value in record.items() if key != "seed"}
    spoiled = put(record, "deals[0].points[0]", 999)
    expected = [
        *(f"{ending(each)}{'' if 'seed' in each else UNPROVED}" for each in records),
        "ok: still going on",
        f"{ending(unproved)}{UNPROVED}",
        "deals[0].points: the rules give",
    ]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(dumps(each) + "\n" for each in [*records, going_on, unproved, spoiled]), encoding="utf-8")
    code, printed = engine("verify", str(path))
    assert code == 1
    told = [line.removeprefix(f"{path}:{number}: ") for number, line in enumerate(printed, start=1)]
    assert told[:-1] == expected[:-1]
    assert told[-1].startswith(expected[-1])
    # Looked back on is Stovkahra alone: below each right record it says so.
    code, reviewed = engine("review", str(path))
    assert code == 1
    only = "  only games of Stovkahra are looked back on"
    assert reviewed == [each for line in printed[:-1] for each in (line, only)] + printed[-1:]


UNPROVED = "; no seed, so the shuffle could not be checked"


def test_records_of_all_games_may_stand_in_one_file():
    records = [record for name in GAMES for record in simulate(2, 5, name)]
    code, printed = engine("verify", given="\n".join(dumps(record) for record in records))
    assert code == 0
    assert len(printed) == len(records) == 6
    assert all(": ok: " in line for line in printed)


# What docs/records.md says


DOCUMENT = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLES = [loads(text) for text in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]


def test_examples_of_the_document_are_right():
    # They are kept as they are: what was once written must stay right.
    assert [example["format"] for example in EXAMPLES] == [f"{name}/1" for name in GAMES]
    for example in EXAMPLES:
        assert fault(example) is None
        assert "seed" in example
        if example["format"] != "stovkahra/1":
            judge(example)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_explained_in_the_document(name):
    _, _, chapter = DOCUMENT.partition(f"`{name}/1`\n")
    assert chapter
    named = set(re.findall(r"`([^`]+)`", DOCUMENT.partition("\n# ")[0] + chapter.partition("\n## ")[0]))
    used = {word for each in named for word in re.split(r"[^\w ]+", each)}
    for record in simulate(60, 11, name):
        fields = {field_of(path) for path, _ in nodes(record) if path}
        assert fields <= used, fields - used
