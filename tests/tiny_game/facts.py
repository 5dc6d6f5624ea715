"""What the batteries of all games know of Tiny, taken from its rules by hand."""

from tests.support.facts import Facts

FACTS = Facts(
    order=[suit + rank for suit in "alhb" for rank in "AKO"],
    first_pack="bA bK aA hK bO lK aO lA hA lO hO aK",
    words="dealer deal play",
    first_draws=3,
    seats=lambda rules: {2, 3},
    dealt=lambda game: game.seats * game.rules.hand,
    to_a_trick=lambda game: game.seats,
    cut=False,
    ends=True,
    concedes=False,
)
