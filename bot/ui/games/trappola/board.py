"""The public message of Trappola: exchanges, declared sets, tricks, and the score of the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import (
    Named,
    answers_as,
    card_lines,
    declared_line,
    lobby_names,
    name_of,
    named_at,
    player_name,
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
from bot.ui.in_words import cards_in_words
from bot.ui.screen import Block, Rule, Text
from engine.cards.trappola_pack import Card, Rank
from engine.duel.play import TRICKS
from engine.moves import Combination
from engine.trappola.rules import SEATS, VALUES, How, Phase, Said, View, other, value_of


def seats(table: Table, t: Texts) -> str:
    """Say who plays against whom."""
    first, second = (f"**{each}**" for each in lobby_names(table, t))
    return f"{first} {t('lobby-against')}\n{second}"


def head(table: Table, view: View, t: Texts) -> str:
    """Say which deal of the match it is, and who deals."""
    if view.phase is Phase.DEALER:
        return ""
    deal, dealer = max(1, view.deal_number), name_of(table, view.dealer)
    return t("trappola-where", deal=deal, deals=view.rules.deals, dealer=dealer)


def deal(table: Table, view: View, t: Texts) -> list[Block]:
    """Show the score, and the deal so far."""
    score = [t("side-line", names=title_of(table, seat), points=view.score[seat]) for seat in range(SEATS)]
    if view.phase is Phase.PLAY:
        score.append(t("trappola-score"))
    # When the deal is over, the reckoning has the sets.
    said = laid_aside(view, named_at(table, view.seat, t))
    said += [] if is_over(view) else sets(table, view.declared, t, view.seat)
    played: list[Block] = [Text("\n".join(said))] if said else []
    return [Text("\n".join(score)), *([Rule()] if played else []), *played]


def beside(table: Table, view: View, t: Texts) -> list[str]:
    """Tell what a picture does not show of the deal under way: declared sets, and the bonus of the last trick."""
    if is_over(view):
        return []
    none = none_left(view, named_at(table, view.seat, t)) if not view.tricks else []
    return [*none, *sets(table, view.declared, t, view.seat), *last_bonus(table, view, t)]


def laid_aside(view: View, names: Named) -> list[str]:
    """Tell who has laid which cards aside, and who has kept all; “you” to who did it."""
    laid = [_laid(seat, in_lines(view.laid[seat], names.t), names) for seat in range(SEATS) if view.laid[seat]]
    none = none_left(view, names)
    decided = [view.elder] if view.phase is Phase.EXCHANGE and view.turn == view.dealer else []
    decided = [view.elder, *([] if none else [view.dealer])] if view.phase is Phase.PLAY else decided
    kept = [names.t("trappola-kept", **names.subject(seat)) for seat in decided if not view.laid[seat]]
    return laid + kept + none


def none_left(view: View, names: Named) -> list[str]:
    """Say that the dealer cannot exchange, where elder has taken the whole stock."""
    taken = not view.stock and view.laid[other(view.dealer)] and not view.laid[view.dealer]
    return [names.t("trappola-none-left", **names.subject(view.dealer))] if taken else []


def sets(table: Table, declared: Iterable[Said], t: Texts, reader: int | None = None) -> list[str]:
    """Tell what was declared, as far as everybody may know it; “you” to who did it."""
    return [_set(table, each, t, reader) for each in declared]


def in_lines(cards: Sequence[Card], t: Texts) -> str:
    """Write the cards of each hand that was laid aside in a line of their own."""
    return "".join("\n" + line for line in card_lines(cards, TRICKS, t))


def in_words(table: Table, view: View, t: Texts) -> list[str]:
    """Tell what was laid aside and declared, tricks and bonuses."""
    names = named_at(table, view.seat, t)
    lines = [_laid(seat, cards_in_words(view.laid[seat], t), names) for seat in range(SEATS) if view.laid[seat]]
    lines += none_left(view, names) + sets(table, view.declared, t, view.seat) + tricks_in_words(table, view, t)
    return lines + [bonus_line(names.heading(seat), bonus, t) for seat, bonus in view.bonuses]


def _laid(seat: int, cards: str, names: Named) -> str:
    return names.t("trappola-laid", **names.subject(seat), cards=cards)


def _set(table: Table, said: Said, t: Texts, reader: int | None) -> str:
    """Name a declared set, as far as everybody may know it."""
    if said.rank is None:
        return figures(named_at(table, reader, t).subject(said.seat), said.number, t)
    combination = Combination(said.rank, said.number)
    return declared_line(table, said.seat, combination, value_of(combination), t, reader)


def figures(who: Mapping[str, str], number: int, t: Texts) -> str:
    """Tell a set of which nobody else knows yet what it is, with the points that it may bring."""
    least, most = sorted({VALUES[rank][number - 3] for rank in VALUES if rank is not Rank.ACE})
    return t("trappola-figures", **who, number=number, least=least, most=most)


def now(table: Table, view: View, t: Texts) -> list[str]:
    """Say what the table waits for, or how the match ended."""
    if view.phase is Phase.CUT and view.turn is not None:
        return [t("cutting", name=name_of(table, view.turn))]
    if view.phase is Phase.EXCHANGE and view.turn is not None:
        return [t("trappola-exchanging", name=name_of(table, view.turn), stock=view.stock)]
    if view.phase is Phase.PLAY:
        return [trick_now(table, view, t)]
    return [*_counted(table, view, t), *_ending(table, view, t)]


def _counted(table: Table, view: View, t: Texts) -> list[str]:
    """Reckon up the deal that is over, and say how many are still to come."""
    lines = reckoned(table, view, t)
    if not lines:
        return []
    left = view.rules.deals - len(view.points)
    goes_on = [t("trappola-to-go", deals=left)] if view.outcome is None else []
    return [*lines, *goes_on]


def reckoned(table: Table, view: View, t: Texts) -> list[str]:
    """Tell where the points of a deal that is over came from, and what they make of the score."""
    if not view.points or not is_over(view) or view.phase not in (Phase.DEAL, Phase.OVER):
        return []
    lines = []
    for seat, points in enumerate(view.points[-1]):
        lines.append(reckoning.total(named_at(table, view.seat, t).heading(seat), view.score[seat] - points, points, t))
        lines += _parts(view, seat, t)
    return lines


def _parts(view: View, seat: int, t: Texts) -> list[str]:
    """Write a line for each part of the points that a player has made in the deal."""
    sets = [said for said in view.declared if said.seat == seat]
    said = [Combination(each.rank, each.number) for each in sets if each.rank is not None]
    return [
        *(reckoning.line(value_of(each), t("counted-declared", combination=each), t) for each in said),
        *cards_won(view, seat, t),
        *(bonus_won(bonus, t) for winner, bonus in view.bonuses if winner == seat),
    ]


def _ending(table: Table, view: View, t: Texts) -> list[str]:
    outcome = view.outcome
    if outcome is None:
        return []
    first, second = outcome.score
    if outcome.winner is None:
        return [t("trappola-drawn", score0=first, score1=second)]
    winner, loser = (player_name(table, seat, t) for seat in (outcome.winner, 1 - outcome.winner))
    score = {"score0": outcome.score[outcome.winner], "score1": outcome.score[1 - outcome.winner]}
    if outcome.how is How.CONCEDED:
        return [t("trappola-conceded", name=winner, loser=loser, **score)]
    return [t("trappola-won", name=winner, you=answers_as(table, outcome.winner, view.seat), **score)]
