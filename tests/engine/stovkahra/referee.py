"""The rules of Stovkahra read anew, from the text of a record."""

from collections.abc import Iterator

from tests.support.referee import Json, Referee, Stream, need

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
    """What each seat is dealt (rules 6, 8)."""
    pack = deal["pack"].split(" ")
    pack = pack[deal["cut"] :] + pack[: deal["cut"]]
    hands: list[list[str]] = [[], [], [], []]
    for size in (3, 2, 3):
        for place in range(1, 5):
            hands[(deal["dealer"] + place) % 4] += pack[:size]
            del pack[:size]
    return hands


def tricks_of(deal: Json) -> list[tuple[list[str], int]]:
    """The tricks and who won each; every card must be legal."""
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
    """What was scored in a deal, one after another: side and points (rules 1, 9, 17)."""
    for seat, rank, number in deal["declarations"]:
        yield seat % 2, COMBINATIONS[rank][number - 3]
    for number, (cards, winner) in enumerate(tricks_of(deal), start=1):
        yield winner % 2, bonus_of(deal, number) + sum(GERMAN_POINTS.get(card[1], 0) for card in cards)


def bonus_of(deal: Json, number: int) -> int:
    """What a trick brings beside its cards (rule 17)."""
    by_seven = best_of(tricks_of(deal)[number - 1][0], deal["trump"])[1] == "7"
    return {1: 52, 8: 26}.get(number, 10) if by_seven else 6 if number == 8 else 0


def judge_dost(seat: int, scorer: int, rules: Json, bonus: int) -> None:
    """Who may say dost after what a seat has scored (rule 19): it alone, or, for a bonus, either of its side."""
    need(seat in range(4))
    need(seat == scorer if rules.get("dost", "own") == "own" else seat % 2 == scorer % 2 and bonus > 0)


def judge(record: Json) -> None:
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
    """How a game ended (rules 19 to 23); `None` where it goes on."""
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


def gathered(secret: bytes, record: Json, deal: int) -> list[str] | None:
    """The pack of a later deal, gathered from the tricks of the one before (rule 5)."""
    if record["rules"]["shuffle"] != "first":
        return None
    stream, tricks = Stream(secret, f"stovkahra-gather/{deal}"), fours(record["deals"][deal - 1]["plays"].split(" "))
    return [card for trick in stream.permuted(tricks) for card in stream.permuted(trick)]


REFEREE = Referee(
    options={
        "shuffle": ("first", "every"),
        "signals": ("on", "off"),
        "count": ("closed", "open"),
        "series": (10, 20, 1, 3, 5),
    },
    cutter=lambda deal: (deal["dealer"] - 1) % 4,
    judge=judge,
    gathered=gathered,
)
