"""The review as Discord shows it: its pages, its chart, and the chart in words."""

from dataclasses import replace
from itertools import product

import pytest

from bot.i18n.texts import texts
from bot.ui.drawing import MAX_ALT, SIDES, WIDTH
from bot.ui.formatting import Named, plain, signed
from bot.ui.games import SCREENS
from bot.ui.phone import SCREEN, height
from bot.ui.review import NAMED, TELLS_FROM, TOLD_HEIGHT, UNKNOWN, mistakes_so_far, review_screen, told_pages
from bot.ui.review_chart import HEIGHT, chart_alt, chart_labels, deal_chart, known_by_trick
from bot.ui.screen import Text
from engine.cards.german_pack import Card, Rank, Suit
from engine.cards.trappola_pack import Card as LatinCard
from engine.duel.play import Trick as DuelTrick
from engine.duel.review import DuelReview
from engine.duel.review import Withheld as DuelWithheld
from engine.judging import Fact
from engine.moves import BLANCHE, Combination, Declare
from engine.players import Reason
from engine.review import ReviewedCard, ReviewedTrick
from engine.stovkahra.review import Claim, MissedDost, Withheld
from engine.stovkahra.rules import SEATS
from engine.stovkahra.trick import TRICKS
from tests.support.limits import WORST
from tests.support.pictures import HOSTILE, LONGEST, Seen, look_at, pixels, scale
from tests.support.reviews import blame_of, fairly, invented, worst_blamed
from tests.support.service import words
from tests.support.sizes import in_turn

T = texts()
NAMES = ("Anna", "Béla", "Cyril", "Dana")
ODD = (*HOSTILE, *WORST, *LONGEST)
STOVKAHRA = SCREENS["stovkahra"]
FIRST, TOLD, LAST = 1, 2, 99
SEVEN, EIGHT, RED_SEVEN = map(Card.parse, ("b7", "b8", "h7"))
LATIN = tuple(map(LatinCard.parse, ("sA", "sK")))


def named(names=NAMES, t=T, reader=None):
    return Named(list(map(plain, names)), reader, t)


def page_of(fair, page, game="stovkahra", names=NAMES, reader=None, why=UNKNOWN):
    return words(review_screen(fair, SCREENS[game], named(names, reader=reader), page, why=why)).replace("\u00a0", " ")


def told_on(page, blamed=None, unsure=(), **others):
    return page_of(fairly(invented(**others), blamed or {}, unsure), page)


def count_pages(fair, game="stovkahra"):
    return 1 + len(told_pages(fair, SCREENS[game], named()))


def words_of(texts):
    return "\n".join(each.markdown for each in texts)


def whole(fair, names=NAMES):
    return "\n".join(page_of(fair, page, names=names) for page in range(1, count_pages(fair) + 1))


def of_two(withheld=()):
    """A review of one trick of two, whose first card was a mistake for a reason of so much weight."""
    cards = (
        ReviewedCard(0, 0, LATIN[0], 9, 4, LATIN[1:], False),
        ReviewedCard(1, 1, LATIN[1], 4, 4, (), True),
    )
    trick = ReviewedTrick(1, DuelTrick(0, 1, LATIN, 0), cards, 6)
    return DuelReview(((0,), (1,)), (trick,), (9, 4, 4), (0, 0, 4), (), tuple(withheld))


# Pages


ACE = Card.parse("aA")


@pytest.mark.parametrize("game", ["stovkahra", "bulka"])
def test_each_trick_with_something_to_tell_stands_on_one_page_and_the_others_on_none(game):
    blamed = {at: blame_of(ACE, EIGHT, 11.7) for at in (0, 6, 7, 12, 20, 29)}
    fair = fairly(invented(cost=5), blamed)
    pages = range(1, count_pages(fair) + 1)
    assert 3 <= len(pages) <= 5
    for trick in fair.review.tricks:
        shown = sum(f"`{trick.number}` " in page_of(fair, page) for page in pages)
        assert shown == (trick.number in {1 + at // 4 for at in blamed})
        assert (" ".join(T.symbol(card) for card in trick.trick.cards) in whole(fair)) == bool(shown)
    for page in pages:
        told = page_of(fair, page)
        assert (f"Page {page} of {len(pages)}" in told) == (page > 1)
        assert ("A mistake was surely worse" in told) == (page == TOLD)
        assert ("little to tell" in told) == (page == len(pages))


def test_a_deal_of_which_there_is_nothing_to_tell_has_one_page():
    fair = fairly(invented(cost=TELLS_FROM - 1, better=2), unsure=range(8))
    assert count_pages(fair) == 1
    told = page_of(fair, FIRST)
    assert told.count("no sure mistake") == 4 and "A mistake was" not in told and "little to tell" not in told


def test_while_a_deal_is_judged_it_is_told_how_far_that_is_and_which_mistakes_were_found():
    fair = fairly(invented(cost=40), {2: blame_of(Card.parse("hA"), SEVEN, 12.0)}, unsure=range(32))
    head, mistake = mistakes_so_far(fair, 8, STOVKAHRA, named(ODD[:4]))
    assert head.markdown.startswith("8 of 32 cards are judged")
    assert "**−12**" in mistake.markdown and "−40" not in mistake.markdown
    assert all(line in whole(fair, ODD[:4]) for line in mistake.markdown.replace("\u00a0", " ").splitlines())
    assert len(mistakes_so_far(fairly(invented(1, cost=40)), 8, STOVKAHRA, named())) == 1
    every = fairly(invented(), {at: blame_of(ACE, EIGHT, 12.0) for at in range(32)})
    assert len(mistakes_so_far(every, 8, STOVKAHRA, named())) == 1 + NAMED


def test_a_page_that_does_not_exist_is_the_nearest_that_does():
    """Buttons of earlier reviews, which had fewer pages, and of none that was ever drawn."""
    fair = fairly(invented(), {at: blame_of(ACE, EIGHT, 12.0) for at in (0, 9, 20)})
    for asked, shown in {-1: 1, 0: 1, 1: 1, 2: 2, 3: 3, 4: 3, 10**9: 3}.items():
        assert page_of(fair, asked) == page_of(fair, shown)


def test_lines_are_short_enough_for_a_phone():
    for page in (2, 3):
        for line in page_of(worst_blamed(), page).splitlines():
            if "possible deal" in line or line.startswith(("-# A mistake", "-# Tricks with")):
                continue
            assert len(line.replace("*", "").replace("-# ", "").replace("`", "")) <= 45, line


def usual():
    """A deal in which four cards cost something and one was a mistake that did not."""
    made, costly = invented(cost=4, better=2), (2, 9, 17, 30)
    tricks, line, at = [], [made.line[0]], 0
    for trick in made.tricks:
        cards = []
        for card in trick.cards:
            after = line[-1] + (0 if at not in costly else 4 if card.side else -4)
            better = card.better if at in costly else ()
            cards.append(replace(card, before=line[-1], after=after, better=better))
            line.append(after)
            at += 1
        tricks.append(replace(trick, cards=tuple(cards)))
    fact = Fact(1, EIGHT, True, 0.7, 9.0, 1.0)
    blamed = {at: blame_of(Card.parse("hA"), SEVEN, 12.0, fact) for at in (2, 4)}
    return fairly(replace(made, tricks=tuple(tricks), line=tuple(line)), blamed, unsure=(30,))


@pytest.mark.parametrize("language", in_turn(["en", "cs", "de", "hu", "ro"]))
def test_the_pages_of_a_usual_deal_fit_a_phone_beside_the_buttons_to_other_pages(language):
    t, buttons = texts(language), 2 * 40
    for page in range(1, 4):
        assert height(review_screen(usual(), STOVKAHRA, named(t=t, reader=0), page).blocks) + buttons <= SCREEN, page


PAGES = [
    (FIRST, {"cost": 12}, "Anna: no sure mistake\n"),
    (TOLD, {"cost": 12, "better": 2}, "Anna 🌰\u2060A −12: bad luck, 🔔\u20607 was better"),
    (LAST, {"withheld": (Withheld(3, Combination(Rank.TEN, 4)),)}, "Dana: four tens · +20"),
    (LAST, {"withheld": (Withheld(3, Combination(Rank.TEN, 4), 5),)}, "four tens · +20 · a hundred after trick 5"),
    (LAST, {"dost": Claim(1, 61, 61)}, "Béla said it with 61, 39 too few. That cost about 2.0 brčka."),
]


@pytest.mark.parametrize(("page", "others", "said"), PAGES)
def test_a_page_says_what_was_so(page, others, said):
    assert said in told_on(page, **others)


def test_a_mistake_is_told_with_what_was_better_and_what_speaks_for_that():
    fact = Fact(3, SEVEN, True, 0.68, 20.0, -5.0)
    blamed = {0: blame_of(ACE, EIGHT, 11.7, fact)}
    page = told_on(TOLD, blamed, cost=5)
    assert "Anna 🌰\u2060A **−12**, better 🔔\u20608" in page and T("review-lucky") not in page
    assert "It was right only where Dana did not have 🔔\u20607: in 3 of 10 possible deals." in page
    assert "Anna: **−12** points by mistakes (1 of 8 choices)\n" in told_on(FIRST, blamed, cost=5)


def test_a_mistake_has_the_reason_why_the_other_card_was_better_where_one_tells_them_apart():
    fair = fairly(invented(cost=5), {at: blame_of(ACE, EIGHT, 11.7) for at in (0, 1)})
    why = {fair.cards[0].judged.ply: Reason.KEEP}
    page = page_of(fair, TOLD, why=why)
    assert (
        page.count("Keep 🌰\u2060A for later") == 1
        and "**−12**, better 🔔\u20608\n-# 🔔\u20608: Keep 🌰\u2060A for later" in page
    )
    assert "for later" in words_of(mistakes_so_far(fair, 8, STOVKAHRA, named(), why))


@pytest.mark.parametrize(
    ("holds", "share", "otherwise", "what", "said"),
    [
        (True, 0.5, 1.0, SEVEN, "It cost most where Dana had 🔔\u20607: in 5 of 10 possible deals."),
        (False, 0.84, 1.0, Suit.BELLS, "It cost most where Dana did not have 🔔: in 8 of 10 possible deals."),
        (True, 0.97, 1.0, SEVEN, "It cost most where Dana had 🔔\u20607: in nearly all possible deals."),
        (False, 0.84, 0.0, Suit.BELLS, "It was right only where Dana had 🔔: in 2 of 10 possible deals."),
        (
            True,
            0.97,
            -3.0,
            RED_SEVEN,
            "It was right only where Dana did not have ❤️\u20607: in hardly any possible deal.",
        ),
    ],
)
def test_a_fact_of_stovkahra_is_told_in_tenths(holds, share, otherwise, what, said):
    blamed = {0: blame_of(Card.parse("aA"), EIGHT, 11.7, Fact(3, what, holds, share, 20.0, otherwise))}
    assert said in told_on(TOLD, blamed)


def test_a_card_is_not_said_to_have_been_right_only_where_it_was_wrong():
    """Dana has all bells; on average a card may be right there, and still not in this deal, or be so elsewhere."""
    belied, other = Fact(3, Suit.BELLS, False, 0.84, 20.0, 0.0), Fact(1, SEVEN, True, 0.6, 20.0, 1.0)
    blamed = {0: replace(blame_of(Card.parse("aA"), EIGHT, 11.7), facts=(belied, other))}
    assert "It was right only where Dana had 🔔" in told_on(TOLD, blamed)
    assert "right only" not in (page := told_on(TOLD, blamed, cost=5)) and "It cost most where Béla had" in page
    blamed[0] = replace(blamed[0], facts=(replace(belied, holds=True), other))
    assert "It was right only where Dana did not have 🔔" in told_on(TOLD, blamed, cost=5)
    assert "right only" not in (page := told_on(TOLD, blamed)) and "It cost most where Béla had" in page


@pytest.mark.parametrize("game", ["trappola", "bulka"])
def test_where_belief_is_not_calibrated_a_fact_is_told_without_figures_or_not_at_all(game):
    for share, told in ((0.55, False), (0.64, False), (0.66, True), (0.95, True)):
        blame = blame_of(LATIN[0], LATIN[1], 6.0, Fact(1, LATIN[1], False, share, 9.0, 1.0))
        page = page_of(fairly(of_two(), {0: blame}), TOLD, game)
        assert ("It cost most if Béla did not have" in page) == ("which was likely." in page) == told
        assert "of 10" not in page and "%" not in page


def test_what_a_player_lost_by_mistakes_is_the_sum_of_those_that_are_told():
    """Each is told in whole points, and one of hardly any as one."""
    blamed = {at: blame_of(ACE, EIGHT, points) for at, points in ((0, 0.2), (5, 1.4), (9, 2.4), (17, 3.0))}
    fair = fairly(invented(cost=5), blamed)
    assert "Anna: **−7** points by mistakes (4 of 8 choices)" in page_of(fair, FIRST)
    told = "".join(page_of(fair, page) for page in range(TOLD, count_pages(fair) + 1))
    assert [part.split("**")[0] for part in told.split("**−")[1:]] == ["1", "1", "2", "3"]


def test_a_lucky_mistake_is_a_mistake_and_said_to_have_cost_nothing():
    page = told_on(TOLD, {0: blame_of(ACE, EIGHT, 11.7)})
    assert "Anna 🌰\u2060A **−12**" in page and "Lucky: with all hands open it cost nothing." in page


def test_what_is_neither_surely_a_mistake_nor_luck_is_said_to_be_unsure():
    every = {"cost": 12, "better": 2, "unsure": range(32)}
    assert "Anna 🌰\u2060A −12: hard to know, 🔔\u20607 was better\n" in told_on(TOLD, **every)
    assert "Anna: no sure mistake\n" in told_on(FIRST, **every) and "bad luck," not in whole(
        fairly(invented(cost=12), {}, range(32))
    )


def test_a_page_tells_no_more_than_is_read_on_a_phone_and_all_of_a_trick():
    fact = Fact(3, SEVEN, True, 0.68, 20.0, -5.0)
    fair = fairly(invented(cost=5), {at: blame_of(ACE, EIGHT, 11.7, fact) for at in (0, 1, 2, 3, 9, 10, 30)})
    for page in told_pages(fair, STOVKAHRA, named()):
        assert height([Text(each.text) for each in page]) <= TOLD_HEIGHT or len(page) == 1
    assert sum(len(each.mistakes) for page in told_pages(fair, STOVKAHRA, named()) for each in page) == 7


def test_a_deal_without_a_trick_tells_what_was_said_and_blames_nobody():
    fair = fairly(invented(0, line=(7,), running=(0,), dost=Claim(1, 61)))
    screen = review_screen(fair, STOVKAHRA, named(), deal=2)
    assert "deal 2" in words(screen) and "Béla said it with 61" in words(screen)
    assert "mistake" not in words(screen)


def test_sets_held_back_are_told_in_the_games_of_two():
    declare = Declare(Combination(LATIN[1].rank, 3))
    fair = fairly(of_two([DuelWithheld(1, declare, 6), DuelWithheld(0, BLANCHE, 10)]))
    page = page_of(fair, LAST, "bulka")
    assert "Béla: three kings · +6" in page and "Anna: blanš · +10" in page


MISSED = {
    "lost": (MissedDost(1, 3, (40, 102), 5, 2, -1), "after trick 3, 102 to 40. It would have won two brčka; "),
    "lost-two": (MissedDost(0, 0, (102, 60), 5, 1, -2), "after declaring, 102 to 60. It would have won one brčko; "),
    "less": (MissedDost(1, 3, (40, 102), 5, 2, 1), "It would have won two brčka instead of one"),
    "more": (MissedDost(1, 3, (50, 102), 5, 1, 2), "Waiting won two brčka instead of one"),
    "same": (MissedDost(1, 3, (40, 102), 5, 2, 2), "no difference: 5 tricks later it came to the same"),
    "same-one": (MissedDost(1, 7, (40, 102), 1, 2, 2), "no difference: a trick later it came to the same"),
}


@pytest.mark.parametrize(("missed", "said"), MISSED.values(), ids=MISSED)
def test_a_missed_dost_is_told_with_what_came_of_it(missed, said):
    page = told_on(LAST, missed=(missed,))
    assert f"{NAMES[missed.seat]} could have said it" in page
    assert said in page


def test_whoever_reads_of_an_own_deal_is_you_on_every_page():
    fact = Fact(0, Suit.ACORNS, True, 0.68, 20.0, -5.0)
    blamed = {at: blame_of(Card.parse("aA"), EIGHT, 11.7, fact) for at in (0, 1)}
    others = {"missed": (MissedDost(0, 3, (102, 40), 5, 2, 2),), "dost": Claim(0, 61, 61)}
    fair = fairly(invented(cost=5, withheld=(Withheld(0, Combination(Rank.TEN, 4)),), **others), blamed)
    pages = [page_of(fair, page, reader=0) for page in range(1, count_pages(fair) + 1)]
    assert not any("Anna" in page for page in pages)
    for said in (
        "-# you ",
        "only where you did not have",
        "You: **−12**",
        "You: four tens",
        "You could have",
        "You said it with",
    ):
        assert any(said in page for page in pages), said


# The chart

LABELS = chart_labels(SEATS, T)
ZEROES = {"line": (0,) * 33, "running": (0,) * 33}


@pytest.mark.parametrize(
    "others", [{"tricks": 0}, {"tricks": 1, "cost": 1}, {"cost": 8}, {"cost": 130}, ZEROES], ids=str
)
def test_a_chart_of_any_range_is_a_picture_of_the_promised_size(others):
    png = deal_chart(fairly(invented(**others)), NAMES, LABELS)
    assert pixels(png) == (WIDTH, HEIGHT) == (1000, 560)
    # Discord takes 8 MB; what is looked at on a phone should be far less.
    assert len(png) < 200_000


@pytest.mark.parametrize("names", [(*ODD[at : at + 4], *NAMES)[:4] for at in range(0, len(ODD), 4)])
def test_no_name_keeps_a_chart_from_being_drawn_nor_is_a_text_on_another(names):
    assert pixels(deal_chart(fairly(invented(2, cost=5)), names, LABELS)) == (1000, 560)
    for called in (names, (names[:2] * 2), (names[2:] * 2)):
        chart_seen(fairly(invented(cost=1)), called).assert_legible()


def chart_seen(fair, names=NAMES) -> Seen:
    return look_at(deal_chart, fair, names, LABELS)


@pytest.mark.parametrize(
    ("names", "first", "second"),
    [
        (("$x_1$", "<b>&amp;</b>", "a$b", "c & d"), "▲ $x_1$ & a$b", "▼ <b>&amp;</b> & c & d"),
        # A name that cannot be drawn is told by its seat.
        (("山田", "Béla 🎉", "👍🏽", "Дана"), "▲ Seat 1 & Seat 3", "▼ Béla & Дана"),
    ],
)
def test_the_sides_are_named_as_they_are_written_where_they_are_ahead(names, first, second):
    seen = chart_seen(fairly(invented(cost=1)), names)
    upper, lower = (next(text for text in seen.texts if text.text.startswith(sign)) for sign in "▲▼")
    assert (upper.text, lower.text) == (first, second)
    _, above, below = seen.areas
    assert above.top < upper.top < upper.bottom < above.top + 50 < above.bottom
    assert below.top < below.bottom - 50 < lower.top < lower.bottom < below.bottom


def test_mistakes_are_marked_on_the_line_of_what_could_be_known_and_what_they_cost_beside_it():
    """In the colour and shape of its side; the cost below for the upper side, and above for the lower."""
    blamed = {at: blame_of(Card.parse("aA"), EIGHT, 7.2) for at in (4, 9, 17, 22)}
    seen = chart_seen(fairly(invented(cost=1), blamed))
    assert {(mark.side, mark.fill) for mark in seen.marks} == set(enumerate(SIDES)) and len(seen.marks) == 4
    line = next(each for each in seen.lines if len(each.points) > 2 and not each.dashed)
    assert all(line.height_after(mark.x) == pytest.approx(mark.y, abs=0.1) for mark in seen.marks)
    costs = [text for text in seen.texts if text.text == "−7"]
    assert len(costs) == 4
    for cost in costs:
        side = SIDES.index(cost.colour)
        mark = min((mark for mark in seen.marks if mark.side == side), key=lambda mark: abs(mark.x - cost.x))
        assert abs(mark.x - cost.x) < 1 and 15 < abs(cost.middle - mark.y) < 40
        assert (cost.middle < mark.y) == (side == 1)
    # What only perfect sight blames is not marked so.
    assert not chart_seen(fairly(invented(cost=7))).marks


@pytest.mark.parametrize("tricks", [1, 3, 8])
def test_the_lines_are_those_of_the_review(tricks):
    fair = fairly(invented(tricks, cost=30))
    seen = chart_seen(fair)
    trick = {int(text.text): text.x for text in seen.texts if text.text.isdigit() and text.text != "0"}
    edge = [text for text in seen.texts if text.anchor == "end" and not text.text.startswith("luck")]
    ticks = [(text.middle, int(text.text.replace("−", "-"))) for text in edge]
    value = scale(ticks[0], ticks[-1])
    open_hands = next(each for each in seen.lines if len(each.points) > 2 and each.dashed)
    known = next(each for each in seen.lines if len(each.points) > 2 and not each.dashed)
    line = fair.review.line
    first, last = open_hands.points[0][0], open_hands.points[-1][0]
    places = [first + (last - first) * at / (len(line) - 1) for at in range(len(line))]
    assert [round(value(open_hands.height_after(x))) for x in places[:-1]] == list(line[:-1])
    shown = [value(known.height_after(trick[number + 1])) for number in range(tricks)]
    assert shown == pytest.approx(known_by_trick(fair), abs=0.6)
    # In the end both are what was taken, also where the deal ended early.
    assert round(value(known.points[-1][1])) == round(value(open_hands.points[-1][1])) == fair.review.actual
    if tricks == TRICKS:
        card = scale((trick[1], SEATS / 2), (trick[TRICKS], SEATS * (TRICKS - 0.5)))
        assert card(first) == pytest.approx(0, abs=0.1) and card(last) == pytest.approx(SEATS * TRICKS, abs=0.1)


def test_what_could_be_known_lies_in_the_middle_of_what_both_sides_expected():
    fair = fairly(invented(2))
    # Each expected 1.5 points for the own side, beside what was taken.
    assert known_by_trick(fair) == [fair.review.running[0], fair.review.running[4]]
    ahead = replace(fair, judged=tuple(replace(each, expected=9.0 * (each.seat % 2 == 0)) for each in fair.judged))
    assert known_by_trick(ahead)[0] == 4.5


def test_type_is_big_enough_for_a_phone():
    assert all(text.on_phone > 10 for text in chart_seen(worst_blamed()).texts)


def test_bad_luck_is_marked_on_the_line_of_all_hands_open_and_called_so():
    seen = chart_seen(fairly(invented(cost=9)))
    assert len(seen.marks) == 3
    # Of marks so close together only as many have a number as have room.
    assert len([text for text in seen.texts if text.text == "luck −9"]) == 2
    for fair in (fairly(invented(cost=9)), fairly(invented(cost=130)), worst_blamed(), usual()):
        seen = chart_seen(fair)
        seen.assert_legible()
        for mark, text in product(seen.marks, seen.texts):
            beside = text.right <= mark.x - 8 or mark.x + 8 <= text.left
            assert beside or text.bottom <= mark.y - 8 or mark.y + 8 <= text.top, (mark, text)
    assert not [text for text in chart_seen(fairly(invented(cost=7))).texts if text.text.startswith("luck")]
    unsure = chart_seen(fairly(invented(cost=9), unsure=range(32)))
    assert len(unsure.marks) == 3 and "−9" in [text.text for text in unsure.texts]
    assert not [text for text in unsure.texts if "luck" in text.text]


# The chart in words


@pytest.mark.parametrize(
    ("names", "tricks"),
    [(NAMES, 0), (NAMES, 1), (NAMES, 5), (LONGEST, 8), *(((name,) * 4, 8) for name in WORST)],
)
def test_the_words_fit_and_hold_the_numbers(names, tricks):
    fair = fairly(invented(tricks, cost=33), {0: blame_of(Card.parse("aA"), EIGHT, 33.0)} if tricks else {})
    alt = chart_alt(fair, names, T, deal=3)
    assert 0 < len(alt.encode("utf-16-le")) // 2 <= MAX_ALT == 1024
    assert "deal 3" in alt
    assert "−130" in alt
    if tricks:
        seen = ", ".join(signed(fair.review.line[4 * trick]) for trick in range(1, tricks + 1))
        known = ", ".join(signed(round(value)) for value in known_by_trick(fair))
        assert f"after each trick: {seen}." in alt and f"before each trick: {known}." in alt
        assert f"It came to {signed(fair.review.actual)}." in alt
    assert ("33 lost" in alt) == (tricks > 0)


def test_the_words_say_which_side_is_above_and_which_mistake_was_dearest():
    alt = chart_alt(fairly(invented(cost=12), {0: blame_of(Card.parse("aA"), EIGHT, 12.0)}), NAMES, T)
    assert "above zero it is better for Anna & Cyril, below zero for Béla & Dana" in alt
    assert alt.endswith("Costliest mistake, in trick 1: Anna, ace of acorns, 12 lost.")
    assert "mistake" not in chart_alt(fairly(invented(cost=12)), NAMES, T)
