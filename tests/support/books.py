"""What stands in the database, held against what people were answered."""

import json
import re
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.options import rules_from
from bot.model.table import ACROSS
from engine.bulka import rules as bulka
from engine.cards.shuffle import mixed
from engine.game import Game as AnyGame
from engine.games import GAMES, kind_of
from engine.moves import ADD, DOST, TAKE, Concede, Cut, Deal, Move, Play
from engine.stovkahra.rules import SEATS
from tests.support.loopback import BotProcess, Interaction, LoopbackDiscord
from tests.support.postgres import questions

MOVE = re.compile(
    r"(play|declare) .+|pass|count|add|take|dost"
    r"|exchange|keep|ask [AKCJ2]|blanche|bianca|alifer|agree|refuse"
)


SIGNAL = re.compile(r"signal .+")
NOTHING_TO_DO = (["EOFError: Ran out of input"], ["_pickle.UnpicklingError: pickle data was truncated"])
"""How a process ends that was being started when its parent was killed."""


MOVED_ON = texts()("moved-on")


NOT_MADE = (MOVED_ON, *map(texts(), ("not-your-turn", "not-now", "game-over", "dost-not-now", "nothing-to-take")))
"""What a hand says above what has happened meanwhile, where a button that once stood there can do nothing any more."""


Pressed = tuple[int, str, int, str]
"""A move that was asked for: table, what was shown then, seat, and the move."""


class Books:
    """All games of a database, read again after every kill: what once stood there has to stand there still."""

    def __init__(self, where: Path | str, folder: Path) -> None:
        self._where = where
        self._copy = folder / "copy.db"
        self._rows: defaultdict[int, list[tuple[int | None, str]]] = defaultdict(list)
        self._games: dict[int, AnyGame] = {}
        self.made: Counter[Pressed] = Counter()
        """How often a move was made that somebody may have pressed for."""
        self.unasked: list[Pressed] = []
        """Moves that somebody had to press for, in the order in which they were found."""
        self.kinds: dict[int, str] = {}
        """What is played at each table."""
        self.seats: dict[tuple[int, int], int] = {}
        """Where each account sits at tables where that was drawn."""
        self.chips_paid = 0
        self._played_out: set[int] = set()
        """The tables of one deal, at which nobody is asked for a hundred."""

    def copy(self) -> Path | str:
        """A copy of the file as the dead process has left it; of a server's database the database itself."""
        if isinstance(self._where, str):
            return self._where
        for end in ("", "-wal", "-shm"):
            Path(f"{self._copy}{end}").unlink(missing_ok=True)
        for end in ("", "-wal"):
            if Path(f"{self._where}{end}").exists():
                shutil.copy(f"{self._where}{end}", f"{self._copy}{end}")
        return self._copy

    def read(self) -> None:
        """Reads on; raises `AssertionError` or `IllegalMove` where what is new does not follow from what was there."""
        with questions(self.copy()) as ask:
            sql = """SELECT games.id, table_id, number, kind, players, rules, seed, games.words
                     FROM games JOIN tables ON tables.id = table_id"""
            games = ask(sql)
            self._played_out = {table for (table,) in ask("SELECT id FROM tables WHERE duplicate IS NOT NULL")}
            sql = """SELECT game, ply, giving.user_id, taking.user_id, chips, why FROM chips
                     LEFT JOIN people AS giving ON giving.id = giver LEFT JOIN people AS taking ON taking.id = taker
                     ORDER BY game, ply, chips.number"""
            chips = ask(sql)
            sql = f"""SELECT table_id, user_id, seat FROM players JOIN people ON people.id = person
                      JOIN games ON games.id = game JOIN tables ON tables.id = table_id WHERE guild_id = {ACROSS}"""
            self.seats = {(table, user): seat for table, user, seat in ask(sql)}
            found: defaultdict[int, list[tuple[int | None, str]]] = defaultdict(list)
            for game, ply, seat, move in ask("SELECT game, ply, seat, move FROM moves ORDER BY game, ply"):
                assert ply == len(found[game]), f"game {game} goes from {len(found[game])} to {ply}"
                found[game].append((seat, move))
        assert set(self._games) <= {row[0] for row in games}
        for game, table, number, kind, players, rules, seed, words in games:
            self.kinds[table] = kind
            before = self._rows[game]
            assert found[game][: len(before)] == before, f"of game {game} something is lost, or other than it was"
            if game not in self._games:
                self._games[game] = GAMES[kind].begin(rules_from(kind, json.loads(rules)), players)
            for seat, text in found[game][len(before) :]:
                secret = mixed(seed, dict(json.loads(words or "[]")))
                self._push(self._games[game], (table, number), secret, seat, GAMES[kind].parse(text))
            self._rows[game] = found[game]
        self._pay(chips)

    def _pay(self, chips: Sequence[tuple[int, int, int | None, int | None, int, str]]) -> None:
        """What was paid is what comes of the moves; so with what is in the cups all chips sum to nothing."""
        paid: defaultdict[int, list[bulka.Payment]] = defaultdict(list)
        for game, _, *people, number, why in chips:
            giver, taker = (None if user is None else user % SEATS for user in people)
            paid[game].append(bulka.Payment(giver, taker, number, bulka.Why(why)))
        cups = 0
        for number, game in self._games.items():
            assert paid[number] == payments_of(game), f"of game {number} chips are not paid as it was played"
            cups += game.cup if isinstance(game, bulka.Game) else 0
        owned: Counter[int] = Counter()
        for _, _, giver, taker, number, _ in chips:
            for user, sign in ((giver, -1), (taker, 1)):
                if user is not None:
                    owned[user] += sign * number
        assert owned.total() + cups == 0, f"{owned} and {cups} in the cups do not sum to nothing"
        self.chips_paid = sum(number for *_, number, _ in chips)

    def _push(self, game: AnyGame, place: tuple[int, int], secret: bytes, seat: int | None, move: Move) -> None:
        table, number = place
        if seat is not None and not isinstance(move, Concede):
            # What to do with matchsticks is asked once in a game, whatever was shown then.
            version = str(number) if move in (ADD, TAKE) else f"{number}.{game.ply(seat)}"
            pressed = table, version, seat, str(move)
            self.made[pressed] += 1
            answers = [each for each in _only(game, seat) if each != DOST or table not in self._played_out]
            by_itself = isinstance(move, Cut) or (not isinstance(move, Play) and answers == [move])
            if not by_itself:
                self.unasked.append(pressed)
        if isinstance(move, Deal):
            sealed = kind_of(game).chance(game, None, secret)
            assert move == sealed, "the cards are not those that were sealed"
        if move not in (ADD, TAKE):
            # Who plays a card twice, or out of turn, is found out here.
            game.push(move, seat)


def _only(game: AnyGame, seat: int) -> list[Move]:
    return game.view(seat).answers if game.outcome is None else []


async def all_is_well(where: Path | str) -> int:
    """Assert that what is kept in a database follows from its moves; how many games of Stovkahra are finished."""
    found = await audit(where)
    assert found.wrong == []
    return found.counted["ledger lines"]


def payments_of(game: AnyGame) -> list[bulka.Payment]:
    """Who has paid whom in a game, one after the other."""
    return game.payments if isinstance(game, bulka.Game) else []


def asked(interaction: Interaction, books: Books) -> Pressed | None:
    """The move for which somebody has pressed, if it was one."""
    custom_id = interaction.data.get("custom_id", "")
    if not custom_id.startswith("st1:"):
        return None
    _, table, version, what = custom_id.split(":")
    if not (MOVE.fullmatch(what) or SIGNAL.fullmatch(what)):
        return None
    shown = version.split(".")[0] if what in ("add", "take") else version
    seat = books.seats.get((int(table), interaction.user_id), interaction.user_id % SEATS)
    return int(table), shown, seat, what


def is_made(interaction: Interaction) -> bool:
    """Whether it was answered that the move is made: with a hand in which the game has gone on by it."""
    answer = interaction.answer
    if answer is None or "look" not in answer.offers or any(words in answer.words for words in NOT_MADE):
        return False
    shown, what = interaction.data["custom_id"].split(":")[2:]
    return what in ("add", "take") or answer.offers["look"].split(":")[2] != shown


def answered_in(server: LoopbackDiscord, books: Books) -> dict[str, int]:
    """How many moves were answered in each game that is played."""
    pressed = ((each, asked(each, books)) for each in server.interactions.values())
    made = (move for each, move in pressed if move is not None and is_made(each))
    counted = Counter(books.kinds[table] for table, *_ in made)
    return {f"answered_in_{game}": number for game, number in sorted(counted.items())}


def check(server: LoopbackDiscord, books: Books, where: str) -> int:
    """How many moves were answered; none of them is lost, and none was made twice."""
    books.read()
    answered: Counter[Pressed] = Counter()
    wanted: set[Pressed] = set()
    for interaction in server.interactions.values():
        pressed = asked(interaction, books)
        if pressed is not None:
            wanted.add(pressed)
            answered[pressed] += is_made(interaction)
    for pressed in books.unasked:
        assert pressed in wanted, f"nobody has pressed for {pressed}"
    books.unasked.clear()
    lost = [pressed for pressed, number in answered.items() if number and not books.made[pressed]]
    twice = [pressed for pressed in wanted if max(books.made[pressed], answered[pressed]) > 1]
    assert (lost, twice) == ([], []), f"{where}: lost, or made twice"
    return answered.total()


def errors(bot: BotProcess) -> list[str]:
    """What it has logged of things that went wrong; a traceback with what it was doing."""
    return list(wrong(list(bot.log)))


def wrong(log: Sequence[str]) -> Iterator[str]:
    """What of these lines tells that something went wrong."""
    for number, line in enumerate(log):
        if "Traceback" in line:
            follow = list(takewhile(lambda line: line.startswith(" "), log[number + 1 :]))
            end = number + len(follow) + 1
            # A bot that is killed while it starts a process leaves one that is told nothing to do.
            if not ("in spawn_main" in "".join(follow[:2]) and log[end : end + 1] in NOTHING_TO_DO):
                yield "\n".join(log[max(number - 1, 0) : end + 1])
        elif "ERROR" in line or "CRITICAL" in line:
            yield line
