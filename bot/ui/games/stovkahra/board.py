"""The public message of Stovkahra: partners, trumps, declarations, tricks, and the end of a game."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model import say
from bot.model.table import Table
from bot.ui.formatting import (
    Named,
    cards_text,
    declared_line,
    lobby_names,
    matches,
    name,
    name_of,
    named_at,
    names,
    player_names,
    series_names,
    side_names,
    title_of,
    trick_done,
    trick_text,
)
from bot.ui.games import reckoning
from bot.ui.in_words import cards_in_words, trick_in_words, trick_now_in_words
from bot.ui.screen import Block, Rule, Text
from engine.brcka import better_choice
from engine.cards.german_pack import Rank
from engine.moves import ADD
from engine.series import Choice, Prize
from engine.stovkahra.declarations import value_of
from engine.stovkahra.moves import How
from engine.stovkahra.rules import GOAL, Phase, Rules, View, side_of
from engine.stovkahra.trick import TRICKS, Trick


def options(rules: Rules, t: Texts) -> str:
    """Say which options of the rules were agreed on."""
    agreed = {"shuffle": rules.shuffle, "signals": rules.signals, "count": rules.count, "dost": rules.dost}
    return t("lobby-rules", series=rules.series, **agreed)


def seats(table: Table, t: Texts) -> str:
    """Say who plays with whom, and against whom."""
    first, second = (_lobby_side(table, side, t) for side in (0, 1))
    return f"{first} {t('lobby-against')}\n{second}"


def _lobby_side(table: Table, side: int, t: Texts) -> str:
    first, second = lobby_names(table, t)[side::2]
    return t("lobby-side", first=first, second=second)


def head(table: Table, view: View, t: Texts) -> str:
    """Say the number of the game and of the deal, and who deals."""
    if view.phase is Phase.DEALER:
        return ""
    deal, dealer = max(1, view.deal_number), name_of(table, view.dealer)
    return t("table-where", game=table.deal.game_number, deal=deal, dealer=dealer)


def deal(table: Table, view: View, goal: int, t: Texts) -> list[Block]:
    """Show the balance of a series to `goal` brčka, and the deal so far."""
    played = [Text(told)] if (told := _deal(table, view, t)) else []
    return [*([Text(score)] if (score := _score(table, view, goal, t)) else []), Rule(), *played]


def _score(table: Table, view: View, goal: int, t: Texts) -> str:
    points = view.counted or view.written
    lines = []
    for side in (0, 1):
        brcka = table.series.balance[side]
        told = {"names": names(table, side, t), "points": points[side]}
        if goal > 1 and brcka:
            lines.append(t("side-brcka", matches=matches(brcka), brcka=brcka, goal=goal, **told))
        else:
            lines.append(t("side-line", **told))
    if view.phase in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM):
        lines.append(t("score-open" if view.counted else "score-written"))
    return "\n".join(lines)


def _deal(table: Table, view: View, t: Texts) -> str:
    if view.trump_card is None:
        return ""
    return "\n".join([trump_line(table, view, t), *("-# " + line for line in opening(table, view, t))])


def opening(table: Table, view: View, t: Texts, reader: int | None = None) -> list[str]:
    """Tell which cards eldest shows, and what was declared; to a reader who did it, say “you”."""
    shown, cards = [], cards_text(view.open_cards, t)
    if view.open_cards and reader == view.eldest:
        shown.append(t("open-cards-yours", cards=cards))
    elif view.open_cards:
        shown.append(t("open-cards", eldest=name_of(table, view.eldest), cards=cards))
    return [*shown, *declared(table, view, t, reader)]


def trump_line(table: Table, view: View, t: Texts) -> str:
    """Tell the trumps, and the card that was shown, which the dealer holds until it is played."""
    assert view.trump_card is not None
    played = {card for trick in view.tricks for card in trick.cards} | set(view.table)
    return t(
        "trump-played" if view.trump_card in played else "trump-line",
        suit=view.trump_card.suit,
        dealer=name_of(table, view.dealer),
        you="yes" if view.dealer == view.seat else "no",
        card=view.trump_card,
    )


def declared(table: Table, view: View, t: Texts, reader: int | None = None) -> list[str]:
    """Tell what was declared."""
    lines = [
        declared_line(table, seat, combination, value_of(combination), t, reader)
        for seat, combination in view.declarations
    ]
    if not lines and view.phase is not Phase.DECLARE and view.dost is None:
        lines.append(t("declared-none"))
    return lines


def beside(table: Table, view: View, t: Texts) -> list[str]:
    """Tell what a picture does not show of the deal under way: declarations, and the bonus of the last trick."""
    if view.phase not in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM):
        return []
    bonus = [bonus_line(len(view.tricks), view.tricks[-1], t)] if view.tricks and view.tricks[-1].bonus else []
    return [*declared(table, view, t), *bonus]


def tricks(table: Table, view: View, t: Texts) -> list[str]:
    """Write the finished tricks, a line each."""
    # Card points of a deal under way are everybody's own to count.
    is_over = view.phase in (Phase.DEAL, Phase.OVER)
    return [
        trick_done(table, number, trick.plays, trick.winner, trick.points if is_over else None, t, trick.bonus)
        for number, trick in enumerate(view.tricks, start=1)
    ]


def bonus_line(number: int, trick: Trick, t: Texts) -> str:
    """Say why a trick has brought a bonus; `number` is the number of the trick."""
    return reckoning.line(trick.bonus, _bonus(number, trick, t), t)


def _bonus(number: int, trick: Trick, t: Texts) -> str:
    place = {1: "first", TRICKS: "last"}.get(number, "other")
    return t("bonus-of-trick", number=number, place=place, seven="yes" if trick.best.rank is Rank.SEVEN else "no")


def in_words(table: Table, view: View, t: Texts) -> list[str]:
    """Tell trumps, open cards, declarations and tricks."""
    if view.trump_card is None:
        return []
    lines = [t("words-trump", suit=view.trump_card.suit, card=view.trump_card)]
    if view.open_cards:
        shown = cards_in_words(view.open_cards, t)
        lines.append(t("open-cards", eldest=name_of(table, view.eldest), cards=shown))
    lines += declared(table, view, t)
    for number, trick in enumerate(view.tricks, start=1):
        lines.append(trick_in_words(table, number, trick.plays, trick.winner, t, trick.bonus, view.seat))
        lines += [bonus_line(number, trick, t)] if trick.bonus else []
    return lines + trick_now_in_words(table, len(view.tricks) + 1, view.plays, t, view.seat)


def now(table: Table, view: View, t: Texts) -> list[str]:
    """Say what the table waits for, or how the game ended."""
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
        lines += reckoned(table, view, t)
        score = view.counted or view.written
        lines.append(t("counted-on", score0=score[0], score1=score[1]))
    elif view.phase is Phase.OVER:
        lines += _ending(table, view, t)
    return lines


def _trick_now(table: Table, view: View, t: Texts) -> str:
    assert view.turn is not None
    number = len(view.tricks) + 1
    if not view.table:
        return t("to-lead", name=name_of(table, view.turn), number=number)
    return trick_text(table, view.plays, t) + "\n" + t("to-play", name=name_of(table, view.turn))


def reckoned(table: Table, view: View, t: Texts) -> list[str]:
    """Tell where the points of a deal that is over came from, and what they make of the score."""
    if not view.points or view.counted is None or view.phase not in (Phase.DEAL, Phase.OVER):
        return []
    lines = []
    for side, points in enumerate(view.points[-1]):
        lines.append(reckoning.total(_of_side(table, side, view.seat, t), view.counted[side] - points, points, t))
        lines += _parts(view, side, t)
    return lines


def _of_side(table: Table, side: int, reader: int | None, t: Texts) -> str:
    """Name the two of a side where a line begins, the reader first, as “You”."""
    players = Named([title_of(table, seat) for seat in range(len(table.seats))], reader, t)
    first, second = players.own_first((side, side + 2))
    return side_names([players.heading(first), players[second]], t)


def _parts(view: View, side: int, t: Texts) -> list[str]:
    """Write a line for each part of the points that a side has made in the deal."""
    said = [combination for seat, combination in view.declarations if side_of(seat) == side]
    won = [(number, trick) for number, trick in enumerate(view.tricks, start=1) if side_of(trick.winner) == side]
    return [
        *(reckoning.line(value_of(each), t("counted-declared", combination=each), t) for each in said),
        *reckoning.cards(sum(trick.points for _, trick in won), t),
        *(bonus_line(number, trick, t) for number, trick in won if trick.bonus),
    ]


def _ending(table: Table, view: View, t: Texts) -> list[str]:
    assert view.outcome is not None
    winners = player_names(table, view.outcome.winner, t)
    lines = [_won(table, view, view.outcome, winners, t), *_worth(view.outcome, t), *reckoned(table, view, t)]
    if table.series.pending is not None:
        chooses = view.seat is not None and say.may_choose(table, view.seat)
        lines += [] if chooses else [t("choose", names=winners)]
    elif table.last_choice is not None and table.series.goal > 1:
        chosen = "chosen-take"
        if table.last_choice.move == ADD:
            # It is no choice where the others have nothing.
            chosen = "chosen-add" if table.series.balance[1 - view.outcome.winner] else "chosen-only"
        told = t(chosen, brcka=_brcka(table, view, view.outcome.winner, t))
        lines.append(told + _better(table, view, view.outcome, table.last_choice, t))
    return lines + _end_of_series(table, t)


def _brcka(table: Table, view: View, winner: int, t: Texts) -> str:
    """Tell the brčka of both sides: to a player as ours and theirs, to all others as the winners’ and the others’."""
    balance = table.series.balance
    if view.seat is not None:
        side = side_of(view.seat)
        return t("panel-brcka", ours=balance[side], theirs=balance[1 - side])
    return t("brcka-winners", won=balance[winner], lost=balance[1 - winner])


def _better(table: Table, view: View, outcome: Prize, choice: Choice, t: Texts) -> str:
    """Say in the hands of the winners what they would have done better with their brčka."""
    if view.seat is None or side_of(view.seat) != outcome.winner:
        return ""
    better = better_choice(choice, outcome, table.series.goal)
    return " " + t("chosen-better", better="add" if better == ADD else "take") if better is not None else ""


def _won(table: Table, view: View, outcome: Prize, winners: str, t: Texts) -> str:
    """Say who has won the game, how, and how many brčka it brings."""
    score = {"score0": outcome.score[outcome.winner], "score1": outcome.score[1 - outcome.winner]}
    won = {"names": winners, "brcka": outcome.brcka, **score}
    if outcome.how is How.CONCEDED:
        return t("game-conceded", losers=player_names(table, 1 - outcome.winner, t), **won)
    if outcome.how is How.COUNT:
        return t("game-count-both" if min(outcome.score) >= GOAL else "game-count", **won)
    assert view.dost is not None
    key = "game-dost" if outcome.how is How.DOST else "game-false-dost"
    return t(key, **named_at(table, view.seat, t).subject(view.dost), points=outcome.score[side_of(view.dost)], **won)


def _worth(outcome: Prize, t: Texts) -> list[str]:
    """Say why a game brings two brčka, if it does."""
    false = outcome.how is How.FALSE_DOST
    return [t("game-worth", why="false-dost" if false else "two")] if outcome.brcka > 1 else []


def _end_of_series(table: Table, t: Texts) -> list[str]:
    """Say who has won the series, and who has played its last game for somebody who was dealt the first one."""
    result = table.series.result
    if result is None or table.series.goal == 1:
        return []
    pairs = zip(table.answering, say.series_players(table), strict=True)
    later = [t("played-for", name=name(who, t), player=name(whom, t)) for who, whom in pairs if who.id != whom.id]
    if result.winner is None:
        return [t("series-drawn"), t("series-drawn-why", names=series_names(table, _at_goal(table), t)), *later]
    won = t("series-won" if result.won == 1 else "series-won-twice", names=series_names(table, result.winner, t))
    return [won, *later]


def _at_goal(table: Table) -> int:
    """Return the side that has the brčka which end the series."""
    first, second = table.series.balance
    return int(second > first)
