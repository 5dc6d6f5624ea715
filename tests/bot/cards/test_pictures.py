"""Card faces: all there, legal for Discord, as the drawings say, and told apart at the size at which they are seen."""

import io
import re
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
import resvg_py
from PIL import Image

from bot.cards import PNG, Deck, card_name, emoji_name, list_pictures, names, pictures, suit_name
from bot.cards.drawing import SVG, tall_card
from bot.i18n.card_symbols import PLAIN, CardSymbols
from bot.i18n.texts import LANGUAGES, texts
from engine.cards import trappola_pack
from engine.cards.german_pack import CARDS, Card, Rank, Suit

SEEN = 22
"""Pixels of an emoji's side in a line of text."""
GROUNDS = ("#313338", "#2b2d31", "#5865f2", "#4e5058", "#ffffff", "#f2f3f5")
"""Discord's dark mode, its main button and its grey one, and its light mode."""
SIGNS = {
    "german": [suit_name(Deck.GERMAN, suit) for suit in Suit],
    "french": [suit_name(Deck.FRENCH, suit) for suit in Suit],
    "trappola": [suit_name(Deck.GERMAN, suit) for suit in trappola_pack.Suit],
}
"""The suits of each pack, by the names of their pictures."""
PATTERNS = [*SIGNS, "tell"]
"""What the names of faces begin with."""
SIGHTS = {
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Light as it is seen without one of the three cones (Machado, Oliveira and Fernandes 2009, severity 1)."""
XYZ = np.array(((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)))
WHITE = XYZ.sum(axis=1)


def decoded(content):
    return Image.open(io.BytesIO(content)).convert("RGBA")


@cache
def picture(name):
    return decoded(pictures()[name])


def on_ground(image, ground):
    return np.asarray(Image.alpha_composite(Image.new("RGBA", image.size, ground), image).convert("RGB"), dtype=float)


@cache
def seen(name, ground):
    return on_ground(picture(name).resize((SEEN, SEEN), Image.Resampling.LANCZOS), ground)


def light(values):
    """sRGB from 0 to 255 as linear light from 0 to 1."""
    values = values / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def lab(colour):
    """CIE L*a*b* of linear light."""
    x = XYZ @ np.clip(colour, 0, 1) / WHITE
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.array((116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])))


def mean_light(name):
    """The mean light of a sign, its white rim left out."""
    pixels = np.asarray(picture(name), dtype=float)
    return light(pixels[(pixels[..., 3] == 255) & (pixels[..., :3].min(axis=-1) < 235)][:, :3]).mean(axis=0)


def nearest_suits(pack, sight):
    """The smallest difference of colour (CIE76) between two suits of a pack, as somebody sees it."""
    colours = [lab(np.array(sight) @ mean_light(name)) for name in SIGNS[pack]]
    return min(np.linalg.norm(a - b) for a, b in combinations(colours, 2))


def outline(name):
    """Where a sign covers the ground, at the size at which it is seen."""
    return np.asarray(picture(name).resize((SEEN, SEEN), Image.Resampling.LANCZOS), dtype=float)[..., 3] > 127


def assert_moved(upper, lower, above, below):
    """The same sign is in a place of one picture, and in another place of the other, and nowhere else."""
    sign = np.asarray(upper.crop(above), dtype=float)
    assert np.abs(sign - np.asarray(lower.crop(below), dtype=float)).mean() < 1
    assert np.abs(sign - np.asarray(upper.crop(below), dtype=float)).mean() > 20
    assert np.abs(sign - np.asarray(lower.crop(above), dtype=float)).mean() > 20


ALL_CARDS, ALL_SUITS = [*CARDS, *trappola_pack.CARDS], [*Suit, *trappola_pack.Suit]


def test_there_is_a_picture_of_every_card_and_every_suit_of_all_packs_in_every_language():
    wanted = {suit_name(deck, suit) for deck in Deck for suit in ALL_SUITS}
    for language, deck, card in product(LANGUAGES, Deck, ALL_CARDS):
        wanted.add(card_name(deck, card, texts(language, PLAIN[deck]).letters(card)))
    assert len(wanted) == 156
    assert set(pictures()) == {file.stem for file in PNG.iterdir()} == wanted
    assert names() == list(pictures())
    assert set(list_pictures(Deck.GERMAN)) == {name for name in names() if name.startswith(("german_", "trappola_"))}
    tell = {name for name in names() if name.startswith(("tell_", "trappola_"))}
    assert set(list_pictures(Deck.TELL)) == tell | {suit_name(Deck.GERMAN, suit) for suit in Suit}
    assert set(list_pictures(Deck.FRENCH)) == {name for name in names() if name.startswith("french_")}


NAMES = {
    "german": "lK leaves_king, lO leaves_over, lU leaves_under, aT acorns_ten, h7 hearts_seven, bA bells_ace",
    "french": "lK spades_king, lO spades_queen, lU spades_jack, aT clubs_ten, h7 hearts_seven, bA diamonds_ace",
    "trappola": "sA swords_ace, cK cups_king, dC coins_cavalier, bJ batons_jack, sT swords_ten, d2 coins_deuce",
    "tell": "lK leaves_king, lO leaves_over, lU leaves_under, aT acorns_ten, h7 hearts_seven, bA bells_ace",
    "trappola in tell": "sA swords_ace, cK cups_king, dC coins_cavalier, bJ batons_jack, sT swords_ten, d2 coins_deuce",
    "trappola in french": "sA spades_ace, cK hearts_king, dC diamonds_queen, bJ clubs_jack, c2 hearts_deuce",
}


@pytest.mark.parametrize("pack", NAMES)
def test_names_are_plain_words_and_the_trappola_pack_has_its_own_where_cards_are_german(pack):
    kind = trappola_pack.Card if pack.startswith("trappola") else Card
    begin = pack.rpartition(" ")[2]
    deck = Deck.GERMAN if begin == "trappola" else Deck(begin)
    latin = kind is trappola_pack.Card and deck is not Deck.FRENCH
    for text, name in map(str.split, NAMES[pack].split(", ")):
        card = kind.parse(text)
        assert card_name(deck, card) == f"{'trappola' if latin else begin}_{name}"
        sign = "trappola" if latin else deck.words
        assert suit_name(deck, card.suit) == f"{sign}_{name.split('_')[0]}"


@pytest.mark.parametrize("deck", Deck)
def test_every_card_and_suit_is_shown_by_its_own_emoji_or_a_sign_of_its_own(deck):
    symbols, plain = CardSymbols(deck, {name: f"<:{name}:1>" for name in names()}), PLAIN[deck]
    for card in ALL_CARDS:
        assert texts("en", symbols).picture(card) == f"<:{card_name(deck, card)}:1>"
        assert texts("en", plain).picture(card) is None
        assert symbols.suit(card.suit) == f"<:{suit_name(deck, card.suit)}:1>"
    assert len({plain.suit(suit) for suit in ALL_SUITS}) == (4 if deck is Deck.FRENCH else 8)
    signs = ["♠️", "♥️", "♦️", "♣️"] if deck is Deck.FRENCH else ["⚔️", "🏆", "💰", "🏏"]
    assert [plain.suit(suit) for suit in trappola_pack.Suit] == signs


def test_a_face_shows_the_letter_by_which_the_rank_is_written_in_the_language():
    symbols = CardSymbols(Deck.FRENCH, {name: name for name in names()})
    cards = [Card.parse("lO"), Card.parse("lU"), trappola_pack.Card.parse("sC"), trappola_pack.Card.parse("sJ")]
    for language in LANGUAGES:
        words = ["dame", "bube"] if language == "de" else ["queen", "jack"]
        faces = [texts(language, symbols).picture(card) for card in cards]
        assert faces == [f"french_spades_{word}" for word in words * 2]


def test_every_emoji_has_a_legal_name_of_its_own_which_tells_its_picture_and_its_content():
    called = {emoji_name(name, content) for name, content in pictures().items()}
    assert len(called) == 156
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in called)
    # The SHA-256 of nothing begins with e3b0c442, that of "abc" with ba7816bf.
    assert emoji_name("german_acorns", b"") == "german_acorns_e3b0c4"
    assert emoji_name("german_acorns", b"abc") == "german_acorns_ba7816"


@pytest.mark.parametrize("name", ["a" * 26, "German", "a-b", "žaludy"])
def test_a_name_that_discord_would_not_take_is_refused(name):
    with pytest.raises(ValueError, match="no name for an emoji"):
        emoji_name(name, b"")


def test_a_picture_is_a_small_png_of_128_pixels_with_clear_corners():
    for name, content in pictures().items():
        image = Image.open(io.BytesIO(content))
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA") and len(content) < 12 * 1024, name
        assert [image.getpixel((x, y))[3] for x in (0, 127) for y in (0, 127)] == [0, 0, 0, 0], name


def test_the_pictures_are_what_the_drawings_give(tmp_path):
    pytest.importorskip("resvg_py", reason="resvg-py, which makes the pictures, is not installed")
    from bot.cards.__main__ import render

    render(tmp_path)
    made = {file.stem: file.read_bytes() for file in tmp_path.iterdir()}
    assert set(made) == set(pictures())
    for name, content in made.items():
        # Another version of the rasteriser may smooth an edge a little otherwise.
        difference = np.abs(on_ground(decoded(content), "#808080") - on_ground(picture(name), "#808080"))
        assert difference.max() <= 8, f"{name} is older than its drawing: run python -m bot.cards"


def test_a_drawing_needs_no_font_and_no_other_file():
    drawings = {source.stem: source.read_text(encoding="utf-8") for source in SVG.iterdir()}
    assert drawings and not [name for name, svg in drawings.items() if re.search(r"<text|font|<image|href|url\(", svg)]


@pytest.mark.parametrize("pack", SIGNS)
def test_the_four_suits_differ_in_colour_for_the_colour_blind_too(pack):
    # A difference of 2.3 can just be seen; acorn brown and leaf green have some 60.
    assert nearest_suits(pack, np.eye(3)) > 45
    for sight, mixing in SIGHTS.items():
        # Six times what can just be seen, on top of the shapes.
        assert nearest_suits(pack, mixing) > 14, sight


@pytest.mark.parametrize("pack", SIGNS)
def test_the_four_suits_differ_in_shape(pack, figures):
    pixels, *pair = min(((outline(a) ^ outline(b)).sum(), a, b) for a, b in combinations(SIGNS[pack], 2))
    figures(pixels=int(pixels))
    # Clubs and spades are nearest, which differ inside their outlines too.
    assert pixels >= 20, pair


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
@pytest.mark.parametrize("pack", PATTERNS)
def test_any_two_pictures_of_a_pack_differ_where_they_are_small(pack, ground):
    own = [name for name in names() if name.startswith(f"{pack}_")]
    difference, *pair = min((np.abs(seen(a, ground) - seen(b, ground)).mean(), a, b) for a, b in combinations(own, 2))
    # As much as if ten of the 484 pixels went from black to white: 10 × 255 / 484. Eight and nine are nearest.
    assert difference > 5.2, pair


FIGURES = {
    "over and under": (Deck.GERMAN, Card, Rank.OVER, Rank.UNDER, (37, 7, 91, 62), (37, 66, 91, 121)),
    "over and under of the Tell cards": (Deck.TELL, Card, Rank.OVER, Rank.UNDER, (9, 9, 60, 58), (9, 72, 60, 121)),
    "cavalier and jack": (
        *(Deck.GERMAN, trappola_pack.Card, trappola_pack.Rank.CAVALIER, trappola_pack.Rank.JACK),
        *((86, 9, 118, 59), (86, 69, 118, 119)),
    ),
}
"""A deck, a pack, two ranks of it, and where the sign stands on the upper and on the lower."""


@pytest.mark.parametrize(("deck", "pack", "upper", "lower", "above", "below"), FIGURES.values(), ids=FIGURES)
def test_the_sign_is_above_on_the_higher_of_two_figures_and_below_on_the_lower(deck, pack, upper, lower, above, below):
    for suit in pack.suits:
        one, other = (picture(card_name(deck, pack.of(suit, rank))) for rank in (upper, lower))
        assert_moved(one, other, above, below)


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_picture_stands_out_from_every_ground(ground):
    luminance = light(on_ground(Image.new("RGBA", (1, 1)), ground)) @ XYZ[1]
    for name in names():
        other = light(seen(name, ground)) @ XYZ[1]
        contrast = (np.maximum(other, luminance) + 0.05) / (np.minimum(other, luminance) + 0.05)
        # WCAG asks 3 to 1 of graphics; 40 pixels are the outline of a sign.
        assert (contrast >= 3).sum() >= 40, name


def tall_picture(name, width, height):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 180" width="{width}" height="{height}">'
    return decoded(resvg_py.svg_to_bytes(f"{svg}{tall_card(name)}</svg>", skip_system_fonts=True))


@cache
def tall(name):
    """A tall card as small as the last trick is on a phone, on wood."""
    return on_ground(tall_picture(name, 23, 32), "#94602f")


def test_figures_of_the_tell_cards_and_the_seasons_on_its_aces_are_each_their_own_and_stand_at_both_ends():
    figures = [f"tell_{suit.name.lower()}_{rank}" for suit in Suit for rank in ("ace", "over", "under")]
    drawn = {name: np.asarray(tall_picture(name, 128, 180), dtype=float) for name in figures}
    for name, picture in drawn.items():
        assert np.abs(picture - np.rot90(picture, 2)).mean() < 1, name
    # Without the colours, which are those of the suits.
    grey = [picture[..., :3].mean(axis=-1) for picture in drawn.values()]
    assert min(np.abs(a - b).mean() for a, b in combinations(grey, 2)) > 10


@pytest.mark.parametrize("pack", PATTERNS)
def test_any_two_tall_cards_of_a_pack_differ_where_they_are_small(pack):
    # Other letters on the same faces are for messages alone.
    cards = [name for name in names() if re.fullmatch(f"{pack}_[a-z]+_(?!dame|bube)[a-z]+", name)]
    assert len(cards) >= 32
    difference, *pair = min((np.abs(tall(a) - tall(b)).mean(), a, b) for a, b in combinations(cards, 2))
    assert difference > 5, pair
