"""The public message of Bulka: the ranking, the cup and all chips, melds, tricks, and who plays next."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model import dealing
from bot.model.table import Table
from bot.ui.formatting import (
    answers_as,
    declared_line,
    name_of,
    named_at,
    player_name,
    signed,
    title_of,
)
from bot.ui.games import reckoning
from bot.ui.games.duel import (
    bonus_line,
    bonus_won,
    cards_won,
    is_over,
    last_bonus,
    trick_now,
    tricks_in_words,
)
from bot.ui.screen import Block, Rule, Text
from engine.bulka.rules import (
    INTO_THE_CUP,
    Meld,
    Phase,
    Result,
    Rules,
    View,
    drawn_by,
    is_of_aces,
    keeps_aces,
    worth_of,
)
from engine.duel.play import Bonus
from engine.moves import Declare


def how(rules: Rules, t: Texts) -> str:
    """Say in a lobby what the game is played for."""
    return t("bulka-how" if rules.cup == "on" else "bulka-how-without", rate=rules.key)


def options(rules: Rules, t: Texts) -> str:
    """Say which options of the rules were agreed on."""
    return t("bulka-rules", alifer=rules.alifer, cup=rules.cup, rate=rules.key)


def head(table: Table, view: View, t: Texts) -> str:
    """Say which cup and deal it is, and who deals."""
    if not view.ranking:
        return ""
    deal, dealer = max(1, view.deal_number), name_of(table, view.dealer)
    return t("bulka-where", game=table.deal.game_number, deal=deal, dealer=dealer, cup=view.rules.cup)


def deal(table: Table, view: View, t: Texts) -> list[Block]:
    """Show the ranking with chips and points, and the deal so far."""
    ranked = [_ranked(table, view, place, seat, t) for place, seat in enumerate(view.ranking, start=1)]
    playing = [line for line, seat in zip(ranked, view.ranking, strict=True) if seat in view.pair]
    waiting = [line for line in ranked if line not in playing]
    lines = [*playing, *(["-# " + " · ".join(waiting)] if waiting else [])]
    if view.rules.cup == "on":
        lines.append("-# " + cup(table, view, t))
        lines += pro(table, view, t)
    before = drawn(table, view, t) + said(table, view, t)
    before = ["-# " + line.removeprefix("-# ") for line in before]
    played: list[Block] = [Text("\n".join(before))] if before else []
    return [Text("\n".join(lines)), *([Rule()] if played else []), *played]


def cup(table: Table, view: View, t: Texts) -> str:
    """Tell what is in the cup, and who has won the first of three rounds; of the second *Pro* tells."""
    first = named_at(table, view.seat, t)[view.ranking[0]] if view.ranking else ""
    rounds, later = (0, False) if is_over(view) else (view.streak, bool(view.bonuses))
    own = signed(view.chips[view.seat]) if view.seat is not None else "none"
    return t("bulka-cup", chips=view.cup, own=own, rounds=rounds, name=first, later="yes" if later else "no")


def beside(table: Table, view: View, t: Texts) -> list[str]:
    """Tell what a picture does not show of the deal under way: what was said, and the bonus of the last trick."""
    return [*pro(table, view, t), *said(table, view, t), *last_bonus(table, view, t)]


def pro(table: Table, view: View, t: Texts) -> list[str]:
    """Say that this round can win the cup; after a round it is said who has won how often."""
    if not view.pro or not view.ranking or view.result is not None:
        return []
    return [t("bulka-pro", **named_at(table, view.seat, t).subject(view.pair[0]))]


def in_words(table: Table, view: View, t: Texts) -> list[str]:
    """Tell melds, questions, tricks and bonuses."""
    lines = melded(table, view, t) + tricks_in_words(table, view, t)
    return lines + [_bonus(table, view, seat, bonus, t) for seat, bonus in view.bonuses]


def melded(table: Table, view: View, t: Texts) -> list[str]:
    """Tell who wants no other cards, what was declared, and which cards were asked for; “you” to who did it."""
    refused = view.refused if dealing.has_seen_no_trick(table, view.seat) else None
    no = [t("bulka-refused", **named_at(table, view.seat, t).subject(refused))] if refused is not None else []
    said = (_melded(table, view, meld, t) for meld in view.melds)
    return [*no, *said, *_silent(table, view, t), *_asked(table, view, t)]


def _silent(table: Table, view: View, t: Texts) -> list[str]:
    """Tell in the beginning of a deal who had to declare and had nothing, or kept it back."""
    had = view.pair[: view.pair.index(view.turn)] if view.phase is Phase.MELD and view.turn in view.pair else view.pair
    if view.phase not in (Phase.MELD, Phase.PLAY) or not dealing.has_seen_no_trick(table, view.seat):
        return []
    silent = [seat for seat in had if all(meld.seat != seat for meld in view.melds)]
    names = named_at(table, view.seat, t)
    return [t("bulka-silent", names=", ".join(names[seat] for seat in silent))] if silent else []


def said(table: Table, view: View, t: Texts) -> list[str]:
    """Tell what was said; when the deal is over, the reckoning has what was declared."""
    return _asked(table, view, t) if is_over(view) else melded(table, view, t)


def _asked(table: Table, view: View, t: Texts) -> list[str]:
    """Tell which cards were asked for."""
    names = named_at(table, view.seat, t)
    return [t("bulka-asked", **names.subject(each.seat), rank=each.rank, suit=each.suit) for each in view.asked]


def _ranked(table: Table, view: View, place: int, seat: int, t: Texts) -> str:
    plays = seat in view.pair
    return t(
        "bulka-ranked",
        place=place,
        name=title_of(table, seat),
        chips=signed(view.chips[seat]),
        plays="yes" if plays else "no",
        points=view.points.get(seat, 0),
    )


def drawn(table: Table, view: View, t: Texts) -> list[str]:
    """Tell before the first trick the cards drawn for the ranking; players with equal cards have drawn again."""
    if not view.drawn or view.deal_number > 1 or view.tricks:
        return []
    by = drawn_by(view.drawn, len(view.chips))
    names = named_at(table, view.seat, t)
    each = ("\u00a0".join([names[seat], *map(t.symbol, cards)]) for seat, cards in by.items())
    return [t("bulka-drawn", cards=" · ".join(each))]


def _melded(table: Table, view: View, meld: Meld, t: Texts) -> str:
    who = named_at(table, view.seat, t).subject(meld.seat)
    points, chips = view.worth(meld)
    if not isinstance(meld.said, Declare):
        line = t("bulka-blank", **who, said=str(meld.said), points=points)
        return _paid(view, line, chips, t, meld.seat)
    combination = meld.said.combination
    if is_of_aces(meld) and not is_over(view):
        kept, lost = (worth_of(meld.said, aces_kept=each)[0] for each in (True, False))
        return t("bulka-aces", **who, combination=combination, kept=kept, lost=lost)
    return _paid(view, declared_line(table, meld.seat, combination, points, t, view.seat), chips, t, meld.seat)


def _bonus(table: Table, view: View, seat: int, bonus: Bonus, t: Texts) -> str:
    # Chips for tricks are paid when all tricks are played.
    chips = INTO_THE_CUP[bonus] if is_over(view) else 0
    return _paid(view, bonus_line(named_at(table, view.seat, t).heading(seat), bonus, t), chips, t, seat, cup=True)


def _paid(view: View, line: str, chips: int, t: Texts, winner: int, *, cup: bool = False) -> str:
    """Add to a line the chips that the other pays for it, to its winner or into the cup, if there are any."""
    if not chips or view.rules.cup == "off":
        return line
    yours = view.seat in view.pair and view.seat != winner
    into = ("yours" if yours else "cup") if cup else ("you" if yours else "hand")
    return t("bulka-pays", line=line, chips=chips, into=into)


def now(table: Table, view: View, t: Texts) -> list[str]:
    """Say what the table waits for, or how the game ended."""
    name = name_of(table, view.turn) if view.turn is not None else ""
    match view.phase:
        case Phase.CUT:
            return [t("cutting", name=name)]
        case Phase.ALIFER:
            return [t("bulka-alifer", name=name)]
        case Phase.ANSWER:
            return [t("bulka-answer", name=name, stake=view.stake)]
        case Phase.MELD:
            return [t("bulka-melding", name=name)]
        case Phase.PLAY:
            return [trick_now(table, view, t)]
    return _between(table, view, t)


def _between(table: Table, view: View, t: Texts) -> list[str]:
    """Say how a deal ended, and who plays next."""
    if view.result is Result.ALIFER:
        # What both have paid is paid once more with the new cards; without a cup it is nothing.
        return [t("bulka-anew", chips=view.stake)]
    lines, tied = [], view.result is Result.TIED
    if tied:
        first, challenger = view.pair
        names = {"name0": name_of(table, first), "name1": name_of(table, challenger)}
        lines.append(t("bulka-tied", points0=view.points[first], **names))
    elif view.result is Result.WON:
        lines += _won(table, view, t)
    lines += reckoned(table, view, t)
    if view.outcome is not None:
        key = "bulka-won" if view.rules.cup == "on" else "bulka-difference"
        winner = view.outcome.winner
        who = {"name": player_name(table, winner, t), "you": answers_as(table, winner, view.seat)}
        lines.append(t(key, chips=view.outcome.chips, **who))
        lines += _owed(view, t)
    if view.ranking and not tied:
        lines += _next(table, view, t)
    return lines


def _next(table: Table, view: View, t: Texts) -> list[str]:
    """Say who plays next, and in a hand after a cup where its chips are, if they are kept, and how to end."""
    first, challenger = view.ranking[:2]
    again = view.outcome is not None and view.rules.cup == "on" and table.clock.next_deal_at is not None
    key = "bulka-next-cup" if again else "bulka-next"
    own = signed(view.chips[view.seat]) if view.seat is not None else ""
    names = named_at(table, view.seat, t)
    # Where there are two they play each other again.
    lines = [t(key, name0=names[first], name1=names[challenger])] if again or len(view.ranking) > len(view.pair) else []
    if again and own and not table.is_practice:
        computers = any(table.player(seat).level is not None for seat in range(len(table.seats)))
        lines.append(t("bulka-chips-kept", chips=own, computers="yes" if computers else "no"))
    if again and own:
        # There is no last cup.
        lines[0] += " " + t("bulka-end-here")
    return lines


def reckoned(table: Table, view: View, t: Texts) -> list[str]:
    """Tell where the points of a deal that is over came from, with the chips paid for them."""
    if view.result not in (Result.WON, Result.TIED):
        return []
    lines = []
    for seat in view.pair:
        lines.append(reckoning.total(named_at(table, view.seat, t).heading(seat), 0, view.points[seat], t))
        lines += [_meld_won(view, meld, t) for meld in view.melds if meld.seat == seat]
        lines += cards_won(view, seat, t)
        lines += [_bonus_won(view, bonus, seat, t) for winner, bonus in view.bonuses if winner == seat]
    return lines


def _meld_won(view: View, meld: Meld, t: Texts) -> str:
    """Write what a declaration has brought; of aces also whether all were kept."""
    points, chips = view.worth(meld)
    if isinstance(meld.said, Declare):
        what = t("counted-declared", combination=meld.said.combination)
    else:
        what = t("bulka-counted-blank", said=str(meld.said))
    if is_of_aces(meld):
        what = t("bulka-counted-aces", declared=what, kept="yes" if keeps_aces(view.tricks, meld.seat) else "no")
    return _paid(view, reckoning.line(points, what, t), chips, t, meld.seat)


def _bonus_won(view: View, bonus: Bonus, winner: int, t: Texts) -> str:
    return _paid(view, bonus_won(bonus, t), INTO_THE_CUP[bonus], t, winner, cup=True)


def _owed(view: View, t: Texts) -> list[str]:
    """Say how many chips a round without a cup has brought, and why."""
    if view.rules.cup == "on":
        return []
    fewer, more = sorted(view.points[seat] for seat in view.pair)
    return [t("bulka-owed", more=more, fewer=fewer, points=more - fewer, rate=view.rules.key)]


def _won(table: Table, view: View, t: Texts) -> list[str]:
    """Say who has won a round, and how far that is on the way to the cup."""
    winner, loser = sorted(view.pair, key=view.points.__getitem__, reverse=True)
    points = {"points0": view.points[winner], "points1": view.points[loser]}
    if view.outcome is not None and view.rules.cup == "on":
        return []
    lines = [t("bulka-round", **named_at(table, view.seat, t).subject(winner), **points)]
    if view.rules.cup == "on" and view.outcome is None:
        lines.append(t("bulka-streak", rounds=view.streak))
    return lines
