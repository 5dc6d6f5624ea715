"""What the batteries of all games know of Stovkahra, taken from its rules by hand."""

from engine.moves import Dealer
from engine.stovkahra.rules import Phase, Rules
from tests.engine.stovkahra.referee import GERMAN, REFEREE
from tests.support.facts import Facts, Reckoned, points_before
from tests.support.positions import walk
from tests.support.worlds import positions_of_stovkahra, stovkahra_dealt_anew

FACTS = Facts(
    order=GERMAN,
    first_pack="bO a9 hT h9 aU a7 b9 b8 l9 bU l7 b7 aA bK aO l8 lA lO h8 aK hU lT h7 lU bA hK lK a8 hA hO aT bT",
    words="dealer deal cut declare pass signal play dost count",
    first_draws=4,
    next_begins=lambda game: Dealer((game.dealer + 1) % 4),
    seats=lambda rules: {4},
    dealt=lambda game: 32,
    to_a_trick=lambda game: 4,
    last_deal=lambda rules: 1,
    rules=range(1, 25),
    last_rule=28,
    secret_turns=True,
    sets=True,
    positions=positions_of_stovkahra,
    dealt_anew=stovkahra_dealt_anew,
    least={"cut": 0.1, "declare": 0.3, "play": 1, "over": 0.05, "table": 0.3, "seat": 1},
    seen={
        **{"cut table": 0.01, "cut seat": 0.01, "declare table": 0.01, "declare seat": 0.01},
        **{"play table": 0.05, "play seat": 0.3, "over seat": 0.005, "over table": 0.001},
    },
    answers=("pass", "count", "dost", "signal h", "signal a", "declare A 4"),
    simulated={"usual": (182, 136), "rare": (27,), "carried": (0, 21, 14), "given up": (35, 32, 205)},
    recorded=(
        *(r'"shuffle":"first"', r'"shuffle":"every"', r'"deals":\[\]', r'("pack".*){3}', r'"declarations":\[\]'),
        *(r'"declarations":\[\[', r'"signal":', r'"count","score":\[\d\d,', r'"count","score":\[\d{3},\d{3}\]'),
        *(rf'{when}}}.*"how":"{how}"' for how in ("dost", "false dost") for when in ('"declaration"', '"trick":[18]')),
        *(rf'"winner":{side},"brcka":\d,"how":"conceded"' for side in (0, 1)),
        *(
            rf'"dost":"side".*{when}}}.*"how":"{how}"'
            for how in ("dost", "false dost")
            for when in ('"declaration"', r'"trick":\d')
        ),
    ),
    told_alone=frozenset({"deals.declarations", "deals.signal", "deals.dost.seat", "result.how"}),
    tells_tricks=True,
    referee=REFEREE,
    tables=(("stovkahra", Rules(), 4),),
    short={},
    long={"series": 20},
    scores=lambda outcome: outcome.score,
    phases=frozenset({"cut", "declare", "play", "deal"}),
    fullest=((Rules(shuffle="every", series=20), 4),),
    comes_through=frozenset({"cut", "declare", "play", "over"}),
    reckoned=Reckoned(walk, lambda game: bool(game.deals) and game.phase in (Phase.DEAL, Phase.OVER), points_before),
    all_do="cut declare pass play dost count",
    courses=({}, {"shuffle": "every", "count": "open", "signals": "off"}),
    looks=0.05,
)
