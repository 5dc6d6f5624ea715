"""Texts, in every language: each key that the code names is there, each text is used, and none is left with a gap."""

import ast
import asyncio
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from babel import Locale
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.cards import Deck
from bot.i18n.card_symbols import PLAIN
from bot.i18n.texts import DEFAULT, LANGUAGES, LOCALES, add_folder, remove_folder, texts
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.options import Clock, Pace, Ping, Stoppers
from bot.model.table_state import Status
from bot.service.replies import explain
from bot.ui import rulebook
from bot.ui.games import SCREENS
from bot.ui.games.stovkahra.lesson import Stage, Topic, Why
from bot.ui.settings_pages import TICKED
from cogs.brcko import Brcko
from cogs.games import groups as command_groups
from cogs.privacy import Privacy
from cogs.words import Translator, language_of
from engine.cards import trappola_pack
from engine.cards.german_pack import CARDS, Card, Rank, Suit
from engine.duel.play import Bonus
from engine.games import GAMES
from engine.moves import (
    AGREE,
    ALIFER,
    BIANCA,
    BLANCHE,
    COUNT,
    DOST,
    EXCHANGE,
    KEEP,
    PASS,
    REFUSE,
    Combination,
    IllegalMove,
)
from engine.players import Level, Reason
from engine.stovkahra.moves import How
from engine.stovkahra.trick import Duty
from engine.trappola import rules as trappola

ROOT = Path(__file__).parents[3]
SPEAKING, RULEBOOK = ("bot", "cogs"), ("engine",)
"""The folders whose code asks for texts, and that whose refusals become texts."""
NOT_TOLD = {"bad-pack"}
"""Reasons that no player can be given: packs come from chance, and are never on a button."""
PACKS = [*map(str, Deck), "trappola"]
"""What a card may be called by: the deck of the 32 cards, or the Trappola pack."""
NO_PARTNERS = [kind.name for kind in GAMES.values() if not kind.partners]
"""The games whose standings are results."""
RESULTS = {f"standings-{game}-{part}" for game in NO_PARTNERS for part in ("row", "key")}
"""What stands below the titles of these."""
FAMILIES = {
    "ask-": [str(duty) for duty in Duty],
    "topic-": [topic for screens in SCREENS.values() for topic in screens.topics],
    "rule-": [rule for game in SCREENS for rule in rulebook.numbers(game)],
    "game-": list(GAMES),
    "table-": [str(status) for status in Status],
    "level-": [str(level) for level in Level],
    "hint-": [str(move) for move in (PASS, DOST, COUNT)],
    "bulka-button-": [str(move) for move in (ALIFER, AGREE, REFUSE, BLANCHE, BIANCA)],
    "trappola-button-": [str(move) for move in (EXCHANGE, KEEP)],
    "standings-": NO_PARTNERS,
    "hint-why-": [str(reason) for reason in Reason],
    "learn-try-": [str(why) for why in Why],
    "history-how-": [how.replace(" ", "-") for how in How],
    "settings-option-": sorted(TICKED),
    "clock-": [str(clock) for clock in Clock],
    "ping-": [str(ping) for ping in Ping],
    "pace-": [str(pace) for pace in Pace],
    "stoppers-": [str(each) for each in Stoppers],
    "deck-": [str(deck) for deck in Deck],
}
"""Keys of which the end is put in when the text is asked for."""
OF_32 = ("ask-", "learn-", "must-", "review-")
"""How texts begin that are of Stovkahra alone, and never speak of the Trappola pack."""
CARD_WORDS = ("suit-", "rank-", "ranks-", "suit-letter-", "rank-letter-")
FILES = {"series-", "deal-"}
"""How names of files begin, which are put together too."""
FUNCTIONS = {"SUIT", "SIGN", "RANK", "RANKS", "CARD", "FACE", "COMBINATION", "NUMBER", "DATETIME"}
"""What a text may ask for: words and signs of cards, and what Fluent has by itself."""
NAMED = {
    "SUIT": r"suit-{pack}-.*",
    "RANK": r"rank-{pack}-.*",
    "RANKS": r"ranks-{pack}-.*",
    "CARD": "card",
    "COMBINATION": "combination",
}
"""The words that such a function gives."""
SUITS, RANKS = ([each.name.lower() for each in kind] for kind in (Suit, Rank))
LATIN_SUITS, LATIN_RANKS = ([each.name.lower() for each in kind] for kind in (trappola_pack.Suit, trappola_pack.Rank))
PLURAL = [rank for rank in Rank if rank not in (Rank.EIGHT, Rank.NINE)]
"""The ranks that may be declared, and so are spoken of by the three or four."""
DECLARED = [Combination(rank, number) for rank in PLURAL for number in (3, 4)]
LATIN_DECLARED = [Combination(rank, number) for rank in trappola.VALUES for number in (3, 4)]
SAMPLES: dict[str, Any] = {
    "card": CARDS[5],
    "best": CARDS[7],
    "suit": Suit.LEAVES,
    "rank": Rank.OVER,
    "combination": Combination(Rank.KING, 3),
    "date": datetime(2026, 5, 1, 12, tzinfo=UTC),
}
"""Of values that are no numbers."""
TOLD: dict[str, list[Any]] = {
    "card": [*CARDS, *trappola_pack.CARDS],
    "best": list(CARDS),
    "suit": [*Suit, *trappola_pack.Suit],
    "rank": [*Rank, *trappola_pack.Rank],
    "combination": DECLARED + LATIN_DECLARED,
    "nothing-to-ask rank": list(trappola.VALUES),
    "date": [SAMPLES["date"]],
    "goal": [10, 20, 100],
    "shuffle": ["first", "every"],
    "signals": ["on", "off"],
    "count": ["closed", "open"],
    "hints": ["on", "off"],
    "on": ["yes", "no"],
    "sign": ["plus", "minus"],
    "pace": list(map(str, Pace)),
    "clock": list(map(str, Clock)),
    "stage": list(map(str, Stage)),
    "period": list(map(str, Period)),
    "review-missed tricks": list(range(8)),
    "table-title game": list(GAMES),
    "lobby-title game": list(GAMES),
    "tables-line-of game": list(GAMES),
    "standings-none-yet game": NO_PARTNERS,
    "duel-bonus bonus": [bonus.value for bonus in Bonus],
    "cup": ["on", "off"],
    "alifer": ["on", "off"],
    "plays": ["yes", "no"],
    "said": [str(BLANCHE), str(BIANCA)],
    "into": ["cup", "hand"],
    "standings-rating computers": ["yes", "no"],
    "card pack": PACKS,
    "card suit": SUITS + LATIN_SUITS,
    "card rank": list(dict.fromkeys(RANKS + LATIN_RANKS)),
    "card suitName": ["S"],
    "card rankName": ["R"],
    "combination pack": PACKS,
    "combination rank": list(dict.fromkeys(each.rank.name.lower() for each in DECLARED + LATIN_DECLARED)),
    "combination number": [3, 4],
    "combination ranksName": ["R"],
}
"""Every value of those that are no numbers, where it matters with the key before it."""
NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 15, 19, 20, 21, 22, 25, 50, 51, 99, 100, 101, 102, 119, 120, 1000]
FREE = {"card", "combination"}
"""Texts of words for cards: a language uses of their values what its grammar needs."""
KEY = re.compile(r"[a-z]+[0-9]?(-[a-z0-9]+)+")
T = texts()
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


class _Found(Visitor):
    """What stands in a text: values, functions with the case they are asked for, and choices."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: list[tuple[str, str | None]] = []
        self.choices: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        cases = [each.value.value for each in node.arguments.named if each.name.name == "case"]
        self.functions.append((node.id.name, cases[0] if cases else None))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


@cache
def found(node: ftl.BaseNode) -> _Found:
    visitor = _Found()
    visitor.visit(node)
    return visitor


def variables(message: ftl.Message) -> set[str]:
    return found(message.value).names


@cache
def parsed(language: str = DEFAULT) -> ftl.Resource:
    files = sorted((LOCALES / language).glob("*.ftl"))
    entries = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files]
    return ftl.Resource([entry for each in entries for entry in each])


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every text of a language by its key."""
    return {entry.id.name: entry for entry in parsed(language).body if isinstance(entry, ftl.Message)}


MESSAGES = {key: variables(message) for key, message in messages(DEFAULT).items()}
"""The variables of each text."""


@cache
def nodes(folder: str) -> list[tuple[str, ast.AST]]:
    """Everything that is written in the code below a folder: in which file, and what."""
    files = sorted((ROOT / folder).rglob("*.py"))
    return [(file.name, node) for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def strings(node: ast.expr | None) -> list[str]:
    """The strings that an expression may come to, as far as they stand there."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return strings(body) + strings(orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]) if start in FAMILIES:
            return [start + end for end in FAMILIES[start]]
    return []


def is_texts(function: ast.expr) -> bool:
    """`t(…)` or `texts()(…)`."""
    match function:
        case ast.Name(id="t"):
            return True
        case ast.Call(func=ast.Name(id="texts")):
            return True
    return False


@cache
def calls(folders: tuple[str, ...], kind: str) -> list[tuple[str, str, ast.Call]]:
    """Every text asked for, refusal or illegal move: where, its key, and the call."""
    return [
        (f"{name}:{node.lineno}", key, node)
        for folder in folders
        for name, node in nodes(folder)
        if isinstance(node, ast.Call) and node.args
        if (kind == "text" and is_texts(node.func)) or getattr(node.func, "id", None) == kind
        for key in strings(node.args[1 if kind == "IllegalMove" else 0])
    ]


def given(call: ast.Call) -> set[str] | None:
    """The values that a call gives by name; `None` where some of them come from elsewhere."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {name for name in names if name}


def constants() -> Iterator[tuple[str, str]]:
    """Every string in the code that looks like a key."""
    for folder in SPEAKING:
        for name, node in nodes(folder):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield f"{name}:{node.lineno}", node.value


def families_used() -> Iterator[tuple[str, str]]:
    """Every f-string that makes a key: where, and how it begins."""
    for folder in SPEAKING:
        for name, node in nodes(folder):
            match node:
                case (
                    ast.JoinedStr(values=[ast.Constant(value=str(start)), *_])
                    | ast.BinOp(left=ast.Constant(value=str(start)), op=ast.Add())
                ) if start.endswith("-"):
                    yield f"{name}:{node.lineno}", start


# What is told, and how it is rendered


def selector(choice: ftl.SelectExpression) -> str:
    """What a choice is made by."""
    (name,) = found(choice.selector).names or {""}
    return name


def domain(key: str, name: str) -> list[Any]:
    """Every sample of a value that a text is given."""
    values = TOLD.get(f"{key} {name}") or TOLD.get(name) or NUMBERS
    return (
        [each for each in values if not is_latin(each)] if values is not NUMBERS and key.startswith(OF_32) else values
    )


def is_latin(value: object) -> bool:
    """Whether it is of the Trappola pack."""
    of = value.rank if isinstance(value, Combination) else value
    return isinstance(of, trappola_pack.Card | trappola_pack.Suit | trappola_pack.Rank)


def tellings(key: str, names: Iterable[str], random: Random) -> Iterator[dict[str, Any]]:
    """Samples of all that a text is told: each value of each of its variables, with any of the others."""
    values = {name: domain(key, name) for name in sorted(names)}
    for at in range(max(map(len, values.values()), default=1)):
        yield {name: each[at] if at < len(each) else random.choice(each) for name, each in values.items()}


@cache
def rendered(language: str) -> set[tuple[str, str]]:
    """Every text of a language in all its forms, with the key of each; those that name cards with both packs."""
    random, told_of = Random(language), set()
    for key, message in messages(language).items():
        if key in FREE:
            continue
        packs = Deck if found(message).functions else (Deck.GERMAN,)
        for deck, told in product(packs, list(tellings(key, variables(message), random))):
            told_of.add((key, texts(language, PLAIN[deck])(key, **told)))
    return told_of


# Commands as Discord is told of them


class _Asking(Translator):
    """Writes down which words it is asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        self.asked |= {string.extras["key"]} if "key" in string.extras else set()
        return await super().translate(string, locale, context)


@cache
def commands() -> tuple[list[dict[str, Any]], set[str]]:
    """All commands as they are sent to Discord, and the keys of their words."""
    translator = _Asking()

    async def payloads() -> list[dict[str, Any]]:
        client = discord.Client(intents=discord.Intents.default())
        tree = app_commands.CommandTree(client)
        groups = [*command_groups(), *(cog(client).app_command for cog in (Brcko, Privacy))]  # type: ignore[arg-type]
        return [await group.get_translated_payload(tree, translator) for group in groups if group is not None]

    return asyncio.run(payloads()), translator.asked


def named(part: dict[str, Any], language: str, field: str = "name") -> str:
    """How a command, an option or a choice is called in a language."""
    locale = next((each for each in discord.Locale if language_of(each) == language), None)
    return (part.get(f"{field}_localizations") or {}).get(str(locale), part[field])


def parts_of(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, and everything in it, with everything in that."""
    yield part
    for each in (*part.get("options", ()), *part.get("choices", ())):
        yield from parts_of(each)


# Files


@in_every_language
def test_a_language_can_be_read_to_its_end(language):
    junk = [entry.content[:60] for entry in parsed(language).body if isinstance(entry, ftl.Junk)]
    assert not junk
    keys = [entry.id.name for entry in parsed(language).body if isinstance(entry, ftl.Message | ftl.Term)]
    twice = {key for key in keys if keys.count(key) > 1}
    assert not twice
    empty = [key for key, message in messages(language).items() if message.value is None]
    assert not empty


@in_every_language
def test_every_language_says_the_same(language):
    missing, besides = MESSAGES.keys() - messages(language), messages(language).keys() - MESSAGES
    assert not missing, f"{language} lacks {len(missing)}: {sorted(missing)}"
    assert not besides, f"{language} has besides: {sorted(besides)}"


@in_every_language
def test_a_text_tells_what_it_tells_in_english(language):
    other = {}
    for key, message in messages(language).items():
        names = set().union(*(found(part).names for part in (message.value, *message.attributes)))
        allowed = {name.split()[1] for name in TOLD if name.startswith(f"{key} ")} if key in FREE else MESSAGES[key]
        if key not in FREE and variables(message) != MESSAGES[key]:
            other[key] = variables(message) ^ MESSAGES[key]
        elif names - allowed:
            other[key] = names - allowed
    assert not other


@in_every_language
def test_a_number_that_is_told_in_english_is_told(language):
    lost = []
    for key, names in MESSAGES.items():
        if key in FREE:
            continue
        # Small numbers may stand in words, and so may all of which there are only one or two.
        numbers = {name: 23 + 2 * at for at, name in enumerate(sorted(names)) if domain(key, name) is NUMBERS}
        told = {name: domain(key, name)[0] for name in names} | numbers
        english, translated = ({*re.findall(r"\d+", t(key, **told))} for t in (T, texts(language)))
        lost += [(key, name) for name, number in numbers.items() if str(number) in english - translated]
    assert not lost


# What texts consist of


@in_every_language
def test_a_choice_by_a_number_has_every_form_that_the_language_has(language):
    forms = set(Locale.parse(language).plural_form.tags) | {"other"}
    wrong = []
    for key, message in messages(language).items():
        for choice in found(message).choices:
            if domain(key, selector(choice)) is not NUMBERS and selector(choice) != "number":
                continue
            words = [each.key.name for each in choice.variants if isinstance(each.key, ftl.Identifier)]
            default = next(each.key for each in choice.variants if each.default)
            if set(words) - forms or (words != ["other"] and words and set(words) != forms):
                wrong.append((key, selector(choice), words))
            if isinstance(default, ftl.Identifier) and default.name != "other":
                wrong.append((key, selector(choice), f"{default.name} stands for the rest"))
    assert not wrong


@in_every_language
def test_a_choice_by_a_word_knows_only_words_that_come(language):
    wrong = []
    for key, message in messages(language).items():
        for choice in found(message).choices:
            words = domain(key, selector(choice))
            if words is NUMBERS:
                continue
            if any(not isinstance(word, str | int) for word in words):
                wrong.append((key, selector(choice), "no words to choose by"))
                continue
            keys = [
                each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value for each in choice.variants
            ]
            unknown = set(keys) - set(map(str, words)) - {"other"}
            if unknown or len(set(keys)) != len(keys):
                wrong.append((key, selector(choice), keys))
    assert not wrong


@in_every_language
def test_no_text_is_left_with_a_gap(language):
    assert len(rendered(language)) > len(MESSAGES)
    wrong = {}
    for key, told in rendered(language):
        bad = not told.strip() or re.search(r"[{}$]|[^\S\n]{2}|[^\S\n]\n| [.,;?!](?!\S)|\\u", told)
        if bad or told != told.strip() or told.count("**") % 2 or told.count("`") % 2:
            wrong[key] = told
    assert not wrong


def test_whoever_leaves_a_value_out_is_told_so():
    for key, names in MESSAGES.items():
        if names:
            with pytest.raises(KeyError):
                T(key)


# Cases


def words_of(language: str, function: str, pack: str) -> list[ftl.Message]:
    """The words that a function gives for a pack."""
    pattern = re.compile(NAMED[function].format(pack=pack))
    return [message for key, message in messages(language).items() if pattern.fullmatch(key)]


@in_every_language
def test_functions_and_cases_that_are_asked_for_are_there(language):
    asked = {
        (name, case, key)
        for key, message in messages(language).items()
        for name, case in found(message).functions
        if case is not None
    }
    used = {name for message in messages(language).values() for name, _ in found(message).functions}
    wrong: list[object] = [each for each in asked if each[0] not in NAMED] + sorted(used - FUNCTIONS)
    for name, case, key in asked:
        # A word that is the same in that case has none of its own.
        words = [word for pack in PACKS for word in words_of(language, name, pack)]
        if not any(attribute.id.name == case for word in words for attribute in word.attributes):
            wrong.append((name, case, key))
    assert not wrong


@in_every_language
def test_a_case_that_words_have_is_asked_for(language):
    asked = {
        (word.id.name, case)
        for message in messages(language).values()
        for name, case in found(message).functions
        if name in NAMED and case is not None
        for pack in PACKS
        for word in words_of(language, name, pack)
    }
    unasked = [
        f"{key}.{attribute.id.name}"
        for key, message in messages(language).items()
        for attribute in message.attributes
        if (key, attribute.id.name) not in asked
    ]
    assert not unasked


@in_every_language
@pytest.mark.parametrize("deck", Deck)
def test_no_two_cards_are_called_the_same(language, deck):
    t = texts(language, PLAIN[deck])
    for key in ("must-beat", "learn-try-only", "review-alt-dear"):
        told = {t(key, card=card, trick=3, name="X", cost=4, suit=card.suit) for card in CARDS}
        assert len(told) == 32, key
    assert len({t("suit-cards", suit=suit, ranks="") for suit in Suit}) == 4
    assert len({t("hint-declare", combination=combination) for combination in DECLARED}) == len(DECLARED)
    letters = {t(f"rank-letter-{deck}-{rank}") for rank in RANKS}
    assert len(letters) == 8 and max(map(len, letters)) <= 2
    signs = [t(f"suit-letter-{deck}-{suit}") for suit in SUITS]
    assert len(set(signs)) == 4 and set(map(len, signs)) == {1}


@in_every_language
def test_no_two_cards_of_the_trappola_pack_are_called_the_same(language):
    t = texts(language)
    for key in ("must-beat", "hint-play"):
        assert len({t(key, card=card) for card in trappola_pack.CARDS}) == 36, key
    assert len({t("suit-cards", suit=suit, ranks="") for suit in trappola_pack.Suit}) == 4
    assert len({t("duel-ask-follow", suit=suit) for suit in trappola_pack.Suit}) == 4
    for key in ("bulka-asked", "bulka-button-ask"):
        assert len({t(key, name="X", suit=trappola_pack.Suit.CUPS, rank=rank) for rank in trappola_pack.Rank}) == 9, key
    assert len({t("hint-declare", combination=each) for each in LATIN_DECLARED}) == len(LATIN_DECLARED)
    assert len({t("nothing-to-ask", rank=rank) for rank in trappola.VALUES}) == len(trappola.VALUES)
    letters = {t(f"rank-letter-trappola-{rank}") for rank in LATIN_RANKS}
    assert len(letters) == 9 and max(map(len, letters)) <= 2
    signs = [t(f"suit-letter-trappola-{suit}") for suit in LATIN_SUITS]
    assert len(set(signs)) == 4 and set(map(len, signs)) == {1}


# Texts of a game from a folder of its own


def test_texts_of_an_added_folder_fall_back_to_english_one_by_one(tmp_path):
    for language, text in (("en", "tiny-won = { $name } has won.\ntiny-lost = Lost."), ("cs", "tiny-lost = Prohra.")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "tiny.ftl").write_text(text, encoding="utf-8")
    before = texts("cs")("button-pass")
    add_folder(tmp_path)
    try:
        czech, german = texts("cs"), texts("de")
        assert (czech("tiny-won", name="Eva"), czech("tiny-lost")) == ("Eva has won.", "Prohra.")
        assert (german("tiny-lost"), czech("button-pass")) == ("Lost.", before)
    finally:
        remove_folder(tmp_path)
    assert "tiny-won" not in texts("cs")


# The code and its texts


def test_every_text_that_is_asked_for_is_there():
    asked = [(where, key) for kind in ("text", "Refusal") for where, key, _ in calls(SPEAKING, kind)]
    assert len(asked) > 250
    missing = [(where, key) for where, key in asked if key not in MESSAGES]
    assert not missing and MESSAGES.keys() >= RESULTS


def test_every_reason_of_the_rulebook_has_words():
    told = [(where, key) for where, key, _ in calls(RULEBOOK, "IllegalMove") if key not in NOT_TOLD]
    assert len(told) > 25
    missing = [(where, key) for where, key in told if key not in MESSAGES]
    assert not missing


def test_every_topic_of_the_lesson_has_words():
    assert {str(topic) for topic in Topic} <= {"table"} | rulebook.numbers("stovkahra").keys()
    assert "learn-table" in MESSAGES


@pytest.mark.parametrize("family", FAMILIES)
def test_every_member_of_a_family_has_words(family):
    missing = [family + end for end in FAMILIES[family] if family + end not in MESSAGES]
    assert not missing


def test_keys_that_are_put_together_belong_to_a_family_that_is_known():
    # Those of commands are tried by making the commands.
    known = {*FAMILIES, *FILES, *CARD_WORDS, "command-", "option-", "choice-"}
    # Names of tasks and files are put together too; they begin no text.
    unknown = [
        (where, start)
        for where, start in families_used()
        if start not in known and any(key.startswith(start) for key in MESSAGES)
    ]
    assert not unknown


def test_every_text_is_used():
    used = {key for _, key in constants()} | commands()[1]
    used |= {key for kind in ("text", "Refusal") for _, key, _ in calls(SPEAKING, kind)}
    used |= {key for _, key, _ in calls(RULEBOOK, "IllegalMove")}
    used |= {start + end for start, ends in FAMILIES.items() for end in ends}
    used |= {key for key in MESSAGES if key.startswith(CARD_WORDS)}
    used |= RESULTS | {"card", "combination"}
    unused = sorted(set(MESSAGES) - used)
    assert not unused


def test_every_text_is_given_all_that_it_speaks_of():
    wrong = []
    for where, key, call in calls(SPEAKING, "text"):
        names = given(call)
        if names is not None and key in MESSAGES and not MESSAGES[key] <= names:
            wrong.append((where, key, MESSAGES[key] - names))
    assert not wrong


@cache
def refusals() -> list[tuple[str, dict[str, object]]]:
    """Every refusal that is raised somewhere, with samples of what is told with it."""
    told = []
    for files, kind in ((SPEAKING, "Refusal"), (RULEBOOK, "IllegalMove")):
        for _, key, call in calls(files, kind):
            names = given(call)
            if names is not None and key not in NOT_TOLD:
                told.append((key, {name: SAMPLES.get(name, 3) for name in names}))
    return told


@in_every_language
def test_every_refusal_can_be_explained_with_what_is_told_with_it(language):
    t = texts(language)
    assert len(refusals()) > 70
    for key, details in refusals():
        refusal = explain(Refusal(key, **details), t)
        assert refusal.strip() and not {"{", "$"} & set(refusal)
        assert explain(IllegalMove(1, key, "reason", **details), t) == refusal


@in_every_language
def test_a_name_in_a_refusal_is_only_text(language):
    told = explain(Refusal("seat-taken", name="**@everyone** <@1>"), texts(language))
    assert "**" not in told and "<@" not in told.replace("\\<\\@", "")


def test_an_unknown_text_is_an_error_and_not_an_empty_text():
    with pytest.raises((KeyError, LookupError)):
        T("no-such-text")


@in_every_language
def test_numbers_of_tables_and_games_are_no_quantities(language):
    for game in GAMES:
        assert "1234567" in texts(language)("table-title", table=1234567, game=game)


# Commands


def test_commands_speak_every_language():
    missing = [
        (part["name"], field, language)
        for command in commands()[0]
        for part in parts_of(command)
        for field in ("name", "description")
        for language in LANGUAGES
        if language != DEFAULT
        and field in part
        and part["name"] not in ("CSV", "JSON")
        and not part["name"].isdecimal()
        if (part.get(f"{field}_localizations") or {}).get(language) is None
    ]
    assert len(commands()[0]) == 5
    assert not missing


@in_every_language
def test_discord_takes_the_words_of_commands(language):
    wrong = []
    for command in commands()[0]:
        for part in parts_of(command):
            name, about = named(part, language), named(part, language, "description") if "description" in part else "x"
            is_choice = "value" in part
            if not is_choice:
                try:
                    app_commands.commands.validate_name(name)
                except ValueError:
                    wrong.append(name)
            if not 1 <= len(name) <= (100 if is_choice else 32) or not 1 <= len(about) <= 100:
                wrong.append((name, len(about), about))
            for kind in ("options", "choices"):
                names = [named(each, language) for each in part.get(kind, ())]
                if len(set(names)) != len(names) or len(names) > 25:
                    wrong.append((name, kind, names))
    assert not wrong
    groups = [named(command, language) for command in commands()[0]]
    assert len(set(groups)) == len(groups)


def test_no_group_of_commands_is_longer_than_discord_allows():
    for command in commands()[0]:
        fields = [
            [part[field], *(part.get(f"{field}_localizations") or {}).values()]
            for part in parts_of(command)
            for field in ("name", "description")
            if field in part
        ]
        values = [str(part["value"]) for part in parts_of(command) if "value" in part]
        assert sum(max(map(len, each)) for each in fields) + sum(map(len, values)) <= 8000


def called(group: str, words: list[str], language: str) -> str | None:
    """What is wrong with a command as a text names it; `None` where it can be typed like that."""
    command = next((each for each in commands()[0] if named(each, language) == group), None)
    if command is None:
        return f"no group {group}"
    if not words:
        return None
    sub = next((each for each in command["options"] if named(each, language) == words[0]), None)
    if sub is None:
        return f"no command {words[0]} of {group}"
    for word in words[1:]:
        option, _, value = word.partition(":")
        taken = next((each for each in sub.get("options", ()) if named(each, language) == option), None)
        if taken is None:
            return f"no option {option} of {words[0]}"
        offered = [named(each, language) for each in taken.get("choices", ())]
        if value and offered and value not in offered:
            return f"{value} is not offered for {option}"
    return None


@in_every_language
def test_a_command_that_a_text_names_can_be_typed_like_that(language):
    wrong, count = set(), 0
    for key, told in rendered(language):
        for line in re.findall(r"`/([^`]+)`", told):
            count += 1
            group, *words = line.split()
            problem = called(group, words, language)
            if problem:
                wrong.add((key, line, problem))
        # In the descriptions of commands there is no markdown.
        for group, word in re.findall(r"(?<![\w`/:<])/([^\W\d][\w-]*) ([\w-]+)", told):
            problem = called(group, [word], language)
            if problem:
                wrong.add((key, f"/{group} {word}", problem))
        # A word in the same signs beside a command is one of its options.
        for option in re.findall(r"`([^\W\d_]+)`", told):
            lines = [line.split() for line in re.findall(r"`/([^`]+)`", told)]
            if lines and all(called(line[0], [*line[1:2], option], language) for line in lines):
                wrong.add((key, option, "no option"))
    assert count > 20
    assert not wrong


@in_every_language
def test_a_button_that_a_text_names_is_called_like_that(language):
    t = texts(language)
    labels = {t(key).rstrip("!") for key, names in MESSAGES.items() if "button" in key and not names}
    italics = {
        (key, word)
        for key, told in rendered(language)
        for word in re.findall(r"(?<![*\\])\*([^*\n]+)\*(?!\*)", told.replace("**", ""))
        # It is a word like others where nouns have endings.
        if not word.casefold().startswith("dost") and word not in labels
    }
    assert not italics


# Grammar


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 point", 2: "2 points", 5: "5 points"}),
        ("cs", {0: "0 bodů", 1: "1 bod", 2: "2 body", 4: "4 body", 5: "5 bodů", 21: "21 bodů", 102: "102 bodů"}),
        ("de", {0: "0 Punkte", 1: "1 Punkt", 2: "2 Punkte", 21: "21 Punkte"}),
        ("hu", {0: "0 pont", 1: "1 pont", 2: "2 pont", 21: "21 pont"}),
        ("ro", {0: "0 puncte", 1: "1 punct", 2: "2 puncte", 19: "19 puncte", 20: "20 de puncte", 100: "100 de puncte"}),
    ],
)
def test_a_number_has_its_noun_in_the_right_form(language, forms):
    for number, told in forms.items():
        assert texts(language)("side-line", names="X", points=number).endswith(told)


CZECH_BRCKA = {1: "1 brčko", 2: "2 brčka", 3: "3 brčka", 4: "4 brčka", 5: "5 brček", 10: "10 brček", 22: "22 brček"}


@pytest.mark.parametrize("number", CZECH_BRCKA)
def test_brcka_are_counted_in_czech(number):
    t = texts("cs")
    for key in ("race-says-took", "corrected"):
        assert CZECH_BRCKA[number] in t(key, names="X", brcka=number)
    for key in ("chosen-add", "chosen-take"):
        assert CZECH_BRCKA[number] in t(key, names="X", amount=number)


CZECH_CARDS = {
    "a": "žaludské eso, žaludského krále, žaludského svrška, žaludského spodka, "
    "žaludskou desítku, žaludskou devítku, žaludskou osmičku, žaludskou sedmičku",
    "l": "zelené eso, zeleného krále, zeleného svrška, zeleného spodka, "
    "zelenou desítku, zelenou devítku, zelenou osmičku, zelenou sedmičku",
    "h": "červené eso, červeného krále, červeného svrška, červeného spodka, "
    "červenou desítku, červenou devítku, červenou osmičku, červenou sedmičku",
    "b": "kulové eso, kulového krále, kulového svrška, kulového spodka, "
    "kulovou desítku, kulovou devítku, kulovou osmičku, kulovou sedmičku",
}
"""The cards that somebody has to beat, as a Czech would say it, from ace to seven."""
CZECH_CASES = {
    "hA": ("červené eso", "červeným esem"),
    "aK": ("žaludský král", "žaludským králem"),
    "lO": ("zelený svršek", "zeleným svrškem"),
    "bU": ("kulový spodek", "kulovým spodkem"),
    "aT": ("žaludská desítka", "žaludskou desítkou"),
    "l9": ("zelená devítka", "zelenou devítkou"),
    "h8": ("červená osmička", "červenou osmičkou"),
    "b7": ("kulová sedmička", "kulovou sedmičkou"),
}
"""A card as it stands by itself, and as that with which somebody wins."""
CZECH_FRENCH = {
    "hA": "srdcové eso",
    "aK": "křížového krále",
    "lO": "pikovou dámu",
    "bU": "kárového kluka",
    "aT": "křížovou desítku",
    "l9": "pikovou devítku",
    "h8": "srdcovou osmičku",
    "b7": "károvou sedmičku",
}
"""Cards of the French deck that somebody has to beat."""


@pytest.mark.parametrize("suit", CZECH_CARDS)
def test_cards_are_declined_in_czech(suit):
    t = texts("cs")
    for letter, told in zip("AKOUT987", CZECH_CARDS[suit].split(", "), strict=True):
        card = Card.parse(suit + letter)
        assert f" {told}," in t("must-beat", card=card)
        assert f" {told}." in t("ask-follow-beat", suit=card.suit, best=card)
        assert f" {told}**" in t("hint-play", card=card)


@pytest.mark.parametrize("card", [Card.parse(text) for text in CZECH_CASES], ids=str)
def test_cards_are_declined_in_czech_by_themselves_where_they_win_and_in_the_french_deck(card):
    t, (words, by) = texts("cs"), CZECH_CASES[str(card)]
    assert f", {words}, " in t("review-alt-dear", trick=1, name="X", card=card, cost=3)
    assert f" {by}." in t("learn-won", seat=1, name="X", card=card, points=6, bonus=0)
    assert f" {CZECH_FRENCH[str(card)]}," in texts("cs", PLAIN[Deck.FRENCH])("must-beat", card=card)


def begins_with_a_vowel(word: str) -> bool:
    """Whether a Hungarian word does, or a number in figures: one and a thousand, five, fifty and so on."""
    if word.isdecimal():
        return word[0] == "5" or (word[0] == "1" and len(word) % 3 == 1)
    return word[0].casefold() in "aáeéiíoóöőuúüű"


def test_an_article_is_right_in_hungarian():
    # "Az" before a consonant may be another word.
    wrong = {
        (key, word)
        for key, told in rendered("hu")
        for word in re.findall(r"\b[Aa] [*`„]*(\d+|[^\W\d_]+)", told)
        if begins_with_a_vowel(word)
    }
    assert not wrong


def test_the_ledger_is_called_by_its_name_in_czech():
    assert named(commands()[0][len(GAMES)], "cs") == "brčko"
    assert named(commands()[0][len(GAMES)], "en") == "brcko"
