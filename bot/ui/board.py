"""The public message of a table: the lobby, the deal under way, and the end of a game.

It is drawn from the view of the whole table, which contains no secrets.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model import bank, handover, say, seating, stopping, timing
from bot.model.actions import (
    EVERY,
    AskGiveUp,
    BringDown,
    Decline,
    GiveUp,
    OpenHand,
    OpenToAll,
    ReadTable,
    Rematch,
    Renounce,
    Resume,
    SeatComputers,
    ShowMenu,
    ShowRecord,
    ShowSeats,
    Sit,
    Stand,
    Start,
    TakeOver,
    Wake,
)
from bot.model.names import bare, short
from bot.model.options import OptionsPage, PlayInThread, ShowOptions, TableLook
from bot.model.person import Person
from bot.model.roster import SIGN
from bot.model.rules import ShowRules
from bot.model.seal import ShowLobbyMenu
from bot.model.table import Status, Table
from bot.ui.about import report_button
from bot.ui.decisive import moment_lines
from bot.ui.evening import covered, evening_buttons, evening_title, look_button, sides
from bot.ui.formatting import (
    GOLD,
    GREEN,
    GREY,
    fitting,
    minutes_text,
    name,
    name_of,
    plain,
    player_names,
    rest_lines,
    stop_asked,
    title_of,
    when,
)
from bot.ui.games import reckoning, screens_of
from bot.ui.games.screens import BoardParts
from bot.ui.looking_back import look_back
from bot.ui.offers import home_button
from bot.ui.pages import place_of
from bot.ui.rules import CONTENTS
from bot.ui.screen import Block, Button, Choice, Picture, Row, Rule, Screen, Select, Style, Text, rows
from bot.ui.seal import added_words, seal_button, sealed
from engine.players import Level

SUBSTITUTES_NAMED: Final = 4
"""How many of those who have come to a deal and gone are named."""


def board(table: Table, t: Texts, *, counts: bool = False) -> Screen:
    """Draw a table for everybody; `counts` means that it is one of an evening, and that all have finished its deal."""
    return fitting(partial(_board, table, counts), t)


def pictured_board(table: Table, picture: Picture | None, t: Texts, *, counts: bool = False) -> Screen:
    """Draw a table for everybody with its picture, if there is one; `counts` as for `board`.

    What the picture shows is not told again: a button tells it in words.
    """
    if picture is None:
        return board(table, t, counts=counts)

    def draw(t: Texts) -> Screen:
        return Screen((*_beside_picture(table, t), *_board_buttons(table, t)), _colour(table))

    return replace(fitting(draw, t).with_picture(picture), instead=board(table, t, counts=counts))


def _words_button(table: Table, t: Texts) -> Button:
    """Make the button that tells in words, trick by trick, what the table shows."""
    pictured = table.options.look is TableLook.PICTURE and not table.deal.between_deals
    return Button(
        t("button-words" if pictured else "button-tricks"), ReadTable(table.id, table.deal.version(None)), emoji="💬"
    )


def _beside_picture(table: Table, t: Texts) -> list[Block]:
    """Draw what a picture of the table does not show, without buttons."""
    parts = screens_of(table).board(table, table.view(), t)
    now = _not_pictured(table, parts, t) if table.deal.between_deals else parts.beside
    told = [*now, *moment_lines(table, t), *_others(table, t), *_state(table, t)]
    return [_head(table, parts, t), *([Text("\n".join(told))] if any(told) else [])]


def _not_pictured(table: Table, parts: BoardParts, t: Texts) -> list[str]:
    """Leave out of what is told of a deal that is over what its picture shows: points, and in large type who won."""
    points = screens_of(table).reckoned(table, table.view(), t)
    return [line for line in parts.now if line not in points and not line.startswith("#")]


def in_words(table: Table, t: Texts) -> Screen:
    """Tell in words what the message of a table shows as a picture, and each trick of a deal that is over."""
    return fitting(lambda t: Screen(tuple(_deal_blocks(table, t, whole=True)), _colour(table)), t)


def _board(table: Table, counts: bool, t: Texts) -> Screen:
    if table.spot is not None and table.status is not Status.LOBBY:
        return Screen(
            (*_deal_blocks(table, t, counts=counts), *_covered_buttons(table, t, counts=counts)), _colour(table)
        )
    if table.status is Status.LOBBY or table.game is None:
        return _lobby(table, t)
    return Screen((*_deal_blocks(table, t), *_board_buttons(table, t)), _colour(table))


def across_board(table: Table, t: Texts) -> Screen:
    """Show a table across servers to a channel: what all may see, by the names of people there, without buttons."""

    def draw(t: Texts) -> Screen:
        game = screens_of(table)
        parts = game.board(table, table.view(), t)
        heads = [t("across-title", game=game.title(t)), parts.head]
        now = "\n".join((*parts.now, *_others(table, t), *_state(table, t, words=False)))
        about = t("across-board", command=table.kind.name)
        return Screen(
            (Text("\n".join(filter(None, heads))), *parts.deal, Rule(), Text(f"{now}\n{about}")), _colour(table)
        )

    return fitting(draw, t)


def settled(table: Table, picture: Picture | None, t: Texts) -> Screen:
    """Draw the message of a deal that is over, when the next deal has a message of its own: the result, in short."""

    def draw(t: Texts, *, pictured: bool = False) -> Screen:
        parts = screens_of(table).board(table, table.view(), t)
        now = [*(_not_pictured(table, parts, t) if pictured else parts.now), *_others(table, t)]
        told = [Text("\n".join(now))] if any(now) else []
        points = [] if pictured else parts.deal[:1]
        # The first way to look back leads to all others.
        return Screen((_head(table, parts, t), *points, *told, *rows(look_back(table, t)[:1])), GREY)

    if picture is None:
        return fitting(draw, t)
    return replace(fitting(partial(draw, pictured=True), t).with_picture(picture), instead=fitting(draw, t))


def begun(table: Table, link: str, t: Texts) -> Screen:
    """Draw the message of a lobby when play has begun in a message of its own: a link to that message."""
    return Screen((Text(_lobby_title(table, t)), Text(t("begun-below", place=link))), GREY)


def left_behind(table: Table, link: str, t: Texts) -> Screen:
    """Draw an old message of a table for the last time: the state of the deal, and a link to the new message."""

    def draw(t: Texts) -> Screen:
        blocks = _deal_blocks(table, t) if table.game is not None else [Text(_lobby_title(table, t))]
        return Screen((*blocks, Text(t("goes-on", place=link))), GREY)

    return fitting(draw, t)


def _deal_blocks(table: Table, t: Texts, *, counts: bool = False, whole: bool = False) -> list[Block]:
    """Draw the deal at the table, without buttons; of a deal that is over not its tricks, if not the `whole`."""
    if table.spot is not None:
        others = [] if table.status is Status.STOPPED else [*_others(table, t), *_state(table, t)]
        return [*covered(table, t, counts=counts), *([Text("\n".join(others))] if others else [])]
    parts = screens_of(table).board(table, table.view(), t)
    # At a table that was stopped in the middle of a deal it is nobody's turn.
    waits = table.status is Status.STOPPED and not table.deal.between_deals
    told = [] if waits else parts.now
    moment = moment_lines(table, t)
    now = "\n".join((*(told if whole else reckoning.totals(told)), *moment, *_others(table, t), *_state(table, t)))
    if whole:
        worth = [screens_of(table).cards_count(t)] if table.deal.between_deals else []
        tricks = [Text("\n".join((*parts.tricks, *worth)))] if parts.tricks else []
        return [_head(table, parts, t), *parts.deal, *tricks, Rule(), Text(now)]
    if table.deal.between_deals:
        return [_head(table, parts, t), *parts.deal[:1], Rule(), Text(now)]
    last = [Text(parts.tricks[-1])] if parts.tricks else []
    return [_head(table, parts, t), *parts.deal, *last, Rule(), Text(now)]


def _others(table: Table, t: Texts) -> list[str]:
    """Say who but its players plays the game, and who has come to the deal and gone."""
    gone = handover.departed(table)
    if not gone:
        return _stood_in(table, t)
    told = [
        t("departed", name=name(left.person, t), player=name(table.player(left.seat), t))
        for left in gone[:SUBSTITUTES_NAMED]
    ]
    more = " " + t("departed-more", people=len(gone) - SUBSTITUTES_NAMED) if gone[SUBSTITUTES_NAMED:] else ""
    return [*_stood_in(table, t), t("deal-departed", names=", ".join(told) + more)]


def _stood_in(table: Table, t: Texts) -> list[str]:
    """Say who plays a game for somebody who has left it, or, when it is decided, who did."""
    if not table.undecided:
        return [t("played-for", name=name(who, t), player=name(whom, t)) for who, whom in table.deal.substitutes]
    seats = [seat for seat in range(len(table.seats)) if table.is_substitute(seat)]
    return [
        t("plays-for", name=name(table.seats.person(seat), t), player=name(table.player(seat), t)) for seat in seats
    ]


def _head(table: Table, parts: BoardParts, t: Texts) -> Text:
    heads = [t("table-title", table=table.id, game=screens_of(table).title(t)), parts.head]
    return Text("\n".join(filter(None, heads)))


def _lobby_title(table: Table, t: Texts) -> str:
    return t("lobby-title", table=table.id, game=screens_of(table).title(t))


def _state(table: Table, t: Texts, *, words: bool = True) -> list[str]:
    """Say what happens next without a click, and whether the table was stopped or put away.

    Without `words` nothing is told of what players have added to the seed.
    """
    begins = table.game is not None and table.game.deal_number <= 1
    lines = [*_drawn(table, t), *(added_words(table, t) if words else [])] if begins else []
    lines += [
        t("newcomer", name=name(person, t), seat=title_of(table, seat))
        for seat, person in sorted(table.seats.newcomers.items())
    ]
    if table.clock.put_away:
        lines.append(t("put-away-computers" if timing.is_left_to_computers(table) else "put-away"))
    elif table.status is Status.PLAYING:
        lines += _times(table, t)
    lines += rest_lines(table, t)
    if table.status is Status.STOPPED:
        lines.append(t("table-was-stopped"))
    elif table.votes.to_stop and table.deal.dealt:
        lines.append(f"-# {stop_asked(table, t)}")
    elif table.votes.to_stop:
        lines.append(
            t(
                "stop-votes",
                votes=len(table.votes.to_stop),
                people=len(say.voices(table)),
                needed=stopping.votes_needed(table),
            )
        )
    return lines


def _drawn(table: Table, t: Texts) -> list[str]:
    """Say at the beginning of a series with whom the lot has everybody play."""
    if not table.draws_partners or table.deal.game_number > 1:
        return []
    return [t("partners-were-drawn", one=player_names(table, 0, t), other=player_names(table, 1, t))]


def _times(table: Table, t: Texts) -> list[str]:
    """Say when the next deal comes, how long the player may think, and for whom a computer plays."""
    lines = []
    if table.clock.next_deal_at is not None:
        lines.append(t("next-deal", when=when(table.clock.next_deal_at)))
    secret = table.game is None or table.game.secret_turn or table.spot is not None
    if table.clock.deadline_at is not None and not secret:
        # While players declare, the table must not show whose turn it is or since when.
        lines.append(t("deadline", when=when(table.clock.deadline_at)))
    lines += _banks(table, t)
    away = [name_of(table, seat) for seat in range(len(table.seats)) if table.seats.is_away(seat)]
    if timing.waits_for_absent(table):
        return [*lines, t("waits-for-absent", names=", ".join(away))]
    return [*lines, *(t("away", name=name) for name in away)]


def _banks(table: Table, t: Texts) -> list[str]:
    """Say what each person has left of the time for the game, where there is such a time and cards are held."""
    if table.options.clock.bank is None or not table.deal.hands_held:
        return []
    left = [f"{name_of(table, seat)}\u00a0{minutes_text(bank.rest(table, seat))}" for seat in table.seats.present]
    return [t("banks", left=" · ".join(left))] if left else []


def agreed_options(table: Table, t: Texts) -> str:
    """Say what was agreed on at a table besides the rules, as far as it is not the usual, and who has opened it."""
    return t(
        "lobby-options",
        opener=plain(table.opener.name),
        pace=table.options.pace,
        hints="on" if table.options.hints else "off",
        clock=table.options.clock,
        ping=table.options.ping,
        pause=table.options.pause,
        look=table.options.look,
        newcomers=table.options.newcomers,
        partners="drawn" if table.draws_partners else "agreed",
    )


def _lobby(table: Table, t: Texts) -> Screen:
    spot, blocks = table.spot, _about(table, agreed_options(table, t), t)
    if table.status is Status.STOPPED:
        stopped = "table-was-stopped" if spot is None else "evening-was-stopped"
        told = t(stopped if table.clock.begins_at is None else "nobody-came")
        return Screen((*blocks, Text(told)), _colour(table))
    if table.clock.put_away:
        return Screen((*blocks, Text(t("put-away")), Row((_wake_button(table, t),))), _colour(table))
    version = table.deal.version(None)
    last = [Button(t("button-start"), Start(table.id, version), Style.GOOD)] if seating.may_start(table) else []
    if spot is not None:
        last += evening_buttons(spot, t, more=True)
    else:
        last += [Button(t("button-how-to-play"), ShowRules(table.kind.name, CONTENTS), emoji="📖")]
        last += [] if table.seats.kept else [_options_button(table, t)]
    last += [Button(t("button-more"), ShowLobbyMenu(table.id, version, sealed(table)), emoji="⚙️")]
    rest = (*_kept(table, t), *_seats(table, t), *_computers(table, t), *_unfinished(table, t), *rows(last, 2))
    return Screen((*blocks, *rest), _colour(table))


def _options_button(table: Table, t: Texts) -> Button:
    return Button(t("button-options"), ShowOptions(table.id, table.deal.version(None)))


def _about(table: Table, agreed: str, t: Texts) -> list[Block]:
    """Say in a lobby what is played and how, who sits where, and what was agreed on."""
    game, spot = screens_of(table), table.spot
    if spot is None:
        seats = [game.seats(table, t), *([t("partners-to-be-drawn")] if table.awaits_draw else [])]
        # What is usual stands in the rules.
        usual = table.rules == type(table.rules)()
        told = game.how(table, t), "\n".join(seats), f"-# {agreed}" if usual else f"{game.options(table, t)} · {agreed}"
    else:
        how = evening_title(spot, t), t("evening-lobby-how")
        told = "\n".join(how), sides(table, t), f"-# {agreed}"
    return [Text(text) for text in (f"{_lobby_title(table, t)}\n{told[0]}", *told[1:])]


def _kept(table: Table, t: Texts) -> list[Block]:
    """Say when it begins by itself, until when seats are kept, and whether others may sit down; offer to end both."""
    until, begins_at, version = table.clock.kept_until, table.clock.begins_at, table.deal.version(None)
    told = [t("begins-by-itself", at=when(begins_at))] if begins_at is not None else []
    told += [t("kept-until", until=when(until))] if until is not None and begins_at is None else []
    told += [t("only-invited-here")] if table.for_invited else []
    if not told:
        return []
    decline = Button(t("button-decline"), Decline(table.id, version))
    return [Text("\n".join(told)), *([Row((decline,))] if until is not None else [])]


def _seats(table: Table, t: Texts) -> list[Row]:
    """Make a button for every kind of seat that can be taken: with somebody, against others, kept for somebody."""
    offered: dict[object, int] = {}
    for seat in sorted(
        range(len(table.seats)), key=lambda seat: (table.seats[seat] is not None, not _partner(table, seat))
    ):
        if table.seats[seat] is None or table.seats.level_of(seat) is not None:
            partner = _partner(table, seat)
            offered.setdefault("kept" if seat in table.seats.kept else partner and partner.id, seat)
    return rows([_seat_button(table, seat, t) for seat in offered.values()], 2)


def _partner(table: Table, seat: int) -> Person | None:
    """Return the person with whom one would play there; `None` where nobody sits opposite, or the lot decides."""
    opposite = table.partner_of(seat)
    if opposite is None or table.awaits_draw or table.seats.level_of(opposite) is not None:
        return None
    return table.seats[opposite]


def _seat_button(table: Table, seat: int, t: Texts) -> Button:
    """Name for whom a seat that can be taken is kept, or with whom or against whom one would play there."""
    partner, kept = _partner(table, seat), table.seats.kept
    against = [] if table.awaits_draw else table.seats.sitting
    if seat in kept and len(kept) == 1:
        label = t("button-sit-kept", name=short(bare(kept[seat].name)))
    elif seat in kept:
        label = t("button-sit-invited")
    elif partner is not None:
        label = t("button-sit-with", partner=short(partner.name))
    elif len(against) == 1:
        label = t("button-sit-against", name=short(against[0].name))
    else:
        label = t("button-sit")
    return Button(label, Sit(table.id, table.deal.version(None), seat))


def menu(table: Table, person: Person, t: Texts, *, threads: bool = False) -> Screen:
    """Offer a person what is seldom done at a table; a seat only where it can be taken.

    `threads` means that a lobby could have a thread of its own.
    """
    version = table.deal.version(None)
    if table.status is Status.LOBBY:
        return Screen(
            (Text(t("menu-title", table=table.id)), *rows(_lobby_menu(table, person, t, threads=threads), 2)), GREY
        )
    if table.status is Status.FINISHED:
        buttons = [
            _words_button(table, t),
            *look_back(table, t)[1:],
            Button(t("button-record"), ShowRecord(table.id, version)),
        ]
    else:
        past = look_back(table, t)[table.series.pending is None :]
        buttons = [Button(t("button-down"), BringDown(table.id, version), emoji="⤵️"), *past]
    if table.status is Status.PLAYING and handover.seats_to_take(table, person):
        buttons.append(_seats_button(table, t))
    if table.status is Status.PLAYING and table.deal.between_deals and table.spot is None:
        buttons.append(seal_button(table, t))
    return Screen((Text(t("menu-title", table=table.id)), *rows(buttons, 2)), GREY)


def _lobby_menu(table: Table, person: Person, t: Texts, *, threads: bool) -> list[Button]:
    """Make the buttons for what is seldom done before the first deal: one's own seat, whom it is for, its chance."""
    version, buttons = table.deal.version(None), []
    if table.seats.seat_of(person) is not None:
        buttons.append(Button(t("button-stand"), Stand(table.id, version)))
    if table.spot is None and seating.options_refused(table, person) is None:
        buttons += [_options_button(table, t)] if table.seats.kept else []
        buttons.append(Button(t("button-options-more"), ShowOptions(table.id, version, OptionsPage.MORE)))
        buttons += [Button(t("button-thread"), PlayInThread(table.id, version), emoji="🧵")] if threads else []
    if table.may_decide(person) and (table.seats.kept or table.for_invited):
        buttons.append(Button(t("button-open-to-all"), OpenToAll(table.id, version)))
    return [*buttons, seal_button(table, t)]


def _colour(table: Table) -> int:
    if table.clock.put_away:
        return GREY
    return {Status.LOBBY: GOLD, Status.PLAYING: GREEN, Status.FINISHED: GOLD, Status.STOPPED: GREY}[table.status]


def _unfinished(table: Table, t: Texts) -> list[Block]:
    """Offer to continue the series that the same people have begun at another table."""
    if table.unfinished is None:
        return []
    found, version = table.unfinished, table.deal.version(None)
    told = [screens_of(table).resume_offer(found.table_id, found.balance, t)]
    told += [t("give-up-waits", name=name(who, t), partner=name(partner, t)) for who, partner in found.wishes]
    buttons = [Button(t("button-resume"), Resume(table.id, version), Style.GO)]
    if found.game_number:
        buttons.append(Button(t("button-give-up"), AskGiveUp(table.id, version, found.game_key), emoji="🏳️"))
    return [Text("\n".join(told)), Row(tuple(buttons))]


def give_up_page(lobby: Table, person: Person, t: Texts) -> Screen:
    """Ask a person in a lobby whether their side gives the unfinished game up, or say for whom it waits."""
    found, version = lobby.unfinished, lobby.deal.version(None)
    assert found is not None
    wishes = [(who, partner) for who, partner in found.wishes if person.id in (who.id, partner.id)]
    told = [t("ask-give-up", table=found.table_id)]
    told += [t("give-up-waits", name=name(who, t), partner=name(partner, t)) for who, partner in wishes]
    if any(who.id == person.id for who, _ in wishes):
        button = Button(t("button-take-back"), GiveUp(lobby.id, version, found.game_key, back=True))
    else:
        button = Button(t("button-concede-sure"), GiveUp(lobby.id, version, found.game_key), Style.DANGER)
    return Screen((Text("\n".join(told)), Row((button,))), GREY)


def _wake_button(table: Table, t: Texts) -> Button:
    return Button(t("button-wake"), Wake(table.id, table.deal.version(None)), Style.GO)


def _computers(table: Table, t: Texts) -> list[Block]:
    """Offer to put computers of a level on one of the free seats, or on all."""
    if not table.seats.free_seats:
        return []
    ways = (("lobby-computers-one", ""), ("lobby-computers-every", f" {EVERY}"))[: len(table.seats.free_seats)]
    choices = [Choice(t(key, level=t(f"level-{level}")), f"{level}{many}") for key, many in ways for level in Level]
    return [Select(SeatComputers(table.id, table.deal.version(None)), tuple(choices), label=t("lobby-computers"))]


def _board_buttons(table: Table, t: Texts) -> list[Block]:
    version, game = table.deal.version(None), screens_of(table)
    if table.status is Status.FINISHED:
        buttons = [
            Button(t("button-rematch"), Rematch(table.id, version), Style.GO),
            *look_back(table, t)[:1],
            home_button(table.kind.name, t),
            Button(t("button-more"), ShowMenu(table.id, version), emoji="⚙️"),
        ]
        return [*rows(buttons, 2)]
    if table.status is Status.STOPPED:
        return []
    if table.clock.put_away:
        return [Row((_wake_button(table, t),))]
    choices = game.choices(table, version, t)
    last = [
        Button(t("button-hand"), OpenHand(table.id, version), Style.GO, emoji="🃏"),
        *(look_back(table, t)[:1] if not choices else []),
    ]
    last += [_words_button(table, t)] if not choices else []
    # Between deals one line more of buttons would be too high beside a picture: there they stand behind the last one.
    beside = not table.deal.between_deals
    last += [_seats_button(table, t)] if not choices and beside and handover.asks_in(table) else []
    last += [Button(t("button-more"), ShowMenu(table.id, version), emoji="⚙️")]
    last += [seal_button(table, t)] if beside else []
    return [*rows(choices), *rows(last)]


def _covered_buttons(table: Table, t: Texts, *, counts: bool) -> list[Row]:
    """Make the buttons of a table of an evening; everybody may look back on a deal that counts."""
    assert table.spot is not None
    playing = table.status is Status.PLAYING
    version, standings = table.deal.version(None), evening_buttons(table.spot, t, more=playing)
    if counts and table.deal.between_deals:
        standings.append(look_button(table.id, screens_of(table).game, t))
    if not playing:
        return rows(standings)
    if table.clock.put_away:
        return [Row((_wake_button(table, t), *standings))]
    hand = Button(t("button-hand"), OpenHand(table.id, version), Style.GO, emoji="🃏")
    return rows([hand, Button(t("button-more"), ShowMenu(table.id, version), emoji="⚙️"), *standings], 2)


def seats_to_take(table: Table, person: Person, t: Texts) -> Screen:
    """List the seats of computers, and say which of them a person gets, and when."""
    promised = table.seats.promised_seat(person)
    seats = [seat for seat in handover.seats_to_take(table, person) if seat != promised]
    buttons = [_take_button(table, seat, t) for seat in seats]
    if promised is None:
        told = (
            "seats-to-take-later" if any(handover.is_early(table, person, seat) for seat in seats) else "seats-to-take"
        )
        return Screen((Text(t(told if seats else "no-computer-sits")), *rows(buttons, 2)), GREEN)
    back = Button(t("button-renounce"), Renounce(table.id, table.deal.version(None)))
    yours = t("seat-is-yours", seat=title_of(table, promised))
    return Screen((Text(yours), Row((back,)), *rows(buttons, 2)), GREEN)


def without_seat(table: Table, person: Person, t: Texts) -> Screen | None:
    """Tell somebody who asks for a hand without having a seat how to get one; `None` where there is no way."""
    if table.status is not Status.PLAYING:
        return None
    if table.seats.promised_seat(person) is not None:
        return seats_to_take(table, person, t)
    if table.seats.seat_left(person) is not None:
        return left_page(table, person, t("not-seated"), t)
    if table.spot is not None or not handover.seats_to_take(table, person):
        # Who plays at an evening may have a seat at another of its tables.
        return None
    return Screen((Text(t("not-seated")), Row((_seats_button(table, t, Style.GO),))), GREY)


def disappointed(table: Table, t: Texts) -> str:
    """Tell somebody to whom a seat was promised that the series is over, and of the rematch."""
    return t("seat-not-come", table=table.id, status=table.status, place=place_of(table))


def left_page(table: Table, person: Person, told: str, t: Texts) -> Screen:
    """Tell something to a person without a seat, and to whoever has left one how to come back."""
    seat = table.seats.seat_left(person) if table.status is Status.PLAYING else None
    report = [report_button(table.id, t)] if table.is_across else []
    if seat is None:
        return Screen((Text(told), *rows(report)), GREY)
    back = Button(t("button-come-back"), TakeOver(table.id, table.deal.version(None), seat), Style.GO, emoji="↩️")
    return Screen((Text(told), Text(t("left-come-back")), *rows([back, *report], 2)), GREY)


def _seats_button(table: Table, t: Texts, style: Style = Style.PLAIN) -> Button:
    return Button(t("button-seats"), ShowSeats(table.id, table.deal.version(None)), style, emoji=SIGN)


def _take_button(table: Table, seat: int, t: Texts) -> Button:
    label = short(table.seats.person(seat).name)
    return Button(label, TakeOver(table.id, table.deal.version(None), seat), Style.GO, emoji=SIGN)
