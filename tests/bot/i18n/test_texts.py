"""Texts, in every language: each key that the code names is there, each text is used, and none is left with a gap."""

import ast
import asyncio
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from babel import Locale
from discord import app_commands
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.cards import Deck
from bot.i18n.card_symbols import PLAIN
from bot.i18n.texts import DEFAULT, JOINER, LANGUAGES, LOCALES, Texts, _resources, add_folder, remove_folder, texts
from bot.model.across import MET_LEAST
from bot.model.appointment import BEFORE_MINUTES, MOST_HERE, MOST_OWN, Outcome
from bot.model.ban import Banned
from bot.model.celebration import Thing
from bot.model.company import Told
from bot.model.evening import MOST_TABLES
from bot.model.event import LEAST_RANKED
from bot.model.forms import MOVEMENTS, offered
from bot.model.guest import Phrase
from bot.model.honour import TEN_DAYS
from bot.model.ledger import Period
from bot.model.limits import CHOICES
from bot.model.names import MAX_NAME
from bot.model.options import (
    Clock,
    Newcomers,
    Pace,
    Partners,
    Pause,
    Ping,
    Stoppers,
    TableLook,
    lists_of,
    rule_options,
    switches_of,
)
from bot.model.reminder import Remind
from bot.model.report import MOST_REPORTED
from bot.model.report import Reason as WhyReported
from bot.model.season import MOST_TOGETHER, Length, Score
from bot.model.server_match import MOST_PEOPLE, may_match
from bot.model.supposition import Choice
from bot.model.table import Status
from bot.model.typed_time import FURTHEST
from bot.model.unit import unit_of
from bot.storage.privacy import COUNTED, TOGETHER
from bot.ui import rulebook
from bot.ui.company import WAYS
from bot.ui.games import SCREENS
from bot.ui.games.duel_lesson import Why as DuelWhy
from bot.ui.games.lesson import Stage
from bot.ui.games.puzzle import OPPONENT
from bot.ui.games.stovkahra.lesson import Topic, Why
from bot.ui.puzzle import GOALS
from bot.ui.rules import CONTENTS, PACK
from bot.ui.settings import OWN_TICKS, TICKED
from cogs.games import groups as command_groups
from cogs.ledger import brcko
from cogs.menus import menus
from cogs.moderation import Moderation
from cogs.privacy import privacy
from cogs.words import Translator, language_of
from engine import moves
from engine.cards import german_pack, trappola_pack
from engine.cards.german_pack import CARDS, Card, Rank, Suit
from engine.duel.play import Bonus
from engine.feats import Feat
from engine.games import GAMES, USUAL, with_duplicates, with_reviews
from engine.insights import Aspect, Habit
from engine.moments import MomentKind
from engine.moves import Combination
from engine.players import Level, Reason
from engine.reasons import What, Who
from engine.stovkahra.moves import How
from engine.stovkahra.rules import GOAL
from engine.stovkahra.trick import Duty
from engine.trappola import rules as trappola
from tests.support.clear_rows import MOST_BESIDE_EMOJI, MOST_LABEL

ROOT = Path(__file__).parents[3]
SPEAKING, RULEBOOK = ("bot", "cogs"), ("engine",)
"""The folders whose code asks for texts, and that whose refusals become texts."""
NOT_TOLD = {"bad-pack"}
"""Reasons that no player can be given: packs come from chance, and are never on a button."""
CHOSEN = {option for game in GAMES for option in (*lists_of(game), *switches_of(game))}
"""What is chosen at a table before its first deal."""
PACKS = ["german", "french", "trappola"]
"""What a card may be called by: the words of a deck of the 32 cards, or the Trappola pack."""
NO_PARTNERS = [kind.name for kind in GAMES.values() if not kind.partners]
"""The games whose standings are results."""
RESULTS = {f"standings-{game}-{part}" for game in GAMES for part in ("key",)}
"""What stands below the titles of these."""
WORDS = {
    **{"ask-": Duty, "game-": GAMES, "table-": Status, "level-": Level, "hint-why-": Reason},
    **{"clock-": Clock, "ping-": Ping, "pace-": Pace, "pause-": Pause, "stoppers-": Stoppers, "deck-": Deck},
    **{"newcomers-": [Newcomers.AT_ONCE], "partners-": [Partners.DRAWN], "look-": [TableLook.PICTURE]},
    **{"appointment-": Outcome, "report-for-": WhyReported},
    **{
        "ahead-": Choice,
        "button-ahead-": Choice,
        "home-day-": ("open", "begun", "played"),
        "button-form-": offered(USUAL),
    },
    "hint-": (moves.PASS, moves.DOST, moves.COUNT),
    "bulka-button-": (moves.ALIFER, moves.AGREE, moves.REFUSE, moves.BLANCHE, moves.BIANCA),
    "trappola-button-": (moves.EXCHANGE, moves.KEEP),
    "replay-move-": (
        *(moves.EXCHANGE, moves.KEEP, moves.BLANCHE, moves.BIANCA, moves.ALIFER, moves.AGREE, moves.REFUSE),
        *(moves.DOST, moves.COUNT),
    ),
}
FAMILIES = {start: list(map(str, ends)) for start, ends in WORDS.items()} | {
    **{f"form-{part}-": ["table", "teams", *MOVEMENTS] for part in ("what", "at")},
    **{f"form-{part}-": list(MOVEMENTS) for part in ("title", "about", "how")},
    "option-": [f"{option}{end}" for option in sorted(CHOSEN) for end in ("", "-about")],
    "topic-": [topic for screens in SCREENS.values() for topic in screens.topics],
    "rule-": [rule for game in SCREENS for rule in rulebook.numbers(game)],
    "standings-": list(GAMES),
    "standings-picture-": [unit_of(game).name for game in GAMES],
    "history-how-": [how.replace(" ", "-") for how in How],
    "settings-option-": sorted(TICKED),
    "settings-limit-": list(CHOICES),
    "rules-": [CONTENTS, PACK],
    "learn-try-": [*map(str, Why), *map(str, DuelWhy)],
    "pack-": (*PACKS, "tell"),
    "settings-daily-table-": ["on", "off"],
    "settings-across-": ["on", "off"],
    "settings-research-": ["on", "off"],
    "button-settings-": ["messages", "new", "moderation", "daily", "company", "research", "unlikely"],
    "preferences-about-": list(OWN_TICKS),
    "preferences-": list(OWN_TICKS),
    "settings-seasons-": list(map(str, Length)),
    "phrase-": list(map(str, Phrase)),
    "told-now-": list(map(str, Told)),
    "button-told-": list(map(str, WAYS)),
    "evening-table-": [str(Status.FINISHED), str(Status.STOPPED)],
    "daily-about-": with_duplicates(),
    "met-": [*map(str, Thing)],
    "met-large-": [*map(str, Thing)],
    "met-line-": [*map(str, Thing)],
    "feat-": [*map(str, Feat), TEN_DAYS],
    "reason-": [*map(str, What)],
    "moment-": [*map(str, MomentKind)],
    "habit-": [*map(str, Habit)],
    "insights-by-": [*map(str, (Aspect.LEAD, Aspect.FOLLOW, Aspect.TRUMP, Aspect.PLAIN))],
}
"""Keys of which the end is put in when the text is asked for."""
OF_32 = ("ask-", "learn-dealt", "must-", "reason-seven", "review-missed")
"""How texts begin that are of Stovkahra alone, and never speak of the Trappola pack."""
CARD_WORDS = ("suit-", "rank-", "ranks-", "suit-letter-", "rank-letter-")
FUNCTIONS = {"OPENING", "SUIT", "SIGN", "RANK", "RANKS", "CARD", "FACE", "COMBINATION", "NUMBER", "DATETIME"}
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
OF_KINDS = {
    "pace": Pace,
    "clock": Clock,
    "ping": Ping,
    "pause": Pause,
    "look": TableLook,
    "stage": Stage,
    "newcomers": Newcomers,
    "lobby-options partners": Partners,
}
WINNERS = [*(str(who) for who in Who if who is not Who.NOBODY), OPPONENT]
TOLD: dict[str, list[Any]] = {
    "card": [*CARDS, *trappola_pack.CARDS],
    "best": list(CARDS),
    "suit": [*Suit, *trappola_pack.Suit],
    "rank": [*Rank, *trappola_pack.Rank],
    "combination": DECLARED + LATIN_DECLARED,
    "nothing-to-ask rank": list(trappola.VALUES),
    **{name: [datetime(2026, 5, 1, 12, tzinfo=UTC)] for name in ("date", "first_day", "last_day")},
    "button-play-on-back from": ["game", "puzzle"],
    "play-on-points before": ["game", "perfect"],
    "insights-habit-said unit": ["brcka", "points"],
    "chosen-better better": ["add", "take"],
    "play-on-points whose": ["you", "side", "others"],
    "goal": [1, 3, 5, 10, 20],
    "review-missed tricks": list(range(8)),
    "review-fact tenths": list(range(11)),
    **{key: ["yes", "no"] for key in ("holds", "lucky", "right")},
    "shuffle": ["first", "every"],
    "daily-ranks-title period": ["week", "month"],
    "where": ["here", "all"],
    **{key: ["yes", "no"] for key in ("known", "you", "review-exchanged-line kept", "bulka-chips-kept computers")},
    "count": ["closed", "open"],
    "dost": ["own", "side"],
    "sign": ["plus", "minus"],
    "into": ["cup", "hand", "you", "yours"],
    "bulka-cup own": ["none", "+15"],
    "bulka-cup later": ["yes", "no"],
    "said": [str(moves.BLANCHE), str(moves.BIANCA)],
    **{key: ["on", "off"] for key in ("signals", "hints", "cup", "alifer")},
    **{key: ["yes", "no"] for key in ("on", "plays", "named", "linked", "done", "standings-rating computers")},
    "shut-out who": list(map(str, Banned)),
    **{key: ["yes", "no"] for key in ("shut-out why", "goodbye why")},
    **{name: list(map(str, kind)) for name, kind in OF_KINDS.items()},
    "period": list(map(str, Period)),
    **{key: list(GAMES) for key in ("table-title game", "lobby-title game", "tables-line-of game")},
    **{key: list(GAMES) for key in ("standings-none-yet game", "standings-none-among-people game")},
    **{"player-you-unknown game": list(GAMES), "player-unknown-of-game game": NO_PARTNERS},
    "tables-put-away game": list(GAMES),
    "seat-not-come status": ["stopped", "finished"],
    "command": list(GAMES),
    **dict.fromkeys(("review-needs-record command", "insights-nothing-to-share command"), with_reviews()),
    "challenge-where command": with_duplicates(),
    "match-team where": ["here", "there"],
    "match-team ready": ["yes", "no"],
    "match-code command": [game for game in GAMES if may_match(game)],
    "season-most part": list(Score._fields),
    "season-head part": ["total", *Score._fields],
    "privacy-part part": [*COUNTED, *TOGETHER, "shut-out", "digests"],
    "season-title year": ["2026"],
    "season-title length": [str(each) for each in Length if each.months > 1],
    "season-honoured medal": ["🥇"],
    **{f"{key} way": list(map(str, Remind)) for key in ("button-remind", "appointment-remind")},
    "listed": ["bulka", "trappola bulka", " ".join(GAMES)],
    "either-command first": ["`/bulka`"],
    "either-command last": ["`/stovkahra`"],
    **{f"{key} game": list(GAMES) for key in ("learn-head", "levels", "rules-of", "rules-title")},
    **{key: ["X"] for key in ("pack-alt suits", "ranks")},
    "lobby-options hints": ["on", "alone", "off"],
    "bonus-of-trick place": ["first", "last", "other"],
    "game-worth why": ["two", "false-dost"],
    "panel-fate fate": ["won", "lost"],
    "ask-concede worth": ["one", "two", "open"],
    "ask-concede alone": ["yes", "no"],
    "ask-leave others": ["anybody", "invited", "nobody"],
    **{key: ["yes", "no"] for key in ("bonus-of-trick seven", "bulka-counted-aces kept")},
    **{f"reason-{key} who": WINNERS for key in ("trick", "trick-card", "last")},
    **{f"moment-{kind} who": ["you", "other"] for kind in MomentKind},
    **{f"moment-{kind} whose": ["you", "side", "other"] for kind in MomentKind},
    "moment-ace-fell loser": ["you", "other"],
    "moment-hundred-unsaid dost": ["yes", "no"],
    "reason-seven who": [who for who in WINNERS if who != OPPONENT],
    **{key: ["you", OPPONENT] for key in ("reason-deuce who", "reason-aces who")},
    "reason-sweep who": ["you", OPPONENT, "nobody"],
    "reason-seven side": ["us", "them"],
    **{key: ["you", OPPONENT, "us", "them"] for key in ("reason-cards who", "reason-last side")},
    "reason-last bonus": [0, 6, 26, 52, 78],
    "reason-deuce bonus": [10],
    "reason-aces bonus": [6, 12, 30, 40],
    "reason-sweep bonus": [30],
    "players": [2, 4],
    "puzzle-trick place": [0, 1, 2, 3, OPPONENT],
    "puzzle-ask goal": [*dict.fromkeys(GOALS.values()), "idle-4", "idle-2", "less", "none"],
    "reason-seven bonus": [0, 10, 26],
    "duel-bonus bonus": [bonus.value for bonus in Bonus],
    **dict.fromkeys(("card pack", "combination pack"), PACKS),
    "card suit": SUITS + LATIN_SUITS,
    "card rank": list(dict.fromkeys(RANKS + LATIN_RANKS)),
    "combination rank": list(dict.fromkeys(each.rank.name.lower() for each in DECLARED + LATIN_DECLARED)),
    "combination number": [3, 4],
    **{key: ["X"] for key in ("card suitName", "card rankName", "combination ranksName")},
}
"""Every value of those that are no numbers, where it matters with the key before it."""
LEAST, MOST = ([getattr(each, name) for each in MOVEMENTS.values()] for name in ("least", "most"))
FIXED = {
    "across-rating-how met": [MET_LEAST],
    "appointment-most-own most": [MOST_OWN],
    "appointment-most-here most": [MOST_HERE],
    **{f"{key} minutes": [BEFORE_MINUTES] for key in ("appointment-remind", "appointment-remind-late")},
    "at-far days": [FURTHEST.days],
    **{f"{key} least": [LEAST_RANKED] for key in ("daily-ranks-how", "season-how")},
    "evening-full most": [MOST_TABLES],
    **{f"{key} least": LEAST for key in ("individual-failed", "individual-few", "individual-needs")},
    "form-how-individual most": MOST,
    **{f"learn-{key} goal": [GOAL] for key in ("counted", "false-dost", "table", "too-early", "try-count", "try-dost")},
    **{f"{key} goal": [GOAL] for key in ("learn-undecided", "learn-worth-nothing", "rule-dost")},
    "match-how most": [MOST_PEOPLE],
    "met-behind others": [8, 19],
    "report-limit most": [MOST_REPORTED],
    "season-how together": [MOST_TOGETHER],
}
"""The numbers that are always the same ones."""
NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 15, 19, 20, 21, 22, 25, 50, 51, 99, 100, 101, 102, 119, 120, 1000]
FEW = [0, 1, 1000]
SAME = {
    *(*GAMES, "alifer", "bianka", "blanš", "dost", "brčko", "brčka", "brcko", "brcka"),
    *(
        "chip",
        "chips",
        "export",
        "format",
        "moderation",
        "normal",
        "partner",
        "pause",
        "rating",
        "start",
        "team",
        "text",
        "thread",
    ),
}
"""Words that another language has as English has them: what the games call their own, and those they share."""
TITLES = re.compile("The Playing-Card|The Penguin Book of Card Games|The Game of Tarot")
NAMES = {
    "rudolf",
    "harras",
    "walter",
    "fürst",
    "kuoni",
    "david",
    "parlett",
    "nakoa",
    "davis",
    "pagat",
    "gamerules",
    "com",
}
"""Who stands on the cards of the Tell deck, who wrote the rules down, and where."""
FREE = {"card", "combination"}
"""Texts of words for cards: a language uses of their values what its grammar needs."""
KEY = re.compile(r"[a-z]+[0-9]?(-[a-z0-9]+)+")
RELATIVE, FULL = "R", "F"
"""How Discord shows a moment: as "in 5 minutes", or with the day of the week and all."""
T = texts()
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


class _Found(Visitor):
    """What stands in a text: words, values, functions with the case they are asked for, and choices."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: list[tuple[str, str | None]] = []
        self.choices: list[ftl.SelectExpression] = []
        self.spoken: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.spoken.append(node.value)

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


@cache
def parsed(language: str = DEFAULT) -> list[ftl.EntryType]:
    """What stands in the files of a language, which are read first of all."""
    files = len(list((LOCALES / language).glob("*.ftl")))
    return [entry for resource in _resources(language)[:files] for entry in resource.body]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every text of a language by its key."""
    return {entry.id.name: entry for entry in parsed(language) if isinstance(entry, ftl.Message)}


MESSAGES = {key: found(message.value).names for key, message in messages(DEFAULT).items()}
"""The variables of each text."""


@cache
def nodes(folder: str) -> list[tuple[str, ast.AST]]:
    """The calls, strings and sums in the code below a folder: in which file, and what."""
    read = ((file.name, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted((ROOT / folder).rglob("*.py")))
    kinds = ast.Call | ast.Constant | ast.JoinedStr | ast.BinOp
    return [(name, node) for name, tree in read for node in ast.walk(tree) if isinstance(node, kinds)]


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
    named = function.func if isinstance(function, ast.Call) else function
    return isinstance(named, ast.Name) and named.id == ("texts" if named is not function else "t")


KEY_AT = {"IllegalMove": 1, "RecordError": 1}
"""Which argument the key is, where it is not the first one."""


@cache
def calls(folders: tuple[str, ...], kind: str) -> list[tuple[str, str, ast.Call]]:
    """Every text asked for, refusal, illegal move or mistake in a record: where, its key, and the call."""
    return [
        (f"{name}:{node.lineno}", key, node)
        for folder in folders
        for name, node in nodes(folder)
        if isinstance(node, ast.Call) and node.args
        if (kind == "text" and is_texts(node.func)) or getattr(node.func, "id", None) == kind
        for key in strings(node.args[KEY_AT.get(kind, 0)])
    ]


def given(call: ast.Call) -> set[str] | None:
    """The values that a call gives by name; `None` where some of them come from elsewhere."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {name for name in names if name}


def constants() -> Iterator[str]:
    """Every string in the code that looks like a key."""
    for _, node in chain(*map(nodes, SPEAKING)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value


def families_used() -> Iterator[tuple[str, str]]:
    """Every f-string that makes a key: where, and how it begins."""
    for name, node in chain(*map(nodes, SPEAKING)):
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
    values = TOLD.get(f"{key} {name}") or FIXED.get(f"{key} {name}") or TOLD.get(name) or NUMBERS
    of_32 = values is not NUMBERS and key.startswith(OF_32)
    return [each for each in values if not is_latin(each)] if of_32 else values


def is_latin(value: object) -> bool:
    """Whether it is of the Trappola pack."""
    of = value.rank if isinstance(value, Combination) else value
    return isinstance(of, trappola_pack.Card | trappola_pack.Suit | trappola_pack.Rank)


def tellings(key: str, names: Iterable[str], random: Random, *, chooses: bool = True) -> Iterator[dict[str, Any]]:
    """Samples of all that a text is told: each value of each of its variables, with any of the others.

    Of numbers by which nothing is chosen a few tell as much.
    """
    every = {name: domain(key, name) for name in sorted(names)}
    values = {name: each if each is not NUMBERS or chooses else FEW for name, each in every.items()}
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
        samples = tellings(key, found(message.value).names, random, chooses=bool(found(message).choices))
        for deck, told in product(packs, list(samples)):
            told_of.add((key, texts(language, PLAIN[deck])(key, **told)))
    return told_of


def spelled(pattern: ftl.Pattern, at: int) -> str:
    """A text with the variant of that number of each choice, and its values by their names: `Game ‹game›`."""
    told = []
    for element in pattern.elements:
        part = element.expression if isinstance(element, ftl.Placeable) else element
        match part:
            case ftl.TextElement(value=text) | ftl.StringLiteral(value=text):
                told.append(text)
            case ftl.SelectExpression(variants=variants):
                told.append(spelled(variants[at % len(variants)].value, at))
            case _:
                told.append(f"‹{' '.join(sorted(found(part).names))}›")
    return "".join(told)


@cache
def forms(language: str) -> list[tuple[str, str]]:
    """Every text of a language in each of its forms, as `spelled`, with its key."""
    most = {
        key: max((len(choice.variants) for choice in found(each).choices), default=1)
        for key, each in messages(language).items()
    }
    return [(key, spelled(messages(language)[key].value, at)) for key in most for at in range(most[key])]


def styles(function: ast.AST) -> dict[str, set[str]]:
    """How moments are shown that a function gives to texts, by the name of each: `when(moment, "F")`."""
    shown: dict[str, set[str]] = {}
    for node in ast.walk(function):
        pairs: list[tuple[ast.expr | None, ast.expr]] = []
        match node:
            case ast.keyword(arg=str(name), value=value):
                pairs = [(ast.Name(name), value)]
            case ast.Dict(keys=keys, values=values):
                pairs = list(zip(keys, values, strict=True))
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = list(zip(targets, values, strict=True))
            case ast.Assign(targets=[target], value=value):
                pairs = [(target, value)]
        for target, value in pairs:
            match target, value.body if isinstance(value, ast.IfExp) else value:
                case ast.Name(id=name) | ast.Constant(value=str(name)), ast.Call(func=ast.Name(id="when"), args=args):
                    shown.setdefault(name, set()).update([strings(args[1])[0] if args[1:] else RELATIVE])
    return shown


@cache
def moments() -> dict[tuple[str, str], set[str]]:
    """Every moment that a text is given, by key and name, and how Discord shows it, which is `R` if it is unknown."""
    functions = [
        (styles(node), {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)})
        for file in sorted((ROOT / "bot" / "ui").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    named = {name for shown, _ in functions for name in shown}
    return {
        (key, name): {each for shown, keys in functions if key in keys for each in shown.get(name, ())} or {RELATIVE}
        for key, names in MESSAGES.items()
        for name in names & named
    }


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
    """All commands that are typed, as they are sent to Discord, and the keys of their words."""
    client = discord.Client(intents=discord.Intents.default())
    moderation = Moderation(client).app_command  # type: ignore[arg-type]
    assert moderation is not None
    return payloads([*command_groups(), brcko(), moderation, privacy()])


@cache
def pointed() -> tuple[list[dict[str, Any]], set[str]]:
    """The commands in the menus of people and messages, as they are sent to Discord, and the keys of their words."""
    return payloads(menus())


def payloads(
    added: Iterable[app_commands.Group | app_commands.Command[Any, ..., None] | app_commands.ContextMenu],
) -> tuple[list[dict[str, Any]], set[str]]:
    """Commands as they are sent to Discord, and the keys of their words."""
    translator = _Asking()

    async def translated() -> list[dict[str, Any]]:
        tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.default()))
        return [await each.get_translated_payload(tree, translator) for each in added]

    return asyncio.run(translated()), translator.asked


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
def test_a_language_can_be_read_to_its_end_and_tells_what_english_tells(language):
    junk = [entry.content[:60] for entry in parsed(language) if isinstance(entry, ftl.Junk)]
    keys = Counter(entry.id.name for entry in parsed(language) if isinstance(entry, ftl.Message | ftl.Term))
    empty = [key for key, message in messages(language).items() if message.value is None]
    assert not junk and not empty and set(keys.values()) == {1}
    missing, besides = MESSAGES.keys() - messages(language), messages(language).keys() - MESSAGES
    assert not missing and not besides, f"{language} lacks {sorted(missing)} and has besides {sorted(besides)}"
    other = {}
    for key, message in messages(language).items():
        names = set().union(*(found(part).names for part in (message.value, *message.attributes)))
        allowed = {name.split()[1] for name in TOLD if name.startswith(f"{key} ")} if key in FREE else MESSAGES[key]
        if names - allowed or (key not in FREE and found(message.value).names != allowed):
            other[key] = found(message.value).names ^ allowed
    assert not other


def prose(message: ftl.Message) -> list[str]:
    """The words of a text that languages do not share, in order; what stands between backticks is for programs."""
    spoken = TITLES.sub(" ", re.sub(r"`[^`]*`", " ", " ".join(found(message.value).spoken))).casefold()
    return [word for word in re.findall(r"[^\W\d_]{2,}", spoken) if word not in SAME | NAMES]


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {DEFAULT}))
def test_no_language_leaves_an_english_copy(language):
    copies = {}
    for key, message in messages(language).items():
        english, told = prose(messages(DEFAULT)[key]), prose(message)
        # Where a sentence was left, some words of it follow one another.
        runs = {tuple(english[at : at + 3]) for at in range(len(english) - 2)}
        left = [told[at : at + 3] for at in range(len(told) - 2) if tuple(told[at : at + 3]) in runs]
        if left or (told and told == english):
            copies[key] = left or told
    assert not copies


@in_every_language
def test_a_number_that_is_told_in_english_is_told(language):
    lost = []
    for key in MESSAGES.keys() - FREE:
        names = MESSAGES[key]
        # Small numbers may stand in words, and so may all of which there are only one or two.
        free = [name for name in sorted(names) if f"{key} {name}" in FIXED or domain(key, name) is NUMBERS]
        numbers = {name: 23 + 2 * at for at, name in enumerate(free)}
        told = {name: domain(key, name)[0] for name in names} | numbers
        english, translated = ({*re.findall(r"\d+", t(key, **told))} for t in (T, texts(language)))
        lost += [(key, name) for name, number in numbers.items() if str(number) in english - translated]
    assert not lost


# What texts consist of


@in_every_language
def test_a_choice_knows_every_form_of_a_number_and_only_words_that_come(language):
    forms = set(Locale.parse(language).plural_form.tags) | {"other"}
    wrong = []
    for key, message in messages(language).items():
        for choice in found(message).choices:
            by, keys = selector(choice), [each.key for each in choice.variants]
            words = [each.name for each in keys if isinstance(each, ftl.Identifier)]
            default = next(each.key for each in choice.variants if each.default)
            if domain(key, by) is NUMBERS or by == "number":
                right = words in ([], ["other"]) or set(words) == forms
                right = right and not (isinstance(default, ftl.Identifier) and default.name != "other")
            else:
                come = domain(key, by)
                said = [*words, *(each.value for each in keys if not isinstance(each, ftl.Identifier))]
                right = all(isinstance(each, str | int) for each in come) and len(set(said)) == len(said)
                right = right and set(said) <= {*map(str, come), "other"}
            if not right:
                wrong.append((key, by, words, default))
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


@pytest.mark.parametrize(
    "key", ["no-such-text", *(key for key, names in MESSAGES.items() if names)][:: len(MESSAGES) // 9]
)
def test_an_unknown_text_and_a_value_left_out_are_errors_and_no_empty_text(key):
    with pytest.raises(KeyError):
        T(key)


# Cases


def words_of(language: str, function: str, pack: str) -> list[ftl.Message]:
    """The words that a function gives for a pack."""
    pattern = re.compile(NAMED[function].format(pack=pack))
    return [message for key, message in messages(language).items() if pattern.fullmatch(key)]


@in_every_language
def test_the_cases_of_words_are_those_that_are_asked_for(language):
    functions = {(key, *each) for key, message in messages(language).items() for each in found(message).functions}
    assert {name for _, name, _ in functions} <= FUNCTIONS
    asked = [(key, name, case) for key, name, case in functions if case is not None]
    answering, missing = set(), []
    for key, name, case in asked:
        words = [word for pack in PACKS for word in words_of(language, name, pack)]
        answering |= {(word.id.name, case) for word in words}
        # A word that is the same in that case has none of its own.
        if not any(attribute.id.name == case for word in words for attribute in word.attributes):
            missing.append((key, name, case))
    there = {(key, each.id.name) for key, message in messages(language).items() for each in message.attributes}
    assert not missing and there <= answering, there - answering


def assert_differ(t: Texts, key: str, told: str, values: Collection[object], /, **others: object) -> None:
    """A text is another one for each value."""
    assert len({t(key, **{told: value}, **others) for value in values}) == len(values), key


@in_every_language
@pytest.mark.parametrize("deck", PACKS)
def test_no_two_cards_are_called_the_same(language, deck):
    if deck == "trappola":
        t, pack, suits, ranks = texts(language), trappola_pack, LATIN_SUITS, LATIN_RANKS
        told_of = ("must-beat", "hint-play")
        assert_differ(t, "duel-ask-follow", "suit", trappola_pack.Suit)
        for key in ("bulka-asked", "bulka-button-ask"):
            assert_differ(t, key, "rank", trappola_pack.Rank, name="X", you="no", suit=trappola_pack.Suit.CUPS)
        assert_differ(t, "nothing-to-ask", "rank", trappola.VALUES)
    else:
        t, pack, suits, ranks = texts(language, PLAIN[Deck(deck)]), german_pack, SUITS, RANKS
        told_of = ("must-beat", "learn-try-only", "review-alt-mistake")
        # With German cards the Trappola pack has names of its own; with French ones it has theirs.
        assert_differ(t, "hint-play", "card", trappola_pack.CARDS)
    for key in told_of:
        assert_differ(t, key, "card", pack.CARDS, trick=3, name="X", cost=4)
    assert_differ(t, "suit-cards", "suit", pack.Suit, ranks="")
    assert_differ(t, "hint-declare", "combination", LATIN_DECLARED if deck == "trappola" else DECLARED, points=6)
    letters = {t(f"rank-letter-{deck}-{rank}") for rank in ranks}
    signs = {t(f"suit-letter-{deck}-{suit}") for suit in suits}
    assert len(letters) == len(ranks) and max(map(len, letters)) <= 2
    assert len(signs) == 4 and set(map(len, signs)) == {1}


@in_every_language
def test_cards_of_the_william_tell_pattern_are_called_as_german_ones(language):
    german, tell = (texts(language, PLAIN[deck]) for deck in (Deck.GERMAN, Deck.TELL))
    for card in (*german_pack.CARDS, *trappola_pack.CARDS):
        assert (tell.card(card), tell.symbol(card)) == (german.card(card), german.symbol(card))
        assert tell("must-beat", card=card) == german("must-beat", card=card)


def test_cards_and_ranks_of_two_packs_that_are_equal_as_numbers_are_told_apart():
    t = texts(DEFAULT, PLAIN[Deck.GERMAN])
    for german, latin in zip(german_pack.CARDS, trappola_pack.CARDS, strict=False):
        assert german == latin and t.symbol(german) != t.symbol(latin), german
    under, cavalier = Rank.UNDER, next(rank for rank in trappola_pack.Rank if rank == Rank.UNDER)
    assert t.rank(under) != t.rank(cavalier)


# Texts of a game from a folder of its own


def test_texts_of_an_added_folder_fall_back_to_english_one_by_one(tmp_path):
    for language, text in (
        ("en", "own-won = { $name } has won.\nown-lost = Lost."),
        ("cs", "own-lost = Prohra."),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "other.ftl").write_text(text, encoding="utf-8")
    before = texts("cs")("button-pass")
    add_folder(tmp_path)
    try:
        czech, german = texts("cs"), texts("de")
        assert (czech("own-won", name="Eva"), czech("own-lost")) == ("Eva has won.", "Prohra.")
        assert (german("own-lost"), czech("button-pass")) == ("Lost.", before)
    finally:
        remove_folder(tmp_path)
    assert "own-won" not in texts("cs")


# The code and its texts


def test_every_text_that_is_asked_for_is_there_and_given_all_that_it_speaks_of():
    asked = [each for kind in ("text", "Refusal") for each in calls(SPEAKING, kind)]
    reasons = [each for each in calls(RULEBOOK, "IllegalMove") if each[1] not in NOT_TOLD]
    reasons += calls(RULEBOOK, "RecordError")
    assert len(asked) > 250 and len(reasons) > 75
    wanted = {key for _, key, _ in asked + reasons} | RESULTS
    wanted |= {start + end for start, ends in FAMILIES.items() for end in ends}
    assert not wanted - MESSAGES.keys()
    given_too_little = [
        (where, key, MESSAGES[key] - names)
        for where, key, call in asked + reasons
        if (names := given(call)) is not None and not MESSAGES[key] <= names
    ]
    assert not given_too_little
    assert {str(topic) for topic in Topic} <= rulebook.numbers("stovkahra").keys()


def test_keys_that_are_put_together_belong_to_a_family_that_is_known():
    # Those of commands are tried by making the commands.
    known = {*FAMILIES, *CARD_WORDS, "command-", "option-", "choice-", "series-", "deal-"}
    # Names of tasks and files are put together too; they begin no text.
    others = {(where, start) for where, start in families_used() if start not in known}
    assert not [each for each in others if any(key.startswith(each[1]) for key in MESSAGES)]


def test_every_text_is_used():
    used = {*constants(), *commands()[1], *pointed()[1], *RESULTS, "card", "combination"}
    rules = [(option, values) for game in GAMES for option, values in rule_options(game).items()]
    used |= {f"choice-{option}-{value}" for option, values in rules for value in values}
    used |= {key for kind in ("text", "Refusal") for _, key, _ in calls(SPEAKING, kind)}
    used |= {key for kind in ("IllegalMove", "RecordError") for _, key, _ in calls(RULEBOOK, kind)}
    used |= {start + end for start, ends in FAMILIES.items() for end in ends}
    assert not [key for key in MESSAGES.keys() - used if not key.startswith(CARD_WORDS)]


@in_every_language
def test_numbers_of_tables_are_no_quantities(language):
    assert all("1234567" in texts(language)("table-title", table=1234567, game=game) for game in GAMES)


# Commands


def words_of_command(part: dict[str, Any], field: str) -> list[str]:
    """A name or a description in English and in all other languages."""
    return [part[field], *(part.get(f"{field}_localizations") or {}).values()]


def test_commands_speak_every_language_and_are_no_longer_than_discord_allows():
    assert len(commands()[0]) == len(GAMES) + 3
    for command in commands()[0]:
        size = 0
        for part in parts_of(command):
            for field in filter(part.__contains__, ("name", "description")):
                told, size = words_of_command(part, field), size + max(map(len, words_of_command(part, field)))
                plain = part["name"] in ("CSV", "JSON") or part["name"].isdecimal()
                assert plain or len(told) == len(LANGUAGES), (part["name"], field)
            size += len(str(part.get("value", "")))
        assert size <= 8000


def test_members_have_few_commands_and_the_first_ones_are_those_that_most_want():
    typed = {command["name"]: [each["name"] for each in command.get("options", ())] for command in commands()[0]}
    of_members = [name for group, names in typed.items() if "moderation" not in group for name in (names or [group])]
    of_any_game = len(of_members) - 2 * (len(GAMES) - 3)
    assert of_any_game <= 24, "each game has two commands of its own"
    assert [each["name"] for each in commands()[0][0]["options"]][:3] == ["home", "new", "hand"]


def test_no_command_has_more_options_than_one_can_look_through():
    asked = {
        f"{command['name']} {each['name']}": each.get("options", ())
        for command in commands()[0]
        for each in command.get("options", [command])
    }
    assert len(asked) > 24 and not [name for name, options in asked.items() if len(options) > 10]
    # What is typed for a table is understood by whoever has never played.
    told = " ".join(chain(*(words_of_command(each, "description") for game in GAMES for each in asked[f"{game} new"])))
    assert not re.findall(r"(?i)brč\w*|dost\b|trick|štych|stich(?!\w)|ütés|levat\w*|alifer|trump\w*", told)


def test_numbers_to_choose_from_stand_in_order():
    numbers = [
        [int(each["value"]) for each in part["choices"]]
        for part in chain(*map(parts_of, commands()[0]))
        if part.get("choices") and all(str(each["value"]).isdecimal() for each in part["choices"])
    ]
    assert [1, 3, 5, 10, 20] in numbers and all(each == sorted(each) for each in numbers)


@in_every_language
def test_discord_takes_the_words_of_commands(language):
    for part in chain(*map(parts_of, commands()[0])):
        name, is_choice = named(part, language), "value" in part
        if not is_choice:
            app_commands.commands.validate_name(name)
        assert 1 <= len(name) <= (100 if is_choice else 32), name
        assert "description" not in part or 1 <= len(named(part, language, "description")) <= 100, name
        for kind in ("options", "choices"):
            names = [named(each, language) for each in part.get(kind, ())]
            assert len(set(names)) == len(names) <= 25, (name, kind, names)
    groups = [named(command, language) for command in commands()[0]]
    assert len(set(groups)) == len(groups)


@in_every_language
def test_a_menu_has_no_more_commands_and_no_longer_names_than_discord_allows(language):
    assert len(pointed()[0]) == len(pointed()[1]) == 4
    for kind in (discord.AppCommandType.user, discord.AppCommandType.message):
        names = [named(each, language) for each in pointed()[0] if each["type"] == kind.value]
        assert 1 <= len(set(names)) == len(names) <= 5
        assert all(1 <= len(name) <= 32 and name == name.strip() for name in names)
    told = [words_of_command(each, "name") for each in pointed()[0]]
    assert all(len(set(each)) == len(LANGUAGES) for each in told)


def can_be_typed(words: list[str], language: str) -> bool:
    """Whether there is such a group, or command of it, and it takes these options with these values."""
    group, *rest = words
    command = next((each for each in commands()[0] if named(each, language) == group), None)
    if command is None or not rest:
        return command is not None
    sub = next((each for each in command["options"] if named(each, language) == rest[0]), None)
    if sub is None:
        return False
    taken = {named(each, language): each.get("choices", ()) for each in sub.get("options", ())}
    for option, _, value in (word.partition(":") for word in rest[1:]):
        offered = [named(each, language) for each in taken.get(option, ())]
        if option not in taken or (value and offered and value not in offered):
            return False
    return True


@in_every_language
def test_a_command_that_a_text_names_can_be_typed_like_that(language):
    wrong, count = set(), 0
    for key, told in rendered(language):
        lines = [line.split() for line in re.findall(r"`/([^`]+)`", told)]
        count += len(lines)
        # In the descriptions of commands there is no markdown.
        bare = map(list, re.findall(r"(?<![\w`/:<])/([^\W\d][\w-]*) ([\w-]+)", told))
        wrong |= {(key, *words) for words in chain(lines, bare) if not can_be_typed(words, language)}
        # A word in the same signs beside a command is one of its options.
        options = re.findall(r"`([^\W\d_]+)`", told) if lines else ()
        wrong |= {
            (key, option)
            for option in options
            if not any(can_be_typed([*line[:2], option], language) for line in lines)
        }
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


@cache
def labels() -> dict[str, int]:
    """Return the most characters of each text that is on a button: beside an emoji there is room for fewer."""
    most = {key: MOST_LABEL for key in MESSAGES if "button-" in key}
    for _, node in nodes("bot"):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Button" and node.args:
            label = node.args[0]
            beside = any(keyword.arg == "emoji" for keyword in node.keywords)
            for key in strings(label.args[0]) if isinstance(label, ast.Call) and is_texts(label.func) else ():
                most[key] = min(MOST_BESIDE_EMOJI if beside else MOST_LABEL, most.get(key, MOST_LABEL))
    return most | dict.fromkeys((f"game-{game}" for game in GAMES), MOST_BESIDE_EMOJI)


@in_every_language
def test_no_label_of_a_button_is_cut_on_a_phone(language):
    assert sum(most == MOST_BESIDE_EMOJI for most in labels().values()) > 40
    most, longest = labels(), "W" * MAX_NAME
    told = [(key, text) for key, text in rendered(language) if key in most]
    named = {key: {"partner": longest, "name": longest} for key in most if MESSAGES[key] & {"partner", "name"}}
    for key, names in named.items():
        others = {name: domain(key, name)[-1] for name in MESSAGES[key] - names.keys()}
        told.append((key, texts(language)(key, **names, **others)))
    assert named and not {(key, text) for key, text in told if len(text) > most[key]}


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
        shown = texts(language)("side-line", names="X", points=number)
        assert shown.replace("\u00a0", " ").endswith(told)


def test_brcka_are_counted_in_czech():
    t, spoken = texts("cs"), {1: "1 brčko", 4: "4 brčka", 5: "5 brček", 22: "22 brček"}
    for number, told in spoken.items():
        assert told in t("race-says-took", names="X", brcka=number)


ACCUSATIVE = "é eso, ého krále, ého svrška, ého spodka, ou desítku, ou devítku, ou osmičku, ou sedmičku"
"""How a card that somebody has to beat is called, as a Czech would say it, from ace to seven, after its suit."""
STEMS = {"a": "žaludsk", "l": "zelen", "h": "červen", "b": "kulov"}
DECLINED = {
    "hA": ("červené eso", "červeným esem", "srdcové eso"),
    "aK": ("žaludský král", "žaludským králem", "křížového krále"),
    "lO": ("zelený svršek", "zeleným svrškem", "pikovou dámu"),
    "bU": ("kulový spodek", "kulovým spodkem", "kárového kluka"),
    "aT": ("žaludská desítka", "žaludskou desítkou", "křížovou desítku"),
    "l9": ("zelená devítka", "zelenou devítkou", "pikovou devítku"),
    "h8": ("červená osmička", "červenou osmičkou", "srdcovou osmičku"),
    "b7": ("kulová sedmička", "kulovou sedmičkou", "károvou sedmičku"),
}
"""A card as it stands by itself, as that with which somebody wins, and in the French deck as one to be beaten."""


def test_cards_are_declined_in_czech():
    t, french = texts("cs"), texts("cs", PLAIN[Deck.FRENCH])
    for suit, stem in STEMS.items():
        for letter, ending in zip("AKOUT987", ACCUSATIVE.split(", "), strict=True):
            card, told = Card.parse(suit + letter), stem + ending
            assert f" {told}," in t("must-beat", card=card)
            assert f" {told}." in t("ask-follow-beat", suit=card.suit, best=card)
            assert f" {told}**" in t("hint-play", card=card)
    for text, (alone, winning, beaten) in DECLINED.items():
        card = Card.parse(text)
        assert f", {alone}, " in t("review-alt-mistake", trick=1, name="X", card=card, cost=3)
        assert f" {winning}." in t("learn-won", seat=1, name="X", card=card, points=6, bonus=0)
        assert f" {beaten}," in french("must-beat", card=card)


def begins_with_a_vowel(word: str) -> bool:
    """Whether a Hungarian word does, or a number in figures: one and a thousand, five, fifty and so on."""
    if word.isdecimal():
        return word[0] == "5" or (word[0] == "1" and len(word) % 3 == 1)
    return word[0].casefold() in "aáeéiíoóöőuúüű"


def test_an_article_is_right_in_hungarian():
    # "Az" before a consonant may be another word, and behind a joiner stands the letter of an ace.
    wrong = {
        (key, word)
        for key, told in rendered("hu")
        for word in re.findall(rf"(?<!{JOINER})\b[Aa] [*`„]*(\d+|[^\W\d_]+)", told)
        if begins_with_a_vowel(word)
    }
    assert not wrong


BEFORE_A_TIME = {
    "en": "until|till|by|at|on|of|from|since|before|after|within",
    "cs": "do|od|po|před|kolem|na|než bude|v|z|s|k",
    "de": "bis|um|am|an|ab|seit|vor|nach|von",
    "hu": "eddig|ettől",
    "ro": "până|la|de|din|pe|în|după",
}
"""Words after which nobody says "in 5 minutes"."""
BEFORE_ANY_TIME = {"cs": "v|z|s|k|ve|ze", "ro": "până"}
"""Words after which no time stands at all: Czechs say "ve 20:00", but "v 10:00", and Romanians "până la"."""
AFTER_A_TIME = "[ -]?(ig|kor|tól|től|előtt|után|óta)"
"""What Hungarian cannot add to a time that Discord writes."""


@in_every_language
def test_a_time_as_discord_shows_it_fits_into_its_sentence(language):
    wrong = []
    assert len(moments()) > 50
    for key, told in forms(language):
        for name in MESSAGES[key] & {name for _, name in moments()}:
            shown, time = moments()[key, name], f"‹{name}›"
            words = [BEFORE_ANY_TIME.get(language), BEFORE_A_TIME[language] if RELATIVE in shown else None]
            before = any(re.search(rf"(?i)(?<!\w)({each})[\s:*]+{time}", told) for each in words if each)
            after = re.search(rf"{time}{AFTER_A_TIME}\b", told)
            # "Saturday, 28 November 2026 20:00" stands by itself.
            alone = re.search(rf"(?m)(^|[:·–(⏰🔔])[\s*]*{time}\**(:|\.| [(·–]|$)", told)
            if before or after or (FULL in shown and time in told and not alone):
                wrong.append((key, told))
    assert not wrong


def test_prepositions_before_numbers_are_czech():
    t = texts("cs")
    for spoken, numbers in {"z": (1, 5, 8, 10, 50, 1000), "ze": (2, 3, 4, 6, 7, 12, 14, 16, 20, 31, 100, 2000)}.items():
        assert all(f" {spoken}\u00a0{each}**" in t("challenge-deal", deal=1, deals=each) for each in numbers)
    assert t("evening-won-shared", names="X", share="62\u00a0%").endswith("se\u00a062\u00a0%.")
    # One with a vowel of its own would be wrong before other numbers; and no line ends after one of a letter.
    by_hand = [(key, told) for key, told in forms("cs") if re.search(r"(?i)(?<!\w)(ve|ze|ke)\s(\d|‹)", told)]
    loose = [(key, told) for key, told in rendered("cs") if re.search(r"(?<![\w\u2060’'-])[kosuvz] (?=\w)", told)]
    assert not by_hand and not loose


def test_a_romanian_number_has_de_before_its_noun_from_twenty_on():
    told_of = [(key, re.sub("[*\u00a0]", " ", told)) for key, told in rendered("ro")]
    counted = [(key, re.findall(r"(?<![\d,:/#–-])(\d+) +(de )?([^\W\d_]{3,})", told)) for key, told in told_of]
    nouns = {noun for _, each in counted for number, de, noun in each if de and int(number) > 19}
    wrong = {
        (key, f"{number} {de}{noun}")
        for key, each in counted
        for number, de, noun in each
        if noun in nouns and bool(de) is not (int(number) > 0 and int(number) % 100 not in range(1, 20))
    }
    assert len(nouns) > 20 and not wrong


GENDERED = {
    "en": r"\b(he|him|his|himself|she|her|hers|herself)\b",
    "cs": r"\w\([aá]\)|\w+(l|la) (jsi|ses|sis|bys)\b|\b(jsi|ses|sis|bys|abys|kdybys|budeš)\b"
    r"([^\w.:;]+\w+){0,4}?[^\w.:;]+(?!\w+tel\b)\w+(l|la|án|ána|en|ena|[aáe]n[ýá])\b",
    "de": r"\bals (Erster|Letzter|Nächster|Einziger)\b|\w(\*|:|/-?)in(nen)?\b",
    "ro": r"\b(ești|erai|fii|vei fi|ai fost)\b( \**\w+)?? \**(\w+([aiuâ]t|[uor]s)|sigur|primul|singur)\b"
    r"|\b(joci|ai|stai)\b[^.:;]*(?<!un )singur\b|(?m:^)Singur\b",
}
"""How a text says that its reader is a man, or a woman; in Hungarian none can."""


@pytest.mark.parametrize("language", GENDERED)
def test_no_text_says_whether_its_reader_is_a_man(language):
    # Who wrote the rules down, and how the signs are drawn, is told of as it was.
    told_of = [(key, told) for key, told in forms(language) if not key.startswith("rule-")]
    assert not [each for each in told_of if re.search(GENDERED[language], each[1], re.IGNORECASE)]
