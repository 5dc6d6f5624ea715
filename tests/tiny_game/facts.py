"""What the batteries of all games know of Tiny, taken from its rules by hand."""

from engine.moves import Dealer
from tests.support.facts import Facts
from tests.tiny_game.rules import Rules
from tests.tiny_game.worlds import anew, positions

FACTS = Facts(
    order=[suit + rank for suit in "alhb" for rank in "AKO"],
    first_pack="bA bK aA hK bO lK aO lA hA lO hO aK",
    words="dealer deal play",
    first_draws=3,
    next_begins=lambda game: Dealer((game.dealer + 1) % game.seats),
    seats=lambda rules: {2, 3},
    dealt=lambda game: game.seats * game.rules.hand,
    to_a_trick=lambda game: game.seats,
    last_deal=lambda rules: rules.deals,
    rules=range(1, 3),
    last_rule=2,
    own_rules=frozenset({"tiny-cards", "tiny-tricks"}),
    cut=False,
    ends=True,
    concedes=False,
    positions=positions,
    dealt_anew=anew,
    least={"play": 1, "table": 0.3, "seat": 1},
    seen={"play table": 0.1, "play seat": 0.5},
    answers=("pass", "dost", "declare A 3", "cut 5", "keep"),
    simulated={"usual": (1, 2, 11), "rare": (0,), "carried": (2,)},
    recorded=('"low":"off"', '"low":"on"', '"hand":3', '"hand":4'),
    # The same game under another name has the same records, as long as they do not tell the shuffle.
    told_alone=frozenset({"format"}),
    described=False,
    tables=(("tiny of 3", Rules(hand=4, low="on"), 3), ("tiny of 2", Rules(), 2)),
    short={"deals": 2},
    long={},
    scores=lambda outcome: outcome.tricks,
    phases=frozenset({"deal", "play"}),
    fullest=((Rules(hand=4), 3),),
    comes_through=frozenset({"play"}),
    pictures=False,
)
