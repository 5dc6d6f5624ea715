"""What the batteries of all games know of Bulka, taken from its rules by hand."""

from collections.abc import Iterator
from typing import Any

from engine.bulka.rules import Result, Rules
from engine.moves import Ranking
from tests.engine.bulka.referee import REFEREE, drawn_ranking
from tests.engine.duel.referee import ITALIAN
from tests.support.facts import Facts, Reckoned
from tests.support.worlds import DEALT, bulka_dealt_anew, cup, positions_of_bulka, whose


def kinds(game: Any, other: Any, reader: int | None) -> Iterator[str]:
    """What the reader is in the round, while both players have cards."""
    if game.phase in DEALT:
        yield whose(game, reader)


def over(game: Any) -> bool:
    """Whether a round has been counted, and is still the one that is shown."""
    return bool(game.deals) and game.deal.result in (Result.WON, Result.TIED) and not game.awaits_cut


FACTS = Facts(
    order=ITALIAN,
    first_pack=(
        "c2 dC s7 dJ cC d9 b2 bT bA sT sC s9 c7 b7 cK s2 d7 cJ b8 dT dK b9 d8 sJ dA bK bC s8 sK c9 c8 cT d2 sA cA bJ"
    ),
    words="draw deal cut play pass alifer",
    first_draws=36,
    drawn_first=drawn_ranking,
    next_begins=lambda game: Ranking(game.outcome.ranking),
    seats=lambda rules: {2} if rules.cup == "off" else {2, 3, 4},
    dealt=lambda game: 18,
    to_a_trick=lambda game: 2,
    last_deal=lambda rules: 2,
    # What Trappola and Bulka share has the number 0.
    rules=range(12),
    last_rule=11,
    ends=False,
    sets=True,
    concedes=False,
    positions=positions_of_bulka,
    dealt_anew=bulka_dealt_anew,
    shown=lambda view: [*view.advised, *(card for draw in view.drawn for card in draw.cards)],
    kinds=kinds,
    least={
        **{"play": 0.5, "meld": 0.05, "alifer": 0.02},
        **{"waiting with Pro": 0.2, "waiting other": 0.1, "first with Pro": 0.1},
    },
    seen={
        **{"cut table": 0.005, "cut seat": 0.01, "meld table": 0.01, "meld seat": 0.02, "play table": 0.03},
        **{"play seat": 0.1, "waiting with Pro": 0.05, "waiting other": 0.05, "first with Pro": 0.02},
        **{"challenger with Pro": 0.02, "over table": 0.005, "over seat": 0.01},
    },
    answers=("alifer", "agree", "pass", "blanche", "bianca", "declare K 3", "declare A 4", "ask K", "ask 2", "ask A"),
    simulated={"usual": (0, 10, 266, 52, 30), "rare": (0, 113, 109, 52, 65, 180), "carried": (7, 2)},
    recorded=(
        *(rf'"cup":"on".*"seats":\[("[^"]+",?){{{seats}}}\]' for seats in (2, 3, 4)),
        *(r'"cup":"off"', r'"ranking":\[.*"deals"', r'"draws":\["[^"]+","', r'"questions":\[\['),
        *(rf'"key":{key}\b' for key in (1, 2, 5, 10)),
        *(rf'"result":"{result}"' for result in ("won", "tied", "alifer")),
        *(rf'"alifer":\[\d,"{answer}"\]' for answer in ("agree", "refuse")),
        *(rf'\d,"{why}"\]' for why in ("stake", "pro", "meld", "bonus", "cup", "difference")),
        *(rf'"{rank}",{number},\d+\]' for rank in "AKCJ2" for number in (3, 4)),
        *(rf'"{what},{after}\]' for what in ('bianca",null', r'A",\d') for after in (0, r"1?[2-9]")),
        r'"blanche",null,0\]',
    ),
    told_alone=frozenset({"draws", "ranking", "deals.melds", "deals.questions", "deals.alifer"}),
    referee=REFEREE,
    tables=(
        ("bulka of three", Rules(), 3),
        ("bulka of two", Rules(), 2),
        ("bulka of four", Rules(), 4),
        ("bulka without a cup", Rules(cup="off", key=5), 2),
    ),
    short={"cup": "off"},
    long={},
    scores=lambda outcome: (outcome.chips,),
    phases=frozenset({"cut", "meld", "play"}),
    fullest=((Rules(), 4), (Rules(), 2), (Rules(cup="off", key=10), 2)),
    comes_through=frozenset({"cut", "alifer", "meld", "play"}),
    reckoned=Reckoned(cup, over, lambda game: [0, 0]),
    courses=({"players": 3, "alifer": "off"}, {"players": 2, "cup": "off"}),
    looks=0.05,
)
