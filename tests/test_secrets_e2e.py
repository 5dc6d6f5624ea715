"""Who is told what: hands, signals, the seed, and who is being waited for while declarations are made."""

import json
import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bot_help import (
    IN_WORDS,
    PAUSE,
    REDRAW,
    Club,
    Seeded,
    Sent,
    buttons,
    by_sign,
    cards_named,
    check_secrets,
    club,
    hidden_from,
    offered,
    words,
)
from simcord.results import ResponseMessage

from bot.cards import Deck
from bot.faces import SIGNS
from bot.table import Chance, Status, Table
from bot.texts import texts
from engine.cards import CARDS, Suit, mask_of
from engine.declarations import combinations
from engine.shuffle import commitment, shuffled
from engine.stovkahra import SEATS, Phase, eldest_of, hands_of, right_of


def raw(message: ResponseMessage) -> str:
    """A message byte for byte: texts, labels, styles, custom_ids."""
    return json.dumps(message.components, ensure_ascii=False, sort_keys=True)


def watch_secrets(here: Club) -> None:
    def watch(table: Table | None, sent: Sent) -> None:
        if table is not None:
            check_secrets(table, sent, here.seats())

    here.watching.append(watch)


ASKED = (
    *(f"stovkahra {name}" for name in ("show", "tables", "preferences", "learn")),
    *(f"brcko {name}" for name in ("standings", "player", "series", "history")),
)
"""Commands that are answered to anybody at any time."""


async def put_away_and_bring_back(here: Club) -> None:
    """Nobody does anything for more than a day."""
    if (await here.table()).next_deal_at is not None:
        await here.pass_pause()
    await here.pass_time(25 * 3600)
    assert (await here.table()).put_away
    await here.press(here.players[0], await here.board(), "wake")
    await here.open_hands()
    assert not (await here.table()).put_away


# Cards and seeds


@pytest.mark.parametrize(("options", "emojis"), [({}, False), ({"count": "open", "shuffle": "every"}, True)])
async def test_no_message_names_a_card_that_its_reader_may_not_know(
    options: dict[str, str], emojis: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor a card by its picture, nor in a mention after a pause, nor at a table that is put away and comes back."""
    seed = 61
    print("seed", seed)
    caplog.set_level(logging.DEBUG, "bot")
    caplog.set_level(logging.DEBUG, "cogs")
    random = Random(seed)
    calls: list[Sent] = []
    async with club(tmp_path, Seeded(seed), emojis=emojis) as here:
        watch_secrets(here)
        here.watching.append(lambda _, sent: calls.append(sent) if "<@" in words(sent.body) else None)
        await here.start(**options)
        for _ in range(25):
            await here.play(random, 10, redraws=0.2)
            who = random.choice([*here.players, here.stranger])
            await here.slash(who, random.choice(ASKED))
            await here.press(who, await here.board(), "hand")
            if await here.play(random, 1):
                break
            if random.random() < 0.3 and (await here.table()).next_deal_at is None:
                # Once so long that hands can be redrawn no more, and whoever is waited for is called.
                await here.pass_time(random.choice((70, 1000, 2000)))
                await here.open_hands()
        assert here.rows("SELECT count(*) FROM games")[0][0] >= 2
        assert calls
        await put_away_and_bring_back(here)
        secret = {seed.hex() for (seed,) in here.rows("SELECT seed FROM games UNION SELECT next_seed FROM tables")}
        secret |= {token for (token,) in here.rows("SELECT token FROM panels")}
        assert not [text for text in secret if text in caplog.text], "seeds and tokens reach no log"


async def test_the_check_of_messages_sees_a_card_that_is_told(tmp_path: Path) -> None:
    """The search of these tests finds every way in which the bot names cards."""
    async with club(tmp_path, Seeded(1)) as here:
        await here.start()
        table = await here.table()
        for seat, panel in here.panels.items():
            named = cards_named({"components": panel.components})
            assert set(table.view(seat).hand) <= named
            for other in set(range(SEATS)) - {seat}:
                assert set(table.view(seat).hand) & hidden_from(table, other)
        assert hidden_from(table, None) >= hidden_from(table, 0)


async def test_somebody_not_seated_is_told_nothing(tmp_path: Path) -> None:
    seed = 62
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed)) as here:
        watch_secrets(here)
        await here.start()
        pressed: set[str] = set()
        for _ in range(6):
            await here.play(random, 12)
            await here.pass_time(REDRAW + 1)
            board, before = await here.board(), here.moves()
            ids = {custom_id for panel in here.panels.values() for custom_id in offered(panel).values()}
            stamp = (await here.table()).stamp(None)
            ids |= {f"st1:{here.table_id}:{stamp}:{what}" for what in ("hand", "look", "dost", "ask dost", "cuts 9")}
            ids |= {f"st1:{here.table_id}:{stamp}:{what}" for what in ("cut 5", "count", "add", "take", "start")}
            for custom_id in random.sample(sorted(ids), 10):
                answer = await here.forge(here.stranger, board, custom_id)
                assert answer.ephemeral or custom_id.endswith(":start"), custom_id
                assert answer.id != board.id
                assert not cards_named({"components": answer.components})
                pressed.add(custom_id.split(":")[-1].split(" ")[0])
            answer = await here.slash(here.stranger, "stovkahra hand")
            assert answer.ephemeral
            assert not cards_named({"components": answer.components})
            answer = await here.slash(here.stranger, "stovkahra hand", table=here.table_id)
            assert answer.ephemeral
            assert not cards_named({"components": answer.components})
            assert here.moves() == before
        assert {"play", "hand", "look", "cut", "dost"} <= pressed


async def test_nobody_plays_or_sees_the_cards_of_another(tmp_path: Path) -> None:
    """Buttons of somebody else's panel, pressed by another player, move nothing and tell nothing."""
    seed = 63
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed)) as here:
        watch_secrets(here)
        await here.start()
        for _ in range(12):
            await here.play(random, 7)
            table, before = await here.table(), here.moves()
            for seat, panel in here.panels.items():
                other = random.choice([each for each in range(SEATS) if each != seat])
                moves = [what for what in offered(panel) if what.split(" ")[0] in ("play", "pass", "declare", "count")]
                for what in moves[:3]:
                    for stamp in (table.stamp(seat), table.stamp(other)):
                        custom_id = f"st1:{here.table_id}:{stamp}:{what}"
                        answer = await here.forge(here.players[other], await here.board(), custom_id)
                        assert answer.ephemeral
                        assert not cards_named({"components": answer.components}) & hidden_from(table, other)
            assert here.moves() == before


async def test_the_record_of_a_game_under_way_is_refused(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(64)) as here:
        await here.start()
        ((game,),) = here.rows("SELECT id FROM games")
        for who in (here.players[0], here.stranger):
            answer = await here.slash(who, "stovkahra record", game=game)
            assert answer.ephemeral
            assert not answer.attachments
        answer = await here.forge(here.stranger, await here.board(), f"st1:{here.table_id}:1.0:record")
        assert answer.ephemeral
        assert not answer.attachments


class Seals:
    """The commitments that everybody could read before each first cut."""

    def __init__(self, here: Club) -> None:
        self._here = here
        self._read = self._before = ""
        here.watching.append(self._watch)

    def _watch(self, table: Table | None, sent: Sent) -> None:
        if sent.reader is None:
            self._read += words(sent.body)

    def check(self) -> int:
        """Asserts that every game cut since the last time had been sealed by then; the number of games."""
        cut = self._here.rows("SELECT seed FROM games JOIN moves ON game = id WHERE move LIKE 'cut %'")
        for (seed,) in cut:
            assert commitment(seed) in self._before, "a game was cut before its seal was published"
        self._before = self._read
        return len({seed for (seed,) in cut})


async def test_every_game_is_sealed_before_its_first_cut(tmp_path: Path) -> None:
    seed = 65
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed)) as here:
        watch_secrets(here)
        seals = Seals(here)
        await here.open()
        await here.sit()
        seals.check()
        await here.press(here.players[0], here.lobby, "start")
        assert seals.check() == 1
        await here.open_hands()
        while seals.check() < 4:
            if not await here.step(random):
                await here.pass_time(PAUSE / 2 + 1)
                seals.check()
                await here.pass_time(PAUSE / 2 + 1)


async def test_a_game_is_sealed_before_its_first_cut_even_where_deals_follow_at_once(tmp_path: Path) -> None:
    seed = 66
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed), pause_seconds=0) as here:
        seals = Seals(here)
        await here.open()
        await here.sit()
        seals.check()
        await here.press(here.players[0], here.lobby, "start")
        await here.open_hands()
        while seals.check() < 3:
            await here.pass_time(REDRAW + 1)
            seals.check()
            assert await here.step(random)


async def test_a_game_is_sealed_before_a_first_cut_that_fell_due_while_the_bot_was_away(tmp_path: Path) -> None:
    """The bot is killed right after a game, before it has redrawn the table, and comes back after the pause."""
    seed = 67
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed)) as here:
        seals = Seals(here)
        await here.start()
        seals._before = seals._read

        def between_games(table: Table) -> bool:
            return table.next_deal_at is not None and table.game is not None and table.game.outcome is not None

        await here.play_until(random, between_games)
        seals._before = seals._read
        await here.restart(crash=True, away=PAUSE + 1)
        assert seals.check() == 2


# Declarations: who holds a combination, and is being waited for


class Arranged(Chance):
    """One seed, one dealer, one cut."""

    DEALER, CUT = 0, 13

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed(self) -> bytes:
        return self._secret

    def below(self, k: int) -> int:
        return self.DEALER if k == SEATS else self.CUT - 1


def deal_where(holders: set[int]) -> Arranged:
    """A deal in which just these seats hold combinations."""
    random = Random(sum(1 << seat for seat in holders))
    while True:
        secret = random.randbytes(32)
        pack = shuffled(secret, 0)
        hands = hands_of(pack[Arranged.CUT :] + pack[: Arranged.CUT], Arranged.DEALER)
        if {seat for seat in range(SEATS) if combinations(mask_of(hands[seat]))} == holders:
            return Arranged(secret)


def without_cards(text: str) -> str:
    """The same message of any deal: cards, suits and the seal are what they are, by chance and not by who waits."""
    text = re.sub(rf"({IN_WORDS.pattern}(; )?)+", "some cards", text)
    for card in CARDS:
        for sign in by_sign(card):
            text = text.replace(sign, "a card")
    for suit in Suit:
        words = texts()(f"suit-german-{suit.name.lower()}")
        text = text.replace(SIGNS[Deck.GERMAN][suit], "a sign").replace(words, "a suit")
    return re.sub(r"signal [alhb]", "signal a suit", re.sub(r"\b[0-9a-f]{64}\b", "a seal", text))


async def shown_while_declaring(folder: Path, holders: set[int]) -> tuple[str, dict[int, str]]:
    """The table and the four hands, while the first of these holders is waited for."""
    name = "".join(map(str, sorted(holders)))
    async with club(folder, deal_where(holders), name=name) as here:
        await here.start()
        await here.pass_time(REDRAW + 1)
        table = await here.table()
        assert table.game is not None
        assert table.game.phase is Phase.DECLARE
        assert table.game.turn in holders
        await here.pass_time(REDRAW + 1)
        return raw(await here.board()), {seat: raw(panel) for seat, panel in here.panels.items()}


async def test_the_table_is_the_same_whoever_is_waited_for(tmp_path: Path) -> None:
    shown = {seat: await shown_while_declaring(tmp_path, {seat}) for seat in range(SEATS)}
    boards = {without_cards(board) for board, _ in shown.values()}
    assert len(boards) == 1
    for name in ("Anna", "Béla", "Cyril", "Dana"):
        now = [text for text in words_in(next(iter(boards))) if "eclar" in text]
        assert not any(name in line for text in now for line in text.splitlines() if "eclar" in line)


def words_in(components: str) -> list[str]:
    return [part["content"] for part in _walk(json.loads(components)) if part.get("type") == 10]


def _walk(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for part in parts for each in (part, *_walk(part.get("components", [])))]


@pytest.mark.parametrize("reader", range(SEATS))
async def test_a_hand_is_the_same_whoever_else_is_waited_for(reader: int, tmp_path: Path) -> None:
    """Even the number of moves in its custom_ids, which would tell how many have answered already."""
    others = [seat for seat in range(SEATS) if seat != reader]
    hands = [(await shown_while_declaring(tmp_path, {seat}))[1][reader] for seat in others]
    # Only how a hand is sorted into rows of buttons could differ, and every hand holds eight cards.
    assert len({without_cards(hand) for hand in hands}) == 1


async def shown_to_all(here: Club, first: int, passes_after: float) -> list[tuple[float, str, str]]:
    """All that happens in the channel while declarations are made and somebody passes after so many seconds."""
    happened: list[tuple[float, str, str]] = []
    began = here.env.now()

    def note(request: Any) -> None:
        if request.path.startswith("/channels/") and request.method != "GET":
            # A nonce is made up for each request.
            told = {name: value for name, value in (request.json or {}).items() if name != "nonce"}
            text = without_cards(json.dumps(told, ensure_ascii=False, sort_keys=True))
            happened.append(((here.env.now() - began).total_seconds(), request.method, text))

    here.requests.append(note)
    for second in range(200):
        if second == passes_after:
            await here.press(here.players[first], here.panels[first], "pass")
        await here.pass_time(1)
    here.requests.remove(note)
    return happened


@pytest.mark.parametrize("opened", [2, SEATS])
async def test_when_somebody_passed_shows_nowhere_either(opened: int, tmp_path: Path) -> None:
    """Neither by a mention, nor by when the table is drawn anew, as long as another is waited for."""
    first, second = eldest_of(Arranged.DEALER), right_of(Arranged.DEALER)
    told = []
    for seconds in (999, 5, 45, 110):
        async with club(tmp_path, deal_where({first, second}), name=str(seconds)) as here:
            await here.open()
            await here.sit()
            await here.press(here.players[0], here.lobby, "start")
            others = sorted({*range(SEATS)} - {first, second})
            for seat in [first, second, *others][:opened]:
                await here.press(here.players[seat], await here.board(), "hand")
            await here.pass_time(REDRAW + 1)
            told.append(await shown_to_all(here, first, seconds))
            await here.pass_time(1000)
            for who in here.players if opened == SEATS else (here.players[seat] for seat in others):
                posts = [request.json for request in here.env.http_requests if request.method == "POST"]
                assert sum(f"<@{who.id}>" in json.dumps(body) for body in posts) == 1, "called once for one wait"
            table = await here.table()
            assert table.game is not None
            assert (table.game.phase, table.game.turn) == (Phase.DECLARE, first if seconds == 999 else second)
    for each in told:
        assert each == told[0]
    # Who has no hand open is called; where all have, there is nothing to be shown.
    assert any("<@" in text for _, _, text in told[0]) == (opened < SEATS)
    assert opened < SEATS or not told[0]


async def test_a_pass_shows_nowhere_while_another_is_waited_for(tmp_path: Path) -> None:
    first, second = eldest_of(Arranged.DEALER), right_of(Arranged.DEALER)
    async with club(tmp_path, deal_where({first, second})) as here:
        await here.start()
        await here.pass_time(REDRAW + 1)
        others = [seat for seat in range(SEATS) if seat not in (first, second)]
        board, hands = raw(await here.board()), {seat: raw(here.panels[seat]) for seat in others}
        seen = len(here.env.http_requests)
        told: list[int | None] = []
        here.watching.append(lambda _, sent: told.append(sent.reader))
        await here.press(here.players[first], here.panels[first], "pass")
        await here.pass_time(REDRAW + 1)
        table = await here.table()
        assert table.game is not None
        assert (table.game.phase, table.game.turn) == (Phase.DECLARE, second)
        assert len(here.env.http_requests) > seen
        # Not even an edit that changes nothing: Discord marks it, and when it comes tells when somebody passed.
        assert set(told) <= {here.players[first].id, here.players[second].id}
        assert raw(await here.board()) == board
        for seat in others:
            await here.press(here.players[seat], here.panels[seat], "look")
            assert raw(here.panels[seat]) == hands[seat]


# The signal


async def test_a_signal_is_seen_by_its_sender_and_eldest_alone(tmp_path: Path) -> None:
    async with club(tmp_path, deal_where({right_of(Arranged.DEALER)})) as here:
        await here.start()
        await here.pass_time(REDRAW + 1)
        right, eldest = right_of(Arranged.DEALER), eldest_of(Arranged.DEALER)
        board, hands = raw(await here.board()), {seat: raw(panel) for seat, panel in here.panels.items()}
        told: list[int | None] = []
        here.watching.append(lambda _, sent: told.append(sent.reader))
        signal = next(what for what in offered(here.panels[right]) if what.startswith("signal"))
        await here.press(here.players[right], here.panels[right], signal)
        await here.pass_time(REDRAW + 1)
        assert set(told) == {here.players[right].id, here.players[eldest].id}
        suit = texts()(f"suit-german-{Suit.parse(signal[-1]).name.lower()}")
        assert suit in words(here.panels[eldest])
        assert suit in words(here.panels[right])
        assert raw(here.panels[eldest]) != hands[eldest]
        assert raw(await here.board()) == board
        for seat in set(range(SEATS)) - {right, eldest}:
            await here.press(here.players[seat], here.panels[seat], "look")
            assert raw(here.panels[seat]) == hands[seat]
        assert not [what for what in offered(here.panels[right]) if what.startswith("signal")]


async def test_buttons_of_a_hand_are_those_of_its_holder(tmp_path: Path) -> None:
    """No custom_id of a panel names a card that its reader does not hold."""
    async with club(tmp_path, Seeded(71)) as here:
        await here.start()
        table = await here.table()
        assert table.status is Status.PLAYING
        for seat, panel in here.panels.items():
            play = {button["custom_id"].split(":")[-1] for button in buttons(panel) if ":play " in button["custom_id"]}
            assert play == {f"play {card}" for card in table.view(seat).hand}
