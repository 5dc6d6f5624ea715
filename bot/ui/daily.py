"""The pages of the deal of the day: what it is, and what one person, and all who have tried it, made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.i18n.texts import Texts
from bot.model import comparing
from bot.model.daily import (
    Daily,
    Equals,
    ExplainDaily,
    OpenDaily,
    PlayDaily,
    PlayLater,
    Rank,
    ShareDaily,
    ShowBest,
    ShowDaily,
    ShowDailyMore,
    ShowDailySeal,
    ShowEarlierDays,
    ShowField,
    ShowLater,
    ShowRanks,
    Sign,
    signs_of,
)
from bot.model.duplicate import EARLIER, end_of
from bot.model.event import LEAST_RANKED, EventDeal, Field, Try
from bot.model.honour import HONOURED_STREAK
from bot.model.lesson import TurnLesson
from bot.model.mistakes import Mistake
from bot.model.names import read_name
from bot.model.person import Person
from bot.model.reminder import TellTomorrow
from bot.model.table import Table
from bot.ui.challenge import bout_title
from bot.ui.daily_chart import place_in
from bot.ui.formatting import GOLD, GREEN, GREY, name, plain, signed, when
from bot.ui.games import SCREENS, screens_of
from bot.ui.looking_back import look_back
from bot.ui.offers import puzzle_buttons, table_button
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text, rows
from engine.cards.pack import PackCard
from engine.game import TrickMade
from engine.games import GAMES, with_duplicates

STREAK: Final = 2
"""How many days in a row are spoken of."""
BONUS: Final = "⭐"
WON, LOST = ("⬜", "🟦", "🟧"), ("⚪", "🔵", "🟠")
"""The signs of a trick that brought as much as the same one brought strong computers, more, and less."""
RANKS_LISTED: Final = 15
"""The most lines of the table of a week or a month."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a person may see of a deal of the day."""

    daily: Daily
    tried: Try | None
    field: Field
    streak: int
    table: Table | None = None
    """The table of a try on which its player may look back."""
    over: bool = False
    """Whether its day is over; as long as it is not closed, its tries are being counted."""
    made: tuple[TrickMade, ...] = ()
    """What each trick of a try that has ended brought; nothing where its cards are no longer kept."""

    yesterday: tuple[int, Field] | None = None
    """What the person came to the day before, and its field, for whoever has not begun yet."""
    told: bool = False
    """Whether the person is told of the deal of the day by itself."""
    had_before: bool = False
    """Whether there was a deal the day before."""
    later: Try | None = None
    """How the person has played the deal after its day."""

    @property
    def signs(self) -> list[Sign]:
        """The signs of the tricks; none as long as it is not known what strong computers make of the deal."""
        strong = self.daily.strong_tricks
        return signs_of(self.made, strong, in_order=self.daily.closed) if strong is not None else []


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def daily_title(day: date, game: str, t: Texts) -> str:
    """Return the title of a game's deal of a day."""
    return f"{day_title(day, t)}\n**{SCREENS[game].title(t)}**"


def day_title(day: date, t: Texts) -> str:
    """Return the title of all deals of a day."""
    return t("daily-title", date=_midnight(day))


def daily_page(standing: Standing, t: Texts, met: Sequence[Block] = ()) -> Screen:
    """Show what the deal is before it is played, and what the person has made of it afterwards.

    `met` are the blocks in which the person is congratulated on that.
    """
    return _before(standing, t) if standing.tried is None else _after(standing, standing.tried, met, t)


def _before(standing: Standing, t: Texts) -> Screen:
    daily = standing.daily
    lines = [t("daily-about", until=when(end_of(daily.day), "t")), t(f"daily-about-{daily.game}")]
    if standing.over or daily.closed:
        lines, buttons = [t("daily-missed"), *([t("daily-later-offer")] if daily.closed else [])], []
    else:
        lines = [*how_it_went(standing, t), *lines]
        buttons = [_play(daily, t)]
        if SCREENS[daily.game].lesson is not None:
            buttons.append(Button(t("button-learn"), TurnLesson(daily.game), emoji="🎓"))
    blocks: list[Block] = [Text(daily_title(daily.day, daily.game, t)), Text("\n".join(lines))]
    return Screen((*blocks, *rows([*buttons, _explain(daily, t)]), *rows(_others(standing, t), 2)), GREEN)


def how_it_went(standing: Standing, t: Texts) -> list[str]:
    """Tell how the person did the day before, and on how many days in a row they have played."""
    return [*_yesterday(standing, t), *_streak(standing, t)]


def _yesterday(standing: Standing, t: Texts) -> list[str]:
    """Tell how the person did the day before."""
    if standing.yesterday is None:
        return []
    points, field = standing.yesterday
    if field.size == 1:
        return [t("daily-yesterday-alone", points=signed(points))]
    return [t("daily-yesterday", points=signed(points), place=place_in(field, points, t))]


def _after(standing: Standing, tried: Try, met: Sequence[Block], t: Texts) -> Screen:
    daily = standing.daily
    # Days in a row are not told beside a congratulation, which may be on these.
    lines = [*_result(standing, tried, t), *_streak(standing, t)[bool(met) :], *signs_row(standing.signs)]
    if not daily.closed:
        lines.append(t("daily-counting") if standing.over else t("daily-until", until=when(end_of(daily.day))))
    blocks: list[Block] = [Text(daily_title(daily.day, daily.game, t)), *met, Text("\n".join(lines))]
    buttons = look_back(standing.table, t)[:1] if standing.table is not None and tried.ended else []
    if tried.finished:
        share = ShareDaily(daily.game, daily.day.isoformat())
        buttons.insert(0, Button(t("button-daily-share"), share, Style.GO, emoji="📣"))
    elif not tried.ended and not standing.over and not daily.closed:
        buttons.insert(0, _play(daily, t))
    if daily.closed:
        field = Button(t("button-daily-field"), ShowField(daily.game, daily.day.isoformat()))
        buttons += [field, later_button(standing, t)]
    buttons += _today(standing, tried, t)
    more = ShowDailyMore(daily.game, daily.day.isoformat(), daily.seal)
    return Screen((*blocks, *rows([*buttons, Button(t("button-more"), more, emoji="➕")], 2)), GOLD)


def daily_more(standing: Standing, published: str, t: Texts) -> Screen:
    """Offer what is seldom done at a deal that one has begun; `published` is the seal on the pressed message."""
    daily, tried = standing.daily, standing.tried
    day = daily.day.isoformat()
    looks = look_back(standing.table, t)[1:] if standing.table is not None and tried is not None and tried.ended else []
    puzzles = puzzle_buttons(daily.game, t) if tried is not None and tried.ended and not standing.over else []
    buttons = [
        *looks,
        *puzzles,
        Button(t("button-daily-how"), ExplainDaily(daily.game, day, published), emoji="❓"),
        Button(t("button-daily-days"), ShowEarlierDays(daily.game), emoji="🗓️"),
        Button(t("button-daily-ranks"), ShowRanks(daily.game), emoji="🏆"),
        Button(t("button-back"), ShowDaily(daily.game, day), Style.GO),
    ]
    return Screen((Text(daily_title(daily.day, daily.game, t)), *rows(buttons, 2)), GOLD)


def _play(daily: Daily, t: Texts) -> Button:
    return Button(t("button-daily-play"), PlayDaily(daily.game, daily.day.isoformat()), Style.GO, emoji="🃏")


def _today(standing: Standing, tried: Try, t: Texts) -> list[Button]:
    """Offer the other games' deals, and to be told tomorrow, to whoever has played today's deal."""
    if standing.over or not tried.ended:
        return []
    games = [game for game in with_duplicates() if game != standing.daily.game]
    tomorrow = [] if standing.told else [Button(t("button-tell-tomorrow"), TellTomorrow())]
    return [*tomorrow, *(Button(SCREENS[game].title(t), OpenDaily(game), emoji="📅") for game in games)]


def _explain(daily: Daily, t: Texts) -> Button:
    return Button(t("button-daily-how"), ExplainDaily(daily.game, daily.day.isoformat(), daily.seal))


def _others(standing: Standing, t: Texts) -> list[Button]:
    """Make the buttons to the day before, to the rankings, to all results, and to earlier days.

    Like all that leads away from the deal, they bear no emoji, so that two fit into a line on a phone. Today leads to
    earlier days by the day before. Whoever looks at a day that is over may play its deal now.
    """
    daily = standing.daily
    days = Button(t("button-daily-days"), ShowEarlierDays(daily.game))
    buttons = [days, Button(t("button-daily-ranks"), ShowRanks(daily.game))]
    if standing.had_before:
        before = ShowDaily(daily.game, (daily.day - timedelta(days=1)).isoformat())
        buttons[0] = Button(t("button-daily-before"), before)
    if daily.closed:
        field = Button(t("button-daily-field"), ShowField(daily.game, daily.day.isoformat()))
        buttons += [field, *([days] if standing.had_before else []), later_button(standing, t)]
    return buttons


def later_button(standing: Standing, t: Texts) -> Button:
    """Make the button by which a person plays a deal after its day, goes on with that, or sees what came of it."""
    key, later = (standing.daily.game, standing.daily.day.isoformat()), standing.later
    if later is not None and later.ended:
        return Button(t("button-daily-played-later"), ShowLater(*key), emoji="🕰️")
    if later is not None and later.under_way:
        return Button(t("button-daily-go-on"), PlayLater(*key), Style.GO, emoji="🃏")
    return play_later_button(standing, t)


def play_later_button(standing: Standing, t: Texts) -> Button:
    """Make the button by which a person begins a deal after its day; `standing` tells whether for the first time."""
    again = standing.tried is not None or standing.later is not None
    label = t("button-daily-again" if again else "button-daily-later")
    return Button(label, PlayLater(standing.daily.game, standing.daily.day.isoformat()), emoji="🃏")


def daily_explained(daily: Daily, published: str, t: Texts) -> Screen:
    """Tell how deals of the day work, and lead to the seal of one; `published` is the seal on the pressed message."""
    lines = [t("daily-how"), t("daily-row-how"), *([] if daily.closed else [t("daily-row-mixed")])]
    seal = ShowDailySeal(daily.game, daily.day.isoformat(), published)
    button = Button(t("button-seal"), seal, emoji="🔏")
    return Screen((Text(day_title(daily.day, t)), Text("\n".join(lines)), Row((button,))), GREY)


def daily_seal(daily: Daily, published: str, t: Texts) -> Screen:
    """Show the seal of a deal, and its seed when its day is over; `published` is the seal on the pressed message."""
    told = t("daily-seal", seal=daily.seal)
    if daily.closed:
        told = t("daily-seed", seal=daily.seal, seed=daily.seed.hex())
    other = [t("seal-published", commitment=published)] if published != daily.seal else []
    return Screen((Text(daily_title(daily.day, daily.game, t)), Text("\n".join([*other, told]))), GREY)


def _result(standing: Standing, tried: Try, t: Texts) -> list[str]:
    """Tell what the person, the field, strong computers and perfect play have made of the deal."""
    daily, field = standing.daily, standing.field
    if not tried.ended:
        return [t("daily-not-counted")] if daily.closed else []
    if tried.left_off:
        lines = [t("daily-left-off")]
    else:
        lines = [t("daily-points", points=signed(tried.points), partners=int(GAMES[daily.game].partners))]
        lines.append(place_in(field, tried.points, t) if field.size > 1 else t("daily-alone"))
    if None in (daily.strong, daily.perfect):
        return [*lines, *compared_lines(daily, t), t("daily-working")]
    return [*lines, *in_short(daily, t)]


def compared_lines(deal: Daily | EventDeal, t: Texts) -> list[str]:
    """Tell what strong computers and perfect play make of the deal, as far as that is known."""
    lines = [t("daily-strong", points=signed(deal.strong))] if deal.strong is not None else []
    return [*lines, t("daily-perfect", points=signed(deal.perfect))] if deal.perfect is not None else lines


def signs_row(signs: Sequence[Sign]) -> list[str]:
    """Show a sign for each trick."""
    return ["".join(map(sign_text, signs))] if signs else []


def sign_text(sign: Sign) -> str:
    """Return the sign of a trick.

    >>> sign_text(Sign(won=True, bonus=False, against=1)), sign_text(Sign(won=False, bonus=False, against=-1))
    ('🟦', '🟠')
    """
    if sign.bonus:
        return BONUS
    return (WON if sign.won else LOST)[sign.against]


def in_short(deal: Daily | EventDeal, t: Texts) -> list[str]:
    """Tell in one line what strong computers and perfect play make of the deal, once that is known."""
    if deal.strong is None or deal.perfect is None:
        return []
    return [t("daily-chart-compared", strong=signed(deal.strong), perfect=signed(deal.perfect))]


def _streak(standing: Standing, t: Texts) -> list[str]:
    told = [t("daily-streak", days=standing.streak)] if standing.streak >= STREAK else []
    return [*told, t("daily-streak-mark")] if standing.streak == HONOURED_STREAK else told


# What everybody may see


def shared(standing: Standing, tried: Try, person: Person, t: Texts) -> Screen:
    """Tell everybody what a person has made of the deal, without a word about its cards."""
    daily, field = standing.daily, standing.field
    lines = [
        daily_title(daily.day, daily.game, t),
        t("daily-shared", name=name(person, t), points=signed(tried.points)),
        *([place_in(field, tried.points, t)] if field.size > 1 else []),
        *in_short(daily, t),
        *_streak(standing, t),
        *signs_row(standing.signs),
    ]
    meaning = [Text(t("daily-row-how"))] if standing.signs else []
    button = Button(t("button-daily-try"), ShowDaily(daily.game, daily.day.isoformat()), Style.GO, emoji="🃏")
    return Screen((Text("\n".join(lines)), *meaning, Row((button,))), GOLD)


def _field_title(daily: Daily, t: Texts) -> str:
    return t("daily-field-title", date=_midnight(daily.day)) + f"\n**{SCREENS[daily.game].title(t)}**"


def field_page(
    standing: Standing, picture: Picture | None, mistake: Block | None, t: Texts, *, best: bool = False
) -> Screen:
    """Show what all made of a deal whose day is over; with `best`, a button leads to how the most was made of it."""
    daily = standing.daily
    title = _field_title(daily, t)
    if not daily.closed or not standing.field.size:
        told = t("daily-field-nobody" if daily.closed else "daily-field-open")
        return Screen((Text(title), Text(told), *rows(_others(standing, t), 2)), GOLD)
    lines = _result(standing, standing.tried, t) if standing.tried is not None else compared_lines(daily, t)
    blocks: list[Block] = [Text(title), *([picture] if picture is not None else []), Text("\n".join(lines) or "—")]
    blocks += [mistake] if mistake is not None else []
    day = (daily.game, daily.day.isoformat())
    buttons = [Button(t("button-daily-best"), ShowBest(*day), Style.GO, emoji="🥇")] if best else []
    buttons += [Button(t("button-daily-own"), ShowDaily(*day)), later_button(standing, t)]
    return Screen((*blocks, *rows(buttons, 2)), GOLD)


def best_page(daily: Daily, table: Table, t: Texts, *, own: bool) -> Screen:
    """Show how a deal was played by one who made the most of it; with `own` that is the reader, who is named."""
    title = _field_title(daily, t)
    back = Button(t("button-daily-field"), ShowField(daily.game, daily.day.isoformat()), Style.GO)
    return Screen((Text(title), *_best_line(table, t, own=own), Row((back,))), GOLD)


def mistake_text(mistake: Mistake, card: PackCard, better: PackCard, t: Texts) -> Text:
    """Tell the dearest mistake that many made."""
    percent = round(100 * mistake.tries / mistake.came)
    values = {"trick": mistake.trick, "percent": percent, "tries": mistake.came, "cost": mistake.cost}
    return Text(t("daily-field-mistake", card=card, better=t.symbol(better), **values))


def _best_line(table: Table, t: Texts, *, own: bool) -> list[Block]:
    """Tell how the deal was played by one who made the most of it, whose name is told to nobody else."""
    seat, shown = table.seats.present[0], copy(table)
    shown.seats = copy(table.seats)
    if not own:
        shown.seats[seat] = replace(table.seats.person(seat), name=t("daily-somebody"))
    game, view = screens_of(shown), shown.view()
    reckoned = game.reckoned(shown, view, t)
    played = [*game.board(shown, view, t).deal[1:], *([Text("\n".join(reckoned))] if reckoned else [])]
    return [Text(t("daily-field-best", points=signed(comparing.standing(table, seat)))), *played]


def ranks_page(
    asked: ShowRanks,
    ranks: Sequence[tuple[int, Rank]] | None,
    last: date,
    reader: Person,
    t: Texts,
    *,
    equal: Equals | None = None,
    on_server: bool = True,
) -> Screen:
    """Show the table of a week or a month up to a last day; `ranks` is `None` where a server wants none.

    Those whom `equal` counts are too many to be named.
    """
    period, where = "month" if asked.month else "week", "all" if asked.everywhere else "here"
    title = t("daily-ranks-title", period=period, date=_midnight(last), where=where)
    lines = [f"{title}\n**{SCREENS[asked.game].title(t)}**"]
    if ranks is None:
        lines.append(t("daily-ranks-off"))
    elif not ranks and equal is None:
        lines.append(t("daily-ranks-none"))
    told = [(equal.place, t("daily-ranks-equal", **equal._asdict()))] if equal is not None else []
    for place, rank in ranks or ():
        own = not asked.everywhere or rank.person.id == reader.id
        who = name(rank.person, t) if own else plain(read_name(rank.person, reader, t("daily-somebody")))
        told.append((place, t("daily-rank", place=place, name=who, points=round(rank.share / 10), tries=rank.tries)))
    lines += [line for _, line in sorted(told, key=lambda each: each[0])]
    today = ShowDaily(asked.game, (last + timedelta(days=1)).isoformat())
    buttons = [
        Button(t("button-back"), today),
        Button(t("button-daily-month"), replace(asked, month=True))
        if not asked.month
        else Button(t("button-daily-week"), replace(asked, month=False)),
    ]
    if on_server:
        here = asked.everywhere
        label = t("button-daily-here" if here else "button-daily-everywhere")
        buttons.append(Button(label, replace(asked, everywhere=not here)))
    return Screen((Text("\n".join([*lines, t("daily-ranks-how", least=LEAST_RANKED)])), Row(tuple(buttons))), GOLD)


def announcement(day: date, before: Mapping[str, Field], t: Texts) -> Screen:
    """Tell a channel that a day's deals are there, and how the field of the day before was, by game."""
    lines = [t("daily-post", date=_midnight(day), until=when(end_of(day), "t"))]
    for game, field in before.items():
        if field.size:
            best = signed(max(field.tries))
            lines.append(t("daily-post-before", game=SCREENS[game].title(t), tries=field.size, best=best))
    buttons = [
        Button(SCREENS[game].title(t), ShowDaily(game, day.isoformat()), Style.GO, emoji="🃏")
        for game in with_duplicates()
    ]
    return Screen((Text("\n".join(lines)), *rows(buttons, 3)), GOLD)


# The hand at the table


def hand_title(table: Table, t: Texts) -> str:
    """Return the title of a hand at a private table: of a deal that others play too, one played on, or practice."""
    if table.origin is not None:
        return t("play-on-title", game=screens_of(table).title(t))
    if table.is_practice:
        return t("practice-title", game=screens_of(table).title(t))
    if table.is_across:
        return t("across-title", game=screens_of(table).title(t))
    assert table.duplicate is not None
    if table.duplicate.bout is not None:
        return bout_title(table.duplicate.bout, table.kind.name, t)
    title = daily_title(date.fromisoformat(table.duplicate.name), table.kind.name, t)
    return f"{title}\n{t('daily-later')}" if table.duplicate.event == EARLIER else title


def daily_over(table: Table, seat: int, t: Texts) -> list[Block]:
    """Say in a hand how the deal of the day has ended, and lead to how others did."""
    assert table.duplicate is not None
    shows = ShowLater if table.duplicate.event == EARLIER else ShowDaily
    result = shows(table.kind.name, table.duplicate.name)
    buttons = [
        Button(t("button-daily-result"), result, Style.GO, emoji="📊"),
        table_button(table, seat, t),
    ]
    ended = t("daily-ended", points=signed(comparing.standing(table, seat)), partners=int(table.kind.partners))
    return [Text(ended), Row(tuple(buttons))]
