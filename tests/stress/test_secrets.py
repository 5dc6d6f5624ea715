"""Who is told what: hands, signals, the seed, and who is being waited for while declarations are made."""

import json
import logging
import pickle
import re
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.cards import Deck
from bot.cards import list_pictures as names_of_pictures
from bot.i18n.card_symbols import LETTERED, PLAIN, CardSymbols
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model import forms, seating, timing
from bot.model.chance import Chance
from bot.model.forms import MOVEMENTS
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.options import Guild
from bot.model.signing_up import APART
from bot.model.table import Status, Table, TableMessage
from bot.service.common import worker_pool
from bot.service.common.replies import explain
from bot.service.common.worker_pool import WorkerPool
from bot.ui import pages
from bot.ui.board import board, left_behind, seats_to_take
from bot.ui.games import screens_of
from bot.ui.ledger import ledger_screen
from bot.ui.panel import panel
from bot.ui.screen import Picture, Screen
from bot.ui.table_drawing import draw_table
from bot.ui.table_picture import seating_of, table_alt
from cogs.components import ScreenView
from engine.cards.german_pack import CARDS, PACK, Suit
from engine.cards.pack import all_cards, mask_of
from engine.cards.shuffle import commitment, drawn_cut, first_dealer, shuffled
from engine.game import Game as AnyGame
from engine.game import View
from engine.games import GAMES, USUAL, with_duplicates
from engine.moves import ADD, DOST, IllegalMove, Move, plays_of
from engine.players import Advice, Level
from engine.stovkahra.declarations import combinations
from engine.stovkahra.rules import SEATS, Game, Phase, eldest_of, hands_of, right_of
from tests.support.chance import Seeded
from tests.support.every_game import FACTS, LISTED, asked_for, each_game
from tests.support.plain_ledger import Ledger, content
from tests.support.players import plain_move
from tests.support.service import CHANNEL, GUILD, NOON, PEOPLE, Bench, actor, decide, look, tamper
from tests.support.service import PAUSE as DEAL_PAUSE
from tests.support.simulated_discord import (
    IN_WORDS,
    PAUSE,
    REDRAW,
    Club,
    Sent,
    by_sign,
    cards_named,
    check_secrets,
    club,
    file_of,
    hidden_from,
    messages_in,
    offered,
    secret_forms,
    words,
)
from tests.support.sizes import some
from tests.support.tables import beside_the_game


def raw(message: ResponseMessage) -> str:
    """A message byte for byte: texts, labels, styles, custom_ids."""
    return json.dumps(message.components, ensure_ascii=False, sort_keys=True)


def watch_secrets(here: Club) -> None:
    def watch(table: Table | None, sent: Sent) -> None:
        if table is not None:
            check_secrets(table, sent, here.seats())

    here.watching.append(watch)


ASKED = ("stovkahra preferences", "stovkahra learn", *(f"brcko {name}" for name in ("standings", "player", "history")))
"""Commands that are answered to anybody at any time."""


async def put_away_and_bring_back(here: Club) -> None:
    """Nobody does anything for more than a day."""
    if (await here.table()).clock.next_deal_at is not None:
        await here.pass_pause()
    await here.pass_time(25 * 3600)
    assert (await here.table()).clock.put_away
    await here.press(here.players[0], await here.board(), "wake")
    await here.open_hands()
    assert not (await here.table()).clock.put_away


# Cards and seeds


async def check_files(here: Club, filip: MemberActor, random: Random) -> int:
    """Whoever asks for files gets no hidden card and the seed of no game that goes on; how many there were."""
    cards, seat = GAMES[here.game].cards, random.randrange(len(here.players))
    table, actor = await here.table(), here.players[seat]
    over = "SELECT game FROM results"
    ended = [game for (game,) in here.rows(f"{over} ORDER BY game")][-1:]
    files = [(seat, await here.lead(actor, "pv1:file"))]
    files += [(None, await here.slash(filip, "stovkahra-moderation export", format=kind)) for kind in ("csv", "json")]
    records = [await here.lead(actor, f"gr1:{game}") for game in ended]
    secret = here.rows(f"SELECT seed FROM games WHERE id NOT IN ({over})") + here.rows("SELECT next_seed FROM tables")
    own = cards_named({"moves": [move for *_, mover, move, _ in here.moves() if mover == seat]}, None, cards)
    for reader, answer in files:
        assert answer.ephemeral
        told = file_of(here.env, answer).decode("utf-8-sig")
        # What somebody has played stands in their file; it may be another's card in a later deal.
        shown = cards_named({"file": told}, None, cards) - (own if reader == seat else set())
        assert not shown & hidden_from(table, reader)
    for answer in (*(answer for _, answer in files), *records):
        told = file_of(here.env, answer).decode("utf-8-sig")
        assert not [form for (seed,) in secret for form in secret_forms(seed) if form in told]
    for game, answer in zip(ended, records, strict=True):
        # The search would find a seed: here is one that may be known by now.
        ((seed,),) = here.rows("SELECT seed FROM games WHERE id = ?", game)
        assert secret_forms(seed) & set(re.findall(r"\w+", file_of(here.env, answer).decode()))
    for (game,) in here.rows(f"SELECT id FROM games WHERE id NOT IN ({over})"):
        assert not (await here.lead(actor, f"gr1:{game}")).attachments
    return len(files) + len(records)


@pytest.mark.parametrize(
    ("game", "people", "options", "emojis"),
    [
        *(
            pytest.param(name, people, asked_for(rules), bool(at % 2), marks=pytest.mark.stress)
            for name, facts in LISTED.items()
            for at, (_, rules, people) in enumerate(facts.tables)
        ),
        # And what only some rules show or ask for.
        *(
            pytest.param(*table, marks=pytest.mark.stress)
            for table in (
                ("stovkahra", 4, {"count": "open", "shuffle": "every"}, True),
                ("bulka", 3, {"alifer": "off"}, True),
            )
        ),
    ],
)
async def test_no_message_names_a_card_that_its_reader_may_not_know(
    game, people, options, emojis, tmp_path, caplog, sized, figures
):
    """Nor a card by its picture, nor in a mention after a pause, nor at a table that is put away and comes back.

    Nor does a file that somebody asks for, nor the log, whatever its level.
    """
    seed = 61
    print("seed", seed)
    # As LOG_LEVEL=DEBUG does: of the bot, of discord.py and of all others.
    caplog.set_level(logging.DEBUG)
    random, counted, over = Random(seed), Counter[str](), False
    async with club(tmp_path, Seeded(seed), emojis=emojis) as here:
        here.game, here.players = game, here.players[:people]
        watch_secrets(here)

        def count(_: Table | None, sent: Sent) -> None:
            counted["public" if sent.reader is None else "private"] += 1
            counted["calls"] += "<@" in words(sent.body)

        here.watching.append(count)
        await here.start(**options)
        filip = here.moderator()
        for number in range(max(5, sized(16))):
            over = await here.play(random, 10, redraws=0.2)
            actor = random.choice([*here.players, here.stranger])
            asked = (*ASKED, *(f"{game} {name}" for name in ("show", "tables", "hand")))
            await here.slash(actor, random.choice(asked))
            if number % 4 == 0 or over:
                counted["files"] += await check_files(here, filip, random)
            if over:
                break
            await here.press(actor, await here.board(), "hand")
            await here.open_hands()
            reader = random.randrange(people)
            for what in ("more", "words", "ask text", "back"):
                seen = await here.press(here.players[reader], here.panels[reader], what)
                counted["tables"] += what == "words" and bool(seen.attachments)
            if random.random() < 0.3 and (await here.table()).clock.next_deal_at is None:
                # Once so long that hands can be redrawn no more, and whoever is waited for is called.
                await here.pass_time(random.choice((70, 1000, 2000)))
                await here.open_hands()
        if not over:
            await put_away_and_bring_back(here)
            assert counted["calls"]
        assert counted["files"] > 5 and counted["public"] > 10 and counted["private"] > 60, counted
        assert counted["tables"], "the table was seen as a picture from a hand"
        secret = [form for (key,) in here.rows("SELECT seed FROM games") for form in secret_forms(key)]
        secret += [form for (key,) in here.rows("SELECT next_seed FROM tables") for form in secret_forms(key)]
        secret += [token for (token,) in here.rows("SELECT token FROM panels")]
        secret += list(here.env.backend.interaction_tokens)
        assert len(secret) > 60
        assert len(caplog.records) > 100, "the log was read at its finest"
        assert not [text for text in secret if text in caplog.text], "seeds and tokens reach no log"
        assert not cards_named({"log": caplog.text}, None, GAMES[game].cards), "nor do cards"
    figures(log_lines=len(caplog.records), **counted, leaks=0)


@pytest.mark.stress
@pytest.mark.parametrize("game", with_duplicates())
async def test_a_deal_of_the_day_is_told_to_nobody_before_its_time(game, tmp_path, caplog, figures):
    """Each player knows what is played at the own table, others no card; no seed stands anywhere, not in the log."""
    seed = 62
    print("seed", seed)
    caplog.set_level(logging.DEBUG)
    random, counted, cards = Random(seed), Counter[str](), GAMES[game].cards
    async with club(tmp_path, Seeded(seed)) as here:
        here.game, told = game, list[Sent]()
        here.watching.append(lambda _, sent: told.append(sent))

        async def check(person: MemberActor | None, number: int) -> Table:
            """What was told since the last check, when this person did something at the own table."""
            await here.pass_time(5)
            table = await here.table(number)
            for sent in told:
                mine = person is not None and sent.reader == person.id
                hidden = hidden_from(table, 0) if mine else set(all_cards(cards))
                assert not cards_named(sent.body, kind=cards) & hidden, (sent.path, sent.reader)
                assert not any(form in sent.everything for form in secret_forms(table.seal.seed))
                counted["private" if sent.reader is not None else "public"] += 1
            told.clear()
            return table

        for person in here.players[:2]:
            page = await here.slash(person, f"{game} daily")
            told.clear()
            play = next(what for what in offered(page) if what.startswith("play."))
            await here.press(person, page, play)
            ((number,),) = here.rows("SELECT max(id) FROM tables")
            while (table := await check(person, number)).status is Status.PLAYING:
                hand = await here.slash(person, f"{game} daily")
                moves = [what for what in offered(hand) if what in set(map(str, table.view(0).answers))]
                await here.press(person, hand, random.choice(moves))
            page = await here.slash(person, f"{game} daily")
            day = next(what for what in offered(page) if what.startswith("share.")).split(".")[-1]
            told.clear()
            await here.press(person, page, f"share.{game}.{day}")
            await here.slash(here.players[3], f"{game} tables")
            await check(None, number)
            for custom_id in (f"rv1:{number}:1:1:1", f"ah1:{number}:1:1", f"dy1:field.{game}.{day}"):
                for somebody in (person, here.players[3]):
                    await here.forge(somebody, page, custom_id)
            await check(None, number)
            export = await here.lead(person, "pv1:file")
            file = file_of(here.env, export).decode("utf-8-sig")
            assert not any(form in file for form in secret_forms(table.seal.seed))
            own = {move.removeprefix("play ") for at, move in _moves_of(here, number) if at == 0}
            assert {str(card) for card in cards_named({"file": file}, None, cards)} <= own
            told.clear()
        secret = [form for (key,) in here.rows("SELECT seed FROM event_deals") for form in secret_forms(key)]
        secret += [token for (token,) in here.rows("SELECT token FROM panels")]
        assert counted["public"] >= 2 and counted["private"] > 30 and len(caplog.records) > 60, counted
        assert not [text for text in secret if text in caplog.text]
        assert not cards_named({"log": caplog.text}, None, cards)
    figures(log_lines=len(caplog.records), **counted, leaks=0)


@pytest.mark.stress
@pytest.mark.parametrize(
    ("game", "form"),
    [(game, form) for game in with_duplicates() for form in forms.offered(game)],
)
async def test_a_deal_of_an_evening_is_told_to_nobody_who_has_not_played_it(game, form, tmp_path, caplog, figures):
    """At two tables in one channel: each player knows what is played at the own one, and the channel knows no card."""
    seed = 63
    print("seed", seed)
    caplog.set_level(logging.DEBUG)
    random, counted, cards = Random(seed), Counter[str](), GAMES[game].cards
    async with club(tmp_path, Seeded(seed)) as here:
        here.game, told = game, list[Sent]()
        here.watching.append(lambda _, sent: told.append(sent))

        def table_of(reader: int | None, deal: int) -> int:
            """The table of a deal that a player plays; 0 for others, and where it is not known which deal it is."""
            sql = """SELECT event_tables.table_id FROM event_tables JOIN seats USING (table_id)
                     JOIN people ON people.id = person WHERE user_id = ? AND deal = ?"""
            return next((table_id for (table_id,) in here.rows(sql, reader, deal)), 0)

        async def check() -> None:
            """What was told since the last check: of each deal only to whoever plays it at the own table."""
            # Where people sign up nobody is so late that a computer plays for them.
            await here.pass_time(REDRAW if form in MOVEMENTS else PAUSE)
            unknown = "SELECT seed FROM event_deals JOIN events ON id = event WHERE deal > shown"
            secret = {form for (key,) in here.rows(unknown) for form in secret_forms(key)}
            for sent in told:
                where = re.search(r"deal (\d) of 2", words(sent.body))
                number = table_of(sent.reader, int(where[1]) if where else 0)
                hidden = set(all_cards(cards))
                if number:
                    table = await here.table(number)
                    own = next(each for each in table.seats if each is not None and each.user_id == sent.reader)
                    hidden = hidden_from(table, table.own_seat(own))
                assert not cards_named(sent.body, kind=cards) & hidden, (sent.path, sent.reader)
                assert not any(form in sent.everything for form in secret)
                counted["private" if sent.reader is not None else "public"] += 1
            told.clear()

        async def posted(number: int) -> ResponseMessage:
            table = await here.table(number)
            return here.message(table.channel_id, table.message.id)

        async def play(deal: int, *people: MemberActor) -> None:
            """The tables of these people play a deal to its end in turn, and somebody else tries to look at it."""
            while waiting := [
                table for person in people if (table := await here.table(table_of(person.id, deal))).awaited()
            ]:
                (seat,) = waiting[0].awaited()
                mover = next(each for each in players if each.id == waiting[0].seats.person(seat).user_id)
                hand = await here.slash(mover, f"{game} hand")
                await here.press(mover, hand, random.choice(list(map(str, waiting[0].view(seat).answers))))
                await check()
                people = (*people[1:], people[0])
            await here.pass_time(2 * PAUSE)
            board, number = await posted(1), here.rows("SELECT count(*) FROM tables")[0][0]
            for at in range(1, 1 + number):
                if here.rows(
                    "SELECT 1 FROM event_tables JOIN events ON id = event WHERE deal > shown AND table_id = ?", at
                ):
                    for custom_id in (*ways(at), "ev1:open.1"):
                        await here.forge(looker, board, custom_id)
            await check()

        players, looker = here.players[:3], here.players[3]
        if form in MOVEMENTS:
            sign_up = await here.slash(players[0], f"{game} evening", deals=2, form=form)
            for person, what in zip((*players[1:], players[0]), ("sign.1", "sign.1", "begin.1"), strict=True):
                await here.press(person, sign_up, what)
            await here.pass_time(PAUSE)
            for deal in (1, 2):
                await play(deal, *players)
                await here.pass_time(2 * APART.total_seconds())
        else:
            for number, person in enumerate(players[:2], start=1):
                if number == 1:
                    await here.slash(person, f"{game} evening", deals=2)
                else:
                    await here.press(person, await posted(1), "join.1")
                every = " every" if (await here.table(number)).seats.count(None) > 1 else ""
                await here.choose(person, await posted(number), "computers", f"beginner{every}")
                await here.press(person, await posted(number), "start")
                await check()
            for person in players[:2]:
                # The first one plays the whole evening before the other one begins.
                for deal in (1, 2):
                    await play(deal, person)
        assert counted["public"] >= 4 and counted["private"] > 40 and len(caplog.records) > 40, counted
        secret = [form for (key,) in here.rows("SELECT seed FROM event_deals") for form in secret_forms(key)]
        assert not [text for text in secret if text in caplog.text]
    figures(log_lines=len(caplog.records), **counted, leaks=0)


def ways(number: int) -> tuple[str, ...]:
    """Buttons by which somebody might look at the first game of a table, or play on from it."""
    return f"rv1:{number}:1:1:1", f"ah1:{number}:1:1", f"ro1:{number}:1:1", f"on1:replay.{number}.1.9.1.0"


def _moves_of(here: Club, number: int) -> list[tuple[Any, ...]]:
    return here.rows("SELECT seat, move FROM moves JOIN games ON games.id = game WHERE table_id = ?", number)


async def test_nobody_is_told_or_plays_the_cards_of_another(tmp_path):
    """By buttons of somebody else's hand, or by commands, neither another player nor somebody not seated."""
    seed = 62
    print("seed", seed)
    random, pressed = Random(seed), set()
    async with club(tmp_path, Seeded(seed)) as here:
        watch_secrets(here)
        await here.start()
        table = await here.table()
        # The search finds every way in which the bot names cards.
        for seat, panel in here.panels.items():
            named = cards_named({"components": panel.components})
            assert set(table.view(seat).hand) <= named
            for other in set(range(SEATS)) - {seat}:
                assert set(table.view(seat).hand) & hidden_from(table, other)
        assert hidden_from(table, None) >= hidden_from(table, 0)
        for _ in range(4):
            await here.play(random, 9)
            await here.pass_time(REDRAW + 1)
            table, board, before = await here.table(), await here.board(), here.moves()
            others = ("hand", "look", "dost", "ask dost", "cuts 9", "cut 5", "count", "add", "start")
            ids = {custom_id for panel in here.panels.values() for custom_id in offered(panel).values()}
            ids |= {f"st1:{here.table_id}:{table.deal.version(None)}:{what}" for what in others}
            for custom_id in random.sample(sorted(ids), 8):
                answer = await here.forge(here.stranger, board, custom_id)
                assert (answer.ephemeral or custom_id.endswith(":start")) and answer.id != board.id, custom_id
                assert not cards_named({"components": answer.components})
                pressed.add(custom_id.split(":")[-1].split(" ")[0])
            for options in ({}, {"table": here.table_id}):
                answer = await here.slash(here.stranger, "stovkahra hand", **options)
                assert answer.ephemeral and not cards_named({"components": answer.components})
            for seat, panel in list(here.panels.items()):
                other = random.choice([each for each in range(SEATS) if each != seat])
                moves = [what for what in offered(panel) if what.split(" ")[0] in ("play", "pass", "declare", "count")]
                for what, version in product(moves[:2], (table.deal.version(seat), table.deal.version(other))):
                    custom_id = f"st1:{here.table_id}:{version}:{what}"
                    answer = await here.forge(here.players[other], board, custom_id)
                    assert answer.ephemeral
                    assert not cards_named({"components": answer.components}) & hidden_from(table, other)
            assert here.moves() == before
    assert {"play", "look"} <= pressed


class Seals:
    """The commitments that everybody could read before each first cut."""

    def __init__(self, here: Club) -> None:
        self._here = here
        self._read = self._before = ""
        here.watching.append(self._watch)

    def _watch(self, table: Table | None, sent: Sent) -> None:
        if sent.reader is None:
            # The seal stands on a button.
            self._read += json.dumps(sent.body)

    def check(self) -> int:
        """Asserts that every game cut since the last time had been sealed by then; the number of games."""
        cut = self._here.rows("SELECT seed FROM games JOIN moves ON game = id WHERE move LIKE 'cut %'")
        for (seed,) in cut:
            assert commitment(seed) in self._before, "a game was cut before its seal was published"
        self._before = self._read
        return len({seed for (seed,) in cut})


@pytest.mark.stress
@pytest.mark.parametrize("pause", [PAUSE, 0])
async def test_every_game_is_sealed_before_its_first_cut(pause, tmp_path):
    seed = 65
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed), pause_seconds=pause) as here:
        watch_secrets(here)
        seals = Seals(here)
        await here.open()
        await here.sit()
        seals.check()
        await here.press(here.players[0], here.lobby, "start")
        await here.open_hands()
        while seals.check() < 2:
            if pause == 0:
                # Deals follow at once.
                await here.pass_time(REDRAW + 1)
                seals.check()
                assert await here.step(random)
            elif not await here.step(random):
                await here.pass_time(PAUSE / 2 + 1)
                seals.check()
                await here.pass_time(PAUSE / 2 + 1)


@pytest.mark.stress
async def test_a_game_is_sealed_before_a_first_cut_that_fell_due_while_the_bot_was_away(tmp_path):
    """The bot is killed right after a game, before it has redrawn the table, and comes back after the pause."""
    seed = 67
    print("seed", seed)
    async with club(tmp_path, Seeded(seed)) as here:
        seals = Seals(here)
        await here.start()
        seals._before = seals._read
        await here.play_until(Random(seed), lambda table: table.clock.next_deal_at is not None and table.game.outcome)
        seals._before = seals._read
        await here.restart(crash=True, away=PAUSE + 1)
        assert seals.check() == 2


# Hidden cards dealt anew


PICTURED = [CardSymbols(deck, {name: f"<:{name}_1a2b3c:1>" for name in names_of_pictures(deck)}) for deck in Deck]
FACES = (*PLAIN.values(), *LETTERED.values(), *PICTURED)
pytestmark = pytest.mark.usefixtures("other_games")


def table_on(game: AnyGame) -> Table:
    """A table at which this game is played."""
    people = PEOPLE[: game.seats]
    table = Table(1, Guild(GUILD), CHANNEL, people[0], game.rules)
    for seat, person in enumerate(people):
        seating.sit(table, person, seat)
    seating.start(table, people[0])
    table.deal.game, table.deal.game_number = game, 1
    return table


def sent(screen: Screen) -> str:
    """What goes to Discord, byte for byte: texts, labels, emojis, colours, custom_ids."""
    return json.dumps(ScreenView(screen).to_components(), ensure_ascii=False)


def shown(game: AnyGame, seat: int | None, t: Texts, seed: int) -> dict[str, str]:
    """All that a reader in a seat, or everybody, may be shown of a table, in each of its states."""
    random = Random(seed)
    table = beside_the_game(table_on(game), random, NOON, message=TableMessage(5001))
    table.seal.seed, table.seal.next_seed = random.randbytes(32), bytes(32)
    if seat is None:
        screens = {
            "table": board(table, t),
            "old message": left_behind(table, "here", t),
            "seats": seats_to_take(table, next(iter(table.seats.newcomers.values()), table.opener), t),
            "tables": pages.tables_page([table], t),
            "call": pages.call(table, [1001, 1002], t),
        }
        if isinstance(game, Game):
            query = LedgerPage(USUAL, LedgerTopic.STANDINGS)
            shown = content(query, Ledger(()), [table], table.clock.deadline_at or NOON)
            assert shown is not None
            screens["standings"] = ledger_screen(query, shown, t)
    else:
        askings = ["", "more", "words", "text", "concede", "leave", *(["cuts 1", "cuts 25"] if game.awaits_cut else [])]
        askings += ["dost"] if DOST in table.view(seat).answers else []
        screens = {asking: panel(table, seat, t, asking=asking) for asking in askings}
        screens["table"] = panel(table, seat, t, asking="words", picture=Picture("table.png", b"", "what it shows"))
        for tried in refused_moves(table, seat, random):
            try:
                game.push(tried, seat)
            except IllegalMove as refusal:
                screens[f"tried {tried}"] = panel(table, seat, t, notice=explain(refusal, t))
            else:
                raise AssertionError(f"{tried} was not refused to seat {seat}")
    return {what: sent(screen) for what, screen in screens.items()} | pictured(table, seat, t, seed)


def pictured(table: Table, seat: int | None, t: Texts, seed: int) -> dict[str, str]:
    """The picture of a table as it is described and in words, and now and then every byte of it."""
    picture = screens_of(table).picture(table.view(seat), seating_of(table), t)
    if picture is None:
        return {}
    told = {"picture": repr(picture), "picture in words": table_alt(picture, t)}
    return told | ({"bytes": draw_table(picture).hex()} if seed % 10 == 0 else {})


def refused_moves(table: Table, seat: int, random: Random) -> list[Move]:
    """Some moves that a seat may not make now."""
    kind, legal = table.kind, table.view(seat).legal
    answers = FACTS[kind.name].answers
    # Of cards as many as of answers, for those are refused by what somebody else was dealt, if anything is.
    plays = random.sample(list(plays_of(kind.cards).values()), len(answers))
    others = [*plays, *map(kind.parse, answers)]
    return random.sample([move for move in others if move not in legal], 3)


@each_game
@pytest.mark.stress(small=True)
def test_hidden_cards_dealt_anew_change_no_byte_of_what_a_reader_is_sent(name, sized, figures):
    seed = 81
    random = Random(seed)
    wanted, counted, readers, kinds = sized(1000), Counter[str](), Counter[str](), set[str]()
    facts = FACTS[name]
    for number, game in enumerate(facts.positions(random, 20)):
        if counted["positions"] >= wanted:
            break
        for reader in (*range(len(table_on(game).seats)), None):
            other = facts.dealt_anew(game, reader, random)
            if other is None:
                continue
            t = texts(random.choice(list(LANGUAGES)), random.choice(FACES))
            same, anew = (shown(each, reader, t, number) for each in (game, other))
            for what in same.keys() | anew.keys():
                where = f"seed {seed}, position {number}, {game.phase}, reader {reader}, {t.language}: {what}"
                assert same.get(what) == anew.get(what), where
            counted["positions"] += 1
            counted["messages"] += len(same)
            counted["pictures"] += "bytes" in same
            readers[f"{game.phase} {'table' if reader is None else 'seat'}"] += 1
            readers.update(own := [*facts.kinds(game, other, reader)])
            kinds.update(own)
    # A small run need not hold everything.
    assert wanted < 500 or all(readers[each] >= share * wanted for each, share in facts.seen.items()), readers
    others = {each.replace(" ", "_"): readers[each] for each in kinds}
    figures(**counted, **others, differing=0)


@each_game
def test_the_reader_whose_own_cards_are_dealt_anew_is_shown_others(name):
    """The comparison would find a card: what one reader must not see changes what another is sent."""
    random, found = Random(82), 0
    facts = FACTS[name]
    for game in facts.positions(random, 10):
        if game.phase != "play":
            continue
        other = facts.dealt_anew(game, None, random)
        if other is not None:
            seats = [seat for seat in range(len(table_on(game).seats)) if other.view(seat).hand != game.view(seat).hand]
            for seat in seats:
                assert sent(panel(table_on(game), seat, texts())) != sent(panel(table_on(other), seat, texts()))
            found += len(seats)
        if found > 20:
            return


# What goes over to a process that thinks


class WrittenDown(ProcessPoolExecutor):
    """A pool of processes that is given its work as bytes, keeps them, and has a plain move made."""

    given: list[bytes]

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self.given.append(pickle.dumps((work, args, named)))
        done: Future[Any] = Future()
        called, parts = taken_apart(work)
        views = [part for part in parts if isinstance(part, View)]
        move = plain_move(views[0]) if views else ADD
        done.set_result(Advice(move, None) if called == "advise" else move)
        return done


def taken_apart(work: Callable[..., Any]) -> tuple[str, tuple[Any, ...]]:
    """The name of the function that a process calls, and with what."""
    return (work.func.__name__, work.args) if isinstance(work, partial) else (work.__name__, ())


@each_game
async def test_while_a_series_goes_on_computers_and_hints_are_given_views_and_no_seed(
    name, tmp_path, monkeypatch, figures
):
    """Whatever the host hands over is what the seat that is to move may know, and chance of its own."""
    monkeypatch.setattr(WrittenDown, "given", [], raising=False)
    monkeypatch.setattr(worker_pool, "ProcessPoolExecutor", WrittenDown)
    random, steps, bench = Random(84), 30, Bench(tmp_path / "games.db", 84, workers=WorkerPool(1))
    async with bench:
        number = (await bench.host.lobby.open_table(actor(0), {}, {"hints": True}, None, name)).table_id
        seats = len((await bench.table(number)).seats)
        for level in (Level.BEGINNER, Level.REGULAR, Level.STRONG)[: seats - 1]:
            await bench.press(0, number, f"computer {level}")
        await bench.press(0, number, "start")
        for _ in range(steps):
            await bench.settle()
            table = await bench.table(number)
            if table.status is not Status.PLAYING:
                break
            if timing.computer_to_move(table) is None and 0 in table.awaited():
                await bench.press(0, number, "hint", on_panel=True)
                await bench.press(0, number, str(own_move(table, random)))
            else:
                await bench.let_pass(DEAL_PAUSE)
        seeds = look(bench.path, "SELECT seed FROM games UNION SELECT next_seed FROM tables")
    kinds = Counter[str]()
    for data in WrittenDown.given:
        work, args, named = pickle.loads(data)
        called, parts = taken_apart(work)
        kinds[called] += 1
        assert not args and not named
        if called in ("choose", "advise"):
            assert [part.seat in range(seats) for part in parts if isinstance(part, View)] == [True]
            assert all(isinstance(part, View | Level | Random | float) for part in parts)
        assert not [seed for (seed,) in seeds if seed in data]
    assert kinds["choose"] > 2 and kinds["advise"] > 1, kinds
    figures(seeds=len(seeds), **kinds, leaks=0)


def own_move(table: Table, random: Random) -> Move:
    """Something that Anna may do, who is awaited."""
    if table.kind.name != "stovkahra":
        return random.choice(table.view(0).legal)
    # The hand to her right, of a computer, may signal too.
    decided = (decide(table, random) for _ in range(1000))
    return next(move for seat, move in decided if seat == 0)


# Declarations: who holds a combination, and is being waited for


class Arranged(Chance):
    """One seed, from which the dealer follows, and the cut."""

    DEALER = 0

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed(self) -> bytes:
        return self._secret


def deal_where(holders: set[int]) -> Arranged:
    """A deal in which just these seats hold combinations."""
    random = Random(sum(1 << seat for seat in holders))
    while True:
        secret = random.randbytes(32)
        if first_dealer(secret, "stovkahra", SEATS) != Arranged.DEALER:
            continue
        pack, cut = shuffled(secret, 0, "stovkahra", PACK), drawn_cut(secret, 0, "stovkahra", len(PACK))
        hands = hands_of(pack[cut:] + pack[:cut], Arranged.DEALER)
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
        text = text.replace(PLAIN[Deck.GERMAN].suit(suit), "a sign").replace(words, "a suit")
    return re.sub(r"signal [alhb]", "signal a suit", re.sub(r"\b[0-9a-f]{64}\b", "a seal", text))


async def shown_to_others(here: Club, first: int, second: int, passes_after: float) -> list[tuple[float, str, str]]:
    """All that others see while two may declare, of whom the first passes after so many seconds."""
    happened: list[tuple[float, str, str]] = []
    began = here.env.now()
    asked = {here.players[seat].id for seat in (first, second)}

    def note(request: Any) -> None:
        # Not even an edit that changes nothing: Discord marks it, and when it comes tells of it.
        hands = [sent for sent in messages_in(here.env, [request]) if sent.reader not in asked]
        if hands or (request.path.startswith("/channels/") and request.method != "GET"):
            # A nonce is made up for each request.
            told = {name: value for name, value in (request.json or {}).items() if name != "nonce"}
            text = without_cards(json.dumps(told, ensure_ascii=False, sort_keys=True))
            happened.append(((here.env.now() - began).total_seconds(), request.method, text))

    here.requests.append(note)
    for passed in range(120):
        if passed == passes_after:
            await here.press(here.players[first], here.panels[first], "pass")
        await here.pass_time(1)
    here.requests.remove(note)
    for seat in here.panels.keys() - {first, second}:
        told = raw(await here.press(here.players[seat], here.panels[seat], "look"))
        happened.append((0, f"hand of {seat}", told))
    return happened


@pytest.mark.parametrize("opened", some([2, SEATS]))
async def test_when_somebody_passed_shows_nowhere_either(opened, tmp_path, sized):
    """Neither by a mention, nor in a hand, nor by when something is drawn anew, as long as another is waited for."""
    first, second = eldest_of(Arranged.DEALER), right_of(Arranged.DEALER)
    told = []
    for seconds in (999, 45, 5, 110)[: max(2, sized(4))]:
        async with club(tmp_path, deal_where({first, second}), name=str(seconds)) as here:
            await here.open()
            await here.sit()
            await here.press(here.players[0], here.lobby, "start")
            others = sorted({*range(SEATS)} - {first, second})
            for seat in [first, second, *others][:opened]:
                await here.press(here.players[seat], await here.board(), "hand")
            await here.pass_time(REDRAW + 1)
            if opened < SEATS:
                # The hands that opened by themselves when play began can be drawn no more.
                keys = {seat: person.id for seat, person in enumerate((await here.table()).seats)}
                tamper(here.path, *(f"DELETE FROM panels WHERE person = {keys[seat]}" for seat in others))
            told.append(await shown_to_others(here, first, second, seconds))
            await here.pass_time(1000)
            for actor in here.players if opened == SEATS else (here.players[seat] for seat in others):
                posts = [request.json for request in here.env.http_requests if request.method == "POST"]
                assert sum(f"<@{actor.id}>" in json.dumps(body) for body in posts) == 1, "called once for one wait"
            table = await here.table()
            assert table.game is not None
            assert (table.game.phase, table.game.turn) == (Phase.DECLARE, first if seconds == 999 else second)
    for each in told:
        assert each == told[0]
    # Who has no hand open is called; where all have, there is nothing to be shown.
    assert any("<@" in text for _, _, text in told[0]) == (opened < SEATS)
    assert opened < SEATS or [what for _, what, _ in told[0]] == [f"hand of {seat}" for seat in others]


async def test_a_signal_shows_to_its_sender_and_to_eldest_alone(tmp_path):
    eldest, right = eldest_of(Arranged.DEALER), right_of(Arranged.DEALER)
    async with club(tmp_path, deal_where({eldest, right})) as here:
        await here.start()
        await here.pass_time(REDRAW + 1)
        board, hands = raw(await here.board()), {seat: raw(panel) for seat, panel in here.panels.items()}
        told: list[int | None] = []
        here.watching.append(lambda _, sent: told.append(sent.reader))
        if not any(what.startswith("signal") for what in offered(here.panels[right])):
            # Where it helps nobody it is not offered, and can be made.
            await here.press(here.players[right], here.panels[right], "more")
        signal = next(what for what in offered(here.panels[right]) if what.startswith("signal"))
        await here.press(here.players[right], here.panels[right], signal)
        # Not even an edit that changes nothing: Discord marks it, and when it comes tells of it.
        await here.pass_time(REDRAW + 1)
        assert set(told) <= {here.players[eldest].id, here.players[right].id}
        assert raw(await here.board()) == board
        for seat, panel in list(here.panels.items()):
            await here.press(here.players[seat], panel, "look")
        assert {seat for seat in range(SEATS) if raw(here.panels[seat]) != hands[seat]} == {eldest, right}
        suit = texts()(f"suit-german-{Suit.parse(signal[-1]).name.lower()}")
        assert suit in words(here.panels[eldest]) and suit in words(here.panels[right])
        assert not [what for what in offered(here.panels[right]) if what.startswith("signal")]
