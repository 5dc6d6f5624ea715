"""What the batteries of all games know of Trappola, taken from its rules by hand."""

from collections.abc import Iterator
from typing import Any

from engine.moves import Dealer
from engine.trappola.rules import Phase, Rules
from tests.engine.duel.referee import ITALIAN
from tests.engine.trappola.referee import REFEREE
from tests.support.facts import Facts, Reckoned, points_before
from tests.support.worlds import match, positions_of_trappola, trappola_dealt_anew


def kinds(game: Any, other: Any, reader: int | None) -> Iterator[str]:
    """Whether it is about the rank of a set that was not disclosed."""
    if game.deals and game.deal.declared != other.deal.declared:
        yield "secret sets"


def over(game: Any) -> bool:
    """Whether a deal has been counted, and is still the one that is shown."""
    return bool(game.deals) and game.phase in (Phase.DEAL, Phase.OVER) and game.deal.play.is_over


FACTS = Facts(
    order=ITALIAN,
    first_pack=(
        "bC d7 cA bK c9 dC sC sJ d9 b2 cT sT bT s7 dA d2 b7 bJ s2 cK s8 c2 cC b8 dT c7 c8 dJ dK s9 cJ sK sA b9 d8 bA"
    ),
    words="dealer deal cut exchange keep declare play",
    first_draws=2,
    next_begins=lambda game: Dealer((game.dealer + 1) % 2),
    seats=lambda rules: {2},
    dealt=lambda game: 18,
    to_a_trick=lambda game: 2,
    last_deal=lambda rules: rules.deals,
    rules=range(7),
    last_rule=6,
    ends=True,
    sets=True,
    positions=positions_of_trappola,
    dealt_anew=trappola_dealt_anew,
    shown=lambda view: [card for cards in view.laid for card in cards],
    kinds=kinds,
    least={"cut": 0.02, "exchange": 0.1, "play": 1, "secret sets": 0.04, "table": 0.5, "seat": 1},
    seen={
        **{"cut table": 0.005, "cut seat": 0.01, "exchange table": 0.01, "exchange seat": 0.02, "play table": 0.1},
        **{"play seat": 0.2, "over table": 0.005, "over seat": 0.01, "secret sets": 0.02},
    },
    answers=("exchange", "keep", "declare K 3", "declare A 4", "declare 2 3", "declare 9 4", "cut 36"),
    simulated={"usual": (0, 78), "rare": (20, 65, 78, 107), "carried": (20, 33), "given up": (8, 12)},
    recorded=(
        *(rf'"rules":{{"deals":{deals}}}' for deals in (2, 4, 6, 8)),
        *(rf'"winner":{winner},"how":"{how}"' for how in ("points", "conceded") for winner in (0, 1)),
        *(r'"winner":null', r'"deals":\[\].*"conceded"', r'"pack".*"conceded"'),
        *(rf'"[AKCJ2]",\d,{after}\]' for after in ("[01]", "[2-9]")),
        *(rf'"exchanges":\[{one},{two}\]' for one, two in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0))),
        *(rf'"{rank}",{number},\d+\]' for rank in "AKCJ2" for number in (3, 4)),
    ),
    told_alone=frozenset({"deals.declarations", "result.how"}),
    referee=REFEREE,
    tables=(("trappola", Rules(deals=2), 2),),
    short={"deals": 2},
    long={"deals": 8},
    scores=lambda outcome: outcome.score,
    phases=frozenset({"cut", "exchange", "play", "deal"}),
    fullest=((Rules(deals=8), 2),),
    comes_through=frozenset({"cut", "exchange", "play"}),
    reckoned=Reckoned(match, over, points_before),
    courses=({"deals": 2},),
    looks=0.4,
)
