"""The pages of a table across servers: how somebody waits for one, and the call to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.across import (
    ANONYMOUS,
    MET_LEAST,
    PLACES,
    UNNAMED,
    ChooseAcrossPartner,
    ChooseKnownAs,
    FillSeats,
    FindTable,
    ListAcross,
    Queue,
    SayPhrase,
    ShowAcrossRating,
    ShowQueue,
    Standing,
    StopWaiting,
    TurnDeaf,
    Wait,
    Waiting,
    heard,
    may_speak,
    name_across,
    seats_across,
)
from bot.model.actions import AskFirst, Back, Look, OpenHand
from bot.model.guest import Phrase
from bot.model.names import short
from bot.model.table import NOWHERE, Table
from bot.ui.formatting import GOLD, GREEN, GREY, name, name_of, plain, when
from bot.ui.games import SCREENS, screens_of
from bot.ui.screen import Block, Button, Choice, People, Row, Screen, Select, Style, Text, rows
from engine.games import GAMES

NOT_CHOSEN: Final = "none"
"""The value that stands for no name in a list, where an empty one cannot be chosen."""


def queue_page(queue: Queue, t: Texts) -> Screen:
    """Say how somebody's wait for a table across servers stands, and let them change it."""
    heads = [t("across-title", game=SCREENS[queue.game].title(t))]
    wait = queue.wait
    if wait is None:
        heads += [t("across-about"), t("across-number", number=queue.number)]
        buttons = [*_times(queue.game, t)]
    else:
        heads += [t("across-waits", until=when(wait.until)), t("across-number", number=queue.number)]
        fills = seats_across(queue.game) > 2
        heads += [t("across-fill-yes" if wait.computers else "across-fill-no")] if fills else []
        heads.append(t("across-called-here" if wait.guild_id != NOWHERE else "across-called-direct"))
        fill = t("button-across-fill-off" if wait.computers else "button-across-fill-on")
        buttons = [
            Button(t("button-look"), ShowQueue(queue.game), Style.GO, emoji="🔄"),
            *([Button(fill, FillSeats(queue.game, not wait.computers))] if fills else []),
            Button(t("button-across-stop"), StopWaiting(queue.game), Style.DANGER),
        ]
    buttons.append(Button(t("button-across-rating"), ShowAcrossRating(queue.game), emoji="🏆"))
    blocks: list[Block] = [Text("\n".join(heads)), *rows(buttons, 2)]
    if wait is not None and GAMES[queue.game].partners:
        blocks += _partner(queue, wait, t)
    blocks += [Text(t("across-known-as", name=name_across(queue.known_as))), _names(queue, t)]
    return Screen(tuple(blocks), GREY if wait is None else GREEN)


def _partner(queue: Queue, wait: Waiting, t: Texts) -> list[Block]:
    """Say beside whom somebody sits down, and offer whom they can choose: those of the server where they wait."""
    if queue.partner is not None:
        told = t("across-partner-waits", name=name(queue.partner, t))
        return [Text(told), Row((Button(t("button-across-anybody"), ChooseAcrossPartner(queue.game)),))]
    if wait.guild_id == NOWHERE:
        return []
    asking = [each for each in queue.asking if each.user_id is not None]
    lines = [t("across-partner-asks", name=name(each, t)) for each in asking]
    buttons = [
        Button(
            t("button-across-with", name=short(each.name)), ChooseAcrossPartner(queue.game, each.user_id or 0), Style.GO
        )
        for each in asking
    ]
    return [
        Text("\n".join([*lines, t("across-partner")])),
        *rows(buttons, 2),
        People(ChooseAcrossPartner(queue.game), 1),
    ]


def _names(queue: Queue, t: Texts) -> Select:
    """Make the list of the names by which one can be known."""
    names = [(UNNAMED, t("across-unnamed", name=ANONYMOUS)), *PLACES.items()]
    choices = (Choice(label, value or NOT_CHOSEN, value == queue.known_as) for value, label in names)
    return Select(ChooseKnownAs(queue.game), tuple(choices))


def _times(game: str, t: Texts) -> list[Button]:
    styles = {Wait.HALF: Style.GO}
    return [
        Button(t("button-across-find", minutes=int(wait)), FindTable(game, wait), styles.get(wait, Style.PLAIN))
        for wait in Wait
    ]


def rating_page(standing: Standing, t: Texts) -> Screen:
    """Show the rating of a game across servers, and let whoever reads it choose whether to stand there."""
    lines = [t("across-rating-title", game=SCREENS[standing.game].title(t))]
    for known_as, rating in standing.best:
        place = 1 + sum(other.displayed > rating.displayed for _, other in standing.best)
        told = {"place": place, "name": plain(known_as), "rating": rating.displayed, "games": rating.games}
        lines.append(t("across-rated", **told))
    if standing.equal is not None:
        lines.append(t("across-rated-equal", **standing.equal._asdict()))
    elif not standing.best:
        lines.append(t("across-rated-nobody"))
    own = standing.own
    lines.append(t("across-rated-you", rating=own.displayed, games=own.games) if own else t("across-not-rated"))
    lines.append(t("across-rating-how", met=MET_LEAST))
    choose = t("button-across-unlist" if standing.listed else "button-across-list")
    buttons = [
        Button(choose, ListAcross(standing.game, not standing.listed)),
        Button(t("button-back"), ShowQueue(standing.game), Style.GO),
    ]
    return Screen((Text("\n".join(lines)), *rows(buttons, 2)), GOLD)


def wait_rests(waiting: Waiting, t: Texts) -> Screen:
    """Say for the last time, before its token runs out, that somebody goes on waiting."""
    told = t("across-waits", until=when(waiting.until)) + "\n" + t("across-rests")
    return _page(waiting, told, Button(t("button-look"), ShowQueue(waiting.game), Style.GO, emoji="🔄"), t)


def wait_over(waiting: Waiting, t: Texts) -> Screen:
    """Say that nobody came as long as somebody waited."""
    return _page(waiting, t("across-over"), find_again(waiting.game, t), t)


def _page(waiting: Waiting, told: str, button: Button, t: Texts) -> Screen:
    title = t("across-title", game=SCREENS[waiting.game].title(t))
    return Screen((Text(f"{title}\n{told}"), Row((button,))), GREY)


def phrases(table: Table, seat: int, t: Texts) -> list[Block]:
    """Show what was said in this pause, and the button to say something."""
    told = [t("phrase-said", name=name_of(table, at), said=t(f"phrase-{said}")) for at, said in heard(table, seat)]
    blocks: list[Block] = [Text("\n".join(told))] if told else []
    if may_speak(table, table.seats.person(seat)):
        version = table.deal.version(seat)
        blocks.append(Row((Button(t("button-phrase"), AskFirst(table.id, version, "phrase"), emoji="💬"),)))
    return blocks


def phrase_page(table: Table, seat: int, t: Texts) -> list[Block]:
    """Offer what can be said."""
    version = table.deal.version(seat)
    buttons = [Button(t(f"phrase-{each}"), SayPhrase(table.id, version, each)) for each in Phrase]
    back = Button(t("button-back"), Back(table.id, version), Style.GO)
    return [Text(t("phrase-about")), *rows([*buttons, back], 2)]


def deaf_button(table: Table, seat: int, t: Texts) -> list[Button]:
    """Make the button by which somebody reads no more, or again, what the others say."""
    guest = table.guests.get(table.seats.person(seat).id)
    if guest is None:
        return []
    label = t("button-phrases-on" if guest.deaf else "button-phrases-off")
    return [Button(label, TurnDeaf(table.id, table.deal.version(seat), not guest.deaf), emoji="🔇")]


def find_again(game: str, t: Texts) -> Button:
    """Make the button that has somebody wait for another table."""
    return Button(t("button-across-again"), FindTable(game, Wait.HALF), Style.GO, emoji="🌍")


def call_page(table: Table, t: Texts, mentioned: Sequence[int] = ()) -> Screen:
    """Call people to a table across servers; `mentioned` are their accounts where others read it too."""
    people, game = " ".join(f"<@{account}>" for account in mentioned), screens_of(table).title(t)
    text = t("across-call", people=people, game=game) if mentioned else t("across-call-direct", game=game)
    hand = Button(t("button-hand"), OpenHand(table.id, "0.0") if mentioned else Look(table.id, "0.0"), Style.GO)
    return Screen((Text(text), Row((hand,))), GREEN)
