"""The panel of a player in Bulka: alifer, melds, the question for the fourth card, and the hand to advise on."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import large_cards, name_of, title_of, waiting
from bot.ui.games.bulka.board import cup, drawn, pro, said
from bot.ui.games.duel import answer, asked, is_over, last_trick_and_lead
from bot.ui.screen import Block, Style, rows
from engine.bulka.rules import Game, Phase, View, is_of_aces, worth_of
from engine.moves import AGREE, ALIFER, BIANCA, BLANCHE, PASS, REFUSE, Ask, Bianca, Blanche, Declare, Move


def head(table: Table, seat: int, t: Texts) -> str:
    """Say against whom a player plays, or how long the player waits."""
    game = table.game
    if not isinstance(game, Game) or not game.ranking:
        return t("bulka-seated")
    # Until the next cards are dealt, the hand tells of the round before, in which the ranking may have changed.
    pair = game.view(seat).pair
    if seat in pair:
        # The points name the opponent.
        return "" if game.view(seat).points else t("trappola-against", name=title_of(table, pair[1 - pair.index(seat)]))
    place = game.ranking.index(seat)
    return t("bulka-plays-next") if place < len(pair) else t("bulka-waits", place=place + 1)


def lines(table: Table, view: View, seat: int, t: Texts) -> list[str]:
    """Tell the score, and what the player is asked to do."""
    told = []
    # When the deal is over, the reckoning tells the points.
    if view.points and not is_over(view):
        told.append(_points(table, view, seat, t))
    if view.rules.cup == "on" and view.ranking and view.outcome is None:
        told.append("-# " + cup(table, view, t))
    if seat in view.pair:
        told += ["-# " + line for line in pro(table, view, t)]
    if view.advised:
        told.append(t("bulka-advise", name=name_of(table, view.pair[1]), cards="\n" + large_cards(view.advised, t)))
    told += drawn(table, view, t)
    told += [] if is_over(view) else ["-# " + line for line in said(table, view, t)]
    return [*told, *last_trick_and_lead(table, view, seat, t), _ask(table, view, seat, t)]


def _points(table: Table, view: View, seat: int, t: Texts) -> str:
    """Tell the points of the two who play, from the side of whoever is one of them."""
    first, challenger = view.pair
    if seat in view.pair:
        other = challenger if seat == first else first
        aces = any(is_of_aces(meld) for meld in view.melds)
        points = {"ours": view.points[seat], "theirs": view.points[other]}
        return t("bulka-now-aces" if aces else "duel-now", name=name_of(table, other), **points)
    names = {"name0": name_of(table, first), "name1": name_of(table, challenger)}
    return t("bulka-played", points0=view.points[first], points1=view.points[challenger], **names)


def _ask(table: Table, view: View, seat: int, t: Texts) -> str:
    if view.turn is None:
        return ""
    if view.turn != seat:
        return waiting(table, view.turn, t, cuts=view.phase is Phase.CUT)
    match view.phase:
        case Phase.CUT:
            return t("ask-cut")
        case Phase.ALIFER:
            return t("bulka-ask-alifer", stake=view.stake)
        case Phase.ANSWER:
            return t("bulka-ask-answer", stake=view.stake)
        case Phase.MELD:
            return ask_meld(view, t)
    return asked(view, t)


def ask_meld(view: View, t: Texts) -> str:
    """Ask what the player declares, or say that there is nothing to declare."""
    return t("bulka-ask-meld" if _said(view) else "bulka-ask-nothing")


def answers(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    """Make the buttons for everything but playing a card and cutting."""
    may_say = _said(view)
    others = [move for move in view.legal if move in (ALIFER, AGREE, REFUSE, PASS)]
    # Who may declare has that to do first; a question is never what one has to press.
    buttons = [
        answer(table, seat, move, label(move, view, t), Style.PLAIN if isinstance(move, Ask) else Style.GO)
        for move in may_say
    ]
    # Where there is nothing to say, passing is what one would press.
    style = Style.GO if view.legal == (PASS,) else Style.PLAIN
    rest = [answer(table, seat, move, label(move, view, t), style) for move in others]
    return [*rows(buttons, 2), *rows(rest)]


def _said(view: View) -> list[Move]:
    """Return what may be declared or asked."""
    return [move for move in view.legal if isinstance(move, Declare | Ask) or move in (BLANCHE, BIANCA)]


def label(move: Move, view: View, t: Texts) -> str:
    """Return the label of a move's button."""
    match move:
        case Declare(combination):
            least, most = (worth_of(move, aces_kept=kept)[0] for kept in (False, True))
            worth = str(most) if least == most else f"{least}/{most}"
            return t("button-declare", combination=combination, points=worth)
        case Ask(rank):
            return t("bulka-button-ask", rank=rank)
    if move == PASS:
        return t("bulka-button-keep" if view.phase is Phase.ALIFER else "button-pass")
    points = worth_of(move)[0] if isinstance(move, Blanche | Bianca) else 0
    return t(f"bulka-button-{move}", points=points)
