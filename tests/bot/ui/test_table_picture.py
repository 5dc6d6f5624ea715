"""Pictures of tables: all that is on them can be read, they show what the view tells, and words say the same."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice, product
from random import Random

import pytest

from bot.cards import Deck
from bot.i18n.card_symbols import PLAIN
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.names import short
from bot.ui.drawing import MAX_ALT
from bot.ui.games import SCREENS
from bot.ui.table_drawing import HEIGHT, WIDTH, draw_table
from bot.ui.table_picture import Faces, Place, Seating, TablePicture, table_alt
from engine.game import View
from engine.series import SeriesResult
from tests.support.every_game import FACTS, LISTED
from tests.support.limits import WORST
from tests.support.pictures import HOSTILE, LONGEST, Written, look_at, pixels
from tests.support.positions import walk
from tests.support.sizes import in_turn, some

T = texts()
PICTURED = [name for name, facts in LISTED.items() if facts.pictures]
"""Games whose tables are drawn."""
NAMES = ("Anna", "Béla", "Cyril", "Dana")
MOMENTS = 40
ON_PHONE = 8.5
"""The least size of type where the picture is 340 pixels wide, as in a message on a phone."""


@cache
def moments(game: str) -> list[View]:
    """Views of the whole table at moments of random games, their ends among them."""
    return [moment.view() for moment in islice(LISTED[game].positions(Random(7), 12), MOMENTS)]


def seating(view: View, names: tuple[str, ...] = NAMES, **standing) -> Seating:
    return Seating(tuple(short(name) for name in names[: len(view.held)]), frozenset({1, 3}), **standing)


def described(game: str, t: Texts = T, **given) -> Iterator[TablePicture]:
    for view in moments(game):
        picture = SCREENS[game].picture(view, seating(view, **given), t)
        if picture is not None:
            yield picture


def overlap(one: Written, other: Written) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across > 1 and down > 1


@pytest.mark.parametrize("names", [NAMES, ("W" * 20, "🧑🏿" * 10, "שלום עליכם ויברכה", "Nejneobhospodařováv…")])
@pytest.mark.parametrize("game", in_turn(PICTURED))
def test_everything_that_is_written_can_be_read_on_a_phone(game, names):
    for language, picture in product(LANGUAGES, described(game, texts("hu"), names=names)):
        if language != "hu" and picture.banner is None and not picture.note:
            continue
        seen = look_at(draw_table, picture)
        assert all(each.left >= 0 and each.right <= WIDTH and each.bottom <= HEIGHT for each in seen.texts), picture
        assert not [pair for pair in combinations(seen.texts, 2) if overlap(*pair)], picture
        assert all(each.size * 340 / WIDTH > ON_PHONE for each in seen.texts), picture


@pytest.mark.parametrize("game", in_turn(PICTURED))
def test_the_same_description_gives_the_same_picture_and_another_one_another(game):
    drawn = {picture: draw_table(picture) for picture in islice(described(game), 7)}
    assert len(set(drawn.values())) == len(drawn) > 5
    for picture, content in drawn.items():
        assert pixels(content) == (WIDTH, HEIGHT)
        assert draw_table(replace(picture)) == content


@pytest.mark.parametrize("name", some([*HOSTILE[:4], *LONGEST, *WORST, *HOSTILE[4:]], 12))
def test_no_name_keeps_a_table_from_being_drawn(name):
    (picture,) = islice(described("stovkahra", names=(name,) * 4), 1)
    assert draw_table(picture).startswith(b"\x89PNG")
    assert len(table_alt(picture, texts()).encode("utf-16-le")) <= 2 * MAX_ALT


def test_words_tell_the_cards_the_turn_and_the_score_that_the_picture_shows():
    t = texts()
    for view in moments("stovkahra"):
        picture = SCREENS["stovkahra"].picture(view, seating(view, balance=(7, 3), goal=10), t)
        assert picture is not None
        alt = table_alt(picture, t)
        shown = [*view.table, *view.open_cards, *(view.tricks[-1].cards if view.tricks else ())]
        assert all(t("picture-alt-card", card=card) in alt for card in shown), alt
        assert all(str(points) in alt for points in view.counted or view.written), alt
        assert "7 brčka" in alt and "3 brčka" in alt
        assert view.turn is None or t("picture-alt-turn", name=NAMES[view.turn] + "\u200e") in alt, alt
        assert [score.matches for score in picture.scores] == [7, 3]


def test_whoever_looks_sits_in_the_south_and_partners_sit_opposite():
    game = next(game for game in walk(3) if game.view().phase == "play")
    for seat in range(4):
        chairs = SCREENS["stovkahra"].picture(game.view(seat), seating(game.view(seat)), texts()).chairs
        assert chairs[seat].place is Place.SOUTH and chairs[(seat + 2) % 4].place is Place.NORTH
        # The next one plays from the left, as the table is seen from above.
        assert chairs[(seat + 1) % 4].place is Place.WEST


def test_the_deck_of_the_server_is_on_the_table_and_the_end_of_a_series_is_told():
    over = next(view for view in moments("stovkahra") if view.outcome is not None)
    result = SeriesResult(over.outcome.winner, 1)
    shown = [
        SCREENS["stovkahra"].picture(
            over, seating(over, result=result, balance=(10, 4), goal=10), texts("en", PLAIN[deck])
        )
        for deck in Deck
    ]
    assert len({draw_table(each) for each in shown}) == len(Deck)
    german = shown[0]
    assert german.banner.trophy and german.banner.title == texts()("picture-series-won")


def test_a_single_game_is_won_as_a_game_and_not_as_a_series():
    over = next(view for view in moments("stovkahra") if view.outcome is not None)
    single = seating(over, result=SeriesResult(over.outcome.winner, 0), goal=1)
    assert SCREENS["stovkahra"].picture(over, single, T).banner.title == T("picture-game-won")


@pytest.mark.parametrize("game", in_turn(PICTURED))
def test_germans_see_the_letters_of_dame_and_bube_on_french_cards(game):
    shown = described(game, texts("de", PLAIN[Deck.FRENCH]))
    assert any(draw_table(each) != draw_table(replace(each, faces=Faces(Deck.FRENCH))) for each in shown)


@pytest.mark.usefixtures("other_games")
def test_a_game_without_pictures_has_none():
    for name in [name for name, facts in FACTS.items() if not facts.pictures]:
        game = next(iter(FACTS[name].positions(Random(1), 3)))
        assert SCREENS[name].picture(game.view(), seating(game.view()), texts()) is None
