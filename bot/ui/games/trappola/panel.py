"""The panel of a player in Trappola: exchanging, sets, and the next card."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model import dealing
from bot.model.table import Table
from bot.ui.formatting import name_of, named_at, title_of, waiting
from bot.ui.games.duel import answer, asked, is_over, last_trick_and_lead
from bot.ui.games.trappola.board import laid_aside, sets
from bot.ui.screen import Block, Style, rows
from engine.cards.trappola_pack import Rank
from engine.moves import EXCHANGE, KEEP, Combination, Declare, Move
from engine.trappola.rules import Phase, Said, View, other, value_of


def head(table: Table, seat: int, t: Texts) -> str:
    """Say against whom a player plays."""
    return t("trappola-against", name=title_of(table, other(seat)))


def lines(table: Table, view: View, seat: int, t: Texts) -> list[str]:
    """Tell the score, and what the player is asked to do."""
    name = name_of(table, other(seat))
    key = "trappola-now" if view.phase is Phase.PLAY and view.declared else "duel-now"
    score = {"ours": view.score[seat], "theirs": view.score[other(seat)]}
    # When the deal is over, the reckoning tells the points and the sets.
    told = [] if is_over(view) else [t(key, name=name, **score)]
    own = [Combination(said.rank, said.number) for said in _secret(view)]
    told += [t("trappola-secret", combination=each, points=value_of(each)) for each in own]
    before = laid_aside(view, named_at(table, seat, t)) if dealing.has_seen_no_trick(table, seat) else []
    open_sets = [said for said in view.declared if said not in _secret(view)]
    before += [] if is_over(view) else sets(table, open_sets, t, seat)
    told += ["-# " + line.replace("\n", "\n-# ") for line in before]
    return [*told, *last_trick_and_lead(table, view, seat, t), _ask(table, view, seat, t)]


def _secret(view: View) -> list[Said]:
    """Return the player's own sets of which the others do not know yet what they are."""
    own = [said for said in view.declared if said.seat == view.seat and said.rank not in (None, Rank.ACE)]
    return own if view.phase is Phase.PLAY else []


def _ask(table: Table, view: View, seat: int, t: Texts) -> str:
    if view.turn is None:
        return ""
    if view.turn != seat:
        return waiting(table, view.turn, t, cuts=view.phase is Phase.CUT)
    if view.phase is Phase.CUT:
        return t("ask-cut")
    if view.phase is Phase.EXCHANGE:
        return t("trappola-ask-exchange", stock=view.stock, points=points_in_hand(view))
    return asked(view, t)


def answers(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    """Make the buttons for everything but playing a card and cutting."""
    if EXCHANGE in view.legal:
        other_hand = answer(table, seat, EXCHANGE, label(EXCHANGE, t), Style.PLAIN)
        return [*rows([answer(table, seat, KEEP, label(KEEP, t)), other_hand])]
    sets = [move for move in view.legal if isinstance(move, Declare)]
    return [*rows([answer(table, seat, move, label(move, t)) for move in sets], 2)]


def points_in_hand(view: View) -> int:
    """Return the card points of a hand."""
    return sum(card.points for card in view.hand)


def label(move: Move, t: Texts) -> str:
    """Return the label of a move's button."""
    if isinstance(move, Declare):
        return t("button-declare", combination=move.combination, points=value_of(move.combination))
    return t(f"trappola-button-{move}")
