"""The public table: the lobby, the deal as it is played, the end of a game.

Everything here is made of a `Table` and of what the whole table may know of its game,
so that it cannot show what anybody may not know.
"""

from __future__ import annotations

from functools import partial

from bot.parts import (
    GOLD,
    GREEN,
    GREY,
    action,
    action_of_hands,
    action_of_review,
    cards_text,
    choice_buttons,
    fitting,
    matches,
    name_of,
    names,
    plain,
    plays_text,
    short,
    when,
)
from bot.person import Person
from bot.roster import SIGN
from bot.screen import Block, Button, Row, Rule, Screen, Style, Text, rows
from bot.table import Status, Table
from bot.texts import Texts
from engine.declarations import value_of
from engine.game import ADD
from engine.players import Level
from engine.shuffle import commitment
from engine.stovkahra import SEATS, Phase, View, side_of
from engine.stovkahra_moves import How
from engine.trick import Trick


def board(table: Table, t: Texts) -> Screen:
    """The table for everybody."""
    return fitting(partial(_board, table), t)


def _board(table: Table, t: Texts) -> Screen:
    if table.status is Status.LOBBY or table.game is None:
        return _lobby(table, t)
    blocks = _shown(table, t)
    blocks += _board_buttons(table, t)
    blocks += _seal(table, table.view(), t)
    return Screen(tuple(blocks), _colour(table))


def left_behind(table: Table, link: str, t: Texts) -> Screen:
    """A message that is redrawn no more: how the deal stood then, and where the table goes on."""

    def draw(t: Texts) -> Screen:
        blocks = _shown(table, t) if table.game is not None else [Text(t("lobby-title", table=table.id))]
        return Screen((*blocks, Text(t("goes-on", place=link))), GREY)

    return fitting(draw, t)


def _shown(table: Table, t: Texts) -> list[Block]:
    """The deal on the table, without anything to press."""
    view = table.view()
    blocks: list[Block] = [Text(_board_head(table, view, t)), Text(_score(table, view, t)), Rule()]
    deal = _deal(table, view, t)
    if deal:
        blocks.append(Text(deal))
    tricks = _tricks(table, view, t)
    if tricks:
        blocks.append(Text(tricks))
    blocks.append(Rule())
    blocks.append(Text(_now(table, view, t)))
    return blocks


def _colour(table: Table) -> int:
    if table.put_away:
        return GREY
    return {Status.LOBBY: GOLD, Status.PLAYING: GREEN, Status.FINISHED: GOLD, Status.STOPPED: GREY}[table.status]


def _lobby(table: Table, t: Texts) -> Screen:
    rules = table.rules
    options = t(
        "lobby-options",
        shuffle=rules.shuffle,
        signals=rules.signals,
        count=rules.count,
        series=rules.series,
        opener=plain(table.opener.name),
        pace=table.options.pace,
        hints="on" if table.options.hints else "off",
        clock=table.options.clock,
    )
    sides = [_lobby_side(table, side, t) for side in (0, 1)]
    blocks: list[Block] = [
        Text(t("lobby-title", table=table.id) + "\n" + t("lobby-how", series=rules.series)),
        Text("\n".join((sides[0], t("lobby-against"), sides[1]))),
        Text(options),
    ]
    if table.status is Status.STOPPED:
        return Screen((*blocks, Text(t("table-was-stopped"))), _colour(table))
    if table.put_away:
        return Screen((*blocks, Text(t("put-away")), Row((_wake_button(table, t),))), _colour(table))
    stamp = table.stamp(None)
    last = (
        Button(t("button-start"), action(table, stamp, "start"), Style.GOOD, enabled=None not in table.seats),
        Button(t("button-stand"), action(table, stamp, "stand")),
    )
    seats = [Row((_seat_button(table, side, t), _seat_button(table, side + 2, t))) for side in (0, 1)]
    seal = Text(t("seal-first", commitment=commitment(table.next_seed)))
    return Screen((*blocks, *seats, *_computers(table, t), *_unfinished(table, t), Row(last), seal), _colour(table))


def _unfinished(table: Table, t: Texts) -> list[Block]:
    """The offer to go on with what the same four have begun elsewhere."""
    if table.unfinished is None:
        return []
    other, (first, second) = table.unfinished
    resume = Button(t("button-resume"), action(table, table.stamp(None), "resume"), Style.GO)
    return [Text(t("resume-offer", table=other, first=first, second=second)), Row((resume,))]


def _wake_button(table: Table, t: Texts) -> Button:
    return Button(t("button-wake"), action(table, table.stamp(None), "wake"), Style.GO)


def _computers(table: Table, t: Texts) -> list[Block]:
    """Computers of each level, for the next free seat."""
    if None not in table.seats:
        return []
    buttons = [
        Button(t(f"level-{level}"), action(table, table.stamp(None), f"computer {level}"), emoji=SIGN)
        for level in Level
    ]
    return [Text(t("lobby-computers")), Row(tuple(buttons))]


def _lobby_side(table: Table, side: int, t: Texts) -> str:
    first, second = (_lobby_name(sitting, t) for sitting in table.seats[side::2])
    return t("lobby-side", first=first, second=second)


def _lobby_name(sitting: Person | None, t: Texts) -> str:
    if sitting is None:
        return t("lobby-free")
    if sitting.level is None:
        return plain(sitting.name)
    return t("lobby-computer", name=plain(sitting.title), level=t(f"level-{sitting.level}"))


def _seat_button(table: Table, seat: int, t: Texts) -> Button:
    """A free seat says whose partner one would be, a taken one who sits there; a computer gives way."""
    taken, partner = table.seats[seat], table.seats[(seat + 2) % SEATS]
    if taken is not None:
        label = short(taken.title)
    elif partner is not None:
        label = t("button-sit-with", partner=short(partner.name))
    else:
        label = t("button-sit", place=seat + 1)
    return Button(
        label, action(table, table.stamp(None), f"sit {seat}"), enabled=taken is None or taken.level is not None
    )


def _board_head(table: Table, view: View, t: Texts) -> str:
    lines = [t("table-title", table=table.id)]
    if view.phase is not Phase.DEALER:
        where = t(
            "table-where",
            game=table.game_number,
            deal=max(1, view.deal_number),
            dealer=name_of(table, view.dealer),
        )
        lines.append(where)
    return "\n".join(lines)


def _score(table: Table, view: View, t: Texts) -> str:
    points = view.counted or view.written
    lines = []
    for side in (0, 1):
        brcka = table.series.brcka[side]
        lines.append(t("side-line", names=names(table, side, t), points=points[side]))
        lines.append(t("side-brcka", matches=matches(brcka), brcka=brcka, series=table.rules.series))
    if view.phase in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM):
        lines.append(t("score-open" if view.counted else "score-written"))
    return "\n".join(lines)


def _deal(table: Table, view: View, t: Texts) -> str:
    if view.trump_card is None:
        return ""
    lines = [_trump_line(table, view, t)]
    if view.open_cards:
        lines.append(t("open-cards", eldest=name_of(table, view.eldest), cards=cards_text(view.open_cards, t)))
    lines.extend(_declared(table, view, t))
    return "\n".join(lines)


def _trump_line(table: Table, view: View, t: Texts) -> str:
    assert view.trump_card is not None
    played = {card for trick in view.tricks for card in trick.cards} | set(view.table)
    return t(
        "trump-played" if view.trump_card in played else "trump-line",
        suit=view.trump_card.suit,
        dealer=name_of(table, view.dealer),
        card=view.trump_card,
    )


def _declared(table: Table, view: View, t: Texts) -> list[str]:
    lines = [
        t(
            "declared",
            name=name_of(table, seat),
            combination=combination,
            points=value_of(combination),
        )
        for seat, combination in view.declarations
    ]
    if not lines and view.phase is not Phase.DECLARE and view.dost is None:
        lines.append(t("declared-none"))
    return lines


def _tricks(table: Table, view: View, t: Texts) -> str:
    return "\n".join(_trick_line(table, number, trick, t) for number, trick in enumerate(view.tricks, start=1))


def _trick_line(table: Table, number: int, trick: Trick, t: Texts) -> str:
    return t(
        "trick-line",
        number=number,
        leader=name_of(table, trick.leader),
        # In the order played, clockwise from the leader: with four names it would not fit a phone's line.
        cards=cards_text(trick.cards, t),
        winner=name_of(table, trick.winner),
        bonus=trick.bonus,
    )


def _now(table: Table, view: View, t: Texts) -> str:
    lines = []
    if view.phase is Phase.CUT and view.turn is not None:
        lines.append(t("cutting", name=name_of(table, view.turn)))
    elif view.phase is Phase.DECLARE:
        lines.append(t("declaring"))
    elif view.phase is Phase.PLAY and view.turn is not None:
        lines.append(_trick_now(table, view, t))
    elif view.phase is Phase.CLAIM and view.turn is not None:
        lines.append(t("to-claim", name=name_of(table, view.turn)))
    elif view.phase is Phase.DEAL and view.points:
        lines.append(_counted(table, view, t))
    elif view.phase is Phase.OVER:
        lines += _ending(table, view, t)
    if table.put_away:
        lines.append(t("put-away"))
    elif table.status is Status.PLAYING:
        lines += _times(table, view, t)
    if table.status is Status.STOPPED:
        lines.append(t("table-was-stopped"))
    elif table.votes:
        lines.append(t("stop-votes", votes=len(table.votes), people=table.people, needed=table.votes_needed))
    return "\n".join(lines)


def _times(table: Table, view: View, t: Texts) -> list[str]:
    """When the next deal comes, until when somebody may think, and for whom the computer plays."""
    lines = []
    if table.next_deal_at is not None:
        lines.append(t("next-deal", when=when(table.next_deal_at)))
    if table.deadline_at is not None and view.phase is not Phase.DECLARE:
        # Of declarations nobody is told whose turn it is, nor since when.
        lines.append(t("deadline", when=when(table.deadline_at)))
    lines += [t("away", name=name_of(table, seat)) for seat in range(SEATS) if table.is_away(seat)]
    return lines


def _seal(table: Table, view: View, t: Texts) -> list[Block]:
    """What is published of a shuffle before its first cut (rule 27), in small print at the end.

    The next game's stands there during the whole of a game, since who knows how soon after its end the
    next one is cut, and whether a message was redrawn in between.
    """
    seals = []
    if view.outcome is None and view.deal_number <= 1:
        seals.append(t("seal", commitment=commitment(table.seed)))
    if table.status is Status.PLAYING:
        seals.append(t("seal-next", commitment=commitment(table.next_seed)))
    return [Text("\n".join(seals))] if seals else []


def _trick_now(table: Table, view: View, t: Texts) -> str:
    assert view.turn is not None and view.leader is not None
    number = len(view.tricks) + 1
    if not view.table:
        return t("to-lead", name=name_of(table, view.turn), number=number)
    plays = [((view.leader + place) % SEATS, card) for place, card in enumerate(view.table)]
    now = t("trick-now", number=number, cards=plays_text(table, plays, t))
    return now + "\n" + t("to-play", name=name_of(table, view.turn))


def _counted(table: Table, view: View, t: Texts) -> str:
    points0, points1 = view.points[-1]
    return t(
        "deal-counted",
        deal=len(view.points),
        names0=names(table, 0, t),
        names1=names(table, 1, t),
        points0=points0,
        points1=points1,
    )


def _ending(table: Table, view: View, t: Texts) -> list[str]:
    outcome = view.outcome
    assert outcome is not None
    sides = names(table, outcome.winner, t)
    score = {"score0": outcome.score[outcome.winner], "score1": outcome.score[1 - outcome.winner]}
    lines = []
    if outcome.how is How.CONCEDED:
        losers = names(table, 1 - outcome.winner, t)
        lines.append(t("game-conceded", losers=losers, names=sides, brcka=outcome.brcka, **score))
    elif outcome.how is How.COUNT:
        key = "game-count-both" if min(outcome.score) >= 100 else "game-count"
        lines.append(t(key, names=sides, brcka=outcome.brcka, **score))
    else:
        assert view.dost is not None
        key = "game-dost" if outcome.how is How.DOST else "game-false-dost"
        values = {"points": outcome.score[side_of(view.dost)], "brcka": outcome.brcka}
        lines.append(t(key, name=name_of(table, view.dost), names=sides, **values, **score))
    if table.series.pending is not None:
        lines.append(t("choose", names=sides))
    elif table.last_choice is not None:
        chosen = "chosen-add" if table.last_choice.move == ADD else "chosen-take"
        lines.append(t(chosen, names=sides, amount=table.last_choice.amount))
    result = table.series.result
    if result is not None and result.winner is not None:
        key = "series-won" if result.won == 1 else "series-won-twice"
        lines.append(t(key, names=names(table, result.winner, t)))
    elif result is not None:
        lines += [t("series-drawn"), t("series-drawn-why", names=sides)]
    return lines


def _board_buttons(table: Table, t: Texts) -> list[Block]:
    stamp = table.stamp(None)
    if table.status is Status.FINISHED:
        buttons = (
            Button(t("button-rematch"), action(table, stamp, "rematch"), Style.GO),
            Button(t("button-record"), action(table, stamp, "record")),
            *_review_button(table, t),
        )
        return [Row(buttons)]
    if table.status is Status.STOPPED:
        return []
    if table.put_away:
        return [Row((_wake_button(table, t),))]
    last = [Button(t("button-hand"), action(table, stamp, "hand"), Style.GO, emoji="🃏"), *_review_button(table, t)]
    if table.game is not None and table.game.outcome is not None and table.series.pending is None:
        last.append(Button(t("button-record"), action(table, stamp, "record")))
    below = [Button(t("button-down"), action(table, stamp, "down"), emoji="⤵️")]
    if any(table.level_of(seat) for seat in range(SEATS)):
        below.append(Button(t("button-seats"), action(table, stamp, "seats"), emoji=SIGN))
    return [*rows(choice_buttons(table, stamp, t)), *rows(last), *rows(below)]


def seats_to_take(table: Table, t: Texts) -> Screen:
    """The seats of computers, which anybody may take between tricks."""
    buttons = [
        Button(short(sitting.name), action(table, table.stamp(None), f"take {seat}"), Style.GO, emoji=SIGN)
        for seat, sitting in enumerate(table.seats)
        if sitting is not None and sitting.level is not None
    ]
    return Screen((Text(t("seats-to-take" if buttons else "no-computer-sits")), *rows(buttons, 2)), GREEN)


def _review_button(table: Table, t: Texts) -> list[Button]:
    """Looking back on the last deal, and at its hands, once it is finished and until the next one is on the table."""
    game = table.game
    if game is None or game.phase not in (Phase.DEAL, Phase.OVER) or not game.deals:
        return []
    deal = len(game.deals)
    review, hands = (of(table.id, table.game_number, deal) for of in (action_of_review, action_of_hands))
    return [Button(t("button-review"), review, emoji="🔍"), Button(t("button-hands"), hands, emoji="🖐️")]
