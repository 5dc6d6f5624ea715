"""The panel of a player in Bulka: alifer, melds, the question for the fourth card, and the hand to advise on."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import cards_text, hand_words, name_of, when
from bot.ui.games.duel import answer, asked, trick_seen
from bot.ui.screen import Block, Style, rows
from engine.bulka.rules import Game, Phase, View, worth_of
from engine.moves import AGREE, ALIFER, BIANCA, BLANCHE, PASS, REFUSE, Ask, Bianca, Blanche, Declare, Move


def head(table: Table, seat: int, t: Texts) -> str:
    """Say against whom a player plays, or how long the player waits."""
    game = table.game
    if not isinstance(game, Game) or not game.ranking:
        return t("bulka-seated")
    place = game.ranking.index(seat)
    if place > 1:
        return t("bulka-waits", place=place + 1)
    return t("trappola-against", name=name_of(table, game.ranking[1 - place]))


def lines(table: Table, view: View, seat: int, t: Texts) -> list[str]:
    """Tell the score, and what the player is asked to do."""
    told = []
    if seat in view.points:
        other, theirs = next((each, points) for each, points in view.points.items() if each != seat)
        told.append(t("duel-now", ours=view.points[seat], theirs=theirs, name=name_of(table, other)))
    if view.rules.cup == "on" and view.ranking:
        told.append("-# " + t("bulka-cup", chips=view.cup))
    if view.advised:
        told.append(t("bulka-advise", name=name_of(table, view.pair[1]), cards=cards_text(view.advised, t)))
        told.append(t("panel-cards", cards=hand_words(view.advised, t)))
    return [*told, trick_seen(table, view, t), _ask(table, view, seat, t)]


def _ask(table: Table, view: View, seat: int, t: Texts) -> str:
    if table.next_deal_at is not None:
        return t("panel-waiting-deal", when=when(table.next_deal_at))
    if view.turn is None:
        return ""
    if view.turn != seat:
        cutting = view.phase is Phase.CUT
        return t("panel-waiting-cut" if cutting else "panel-waiting", name=name_of(table, view.turn))
    match view.phase:
        case Phase.CUT:
            return t("ask-cut")
        case Phase.ALIFER:
            return t("bulka-ask-alifer", stake=2 * view.stake)
        case Phase.ANSWER:
            return t("bulka-ask-answer", stake=2 * view.stake)
        case Phase.MELD:
            return t("bulka-ask-meld")
    return asked(view, t)


def answers(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    """Make the buttons for everything but playing a card and cutting."""
    said = [move for move in view.legal if isinstance(move, Declare | Ask) or move in (BLANCHE, BIANCA)]
    others = [move for move in view.legal if move in (ALIFER, AGREE, REFUSE, PASS)]
    buttons = [answer(table, seat, move, label(move, view, t)) for move in said]
    rest = [answer(table, seat, move, label(move, view, t), Style.PLAIN) for move in others]
    return [*rows(buttons, 2), *rows(rest)]


def label(move: Move, view: View, t: Texts) -> str:
    """Return the label of a move's button."""
    match move:
        case Declare(combination):
            return t("button-declare", combination=combination, points=worth_of(move)[0])
        case Ask(rank):
            return t("bulka-button-ask", rank=rank)
    if move == PASS:
        return t("bulka-button-keep" if view.phase is Phase.ALIFER else "button-pass")
    points = worth_of(move)[0] if isinstance(move, Blanche | Bianca) else 0
    return t(f"bulka-button-{move}", points=points)
