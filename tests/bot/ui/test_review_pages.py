"""The review as Discord shows it: its pages, its chart, and the chart in words."""

import pickle
import struct
import zlib
from dataclasses import replace

import pytest

from bot.i18n.texts import texts
from bot.ui.formatting import plain
from bot.ui.review_chart import HEIGHT, MAX_ALT, WIDTH, chart_alt, chart_labels, deal_chart, signed
from bot.ui.review_pages import review_pages, review_screen
from bot.ui.screen import Button, Row, Rule, Text
from engine.cards.german_pack import CARDS, Rank, Suit
from engine.moves import Combination
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.review import Claim, MissedDost, Review, ReviewedCard, ReviewedSeat, ReviewedTrick
from engine.stovkahra.trick import TRICKS
from tests.bot.ui.test_screens import WORST, assert_discord_takes
from tests.support.positions import EACH_A_SUIT, dealt, sweep

T = texts()
NAMES = ("Anna", "Béla", "Cyril", "Dana")
LONGEST = ("*" * 32, "_" * 32, "🧑🏿" * 16, "M" * 32)


def game_of(tricks: int):
    """A finished deal's tricks, as many as are wanted."""
    game = dealt(*EACH_A_SUIT)
    sweep(game, "bA bK bO bU bT b9 b8 b7")
    return game.deal.tricks[:tricks]


def invented(tricks: int = TRICKS, cost: int = 0, better: int = 0, **others) -> Review:
    """A review of a deal in which every card cost so much, and had so many better ones, without asking the solver."""
    line, running, told = [-130], [0], []
    for number, trick in enumerate(game_of(tricks), start=1):
        cards = []
        for seat, card in trick.plays:
            after = line[-1] - cost if seat % 2 == 0 else line[-1] + cost
            cards.append(ReviewedCard(seat, card, line[-1], after, CARDS[24 : 24 + better], False))
            line.append(after)
            running.append(running[-1])
        running[-1] -= trick.points + trick.bonus
        told.append(ReviewedTrick(number, trick, tuple(cards)))
    made = Review(
        dealer=3,
        trump_card=CARDS[24],
        score_before=(0, 0),
        score_after=(0, 98),
        tricks=tuple(told),
        line=tuple(line),
        running=tuple(running),
        seats=tuple(ReviewedSeat(seat, tricks, tricks, tricks if cost else 0, tricks * cost) for seat in range(4)),
        declarations=(),
        withheld=(),
        dost=None,
        missed=(),
        winner=None,
    )
    return replace(made, **others)


def worst() -> Review:
    """As much to tell as there can be: eight combinations withheld, both sides' dost missed, a false one."""
    ranks = (Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.SEVEN, Rank.ACE, Rank.KING)
    withheld = tuple(Declaration(at % 4, Combination(rank, 3)) for at, rank in enumerate(ranks))
    missed = (MissedDost(2, 0, (100, 199), 8, 2, -1), MissedDost(1, 7, (199, 100), 1, 2, -2))
    return invented(cost=33, better=7, withheld=withheld, missed=missed, dost=Claim(2, 99))


def told(screen) -> str:
    return "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))


def whole(review: Review, names=NAMES) -> str:
    return "\n".join(told(review_screen(review, names, T, page)) for page in range(1, review_pages(review) + 1))


# Pages


@pytest.mark.parametrize("names", [LONGEST, *((name,) * 4 for name in (*WORST, *LONGEST))])
def test_discord_takes_the_fullest_review_with_the_longest_names(names):
    review = worst()
    buttons = tuple(Row(tuple(Button("x" * 80, f"rv1:{row}:{at}") for at in range(4))) for row in range(2))
    for page in range(1, review_pages(review) + 1):
        screen = review_screen(review, names, T, page, deal=3, below=buttons)
        assert_discord_takes(screen, f"page {page}")
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
        assert_discord_takes(review_screen(review, NAMES, T, page), f"{tricks} tricks, page {page}")
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


def pixels(png: bytes) -> tuple[int, int]:
    """The size of a PNG whose pieces are all whole."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, kinds = 8, []
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind = png[at + 4 : at + 8]
        (checked,) = struct.unpack(">I", png[at + 8 + length : at + 12 + length])
        assert zlib.crc32(png[at + 4 : at + 8 + length]) == checked
        kinds.append(kind)
        at += 12 + length
    assert kinds[0] == b"IHDR" and kinds[-1] == b"IEND"
    return struct.unpack(">II", png[16:24])


@pytest.mark.parametrize("tricks", range(9))
def test_a_chart_is_a_picture_of_the_promised_size(tricks):
    png = deal_chart(invented(tricks, cost=tricks), NAMES, chart_labels(T))
    assert pixels(png) == (WIDTH, HEIGHT) == (1000, 560)
    # Discord takes 8 MB; what is looked at on a phone should be far less.
    assert len(png) < 200_000


@pytest.mark.parametrize("cost", [0, 2, 3, 9, 130])
def test_a_chart_of_any_range_can_be_drawn(cost):
    assert pixels(deal_chart(invented(cost=cost), NAMES, chart_labels(T))) == (1000, 560)
    flat = invented(line=(0,) * 33, running=(0,) * 33)
    assert pixels(deal_chart(flat, NAMES, chart_labels(T))) == (1000, 560)


HOSTILE = (
    "$x_1$",
    "$\\frac{1}{0$",
    "$$",
    "\\$ $ \\",
    "$" * 32,
    "山田太郎",
    "שלום עולם",
    "محمد علي",
    "नमस्ते",
    "สวัสดี",
    "ก็" * 16,
    "\ud800",
    "\U0010ffff",
    "e\u0301" * 16,
    "a\u200bb",
    "\u200e",
    "👍🏽",
    "{0}%s%(x)s",
    "<b>&amp;</b>",
)


@pytest.mark.parametrize("name", [*HOSTILE, *WORST, *LONGEST])
def test_no_name_keeps_a_chart_from_being_drawn(name):
    assert pixels(deal_chart(invented(2, cost=5), (name, *NAMES[1:]), chart_labels(T))) == (1000, 560)


def drawn_texts(monkeypatch, review, names):
    """Every text on a chart, how it is meant, and whether it lies within the picture."""
    from matplotlib.figure import Figure

    found = []
    saving = Figure.savefig

    def save(figure, *arguments, **options):
        from matplotlib.text import Text as Drawn

        # Labels of the axes have no place before they are drawn.
        figure.draw_without_rendering()
        for each in figure.findobj(Drawn):
            if each.get_text() and each.get_visible():
                box = each.get_window_extent()
                inside = box.x0 >= 0 and box.y0 >= 0 and box.x1 <= WIDTH and box.y1 <= HEIGHT
                found.append((each.get_text().replace("\u200e", ""), each.get_parse_math(), inside, each))
        return saving(figure, *arguments, **options)

    monkeypatch.setattr(Figure, "savefig", save)
    deal_chart(review, names, chart_labels(T))
    return found


@pytest.mark.parametrize("names", [NAMES, *((name,) * 4 for name in (*HOSTILE, *WORST, *LONGEST))])
def test_every_text_on_a_chart_lies_within_it(names, monkeypatch):
    found = drawn_texts(monkeypatch, invented(cost=7), names)
    assert len(found) > 10
    assert [text for text, _, inside, _ in found if not inside] == []


def test_a_name_is_never_taken_for_a_formula(monkeypatch):
    found = drawn_texts(monkeypatch, invented(), ("$x_1$", "$y^2$", "a$b", "c$d$"))
    math = {text: parsed for text, parsed, *_ in found if "$" in text}
    assert math == {"▲ $x_1$ & a$b": False, "▼ $y^2$ & c$d$": False}


def test_a_name_that_cannot_be_drawn_is_told_by_its_seat(monkeypatch):
    found = [text for text, *_ in drawn_texts(monkeypatch, invented(), ("山田", "Béla 🎉", "👍🏽", "Дана"))]
    assert "▲ Seat 1 & Seat 3" in found and "▼ Béla & Дана" in found


def test_the_dearest_cards_are_marked_with_what_they_cost(monkeypatch):
    found = [text for text, *_ in drawn_texts(monkeypatch, invented(cost=7), NAMES)]
    assert 2 <= found.count("−7") <= 6
    assert "−2" not in [text for text, *_ in drawn_texts(monkeypatch, invented(cost=2), NAMES)]


def test_the_lines_are_those_of_the_review(monkeypatch):
    review = invented(cost=3)
    (*_, text), *_ = drawn_texts(monkeypatch, review, NAMES)
    lines = [list(line.get_ydata()) for line in text.figure.axes[0].get_lines()]
    assert list(review.line) in lines and list(review.running) in lines


def test_type_is_big_enough_for_a_phone(monkeypatch):
    for *_, text in drawn_texts(monkeypatch, worst(), NAMES):
        # Points to pixels, and a picture 1000 wide to a phone 390 wide.
        assert text.get_fontsize() * 100 / 72 * 390 / WIDTH > 10, text


def test_drawing_leaves_nothing_behind():
    import matplotlib

    before = dict(matplotlib.rcParams)
    deal_chart(invented(), NAMES, chart_labels(T))
    assert dict(matplotlib.rcParams) == before


def test_what_a_chart_is_made_of_can_go_to_another_process():
    given = (worst(), NAMES, chart_labels(T))
    assert pickle.loads(pickle.dumps(given)) == given


# The chart in words


@pytest.mark.parametrize("tricks", [0, 1, 5, 8])
@pytest.mark.parametrize("names", [NAMES, LONGEST, *((name,) * 4 for name in WORST)])
def test_the_words_fit_and_hold_the_numbers(tricks, names):
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
