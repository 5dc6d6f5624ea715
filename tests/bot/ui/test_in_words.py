"""The deal in words: every trick, in every game, and nothing that only eyes could read."""

import re
from random import Random

import pytest

from bot.cards import Deck, names
from bot.i18n.card_symbols import CardSymbols
from bot.i18n.texts import LANGUAGES, texts
from bot.model import dealing, moving, seating
from bot.model.options import Guild
from bot.model.seal import Seal
from bot.model.table import Table
from bot.ui.board import board, pictured_board
from bot.ui.formatting import signed
from bot.ui.panel import panel
from bot.ui.screen import Picture
from engine.cards.trappola_pack import CARDS, Rank
from engine.games import GAMES
from engine.moves import AGREE, ALIFER, DOST, EXCHANGE, KEEP, Combination
from tests.support.chance import Seeded
from tests.support.every_game import LISTED
from tests.support.service import CHANNEL, GUILD, NAMES, NOON, PAUSE, PEOPLE, button, unbound, words

T = texts()
PICTURE = Picture("shown.png", b"", "what the picture shows")
SYMBOL = re.compile("(?:" + "|".join(re.escape(T.symbol(card)) for card in CARDS) + r")(?!\w)")
PICTURED = texts("en", CardSymbols(Deck.GERMAN, {name: f"<:{name}:1>" for name in names()}))


def begun(game: str, chance: Seeded) -> Table:
    """A table at which the first deal has just been dealt."""
    kind = GAMES[game]
    table = Table(1, Guild(GUILD), CHANNEL, PEOPLE[0], kind.rules(), seal=Seal(next_seed=bytes(32)))
    for seat in range(len(table.seats)):
        seating.sit(table, PEOPLE[seat], seat)
    seating.start(table, PEOPLE[0])
    dealing.advance(table, NOON, chance, PAUSE)
    return table


def played_by_chance(game: str, seed: int) -> Table:
    """A table at which a deal has just been played to its last trick."""
    random, chance = Random(seed), Seeded(seed)
    table = begun(game, chance)
    while table.clock.next_deal_at is None:
        seat = min(table.awaited())
        moving.push(table, seat, random.choice([move for move in table.view(seat).legal if move not in (DOST, AGREE)]))
        dealing.advance(table, NOON, chance, PAUSE)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_trick_is_told_in_words_behind_more(game):
    table = played_by_chance(game, seed=3)
    assert button(panel(table, 0, PICTURED, asking="more"), "words")
    assert button(panel(table, 0, PICTURED, asking="words", picture=PICTURE), "ask text")
    told = words(panel(table, 0, PICTURED, asking="text"))
    assert told == words(panel(table, 0, PICTURED, asking="words"))
    tricks, facts = table.view().tricks, LISTED[game]
    assert len(tricks) == facts.dealt(table.game) // facts.to_a_trick(table.game) and "<:" not in told
    for number, trick in enumerate(tricks, start=1):
        (line,) = (each for each in told.splitlines() if each.startswith(f"**Trick {number}:**"))
        assert (f"{NAMES[trick.winner]} wins" if trick.winner else "You win") in line
        plays = [f"{NAMES[seat] if seat else 'you'}: {PICTURED.card(card)}" for seat, card in trick.plays]
        assert [line.index(each) for each in plays] == sorted(line.index(each) for each in plays), line


def test_the_cards_drawn_for_the_ranking_of_bulka_are_all_told_and_give_its_order():
    ties, cards = 0, {T.symbol(card): card for card in CARDS}
    for seed in range(12):
        table = begun("bulka", Seeded(seed))
        view, told = table.view(), words(board(table, T))
        drawn = next(line for line in told.splitlines() if line.startswith(T("bulka-drawn", cards="")))
        of_each = [[cards[symbol] for symbol in SYMBOL.findall(part)] for part in drawn.split(" · ")]
        drawn_cards = [card for draw in view.drawn for card in draw.cards]
        assert sorted(card for each in of_each for card in each) == sorted(drawn_cards), seed
        ranks = [[card.rank for card in each] for each in of_each]
        assert sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True) == list(view.ranking), seed
        ties += len(view.drawn) > 1
    assert ties


def test_lines_in_which_words_of_a_game_stand_explain_them():
    told = {
        T("bulka-pro", name="Anna", you="no"): "two in a row",
        T("bulka-drawn", cards=""): "number one",
        T("bulka-blank", name="Anna", you="no", said="bianca", points=20): "no ace or face card",
        T("bulka-blank", name="Anna", you="no", said="blanche", points=10): "no face card",
        T("bulka-ask-meld"): "no ace or face card",
        T("panel-score", ours=6, theirs=10): "cards count later",
        T("trappola-now", ours=6, theirs=10, name="Anna"): "declared counts at the end",
        T("side-brcka", names="A", points=1, matches="|", brcka=1, goal=10): "brčka",
    }
    for line, why in told.items():
        assert why in unbound(line), line


@pytest.mark.parametrize("times", [1, 2])
def test_that_no_card_is_left_to_exchange_is_told_where_the_deal_has_begun(times):
    table = begun("trappola", Seeded(1))
    while table.game.phase == "cut":
        moving.push(table, min(table.awaited()), table.view(min(table.awaited())).legal[0])
        dealing.advance(table, NOON, Seeded(2), PAUSE)
    dealer = table.game.dealer
    for move in (EXCHANGE,) * times + (KEEP,) * (2 - times):
        moving.push(table, min(table.awaited()), move)
    none, t = T("trappola-none-left", name=NAMES[dealer], you="no"), texts()
    own = T("trappola-none-left", name=NAMES[dealer], you="yes")
    shown = [board(table, t), pictured_board(table, PICTURE, t), panel(table, dealer, t), panel(table, 1 - dealer, t)]
    shown += [panel(table, dealer, t, asking="words"), panel(table, dealer, t, asking="words", picture=PICTURE)]
    assert [none in words(screen) or own in words(screen) for screen in shown] == [times == 2] * len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("bulka-aces", {"kept": 30, "lost": 6}),
        ("trappola-figures", {"least": 6, "most": 10}),
        ("trappola-secret", {"points": 10}),
        ("replay-declare", {"points": 30}),
        ("puzzle-set", {"points": 30}),
        ("declared", {"points": 30}),
        ("hint-declare", {"points": 30}),
    ],
)
def test_a_declaration_is_told_with_its_points(key, points, language):
    who = {"name": "Anna", "you": "no"}
    told = texts(language)(key, **who, combination=Combination(Rank.ACE, 3), number=3, **points)
    assert all(f"+{each}" in told for each in points.values()), told


def test_that_a_new_cup_begins_at_zero_and_where_the_chips_are_is_told_where_the_cup_was_won():
    table, chance, random = begun("bulka", Seeded(1)), Seeded(1), Random(1)
    while table.game.outcome is None:
        if table.clock.next_deal_at is not None:
            assert "all begin at zero" not in words(panel(table, 0, T))
            dealing.advance(table, table.clock.next_deal_at, chance, PAUSE)
            continue
        seat = min(table.awaited())
        legal = [move for move in table.view(seat).legal if move not in (ALIFER, AGREE)]
        moving.push(table, seat, random.choice(legal))
        dealing.advance(table, NOON, chance, PAUSE)
    first, challenger = (NAMES[seat] for seat in table.game.ranking[:2])
    hands = [panel(table, seat, T) for seat in range(4)]
    for screen in (board(table, T), pictured_board(table, PICTURE, T)):
        assert T("bulka-next-cup", name0=first, name1=challenger) in words(screen)
    for seat, hand in enumerate(hands):
        names = ("you" if name == NAMES[seat] else name for name in (first, challenger))
        assert T("bulka-next-cup", **dict(zip(("name0", "name1"), names, strict=True))) in words(hand)
        assert T("bulka-chips-kept", chips=signed(table.view(seat).chips[seat]), computers="no") in words(hand)
