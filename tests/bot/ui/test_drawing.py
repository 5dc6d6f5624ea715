"""Type is measured as it is drawn, with the project's own fonts, in every script that they have."""

import io

import pytest
from PIL import Image

from bot.ui.drawing import SIZE, Canvas, drawable, text_width

LEFT, MIDDLE = 50, 50


def drawn(text: str, **options) -> Image.Image:
    """A white text on black."""
    canvas = Canvas(100)
    canvas.draw_text((LEFT, MIDDLE), text, colour="#ffffff", **options)
    return Image.open(io.BytesIO(canvas.png())).convert("L").point(lambda light: 255 * (light > 90))


def ink(picture: Image.Image) -> int:
    """How many pixels are white."""
    return picture.histogram()[255]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize(
    "text", ["Anna & Cyril", "Őrsi Győző", "Ștefan Țepeș", "Žďárský", "AVATA", "אבגד", "محمد", "−130"]
)
def test_a_text_is_as_wide_as_it_was_measured(text, bold):
    left, top, right, bottom = drawn(text, bold=bold).getbbox()
    # A letter may have some room on both sides.
    assert -1 <= left - LEFT < 6
    assert -1 <= LEFT + text_width(text, SIZE, bold) - right < 6
    assert MIDDLE - SIZE < top < MIDDLE < bottom < MIDDLE + SIZE


def test_a_text_is_made_smaller_where_it_has_no_room():
    assert Canvas(100).draw_text((0, 0), "Maximiliána", room=50) == 50
    left, _, right, _ = drawn("Maximiliána", room=50).getbbox()
    assert 44 <= right - left <= 51


def test_hebrew_is_written_from_right_to_left():
    width, whole = text_width("א", SIZE), text_width("אבגד", SIZE)
    rightmost = drawn("אבגד").crop((round(LEFT + whole - width), 0, round(LEFT + whole), 100))
    assert ink(rightmost) == pytest.approx(ink(drawn("א")), rel=0.1)
    assert ink(rightmost) != pytest.approx(ink(drawn("ד")), rel=0.1)


def test_arabic_letters_are_joined():
    assert text_width("محمد", SIZE) < sum(text_width(letter, SIZE) for letter in "محمد")


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Béla 🎉", "Béla"), ("李", "?"), ("e\u0301" + "\u0301" * 9, "é\u0301\u0301"), ("ǅ ő", "ǅ ő"), ("", "?")],
)
def test_of_a_name_is_drawn_what_the_type_has_letters_for(name, shown):
    assert drawable(name, "?") == shown
