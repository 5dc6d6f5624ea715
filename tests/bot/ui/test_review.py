"""The review as Discord shows it: its pages, its chart, and the chart in words."""

from dataclasses import replace

import pytest

from bot.i18n.texts import texts
from bot.ui.drawing import MAX_ALT, SIDES, WIDTH
from bot.ui.games.stovkahra.review import review_pages, review_screen
from bot.ui.games.stovkahra.review_chart import HEIGHT, chart_alt, chart_labels, deal_chart, signed
from bot.ui.screen import Rule
from engine.cards.german_pack import Rank
from engine.moves import Combination
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.review import Claim, MissedDost, Review, ReviewedSeat
from engine.stovkahra.rules import SEATS
from engine.stovkahra.trick import TRICKS
from tests.support.limits import WORST
from tests.support.pictures import HOSTILE, LONGEST, Seen, look_at, pixels, scale
from tests.support.reviews import invented, worst
from tests.support.service import words

T = texts()
NAMES = ("Anna", "Béla", "Cyril", "Dana")
ODD = (*HOSTILE, *WORST, *LONGEST)


def told_on(page: int, **others) -> str:
    return words(review_screen(invented(**others), NAMES, T, page))


def whole(review: Review, names=NAMES) -> str:
    return "\n".join(words(review_screen(review, names, T, page)) for page in range(1, review_pages(review) + 1))


# Pages


@pytest.mark.parametrize(("tricks", "pages"), [(0, 1), (1, 2), (4, 2), (5, 3), (8, 3)])
def test_every_trick_stands_on_one_page(tricks, pages):
    review = invented(tricks)
    assert review_pages(review) == pages
    for trick in review.tricks:
        assert whole(review).count(f"`{trick.number}` Anna" if trick.number == 1 else f"`{trick.number}` ") == 1
        assert " ".join(T.symbol(card) for card in trick.trick.cards) in whole(review)
    for page in range(1, pages + 1):
        assert ("Page" in words(review_screen(review, NAMES, T, page))) == (pages > 1)


def test_a_page_that_does_not_exist_is_the_nearest_that_does():
    for asked, shown in {-1: 1, 0: 1, 1: 1, 3: 3, 4: 3, 10**9: 3}.items():
        assert review_screen(invented(), NAMES, T, asked) == review_screen(invented(), NAMES, T, shown)


def test_lines_are_short_enough_for_a_phone():
    for page in (2, 3):
        for line in words(review_screen(worst(), NAMES, T, page)).splitlines():
            assert len(line.replace("*", "").replace("-# ", "").replace("`", "")) <= 45, line


FIRST, SECOND = 1, 2
EVEN = {"tricks": 0, "line": (7,), "running": (0,)}
SEATS_TOLD = (
    ReviewedSeat(0, 8, 5, 2, 15),
    ReviewedSeat(1, 8, 4, 0, 0),
    ReviewedSeat(2, 8, 7, 7, 80),
    ReviewedSeat(3, 8, 1, 1, 1),
)
FOUR_TENS = Declaration(3, Combination(Rank.TEN, 4))
PAGES = [
    (FIRST, {"cost": 1}, "Perfect play: **Béla & Dana** ahead by **130**"),
    (FIRST, {"cost": 1}, "As played: **Béla & Dana** ahead by **98**"),
    (FIRST, {"tricks": 3, "dost": Claim(0, 100)}, "When play stopped"),
    (FIRST, EVEN, "Perfect play: **Anna & Cyril** ahead by **7**"),
    (FIRST, EVEN, "As played: **even**"),
    (FIRST, {"seats": SEATS_TOLD}, "**15** · Anna · 1.9 a card · 2 of 5"),
    (FIRST, {"seats": SEATS_TOLD}, "**0** · Béla · 0.0 a card · 0 of 4"),
    (FIRST, {"seats": SEATS_TOLD}, "**80** · Cyril · 10.0 a card · 7 of 7"),
    (SECOND, {"cost": 12, "better": 2}, "Anna 🌰\u2060A **−12**, better 🔔\u20607 / 🔔\u20608"),
    (SECOND, {"cost": 12, "better": 7}, "better 🔔\u20607 / 🔔\u20608 / 🔔\u20609 …"),
    (SECOND, {}, "Nothing lost"),
    (FIRST, {"withheld": (FOUR_TENS,)}, "Dana: four tens · +20"),
    (FIRST, {"dost": Claim(1, 61)}, "Béla said it with 61, 39 too few."),
]


@pytest.mark.parametrize(("page", "others", "said"), PAGES)
def test_a_page_says_what_was_so(page, others, said):
    assert said in told_on(page, **others).replace("\u00a0", " ")


def test_a_page_says_nothing_of_what_was_not():
    assert not any(word in told_on(FIRST) for word in ("Costliest", "not declared", "said it"))
    assert "better" not in whole(invented()) and "said it" not in told_on(FIRST, dost=Claim(1, 100))
    assert told_on(SECOND, cost=12).count("−12") == 16
    # A deal without a trick has no table of losses.
    screen = review_screen(invented(**EVEN), NAMES, T, deal=2)
    assert "deal 2" in words(screen) and "Points lost" not in words(screen)
    assert not any(isinstance(block, Rule) for block in screen.blocks)


def test_the_dearest_cards_stand_on_the_first_page():
    made = invented(cost=2, better=1)
    assert made.tricks[5].cards[2].seat == 1
    dear = replace(made.tricks[5].cards[2], after=made.tricks[5].cards[2].before + 40)
    changed = replace(made.tricks[5], cards=(*made.tricks[5].cards[:2], dear, made.tricks[5].cards[3]))
    review = replace(made, tricks=(*made.tricks[:5], changed, *made.tricks[6:]))
    lines = words(review_screen(review, NAMES, T)).splitlines()
    at = lines.index("**Costliest cards**")
    assert lines[at + 1].startswith(f"`6` {NAMES[dear.seat]} {T.symbol(dear.card)} **−40**")
    assert [line.count("−2") for line in lines[at + 2 : at + 4]] == [1, 1]


MISSED = {
    "lost": (MissedDost(1, 3, (40, 102), 5, 2, -1), "after trick 3, 102 to 40. It would have won two brčka; "),
    "lost-two": (MissedDost(0, 0, (102, 60), 5, 1, -2), "after declaring, 102 to 60. It would have won one brčko; "),
    "less": (MissedDost(1, 3, (40, 102), 5, 2, 1), "It would have won two brčka instead of one"),
    "more": (MissedDost(1, 3, (50, 102), 5, 1, 2), "Waiting won two brčka instead of one"),
    "same": (MissedDost(1, 3, (40, 102), 5, 2, 2), "no difference: it was said 5 tricks later"),
    "same-one": (MissedDost(1, 7, (40, 102), 1, 2, 2), "no difference: it was said a trick later"),
}


@pytest.mark.parametrize(("missed", "said"), MISSED.values(), ids=MISSED)
def test_a_missed_dost_is_told_with_what_came_of_it(missed, said):
    page = words(review_screen(invented(missed=(missed,)), NAMES, T))
    assert f"{NAMES[missed.seat]} could have said it" in page
    assert said in page


# The chart


ZEROES = {"line": (0,) * 33, "running": (0,) * 33}


@pytest.mark.parametrize(
    "others", [{"tricks": 0}, {"tricks": 1, "cost": 1}, {"cost": 8}, {"cost": 130}, ZEROES], ids=str
)
def test_a_chart_of_any_range_is_a_picture_of_the_promised_size(others):
    png = deal_chart(invented(**others), NAMES, chart_labels(T))
    assert pixels(png) == (WIDTH, HEIGHT) == (1000, 560)
    # Discord takes 8 MB; what is looked at on a phone should be far less.
    assert len(png) < 200_000


@pytest.mark.parametrize("names", [(*ODD[at : at + 4], *NAMES)[:4] for at in range(0, len(ODD), 4)])
def test_no_name_keeps_a_chart_from_being_drawn_nor_is_a_text_on_another(names):
    assert pixels(deal_chart(invented(2, cost=5), names, chart_labels(T))) == (1000, 560)
    for called in (names, (names[:2] * 2), (names[2:] * 2)):
        chart_seen(invented(cost=1), called).assert_legible()


def chart_seen(review: Review, names=NAMES) -> Seen:
    return look_at(deal_chart, review, names, chart_labels(T))


@pytest.mark.parametrize(
    ("names", "first", "second"),
    [
        (("$x_1$", "<b>&amp;</b>", "a$b", "c & d"), "▲ $x_1$ & a$b", "▼ <b>&amp;</b> & c & d"),
        # A name that cannot be drawn is told by its seat.
        (("山田", "Béla 🎉", "👍🏽", "Дана"), "▲ Seat 1 & Seat 3", "▼ Béla & Дана"),
    ],
)
def test_the_sides_are_named_as_they_are_written_where_they_are_ahead(names, first, second):
    seen = chart_seen(invented(cost=1), names)
    upper, lower = (next(text for text in seen.texts if text.text.startswith(sign)) for sign in "▲▼")
    assert (upper.text, lower.text) == (first, second)
    _, above, below = seen.areas
    assert above.top < upper.top < upper.bottom < above.top + 50 < above.bottom
    assert below.top < below.bottom - 50 < lower.top < lower.bottom < below.bottom


def test_the_dearest_cards_are_marked_on_the_line_and_what_they_cost_beside_it():
    """In the colour and shape of its side; the cost below for the upper side, and above for the lower."""
    seen = chart_seen(invented(cost=7))
    assert {(mark.side, mark.fill) for mark in seen.marks} == set(enumerate(SIDES))
    _, line = (each for each in seen.lines if len(each.points) > 2)
    assert all(line.height_after(mark.x) == pytest.approx(mark.y, abs=0.1) for mark in seen.marks)
    costs = [text for text in seen.texts if text.text == "−7"]
    assert 2 <= len(costs) <= len(seen.marks) == 6
    for cost in costs:
        side = SIDES.index(cost.colour)
        mark = min((mark for mark in seen.marks if mark.side == side), key=lambda mark: abs(mark.x - cost.x))
        assert abs(mark.x - cost.x) < 1 and 15 < abs(cost.middle - mark.y) < 40
        assert (cost.middle < mark.y) == (side == 1)
    assert "−2" not in chart_seen(invented(cost=2)).words


@pytest.mark.parametrize("tricks", [1, 3, 8])
def test_the_lines_are_those_of_the_review(tricks):
    review = invented(tricks, cost=30)
    seen = chart_seen(review)
    trick = {int(text.text): text.x for text in seen.texts if text.text.isdigit() and text.text != "0"}
    card = scale((trick[1], SEATS / 2), (trick[TRICKS], SEATS * (TRICKS - 0.5)))
    ticks = [(text.middle, int(text.text.replace("−", "-"))) for text in seen.texts if text.anchor == "end"]
    value = scale(ticks[0], ticks[-1])
    running, line = (each for each in seen.lines if len(each.points) > 2)
    assert running.dashed and not line.dashed
    for drawn, values in ((running, review.running), (line, review.line)):
        first, last = drawn.points[0][0], drawn.points[-1][0]
        assert card(first) == pytest.approx(0, abs=0.1) and card(last) == pytest.approx(SEATS * tricks, abs=0.1)
        places = [first + (last - first) * at / (len(values) - 1) for at in range(len(values))]
        assert [round(value(drawn.height_after(x))) for x in places] == list(values)


def test_type_is_big_enough_for_a_phone():
    assert all(text.on_phone > 10 for text in chart_seen(worst()).texts)


# The chart in words


@pytest.mark.parametrize(
    ("names", "tricks"),
    [(NAMES, 0), (NAMES, 1), (NAMES, 5), (LONGEST, 8), *(((name,) * 4, 8) for name in WORST)],
)
def test_the_words_fit_and_hold_the_numbers(names, tricks):
    review = invented(tricks, cost=33)
    alt = chart_alt(review, names, T, deal=3)
    assert 0 < len(alt.encode("utf-16-le")) // 2 <= MAX_ALT == 1024
    assert "deal 3" in alt
    assert "−130" in alt
    for values in (review.line, review.running):
        after_tricks = ", ".join(signed(values[4 * trick]) for trick in range(1, tricks + 1))
        assert f"after each trick: {after_tricks}." in alt or not tricks
    assert ("33 lost" in alt) == (tricks > 0)


def test_the_words_say_which_side_is_above_and_which_card_was_dearest():
    alt = chart_alt(invented(cost=12), NAMES, T)
    assert "above zero Anna & Cyril are ahead, below zero Béla & Dana" in alt
    assert alt.endswith("Costliest card in trick 1: Anna, ace of acorns, 12 lost.")
    assert "Costliest" not in chart_alt(invented(), NAMES, T)
