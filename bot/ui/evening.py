"""The pages of an evening of the same deals, and what its tables show in the channel, without cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from bot.i18n.texts import Texts
from bot.model import comparing, timing
from bot.model.duplicate import Spot
from bot.model.evening import (
    DECISIVE,
    Evening,
    JoinEvening,
    Line,
    OpenEvening,
    Play,
    ShowEvening,
    ShowEveningDeal,
    ShowEveningRules,
    mean_of,
)
from bot.model.individual import USUAL_DEALS
from bot.model.movement import swapped
from bot.model.person import Person
from bot.model.replay import OpenReplay
from bot.model.review import ReviewDeal
from bot.model.server_match import MOST_PEOPLE as MOST_PEOPLE_OF_TEAM
from bot.model.table import Status, Table
from bot.ui.formatting import GOLD, GREEN, lobby_name, name, side_names, signed, when
from bot.ui.games import SCREENS, screens_of
from bot.ui.screen import Block, Button, Row, Rule, Screen, Style, Text, rows

LETTERS = "AB"
SIGNS = "🔵🔶"
"""The signs of the sides in the even and in the odd seats, which hold the same cards at all tables."""


def evening_title(spot: Spot, t: Texts) -> str:
    """Return the title of a table or a hand: which deal of an evening is played there."""
    return t("evening-where", evening=spot.evening, table=spot.table, deal=spot.deal, deals=spot.deals)


def match_where(spot: Spot, t: Texts) -> str:
    """Return which deal of a match is played at which of its tables, as a hand there says it."""
    return t("match-where", evening=spot.evening, table=spot.table, deal=spot.deal, deals=spot.deals)


def evening_buttons(spot: Spot, t: Texts, *, more: bool = False) -> list[Button]:
    """Make the button to the standings, and with `more` the one that opens another table."""
    buttons = [Button(t("button-evening"), OpenEvening(spot.evening), emoji="🏆")]
    join = Button(t("button-evening-join"), JoinEvening(spot.evening), emoji="➕")
    return [join, *buttons] if more and not spot.individual else buttons


def sides(table: Table, t: Texts, *, made: bool = False) -> str:
    """Say who sits on which side of a table of an evening, and with `made` what each has made of the deal."""
    spot, lines = table.spot, []
    assert spot is not None
    for letter, told in enumerate(LETTERS):
        odd = letter if spot.individual else letter ^ swapped(spot.deal, spot.table)
        sitting = table.seats[odd::2]
        lobby = table.status is Status.LOBBY
        names = [lobby_name(each, t) if lobby or each is None else name(each, t) for each in sitting]
        values = {"sign": SIGNS[odd], "side": told, "names": side_names(names, t)}
        points = signed(comparing.standing(table, odd)) if made else ""
        lines.append(t(_side_key(spot, made=made), points=points, **values))
    return "\n".join(lines)


def _side_key(spot: Spot, *, made: bool) -> str:
    """Return the text for a side: where people go on with others, sides have no letters."""
    if spot.individual:
        return "individual-side-made" if made else "individual-side"
    return "evening-side-made" if made else "evening-side"


def covered(table: Table, t: Texts, *, counts: bool) -> list[Block]:
    """Draw a table of an evening for everybody: who plays, but no card, and what came of it once the deal counts."""
    spot = table.spot
    assert spot is not None
    title = t("table-title", table=table.id, game=screens_of(table).title(t)) + "\n" + evening_title(spot, t)
    made = counts and table.deal.between_deals
    return [Text(title), Text(sides(table, t, made=made)), Rule(), Text(_now(table, t, made=made))]


def _now(table: Table, t: Texts, *, made: bool) -> str:
    """Say how far the deal is; whose turn it is would tell who has won a trick."""
    if made:
        return t("evening-counts")
    if table.status is Status.STOPPED:
        return t("evening-was-stopped")
    if timing.is_left_to_computers(table) and not table.deal.between_deals:
        return t("individual-left" if table.spot is not None and table.spot.individual else "evening-left")
    if not table.deal.between_deals:
        return t("evening-covered")
    is_last = table.spot is not None and table.spot.is_last
    return t("evening-played-all" if table.status is Status.FINISHED and is_last else "evening-played")


def stop_done(table: Table, t: Texts) -> str:
    """Tell whoever has left a table of an evening, the last one of all, what becomes of its deal."""
    if table.is_across:
        return t("match-stop-done")
    individual = table.spot is not None and table.spot.individual
    return t("individual-stop-done" if individual else "evening-stop-done", table=table.id)


def what_comes(table: Table, seat: int, t: Texts) -> str:
    """Say in the hand of a seat, at a table of an evening that is over, where its owner's next deal is."""
    spot = table.spot
    assert spot is not None
    if spot.is_last:
        return t("evening-played-all")
    if not spot.individual:
        return t("match-goes-on" if table.is_across else "evening-goes-on")
    return t("individual-away" if table.seats.is_away(seat) else "individual-waits")


# The standings


def page_title(evening: Evening, t: Texts) -> str:
    """Return the title of an evening; how many deals one has for which people sign up is not known yet."""
    told = t("match-title" if evening.of_servers else "evening-title", evening=evening.id, deals=evening.deals)
    if evening.entries is not None:
        told = t(f"form-title-{evening.form}", evening=evening.id)
    return told + f"\n**{SCREENS[evening.game].title(t)}**"


def evening_page(evening: Evening, t: Texts) -> Screen:
    """Show how an evening stands, by the deals that all tables have finished."""
    standings = [*won(evening, t), *standings_of(evening, t)] if evening.shown else []
    blocks: list[Block] = [Text(page_title(evening, t)), Text("\n".join(so_far(evening, standings, t)))]
    buttons = [Button(t("button-evening-rules"), ShowEveningRules(evening.id), emoji="📖")]
    if not evening.over:
        blocks += [Rule(), Text("\n".join(under_way(evening, t)))]
        buttons = [Button(t("button-evening-again"), ShowEvening(evening.id), emoji="🔄"), *buttons]
        if not evening.of_servers and not evening.has_asker:
            buttons.insert(0, Button(t("button-evening-join"), JoinEvening(evening.id), emoji="➕"))
    return Screen((*blocks, *deal_buttons(evening, 0, t), *rows(buttons, 2)), GOLD)


def so_far(evening: Evening, standings: Sequence[str], t: Texts) -> list[str]:
    """Tell how many deals count, how everybody stands, and what is not known yet."""
    over = "match-final" if evening.of_servers else "evening-final"
    lines = [t(over if evening.over else "evening-so-far", shown=evening.shown, deals=evening.deals)]
    lines += standings
    lines += [t("evening-working")] if evening.unknown else []
    if evening.over and any(each.is_under_way for each in evening.plays):
        lines.append(t("evening-played-out"))
    return lines


def evening_rules(evening: Evening, t: Texts) -> Screen:
    """Say how an evening counts, what becomes of who is late, absent or stops, and the seal of each deal."""
    seals = [t("evening-seals"), *(f"-# {deal}: `{evening.seal(deal)}`" for deal in range(1, evening.deals + 1))]
    back = Button(t("button-evening"), ShowEvening(evening.id), Style.GO, emoji="🏆")
    how = [t(f"daily-about-{evening.game}"), t("how-counted", decisive=DECISIVE), _own_rules(evening, t)]
    how += [] if evening.of_servers else [t("how-season")]
    sealed = [Text("\n".join(seals))] if evening.deals else []
    return Screen((Text(page_title(evening, t)), Text("\n".join(how)), *sealed, Row((back,))), GOLD)


def _own_rules(evening: Evening, t: Texts) -> str:
    """Say what is so at an evening of this form alone."""
    if evening.of_servers:
        return t("match-how", most=MOST_PEOPLE_OF_TEAM)
    if evening.entries is None:
        return t("evening-how")
    movement = evening.entries.movement
    most = movement.most // 2 if movement.couples else movement.most
    return t(f"form-how-{evening.form}", least=movement.least, most=most, usual=USUAL_DEALS)


def won(evening: Evening, t: Texts) -> list[str]:
    """Say who has won an evening that is over, as soon as all shares are known."""
    lines = evening.lines
    if not evening.over or not lines or any(line.share is None for line in lines):
        return []
    if evening.is_match:
        best, other = _best_first(evening)
        shares = [_mean(_of(evening, letter)) for letter in (best, other)]
        share = share_text(shares[0], t)
        if shares[0] == shares[1]:
            return [t("evening-won-nobody", share=share)]
        key = "match-won" if evening.of_servers else "evening-won-team"
        return [t(key, side=LETTERS[best], share=share, other=share_text(shares[1], t))]
    first = [people_names(line.people, t) for line in lines if line.share == lines[0].share]
    return [first_place(first, lines[0].share, t)]


def first_place(names: Sequence[str], share: Fraction | None, t: Texts) -> str:
    """Say who has won, or who share the first place."""
    key = "evening-won" if len(names) == 1 else "evening-won-shared"
    return t(key, names="; ".join(names), share=share_text(share, t))


def standings_of(evening: Evening, t: Texts) -> list[str]:
    """Tell who stands where; of two tables, which team does."""
    if evening.is_match:
        return [line for letter in _best_first(evening) for line in _team(evening, letter, t)]
    lines, told = evening.lines, []
    for line in lines:
        place = 1 + sum((other.share or 0) > (line.share or 0) for other in lines)
        told.append(
            t(
                "evening-line",
                place=place,
                names=people_names(line.people, t),
                table=line.table,
                share=share_text(line.share, t),
            )
        )
    return told


def _best_first(evening: Evening) -> list[int]:
    return sorted((0, 1), key=lambda letter: _mean(_of(evening, letter)) or 0, reverse=True)


def _of(evening: Evening, letter: int) -> list[Line]:
    return sorted((line for line in evening.lines if line.letter == letter), key=lambda line: line.table)


def _mean(lines: Sequence[Line]) -> Fraction | None:
    return mean_of(line.share for line in lines)


def _team(evening: Evening, letter: int, t: Texts) -> list[str]:
    lines = _of(evening, letter)
    told = [t("evening-team", side=LETTERS[letter], share=share_text(_mean(lines), t))]
    return [*told, *(t("evening-half", names=people_names(line.people, t), table=line.table) for line in lines)]


def share_text(share: Fraction | None, t: Texts) -> str:
    """Write a share, which may not be known yet, in per cent to one place; only here is it rounded."""
    return t("evening-share", percent=round(1000 * (share or 0)) / 10, known="yes" if share is not None else "no")


def people_names(people: Sequence[Person], t: Texts) -> str:
    """Name the people of a side; nobody has been dealt cards where there are none."""
    return side_names([name(person, t) for person in people], t) if people else "…"


def under_way(evening: Evening, t: Texts) -> list[str]:
    """Tell how far each table has come, and until when the evening goes on."""
    plays = sorted(evening.plays, key=lambda each: (each.table, each.deal))
    newest = [list(of_table)[-1] for _, of_table in groupby(plays, lambda each: each.table)]
    lines = [_stage(each, evening, t) for each in newest]
    return [*lines, t("evening-until", until=when(evening.ends_at, "t"))]


def _stage(last: Play, evening: Evening, t: Texts) -> str:
    """Tell how far a table has come, by its last deal."""
    if last.stopped:
        return t("evening-stopped", table=last.table)
    if last.points is not None and last.deal == evening.deals:
        return t("evening-finished", table=last.table)
    deal = last.deal + (last.points is not None)
    # In a match everybody sits already.
    plays = last.people or evening.of_servers
    return t("evening-plays" if plays else "evening-waits", table=last.table, deal=deal)


def deal_buttons(evening: Evening, here: int, t: Texts) -> list[Row]:
    """Make the buttons to the deals that everybody may look back on."""
    return rows(
        [
            Button(t("button-evening-deal", deal=deal), ShowEveningDeal(evening.id, deal), enabled=deal != here)
            for deal in range(1, evening.shown + 1)
        ]
    )


# One deal


def deal_page(evening: Evening, deal: int, t: Texts) -> Screen:
    """Show what each table has made of a deal that all have finished."""
    where = t("evening-deal-title", evening=evening.id, deal=deal, deals=evening.deals)
    plays = sorted((each for each in evening.plays if each.deal == deal), key=lambda each: each.table)
    lines = [line for each in plays if each.people for line in _played(evening, each, t)]
    strong = evening.strong[deal - 1]
    if evening.is_alone(deal) and strong is not None:
        lines.append(t("evening-strong", points=signed(strong)))
    lines += [t("evening-same-cards")] if lines else []
    lines += [t("evening-working")] if deal in evening.unknown else []
    seal = t("evening-seed", seal=evening.seal(deal), seed=evening.seeds[deal - 1].hex())
    title = f"{where}\n**{SCREENS[evening.game].title(t)}**"
    # With sixteen tables and twelve deals, the buttons leave room for no third text.
    blocks: list[Block] = [Text(title), Text("\n".join([*(lines or [t("evening-deal-nobody")]), seal]))]
    look = [_look(evening, each, t) for each in plays if each.points is not None]
    back = Button(t("button-evening"), ShowEvening(evening.id), Style.GO, emoji="🏆")
    return Screen((*blocks, *rows(look), *deal_buttons(evening, deal, t), Row((back,))), GREEN)


def _played(evening: Evening, play: Play, t: Texts) -> list[str]:
    """Tell what both sides of a table have made of a deal, those in the even seats first."""
    lines = [t("evening-deal-table", table=play.table)]
    for odd in (0, 1):
        share = share_text(_share_of(evening, play, odd), t)
        told = {"sign": SIGNS[odd], "names": people_names(play.people[odd::2], t), "share": share}
        if play.points is None:
            lines.append(t("evening-unfinished", **told))
        else:
            points = signed(-play.points if odd else play.points)
            lines.append(t("evening-points", points=points, **told))
    return lines


def _share_of(evening: Evening, play: Play, odd: int) -> Fraction | None:
    """Return what a deal brings a side: for people who go on elsewhere, nothing as long as it is not over."""
    if evening.entries is None:
        return evening.share(play.deal, play.table, odd ^ swapped(play.deal, play.table))
    return evening.won(play.deal, play.table, odd) if play.points is not None else None


def _look(evening: Evening, play: Play, t: Texts) -> Button:
    """Make the button by which one looks back on a deal at a table."""
    button = look_button(play.table_id, evening.game, t)
    return replace(button, label=t("button-evening-table", table=play.table))


def look_button(table_id: int, game: str, t: Texts) -> Button:
    """Make the button by which one looks back on the deal of a table, which is the only one there."""
    place = table_id, 1, 1
    if SCREENS[game].kind.reviews is not None:
        return Button(t("button-review"), ReviewDeal(*place, page=0), emoji="🔍")
    return Button(t("button-replay"), OpenReplay(*place), emoji="🔍")
