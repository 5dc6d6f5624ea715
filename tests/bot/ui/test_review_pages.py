"""The review as Discord shows it: its pages, its chart, and the chart in words."""

import pickle
from dataclasses import replace

import pytest

from bot.i18n.texts import texts
from bot.model.actions import ReviewDeal
from bot.ui.drawing import MAX_ALT, SIDES, WIDTH
from bot.ui.formatting import plain
from bot.ui.games.stovkahra.review_chart import HEIGHT, chart_alt, chart_labels, deal_chart, signed
from bot.ui.games.stovkahra.review_pages import review_pages, review_screen
from bot.ui.screen import Button, Row, Rule, Text
from engine.cards.german_pack import CARDS, Rank, Suit
from engine.moves import Combination
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.review import Claim, MissedDost, Review, ReviewedCard, ReviewedSeat
from engine.stovkahra.rules import SEATS
from engine.stovkahra.trick import TRICKS
from tests.support.limits import WORST, assert_taken
from tests.support.pictures import HOSTILE, LONGEST, Seen, look_at, pixels, scale
from tests.support.reviews import invented, worst

T = texts()
NAMES = ("Anna", "Béla", "Cyril", "Dana")
ODD = (*HOSTILE, *WORST, *LONGEST)


def told(screen) -> str:
    return "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))


def whole(review: Review, names=NAMES) -> str:
    return "\n".join(told(review_screen(review, names, T, page)) for page in range(1, review_pages(review) + 1))


# Pages


@pytest.mark.parametrize("names", [LONGEST, *((name,) * 4 for name in (*WORST, *LONGEST))])
def test_discord_takes_the_fullest_review_with_the_longest_names(names):
    review = worst()
    buttons = tuple(Row(tuple(Button("x" * 80, ReviewDeal(row, 1, 1, at)) for at in range(4))) for row in range(2))
    for page in range(1, review_pages(review) + 1):
        screen = review_screen(review, names, T, page, deal=3, below=buttons)
        assert_taken(screen, f"page {page}")
        assert screen.blocks[-2:] == buttons
        # Room for a picture, and for what else a message may want to say.
        assert len(told(screen).encode("utf-16-le")) // 2 <= 3600


@pytest.mark.parametrize(("tricks", "pages"), [(0, 1), (1, 2), (4, 2), (5, 3), (8, 3)])
def test_every_trick_stands_on_one_page(tricks, pages):
    review = invented(tricks)
    assert review_pages(review) == pages
    for trick in review.tricks:
        assert whole(review).count(f"`{trick.number}` Anna" if trick.number == 1 else f"`{trick.number}` ") == 1
        assert " ".join(T.symbol(card) for card in trick.trick.cards) in whole(review)
    for page in range(1, pages + 1):
        assert_taken(review_screen(review, NAMES, T, page), f"{tricks} tricks, page {page}")
        assert ("Page" in told(review_screen(review, NAMES, T, page))) == (pages > 1)


@pytest.mark.parametrize(("asked", "shown"), [(-1, 1), (0, 1), (1, 1), (3, 3), (4, 3), (10**9, 3)])
def test_a_page_that_does_not_exist_is_the_nearest_that_does(asked, shown):
    assert review_screen(invented(), NAMES, T, asked) == review_screen(invented(), NAMES, T, shown)


def test_lines_are_short_enough_for_a_phone():
    review = worst()
    for page in (2, 3):
        for line in told(review_screen(review, NAMES, T, page)).splitlines():
            assert len(line.replace("*", "").replace("-# ", "").replace("`", "")) <= 45, line


def test_first_page_says_what_perfect_play_and_what_real_play_came_to():
    page = told(review_screen(invented(cost=1), NAMES, T, deal=2))
    assert "Deal 2" in page
    assert "Perfect play: **Béla & Dana** ahead by **130**" in page
    assert "As played: **Béla & Dana** ahead by **98**" in page
    assert "When play stopped" in told(review_screen(invented(3, dost=Claim(0, 100)), NAMES, T))
    ahead = invented(0, line=(7,), running=(0,))
    assert "Perfect play: **Anna & Cyril** ahead by **7**" in told(review_screen(ahead, NAMES, T))
    assert "As played: **even**" in told(review_screen(ahead, NAMES, T))


def test_each_player_is_told_what_was_lost():
    seats = (
        ReviewedSeat(0, 8, 5, 2, 15),
        ReviewedSeat(1, 8, 4, 0, 0),
        ReviewedSeat(2, 8, 7, 7, 80),
        ReviewedSeat(3, 8, 1, 1, 1),
    )
    page = told(review_screen(invented(seats=seats), NAMES, T))
    assert "**15** · Anna · 1.9 a card · 2 of 5" in page
    assert "**0** · Béla · 0.0 a card · 0 of 4" in page
    assert "**80** · Cyril · 10.0 a card · 7 of 7" in page


def test_a_costly_card_is_told_with_a_better_one():
    page = told(review_screen(invented(cost=12, better=2), NAMES, T, 2))
    assert "Anna 🌰A **−12**, better 🔔7 / 🔔8" in page
    assert page.count("−12") == 16
    many = told(review_screen(invented(cost=12, better=7), NAMES, T, 2))
    assert "better 🔔7 / 🔔8 / 🔔9 …" in many
    assert "Nothing lost" in told(review_screen(invented(), NAMES, T, 2))
    assert "better" not in whole(invented())


def test_the_dearest_cards_stand_on_the_first_page():
    made = invented(cost=2, better=1)
    assert made.tricks[5].cards[2].seat == 1
    dear = replace(made.tricks[5].cards[2], after=made.tricks[5].cards[2].before + 40)
    changed = replace(made.tricks[5], cards=(*made.tricks[5].cards[:2], dear, made.tricks[5].cards[3]))
    review = replace(made, tricks=(*made.tricks[:5], changed, *made.tricks[6:]))
    lines = told(review_screen(review, NAMES, T)).splitlines()
    at = lines.index("**Dearest cards**")
    assert lines[at + 1].startswith(f"`6` {NAMES[dear.seat]} {T.symbol(dear.card)} **−40**")
    assert [line.count("−2") for line in lines[at + 2 : at + 4]] == [1, 1]
    assert "Dearest" not in told(review_screen(invented(), NAMES, T))


def test_declarations_withheld_are_told():
    review = invented(withheld=(Declaration(3, Combination(Rank.TEN, 4)),))
    assert "Dana: four tens · +20" in told(review_screen(review, NAMES, T))
    assert "not declared" not in told(review_screen(invented(), NAMES, T))


MISSED = {
    "lost": (MissedDost(1, 3, (40, 102), 5, 2, -1), "after trick 3, 102 to 40. It would have won two brčka; "),
    "lost-two": (MissedDost(0, 0, (102, 60), 5, 1, -2), "after declaring, 102 to 60. It would have won one brčko; "),
    "less": (MissedDost(1, 3, (40, 102), 5, 2, 1), "It would have won two brčka instead of one"),
    "more": (MissedDost(1, 3, (50, 102), 5, 1, 2), "Waiting won two brčka instead of one"),
    "same": (MissedDost(1, 3, (40, 102), 5, 2, 2), "the same 5 tricks later"),
    "same-one": (MissedDost(1, 7, (40, 102), 1, 2, 2), "the same a trick later"),
}


@pytest.mark.parametrize(("missed", "words"), MISSED.values(), ids=MISSED)
def test_a_missed_dost_is_told_with_what_came_of_it(missed, words):
    page = told(review_screen(invented(missed=(missed,)), NAMES, T))
    assert f"{NAMES[missed.seat]} could have said it" in page
    assert words in page


def test_a_false_dost_is_told_and_a_right_one_is_not():
    assert "Béla said it with 61, 39 too few." in told(review_screen(invented(dost=Claim(1, 61)), NAMES, T))
    assert "said it" not in told(review_screen(invented(dost=Claim(1, 100)), NAMES, T))


def test_names_are_only_text():
    for name in WORST:
        page = whole(worst(), (name,) * 4)
        assert plain(name) in page
    assert "@" not in whole(worst(), ("@everyone",) * 4).replace("\\@", "")


def test_a_deal_without_a_trick_has_no_table_of_losses():
    screen = review_screen(invented(0, line=(5,), running=(0,)), NAMES, T)
    assert "Points lost" not in told(screen)
    assert not any(isinstance(block, Rule) for block in screen.blocks)


# The chart


@pytest.mark.parametrize("tricks", [0, 1, 8])
def test_a_chart_is_a_picture_of_the_promised_size(tricks):
    png = deal_chart(invented(tricks, cost=tricks), NAMES, chart_labels(T))
    assert pixels(png) == (WIDTH, HEIGHT) == (1000, 560)
    # Discord takes 8 MB; what is looked at on a phone should be far less.
    assert len(png) < 200_000


@pytest.mark.parametrize("review", [invented(cost=130), invented(line=(0,) * 33, running=(0,) * 33)])
def test_a_chart_of_any_range_can_be_drawn(review):
    assert pixels(deal_chart(review, NAMES, chart_labels(T))) == (1000, 560)


@pytest.mark.parametrize("names", [ODD[at : at + 4] for at in range(0, len(ODD), 4)])
def test_no_name_keeps_a_chart_from_being_drawn(names):
    assert pixels(deal_chart(invented(2, cost=5), (*names, *NAMES)[:4], chart_labels(T))) == (1000, 560)


def chart_seen(review: Review, names=NAMES) -> Seen:
    return look_at(deal_chart, review, names, chart_labels(T))


@pytest.mark.parametrize("names", [NAMES, *((name,) * 4 for name in ODD)])
def test_every_text_on_a_chart_lies_within_it_and_on_no_other(names):
    seen = chart_seen(invented(cost=1), names)
    assert len(seen.texts) > 10
    seen.assert_legible()


def test_a_name_is_drawn_as_it_is_written():
    found = chart_seen(invented(), ("$x_1$", "<b>&amp;</b>", "a$b", "c & d")).words
    assert "▲ $x_1$ & a$b" in found and "▼ <b>&amp;</b> & c & d" in found


def test_a_name_that_cannot_be_drawn_is_told_by_its_seat():
    found = chart_seen(invented(), ("山田", "Béla 🎉", "👍🏽", "Дана")).words
    assert "▲ Seat 1 & Seat 3" in found and "▼ Béla & Дана" in found


def test_the_dearest_cards_are_marked_with_what_they_cost():
    seen = chart_seen(invented(cost=7))
    assert 2 <= seen.words.count("−7") <= len(seen.marks) == 6
    assert "−2" not in chart_seen(invented(cost=2)).words


def test_the_mark_of_a_card_stands_on_the_line_in_the_colour_and_shape_of_its_side():
    seen = chart_seen(invented(cost=7))
    assert {(mark.side, mark.fill) for mark in seen.marks} == set(enumerate(SIDES))
    _, line = (each for each in seen.lines if len(each.points) > 2)
    assert all(line.height_after(mark.x) == pytest.approx(mark.y, abs=0.1) for mark in seen.marks)


def test_what_a_card_cost_is_beside_its_mark_below_for_the_upper_side_and_above_for_the_lower():
    seen = chart_seen(invented(cost=7))
    for cost in (text for text in seen.texts if text.text == "−7"):
        side = SIDES.index(cost.colour)
        apart = min(abs(mark.x - cost.x) for mark in seen.marks if mark.side == side)
        (mark,) = (mark for mark in seen.marks if mark.side == side and abs(mark.x - cost.x) == apart)
        assert apart < 1 and 15 < abs(cost.middle - mark.y) < 40
        assert (cost.middle < mark.y) == (side == 1)


def test_the_sides_are_named_where_they_are_ahead():
    seen = chart_seen(invented(cost=1))
    first, second = (next(text for text in seen.texts if text.text.startswith(sign)) for sign in "▲▼")
    _, above, below = seen.areas
    assert above.top < first.top < first.bottom < above.top + 50 < above.bottom
    assert below.top < below.bottom - 50 < second.top < second.bottom < below.bottom


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


def test_what_a_chart_is_made_of_can_go_to_another_process():
    given = (worst(), NAMES, chart_labels(T))
    assert pickle.loads(pickle.dumps(given)) == given


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
    assert alt.endswith("Dearest card in trick 1: Anna, ace of acorns, 12 lost.")
    assert "Dearest" not in chart_alt(invented(), NAMES, T)


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (5, "+5"), (-130, "−130")])
def test_differences_have_their_sign(value, text):
    assert signed(value) == text


def test_suits_and_ranks_of_the_better_cards_are_those_of_the_cards():
    card = ReviewedCard(0, CARDS[0], 5, 3, (CARDS[8 * Suit.HEARTS + Rank.UNDER],), False)
    made = invented()
    trick = replace(made.tricks[0], cards=(card, *made.tricks[0].cards[1:]))
    page = told(review_screen(replace(made, tricks=(trick, *made.tricks[1:])), NAMES, T, 2))
    assert "Anna 🌰7 **−2**, better ❤️U" in page
