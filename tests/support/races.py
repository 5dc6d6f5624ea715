"""Races: what people press at the same time at tables prepared for it."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from bot.i18n.texts import texts
from bot.model import conceding, dealing, handover, moving, seating, stopping
from bot.model.options import Clock, Newcomers, Options, Pace, Ping, rules_from
from bot.model.person import Person
from bot.model.table import Status, Table
from engine.game import Game as AnyGame
from engine.game import Rules as AnyRules
from engine.games import GAMES, AnyKind, kind_of
from engine.moves import ADD, DOST, TAKE, Concede, Cut, Deal, Dealer, Draw, Move, Play
from engine.players import Level
from engine.stovkahra.rules import SEATS, Rules
from tests.support.books import MOVE, MOVED_ON, all_is_well, errors
from tests.support.chance import Seeded
from tests.support.circles import NAMES, Playing
from tests.support.every_game import OTHERS_LISTED
from tests.support.loopback import UPDATED, Answer, BotProcess, LoopbackDiscord, Message, User
from tests.support.postgres import questions, write
from tests.support.service import decide
from tests.support.storage import Store

SEED = 21
T = texts()
AT_ONCE = 6
"""Tables at which something is going on at the same time."""
STRANGERS, CLICKS = 5, 50
LONG_AGO = timedelta(hours=2)
"""So long ago was played what is in a database that the bot does not draw every table in it when it starts."""
SOON = 60
"""Seconds in which a table is drawn anew, far more than that takes."""
PLAYED_FAST = Options(pace=Pace.FAST, ping=Ping.OFF)
STOVKAHRA, TRAPPOLA, BULKA = Playing(), Playing("trappola", 2, (("deals", "8"),)), Playing("bulka", 4)
OTHERS = tuple(
    Playing(name, people, tuple((option, str(value)) for option, value in facts.long.items()))
    for name, facts in OTHERS_LISTED.items()
    for people in sorted({people for *_, people in facts.tables})[-2:]
)
"""Tables of every other game, of as many people as can sit there and of one less."""
LATE = (MOVED_ON, T("not-your-turn"), T("not-now"), T("game-over"))
"""Whoever passes twice has not been shown anything new between, and is told that it is somebody else's turn."""
FAILED = (T("error", reference="").split("`")[0], T("not-saved"), T("restarting"))
UNCOUNTED = ("pass", "add", "take")
"""Moves after which buttons may carry what they did before."""
BUSY = T("overloaded")
"""What is answered where nothing was done for want of time."""
SLOW = {"record", "seed", "words", "1", "2", "3"}
"""Pages, pictures, forms and files that have nothing to do with who comes first."""


@dataclass(frozen=True)
class Kept:
    """What is kept of a table."""

    status: str
    kind: AnyKind
    rules: AnyRules
    players: int
    seats: dict[int, int | None]
    """Who sits where, by account; computers have none."""
    missed: dict[int, int]
    games: dict[int, list[tuple[int | None, Move]]]
    """The moves of every game."""

    def begin(self) -> AnyGame:
        """A game as it is when it begins."""
        return self.kind.begin(self.rules, self.players)

    def game(self) -> AnyGame:
        """The game under way, replayed."""
        game = self.begin()
        for _, move in self.games[max(self.games)]:
            if move not in (ADD, TAKE):
                game.push(move)
        return game

    @property
    def deal(self) -> tuple[int, int]:
        """Which deal of which game is played."""
        return max(self.games), self.game().deal_number

    def version(self, seat: int) -> str:
        """What buttons carry that this seat is shown now."""
        return f"{max(self.games)}.{self.game().ply(seat)}"

    def seat_of(self, user_id: int) -> int:
        return next(seat for seat, user in self.seats.items() if user == user_id)


def read(where: Path | str, table: int) -> Kept:
    """What is kept of a table, as somebody else sees it who opens the same database."""
    with questions(where) as ask:
        ((status, name, players, rules),) = ask("SELECT status, kind, players, rules FROM tables WHERE id = ?", table)
        kind = GAMES[name]
        sql = "SELECT seat, user_id, missed FROM seats JOIN people ON people.id = person WHERE table_id = ?"
        sitting = ask(sql, table)
        games: dict[int, list[tuple[int | None, Move]]] = {}
        sql = "SELECT number, seat, move FROM moves JOIN games ON games.id = game WHERE table_id = ?"
        for number, seat, move in ask(f"{sql} ORDER BY number, ply", table):
            games.setdefault(number, []).append((seat, kind.parse(move)))
    seats, missed = ({row[0]: row[column] for row in sitting} for column in (1, 2))
    return Kept(status, kind, rules_from(name, json.loads(rules)), players, seats, missed, games)


def chosen(before: Kept, now: Kept) -> list[tuple[int, Move]]:
    """What somebody has chosen since then; what follows by itself is left out.

    Raises `AssertionError` where something is gone, `IllegalMove` where something does not follow from the rest.
    """
    assert set(before.games) <= set(now.games)
    found = []
    for number, moves in now.games.items():
        there = before.games.get(number, [])
        assert moves[: len(there)] == there, "what was played before is other than it was"
        game = now.begin()
        for at, (seat, move) in enumerate(moves):
            if at >= len(there) and seat is not None and not _by_itself(game, seat, move):
                found.append((seat, move))
            if move not in (ADD, TAKE):
                game.push(move, seat)
    return found


def _by_itself(game: AnyGame, seat: int, move: Move) -> bool:
    if isinstance(move, Cut):
        return True
    if not kind_of(game).unasked:
        return False
    if isinstance(move, Play | Concede) or game.outcome is not None:
        return False
    return game.view(seat).answers == [move]


class Over(Exception):
    """A series came to its end before it stood as it should; another one may."""


class Prepared:
    """Opens tables in a database, and plays there at random up to where a race may begin."""

    def __init__(self, store: Store, guild: int, random: Random) -> None:
        self._store = store
        self._guild = guild
        self._random = random
        self._chance = Seeded(random.getrandbits(32))
        self._now = datetime.now(UTC) - LONG_AGO

    def _rules(self, playing: Playing) -> AnyRules:
        if playing.game != "stovkahra":
            rules: AnyRules = rules_from(
                playing.game, {option: int(value) if value.isdecimal() else value for option, value in playing.chosen}
            )
            return rules
        choose = self._random.choice
        switches = choose(("first", "every")), choose(("on", "off")), choose(("closed", "open"))
        return Rules(*switches, choose((10, 20)))

    async def lobby(
        self,
        channel: int,
        users: list[int],
        sitting: int = SEATS,
        options: Options = PLAYED_FAST,
        playing: Playing = STOVKAHRA,
    ) -> int:
        """A table at which so many of these users sit."""
        people = [await self._store.people.register_person(user, NAMES[seat]) for seat, user in enumerate(users)]
        rules = self._rules(playing)
        table = await self._store.open_table(self._guild, channel, people[0], rules, self._chance.seed(), options)

        def sit(table: Table) -> None:
            for seat in range(1, min(sitting, len(people))):
                seating.sit(table, people[seat], seat)

        await self._store.change(table.id, sit)
        return table.id

    async def game(
        self,
        channel: int,
        users: list[int],
        here: Callable[[Table], bool],
        *,
        options: Options = PLAYED_FAST,
        then: Callable[[Table], object] = lambda table: None,
        playing: Playing = STOVKAHRA,
    ) -> int:
        """A table in the middle of a random series, where things stand as `here` says."""
        number = await self.lobby(channel, users, options=options, playing=playing)
        while True:
            try:
                await self._store.change(number, lambda table: self._play(table, here, then))
            except Over:
                continue
            return number

    def _play(self, table: Table, here: Callable[[Table], bool], then: Callable[[Table], object]) -> None:
        seating.start(table, table.opener)
        before = self._random.randrange(100)
        boldness = self._random.choice((0.02, 0.5))
        while True:
            dealing.advance(table, self._now, self._chance, timedelta())
            before -= 1
            if table.status is not Status.PLAYING:
                raise Over
            if before <= 0 and here(table):
                then(table)
                return
            moving.push(table, *self._decided(table, boldness))

    def _decided(self, table: Table, boldness: float) -> tuple[int, Move]:
        if table.kind.name == "stovkahra":
            return decide(table, self._random, boldness=boldness)
        assert table.game is not None and table.game.turn is not None
        return table.game.turn, self._random.choice(answers_awaited(table))

    async def finished(self, channel: int, users: list[int], playing: Playing = STOVKAHRA) -> int:
        """A table whose series is over: from somewhere on one side has given every game up."""
        return await self.game(channel, users, somebody_is_asked, then=self._to_the_end, playing=playing)

    def _to_the_end(self, table: Table) -> None:
        side = self._random.randrange(2)
        while table.status is Status.PLAYING:
            if table.series.pending is not None:
                moving.push(table, table.series.pending.winner, ADD)
            else:
                for seat in range(side, len(table.seats), 2):
                    conceding.concede(table, table.seats.person(seat))
            dealing.advance(table, self._now, self._chance, timedelta())

    async def computers(self) -> list[Person]:
        return await self._store.people.computers(Level.REGULAR)


def answers_awaited(table: Table) -> list[Move]:
    """What may be answered by the one whose turn it is, if that is one."""
    if table.status is not Status.PLAYING or table.game is None or table.game.turn is None:
        return []
    return table.view(table.game.turn).answers


def somebody_is_asked(table: Table) -> bool:
    return bool(answers_awaited(table))


def dost_may_be_said(table: Table) -> bool:
    return len(answers_awaited(table)) > 1 and DOST in answers_awaited(table)


def partners_may_choose(table: Table) -> bool:
    return table.series.legal_moves() == (ADD, TAKE)


def trick_goes_on(table: Table) -> bool:
    """Whether somebody plays to a trick after whom somebody else does."""
    game = table.game
    if not somebody_is_asked(table) or game is None or game.phase != "play":
        return False
    return len(game.view().table) < len(game.view().held) - 1 if table.kind.partners else not game.mid_trick


def between_tricks(table: Table) -> bool:
    game = table.game
    return somebody_is_asked(table) and game is not None and not game.mid_trick


def stop(table: Table) -> None:
    """Of each side somebody ends the series."""
    for seat in range(len(stopping.lacking(table))):
        stopping.stop(table, table.seats.person(seat), moderator=False)


@dataclass
class Click:
    """Somebody has pressed something, and was answered."""

    user: User
    what: str
    version: str
    answer: Answer

    @property
    def panel(self) -> Message:
        """The hand that was shown in answer."""
        assert "look" in self.answer.offers, f"{self.what} is answered with no hand, but {self.answer.words!r}"
        assert self.answer.message is not None
        return self.answer.message

    @property
    def shows(self) -> str:
        """For which move the hand in the answer was drawn."""
        return self.panel and self.answer.offers["look"].split(":")[2]

    @property
    def made(self) -> bool:
        """Whether the answer shows that the move is made: the hand, in which the game has gone on by it."""
        if "look" not in self.answer.offers or self.told_late or not MOVE.fullmatch(self.what):
            return False
        return self.what in UNCOUNTED or self.shows != self.version

    @property
    def told_late(self) -> bool:
        """Whether the answer says that things have moved on."""
        return any(words in self.answer.words for words in LATE)


@dataclass
class Racers:
    """People at a table, and some who would like to sit there."""

    server: LoopbackDiscord
    where: Path | str
    channel: int
    table: int
    users: list[User]
    strangers: list[User]
    random: Random
    counted: Counter[str]
    board: Message | None = None
    _seen: dict[tuple[int, str], str] = field(default_factory=dict)
    """What hands have offered, by their messages."""

    def read(self) -> Kept:
        return read(self.where, self.table)

    async def show(self) -> Message:
        """Posts the table."""
        answer = await self.users[0].slash(self.channel, "stovkahra show", table=self.table)
        assert answer is not None and answer.table == self.table and answer.message is not None
        self.board = answer.message
        return self.board

    async def open(self, user: User) -> Message:
        """Opens somebody's hand, on one more device."""
        answer = await user.slash(self.channel, "stovkahra hand", table=self.table)
        assert answer is not None and answer.message is not None and "look" in answer.offers
        return answer.message

    async def newest(self, user: User) -> Message:
        """The hand that somebody has now: a new deal brings it below the table's message."""

        def hands() -> list[Message]:
            shown = self.server.messages.values()
            return [each for each in shown if each.reader == user.id and "look" in each.offers]

        await self.server.until(lambda: bool(hands()), SOON)
        return max(hands(), key=lambda each: each.id)

    async def reach(self, user: User, *steps: str) -> Message:
        """Opens somebody's hand, and presses one thing after another there."""
        hand = await self.open(user)
        for step in steps:
            answer = (await self.press(user, hand, step)).answer
            # The table's message may have been posted meanwhile, which brings the hand down below it.
            assert answer.message is not None and answer.message.reader == user.id
            hand = answer.message
            self._seen |= {(hand.id, what): custom_id for what, custom_id in answer.offers.items()}
        return hand

    async def press(self, user: User, message: Message, what: str) -> Click:
        """Presses what is offered there, or is as soon as the message is drawn as things stand."""
        await self.server.until(lambda: what in message.offers, SOON)
        (click,) = await self.at_once((user, message, what))
        return click

    async def at_once(self, *pressed: tuple[User, Message, str]) -> list[Click]:
        """All of that is pressed before anything of it is answered; the answers."""
        # What somebody has just seen may be redrawn before the finger comes down.
        custom_ids = [message.offers.get(what) or self._seen[message.id, what] for _, message, what in pressed]
        answers = await asyncio.gather(
            *(
                (user.press if what in message.offers else user.send)(message, custom_id)
                for (user, message, what), custom_id in zip(pressed, custom_ids, strict=True)
            )
        )
        for at, ((user, message, _), custom_id) in enumerate(zip(pressed, custom_ids, strict=True)):
            # So many at once may be told that nothing was done; they do what they are told to do, and try again.
            while (refused := answers[at]) is not None and refused.words == BUSY:
                answers[at] = await user.send(message, custom_id)
                self.counted["busy"] += 1
        self.counted["clicks"] += len(pressed)
        self.counted["unanswered"] += answers.count(None)
        clicks = []
        for (user, _, what), custom_id, answer in zip(pressed, custom_ids, answers, strict=True):
            assert answer is not None, f"{what} is not answered"
            assert answer.words, f"{what} is answered without a word"
            assert not any(word in answer.words for word in FAILED), f"{what} fails: {answer.words!r}"
            clicks.append(Click(user, what, custom_id.split(":")[2], answer))
        return clicks

    async def race(self, *pressed: tuple[User, Message, str]) -> list[Click]:
        """All of that at once, in any order."""
        return await self.at_once(*self.random.sample(pressed, len(pressed)))

    async def race_for_a_move(self, *pressed: tuple[User, Message, str]) -> None:
        """Of moves pressed at once one is made; all others are shown how the game goes on, and may go on from there."""
        before = self.read()
        clicks = await self.race(*pressed)
        now = self.read()
        made = [(now.seat_of(click.user.id), now.kind.parse(click.what)) for click in clicks if click.made]
        self.counted["doubled"] += len(chosen(before, now)) - 1
        assert chosen(before, now) == made and len(made) == 1, f"{chosen(before, now)} made, {made} answered"
        self.counted["accepted"] += 1
        for click in clicks:
            assert click.shows == now.version(now.seat_of(click.user.id)), "the hand is not as it is now"
            assert click.made or click.told_late, f"{click.what} is answered with {click.answer.words!r}"
            if click.what.startswith("play") and click.made and now.deal == before.deal:
                assert click.what not in _all_buttons(click.answer), "the card is in the hand that has played it"
        await self.go_on([click for click in clicks if not click.made])

    async def go_on(self, late: list[Click]) -> None:
        """The buttons that those are given who came too late do what they say."""
        moved = False
        for user in {click.user.id: click.user for click in late}.values():
            hand = await self.newest(user)
            wishes = [] if moved else [what for what in hand.offers if MOVE.fullmatch(what)]
            before = self.read()
            click = await self.press(user, hand, self.random.choice(wishes or ["look"]))
            assert not click.told_late and click.panel, f"{click.what} of {click.version}: {click.answer.words!r}"
            if wishes:
                moved = True
                now = self.read()
                assert click.made and chosen(before, now) == [(now.seat_of(user.id), now.kind.parse(click.what))]

    async def everybody_goes_on(self) -> None:
        """Everybody is shown the hand, and whose turn it is makes a move."""
        for user in self.users:
            hand = await self.open(user)
            wishes = [what for what in hand.offers if MOVE.fullmatch(what)]
            if wishes:
                before = self.read()
                click = await self.press(user, hand, self.random.choice(wishes))
                assert click.made, f"{click.what} of {click.version} gives {click.answer.words!r}"
                assert len(chosen(before, self.read())) == 1
                return
        raise AssertionError("nobody can go on")


def _all_buttons(answer: Answer) -> set[str]:
    return {part.get("custom_id", "").split(":")[-1] for part in answer.parts}


def turn(circle: Racers) -> User:
    """Whose turn it is."""
    seat = circle.read().game().turn
    assert seat is not None
    return circle.users[seat]


def moves_in(hand: Message) -> list[str]:
    return [what for what in hand.offers if MOVE.fullmatch(what)]


def count_one(circle: Racers, found: Sequence[object], counted: str = "accepted") -> None:
    """One of what was pressed counts; what more was done is counted apart."""
    circle.counted["doubled"] += len(found) - 1
    circle.counted[counted] += 1


async def double(circle: Racers) -> None:
    """A button pressed twice, or more often."""
    user = turn(circle)
    hand = await circle.open(user)
    what = circle.random.choice(moves_in(hand))
    await circle.race_for_a_move(*[(user, hand, what)] * circle.random.randint(2, 5))


async def devices(circle: Racers) -> None:
    """One person's hand on two devices or three: the same card, or others."""
    user = turn(circle)
    hand = await circle.open(user)
    same = circle.random.choice(moves_in(hand)) if circle.random.random() < 0.5 else None
    presses = range(circle.random.randint(2, 3))
    await circle.race_for_a_move(*[(user, hand, same or circle.random.choice(moves_in(hand))) for _ in presses])


async def partners(circle: Racers) -> None:
    """Two partners who choose add and take, in their hands or under the table's message."""
    board = await circle.show()
    winners = [user for user in circle.users if "add" in (await circle.open(user)).offers]
    assert len(winners) == 2
    choices = circle.random.sample(("add", "take"), 2)
    places = [circle.random.choice((board, await circle.open(user))) for user in winners]
    await circle.race_for_a_move(*zip(winners, places, choices, strict=True))


async def dost(circle: Racers) -> None:
    """Dost on one device, a card or a word on another."""
    user = turn(circle)
    sure, hand = await circle.reach(user, "ask dost"), await circle.open(user)
    await circle.race_for_a_move((user, sure, "dost"), (user, hand, circle.random.choice(moves_in(hand))))


async def fifty(circle: Racers) -> None:
    """Fifty clicks on one table, by those who play and some who do not, on old and new messages."""
    random = circle.random
    board = await circle.show()
    hands = [(user, await circle.open(user)) for user in circle.users]
    for _ in range(random.randint(0, 3)):
        # Messages that are not drawn anew when the game goes on are old ones.
        hands += [(user, await circle.open(user)) for user in circle.users]
        user, hand = next((user, hand) for user, hand in hands[-len(circle.users) :] if moves_in(hand))
        await circle.press(user, hand, random.choice(moves_in(hand)))
    hands.append((circle.users[0], await circle.reach(circle.users[0], "more")))
    hands += [(user, await circle.open(user)) for user in circle.users]
    if circle.read().status != Status.PLAYING:
        return
    everywhere = [*hands, *((user, board) for user in circle.users + circle.strangers)]
    # About and Report are pages of no table.
    offered = [
        (user, shown, what)
        for user, shown in everywhere
        for what, custom_id in shown.offers.items()
        if what not in SLOW and custom_id.startswith("st1:")
    ]
    newest = hands[-len(circle.users) :]
    wanted = [(user, hand, what) for user, hand in newest for what in moves_in(hand)]
    pressed = random.choices(offered, k=CLICKS - 5) + random.choices(wanted, k=5)
    before = circle.read()
    quiet = before.game().secret_turn
    clicks = await circle.race(*pressed)
    now = circle.read()
    made = sorted((now.seat_of(click.user.id), click.what) for click in clicks if click.made)
    found = [(seat, str(move)) for seat, move in chosen(before, now)]
    circle.counted["doubled"] += len(found) - len(made)
    assert sorted(found) == made, f"{found} made, {made} answered"
    # Nobody's buttons grow old by what others declare, so that all may answer.
    assert len(made) == 1 or (quiet and len(made) > 1), f"{made} made at once"
    circle.counted["accepted"] += len(made)
    strangers = {user.id for user in circle.strangers}
    assert not any("look" in click.answer.offers for click in clicks if click.user.id in strangers)
    if now.status == Status.PLAYING:
        await circle.everybody_goes_on()


async def last_seat(circle: Racers) -> None:
    """Five who want the last seat."""
    board, last = await circle.show(), len(circle.users) - 1
    clicks = await circle.race(*[(user, board, f"sit {last}") for user in circle.strangers])
    now = circle.read()
    (winner,) = [click.user for click in clicks if click.answer.kind == UPDATED]
    assert now.seats[last] == winner.id and len(now.seats) == len(circle.users)
    told = [click.answer.words for click in clicks if click.user is not winner]
    assert told == [T("seat-taken", name=winner.name)] * 4
    circle.counted["accepted"] += 1
    assert "hand" in (await circle.press(winner, board, "start")).answer.offers
    circle.users[last] = winner
    await circle.everybody_goes_on()


async def two_seats(circle: Racers) -> None:
    """One who wants to sit with somebody, and against them."""
    board = await circle.show()
    user = circle.strangers[0]
    seats = [seat for seat in (1, 2) if f"sit {seat}" in board.offers]
    if len(seats) == 1:
        # Without partners seats are alike, and one button is for all of them.
        return
    clicks = await circle.race(*[(user, board, f"sit {seat}") for seat in seats])
    sitting = [seat for seat, each in circle.read().seats.items() if each == user.id]
    assert len(sitting) == 1 and sitting[0] in seats, f"one person sits at {sitting}"
    circle.counted["accepted"] += 1
    # One after another was taken, and the one before given back.
    assert all(click.answer.kind == UPDATED and click.answer.table == circle.table for click in clicks)
    menu = (await circle.press(user, board, "menu")).answer.message
    assert menu is not None
    await circle.press(user, menu, "stand")
    await circle.server.until(lambda: f"sit {sitting[0]}" in board.offers, SOON)


async def start(circle: Racers) -> None:
    """All start the series, some of them twice."""
    board = await circle.show()
    pressing = circle.users + circle.random.sample(circle.users, circle.random.randrange(len(circle.users)))
    clicks = await circle.race(*[(user, board, "start") for user in pressing])
    (began,) = [click for click in clicks if click.answer.kind == UPDATED]
    assert "hand" in began.answer.offers
    assert [click.answer.words for click in clicks if click is not began] == [T("table-playing")] * (len(clicks) - 1)
    now = circle.read()
    assert list(now.games) == [1] and sum(isinstance(move, Deal) for _, move in now.games[1]) == 1
    assert sum(isinstance(move, Dealer) for _, move in now.games[1]) == 1 or isinstance(now.games[1][0][1], Draw)
    circle.counted["accepted"] += 1
    await circle.everybody_goes_on()


async def rematch(circle: Racers) -> None:
    """All want to play again, some of them twice."""
    board = await circle.show()
    pressing = circle.users + circle.random.sample(circle.users, circle.random.randrange(len(circle.users)))
    clicks = await circle.race(*[(user, board, "rematch") for user in pressing])
    with questions(circle.where) as ask:
        sql = "SELECT table_id FROM seats JOIN people ON people.id = person WHERE user_id = ?"
        tables = {table for user in circle.users for (table,) in ask(sql, user.id)}
    (new,) = tables - {circle.table}
    waits, begun = (T(key, table=new) for key in ("rematch-waits", "rematch-begun"))
    told = Counter(click.answer.words for click in clicks)
    assert told.keys() <= {waits, begun} and told[begun]
    circle.counted["accepted"] += 1
    circle.table = new
    now = circle.read()
    # It begins when all have pressed.
    assert now.seats == {seat: user.id for seat, user in enumerate(circle.users)} and now.status == Status.PLAYING
    assert "hand" in (await circle.show()).offers


async def resume(circle: Racers) -> None:
    """All go on with a series that they have not finished."""
    with questions(circle.where) as ask:
        sql = "SELECT table_id FROM seats JOIN people ON people.id = person WHERE user_id = ? AND table_id <> ?"
        ((series,),) = ask(sql, circle.users[0].id, circle.table)
    before = read(circle.where, series)
    board = await circle.show()
    clicks = await circle.race(*[(user, board, "resume") for user in circle.users])
    (began,) = [click for click in clicks if click.answer.kind == UPDATED]
    assert began.answer.table == series and "hand" in began.answer.offers
    told = [click.answer.words for click in clicks if click is not began]
    assert told == [T("nothing-to-resume")] * (len(clicks) - 1)
    assert circle.read().status == Status.STOPPED
    circle.table = series
    assert circle.read().status == Status.PLAYING and chosen(before, circle.read()) == []
    circle.counted["accepted"] += 1
    await circle.everybody_goes_on()


async def concede(circle: Racers) -> None:
    """Two partners give the game up."""
    pair = circle.random.choice((circle.users[::2], circle.users[1::2]))
    hands = [await circle.reach(user, "more", "ask concede") for user in pair]
    before = circle.read()
    clicks = await circle.race(*[(user, hand, "concede") for user, hand in zip(pair, hands, strict=True)])
    found = chosen(before, circle.read())
    count_one(circle, found)
    assert [move for _, move in found] == [Concede(circle.users.index(pair[0]) % 2)]
    assert sorted(T("concede-asked") in click.answer.words for click in clicks) == [False, True]
    for click in clicks:
        assert click.panel
        # The end of the deal may have brought the hand down below the table's message.
        assert (await circle.press(click.user, await circle.newest(click.user), "look")).panel


async def concede_alone(circle: Racers) -> None:
    """Somebody without a partner gives the match up, on two devices."""
    user = circle.random.choice(circle.users)
    hand = await circle.reach(user, "more", "ask concede")
    before = circle.read()
    await circle.race(*[(user, hand, "concede")] * 2)
    now = circle.read()
    found = chosen(before, now)
    count_one(circle, found)
    assert found == [(circle.users.index(user), Concede(circle.users.index(user)))]
    assert now.status == Status.FINISHED


async def leave(circle: Racers) -> None:
    """A card on one device, leaving on another: it is the person's card, or the computer's that takes the seat."""
    user = turn(circle)
    seat = circle.users.index(user)
    gone, hand = await circle.reach(user, "more", "ask leave"), await circle.open(user)
    what = circle.random.choice(moves_in(hand))
    before = circle.read()
    clicks = await circle.race((user, gone, "leave"), (user, hand, what))
    left, played = sorted(clicks, key=lambda click: click.what)
    assert left.answer.words.startswith(T("left", table=circle.table).split(".")[0]), left.answer.words
    if not played.made:
        assert played.answer.words.startswith((T("not-seated"), T("has-left"))), played.answer.words
    await circle.server.until(lambda: chosen(before, circle.read()) != [])
    found = chosen(before, circle.read())
    count_one(circle, found)
    assert [each for each, _ in found] == [seat] and circle.read().seats[seat] is None
    assert not played.made or str(found[0][1]) == what


async def take_over(circle: Racers) -> None:
    """Five who want the seat of a computer."""
    board = await circle.show()
    before = circle.read()
    seat = next(seat for seat, user in before.seats.items() if user is None)
    pressing = circle.random.sample([*circle.strangers, circle.users[seat]], STRANGERS)
    menus = [(user, (await circle.press(user, board, "menu")).answer.message) for user in pressing]
    notes = [(await circle.press(user, menu, "seats")).answer.message for user, menu in menus if menu]
    clicks = await circle.race(
        *[(user, note, f"take {seat}") for user, note in zip(pressing, notes, strict=True) if note]
    )
    (winner,) = [click for click in clicks if "look" in click.answer.offers]
    now = circle.read()
    assert now.seats == before.seats | {seat: winner.user.id} and chosen(before, now) == []
    told = [click.answer.words for click in clicks if click is not winner]
    assert told == [T("seat-taken", name=winner.user.name)] * (STRANGERS - 1)
    circle.counted["accepted"] += 1
    circle.users[seat] = winner.user
    await circle.everybody_goes_on()


async def stop_votes(circle: Racers) -> None:
    """All want to stop: with somebody of each side it is done, and whoever comes later is told so."""
    hands = [await circle.reach(user, "more", "ask stop") for user in circle.users]
    before = circle.read()
    clicks = await circle.race(*[(user, hand, "stop") for user, hand in zip(circle.users, hands, strict=True)])
    counted = T("stop-wanted", missing="|").split("|")[0]
    done, late = T("stop-done", table=circle.table), T("table-stopped")
    # The answer stands in the hand.
    told = [
        next((text for text in (counted, done, late) if text in words), words)
        for words in (click.answer.words for click in clicks)
    ]
    assert told.count(done) == 1 and told.count(counted) >= 1
    assert sorted(told) == sorted([counted] * told.count(counted) + [done] + [late] * told.count(late))
    now = circle.read()
    assert now.status == Status.STOPPED and chosen(before, now) == []
    circle.counted["accepted"] += 1


async def clock(circle: Racers) -> None:
    """A card at the moment when the time is over, and the computer moves."""
    user = turn(circle)
    seat = circle.users.index(user)
    hand = await circle.open(user)
    what = circle.random.choice(moves_in(hand))
    before = circle.read()
    # Nobody waits for half a minute here. What is shown anew is put on the clock anew.
    over = datetime.now(UTC) + timedelta(seconds=0.3)
    write(circle.where, "UPDATE tables SET deadline_at = ? WHERE id = ?", over.isoformat(), circle.table)
    await circle.show()
    # The computer's card comes some time after the end.
    after = circle.random.choice((circle.random.uniform(-0.01, 0.02), Pace.FAST.seconds + circle.random.uniform(0, 1)))
    moment = over + timedelta(seconds=after)
    await asyncio.sleep(max(0.0, (moment - datetime.now(UTC)).total_seconds()))
    click = await circle.press(user, hand, what) if what in hand.offers else None
    await circle.server.until(lambda: chosen(before, circle.read()) != [])
    now = circle.read()
    found = chosen(before, now)
    made = click is not None and click.made
    count_one(circle, found, "accepted" if made else "late_cards")
    assert [each for each, _ in found] == [seat] and now.missed[seat] == (0 if made else 1)
    if made:
        assert str(found[0][1]) == what
    elif click is not None:
        assert click.told_late
        await circle.go_on([click])


Race = Callable[[Racers], Awaitable[None]]
Setting = Callable[[Prepared, int, list[int], Playing], Awaitable[int]]
"""Opens the table for a race in a channel, for some accounts; its number."""


def in_a_game(here: Callable[[Table], bool]) -> Setting:
    return lambda prepared, channel, users, playing: prepared.game(channel, users, here, playing=playing)


def in_a_lobby(sitting: int) -> Setting:
    return lambda prepared, channel, users, playing: prepared.lobby(channel, users, sitting, playing=playing)


async def with_a_seat_free(prepared: Prepared, channel: int, users: list[int], playing: Playing) -> int:
    return await prepared.lobby(channel, users, len(users) - 1, playing=playing)


async def of_a_stopped_series(prepared: Prepared, channel: int, users: list[int], playing: Playing) -> int:
    """The lobby of those who have not finished what they had begun."""
    await prepared.game(channel, users, somebody_is_asked, then=stop, playing=playing)
    return await prepared.lobby(channel, users, playing=playing)


async def with_a_clock(prepared: Prepared, channel: int, users: list[int], playing: Playing) -> int:
    """A table at which time runs, but is not over before somebody waits for it."""

    def give_time(table: Table) -> None:
        table.clock.deadline_at = datetime.now(UTC) + timedelta(days=1)

    options = replace(PLAYED_FAST, clock=Clock.HALF)
    return await prepared.game(channel, users, trick_goes_on, options=options, then=give_time, playing=playing)


async def with_a_computer(prepared: Prepared, channel: int, users: list[int], playing: Playing) -> int:
    """A table that somebody has left, whose turn it was not."""
    computers = await prepared.computers()

    def leave(table: Table) -> None:
        assert table.game is not None and table.game.turn is not None
        table.options = replace(table.options, newcomers=Newcomers.AT_ONCE)
        handover.leave(table, table.seats.person((table.game.turn + 1) % len(table.seats)), computers)

    return await prepared.game(channel, users, between_tricks, then=leave, playing=playing)


KINDS: dict[str, tuple[int, Setting, Race]] = {
    "double": (40, in_a_game(somebody_is_asked), double),
    "devices": (40, in_a_game(somebody_is_asked), devices),
    "partners": (25, in_a_game(partners_may_choose), partners),
    "dost": (25, in_a_game(dost_may_be_said), dost),
    "fifty": (15, in_a_game(somebody_is_asked), fifty),
    "last_seat": (15, with_a_seat_free, last_seat),
    "two_seats": (12, in_a_lobby(1), two_seats),
    "start": (15, in_a_lobby(4), start),
    "rematch": (12, Prepared.finished, rematch),
    "resume": (12, of_a_stopped_series, resume),
    "concede": (15, in_a_game(somebody_is_asked), concede),
    "concede_alone": (0, in_a_game(somebody_is_asked), concede_alone),
    "leave": (15, in_a_game(trick_goes_on), leave),
    "take_over": (15, with_a_computer, take_over),
    "stop": (15, in_a_game(somebody_is_asked), stop_votes),
    "clock": (15, with_a_clock, clock),
}
"""How often each race is run in Stovkahra, at what table; giving up without a partner is for others."""


USUAL = "double 8, devices 8, fifty 4, start 4, resume 4, leave 4, take_over 4, stop 4, clock 4"
OF_OTHERS = (
    *((playing, USUAL) for playing in OTHERS),
    (BULKA, "last_seat 4, two_seats 4"),
    (TRAPPOLA, "last_seat 4, rematch 4, concede_alone 4"),
)
"""How often the same is run in other games, as far as there is such a thing there."""


def all_races() -> Iterator[tuple[int, str, Setting, Race, Playing]]:
    """How often each race is run, its name, at what table, by whom."""
    for kind, (number, *others) in KINDS.items():
        yield number, kind, *others, STOVKAHRA
    for playing, races in OF_OTHERS:
        for kind, number in (each.split(" ") for each in races.split(", ")):
            yield int(number), kind, *KINDS[kind][1:], playing


async def race_all(
    server: LoopbackDiscord, bots: Sequence[BotProcess], size: Callable[[int], int], tell: Callable[..., None]
) -> None:
    """Runs every race, with the bot in one process or in several on one database; tells the figures.

    The plain run, in which each comes once, has them in Stovkahra alone.
    """
    where = bots[0].database
    random = Random(SEED)
    counted: Counter[str] = Counter()
    running = asyncio.Semaphore(AT_ONCE)
    # Nobody waits so long that an answer would come too late.
    server.clock = lambda: 0.0
    guild = server.add_guild()
    channels = [server.add_channel(guild) for _ in range(AT_ONCE)]
    circles: list[tuple[str, Race, Racers]] = []
    accounts = iter(range(1000, 10**6))
    store = await Store.open(where, lambda: datetime.now(UTC) - LONG_AGO)
    try:
        prepared = Prepared(store, guild, random)
        for number, kind, setting, race, playing in all_races():
            left_out = size(20) == 1 and playing is not STOVKAHRA
            for at in range(0 if left_out or not number else size(number)):
                channel = random.choice(channels)
                users = [User(server, next(accounts), name) for name in NAMES[: playing.people]]
                table = await setting(prepared, channel, [user.id for user in users], playing)
                strangers = [User(server, next(accounts), f"Guest {each}") for each in range(STRANGERS)]
                own = Random(f"{SEED} {kind} {at}")
                circle = Racers(server, where, channel, table, users, strangers, own, counted)
                circles.append((f"{kind} {at} of {playing.game}", race, circle))
                counted[f"of_{playing.game}"] += 1
    finally:
        await store.close()
    random.shuffle(circles)

    async def run(name: str, race: Race, circle: Racers) -> None:
        async with running:
            try:
                await race(circle)
            except Exception as error:
                error.add_note(f"seed {SEED}, race {name}")
                raise

    await asyncio.gather(*(bot.start() for bot in bots))
    try:
        async with asyncio.TaskGroup() as group:
            for each in circles:
                group.create_task(run(*each))
    finally:
        for bot in bots:
            bot.terminate()
        codes = [await bot.ended() for bot in bots]
    for bot, code in zip(bots, codes, strict=True):
        assert code == 0, "\n".join(bot.log)
        assert errors(bot) == [], f"seed {SEED}"
    # The games replay, and the ledger is what comes of them.
    finished = await all_is_well(where)
    tell(races=len(circles), **counted, games_finished=finished)
    assert (counted["doubled"], counted["unanswered"]) == (0, 0)
