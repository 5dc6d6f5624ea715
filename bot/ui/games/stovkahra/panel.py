"""The panel of a player in Stovkahra: declarations, the signal, dost, and the choice of brčka."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model import conceding, dealing, say
from bot.model.actions import AskFirst, Back, MakeMove
from bot.model.table import Table
from bot.ui.formatting import last_trick_lines, name_of, title_of, trick_text, waiting
from bot.ui.games.stovkahra.board import bonus_line, opening, trump_line
from bot.ui.screen import Block, Button, Row, Rule, Style, Text, rows
from engine.cards.german_pack import Rank, Suit
from engine.moves import ADD, COUNT, DOST, PASS, TAKE, Declare, Dost, Signal
from engine.stovkahra.declarations import value_of
from engine.stovkahra.rules import GOAL, SEATS, Phase, View, side_of
from engine.stovkahra.trick import Duty


def head(table: Table, seat: int, t: Texts) -> str:
    """Say who is the player's partner."""
    return t("panel-partner", partner=title_of(table, (seat + 2) % SEATS))


def lines(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[str]:
    """Tell how the deal stands, how the last trick ended, and what the player is asked to do."""
    told = [_situation(table, view, t)]
    if view.signal is not None and view.phase in (Phase.DECLARE, Phase.PLAY):
        told.append(_signal_line(table, view, seat, t))
    if view.tricks:
        told += last_trick_lines(table, view.tricks[-1].plays, view.tricks[-1].winner, t, seat)
        if view.tricks[-1].bonus and view.phase in (Phase.PLAY, Phase.CLAIM):
            told.append(bonus_line(len(view.tricks), view.tricks[-1], t))
    if view.table:
        told.append(trick_text(table, view.plays, t, seat))
    return [*told, _ask(table, view, seat, t, asking)]


def ask_concede(table: Table, seat: int, t: Texts) -> str:
    """Ask whether to give the game up: for how many brčka, as far as the player may know, and whether at once."""
    view = table.view(seat)
    assert isinstance(view, View)
    points = (view.counted or view.written)[side_of(seat)]
    # Card points of a deal under way are not told: they may be what is lacking.
    worth = "one" if 2 * points >= GOAL else "open" if view.tricks and view.counted is None else "two"
    at_once = conceding.partner_agrees(table, seat)
    return t("ask-concede", worth=worth, alone="yes" if at_once else "no")


def answers(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    """Make the buttons for everything but playing a card and cutting."""
    return [*_answer_buttons(table, view, seat, t), *signal_buttons(table, view, seat, t, helps=True)]


def _situation(table: Table, view: View, t: Texts) -> str:
    """Tell the trumps, the points, and, up to the first trick that they see, what was shown and declared."""
    if view.trump is None or view.phase not in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM):
        return ""
    side = side_of(view.seat or 0)
    points = view.counted or view.written
    key = "panel-score-open" if view.counted else "panel-score"
    balance = table.series.balance
    score = [t(key, ours=points[side], theirs=points[1 - side])]
    score += [t("panel-brcka", ours=balance[side], theirs=balance[1 - side])] if any(balance) else []
    lines = [trump_line(table, view, t), " · ".join(score)]
    if dealing.has_seen_no_trick(table, view.seat):
        lines += ["-# " + line for line in opening(table, view, t, view.seat)]
    return "\n".join(lines)


def _ask(table: Table, view: View, seat: int, t: Texts, asking: str) -> str:
    if asking == "dost" and _claim(view):
        return t("ask-dost")
    if table.series.pending is not None:
        return ""
    if view.turn != seat:
        told = _waiting(table, view, seat, t)
        return "\n".join((told, t("ask-dost-aside"))) if _claim(view) else told
    if view.phase is Phase.DECLARE:
        return t("ask-declare-more" if _claim(view) else "ask-declare")
    if view.phase is Phase.CUT:
        return t("ask-cut")
    if view.phase is Phase.CLAIM:
        return "\n".join((t("ask-claim"), *_claims(table, view, t)))
    # Who has just won a trick leads, and may say it.
    if view.duty is Duty.LEAD and any(isinstance(move, Dost) for move in view.legal):
        return t("ask-lead-dost" if _claim(view) else "ask-lead-early")
    return duty_told(view, t)


def _claims(table: Table, view: View, t: Texts) -> list[str]:
    """Say what each answer after the last trick means, a line each; a single deal is only counted."""
    if table.duplicate is not None:
        return []
    return [*([t("claim-dost")] if DOST in view.answers else []), t("claim-count")]


def _waiting(table: Table, view: View, seat: int, t: Texts) -> str:
    if view.phase is Phase.DECLARE:
        return t("declaring")
    if view.turn is None:
        return ""
    if view.phase is Phase.CLAIM:
        return t("to-claim", name=name_of(table, view.turn))
    return waiting(table, view.turn, t, cuts=view.phase is Phase.CUT)


def duty_told(view: View, t: Texts) -> str:
    """Say what the rules ask of the player's next card; empty where none is due."""
    duty = view.duty
    if duty is None:
        return ""
    values: dict[str, object] = {}
    if duty is not Duty.LEAD:
        assert view.best is not None
        values = {"suit": view.table[0].suit, "best": view.best}
        if duty is Duty.DISCARD and values["suit"] is view.trump:
            return t("ask-discard-trump")
    return t(f"ask-{duty}", **values)


def _signal_line(table: Table, view: View, seat: int, t: Texts) -> str:
    assert view.signal is not None
    suit = view.signal
    if seat == view.right:
        return t("signal-yours", suit=suit, name=name_of(table, view.eldest))
    name = name_of(table, view.right)
    told = t("signal-told", suit=suit, name=name)
    # It helps with the first lead, and with nothing after it.
    useless = view.tricks or view.table or (view.trump_card is not None and view.trump_card.rank is Rank.SEVEN)
    return told if useless else told + "\n" + t("signal-told-why", name=name)


def _answer_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    version = table.deal.version(seat)
    if table.series.pending is not None:
        return _choice(table, seat, t) if say.may_choose(table, seat) else []
    answers = view.answers
    declarable = [
        Button(
            t("button-declare", combination=move.combination, points=value_of(move.combination)),
            MakeMove(table.id, version, str(move)),
            Style.GO,
        )
        for move in answers
        if isinstance(move, Declare)
    ]
    last = []
    if view.phase is Phase.CLAIM and view.turn == seat:
        last.append(Button(t("button-count"), MakeMove(table.id, version, str(COUNT)), Style.GO))
    if PASS in answers:
        last.append(Button(t("button-pass"), MakeMove(table.id, version, str(PASS))))
    if _claim(view):
        last.append(Button(t("button-dost"), AskFirst(table.id, version, "dost"), Style.DANGER))
    return [*rows([*declarable, *last], 3)]


def _choice(table: Table, seat: int, t: Texts) -> list[Block]:
    """Ask the winners what happens to the brčka that they have won, and tell what either makes of it."""
    balance, side = table.series.balance, side_of(seat)
    added, taken = table.series.amount(ADD), table.series.amount(TAKE)
    told = {
        "added": f"{balance[side] + added}:{balance[1 - side]}",
        "taken": f"{balance[side]}:{balance[1 - side] - taken}",
    }
    return [Text(t("ask-choice", **told)), *rows(choice_buttons(table, table.deal.version(seat), t))]


def _claim(view: View) -> Dost | None:
    """Return the dost that this seat may say now, in its turn or out of it."""
    return next((move for move in view.answers if isinstance(move, Dost)), None)


def sure_of_dost(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    """Ask for confirmation before dost is said; ask nothing where it may not be said."""
    claim = _claim(view)
    if claim is None:
        return []
    version = table.deal.version(seat)
    sure = Button(t("button-dost-sure"), MakeMove(table.id, version, str(claim)), Style.DANGER)
    return [Row((sure, Button(t("button-back"), Back(table.id, version))))]


def signal_buttons(table: Table, view: View, seat: int, t: Texts, *, helps: bool) -> list[Block]:
    """Make the buttons that name a suit to the partner, where that may help, or where it may not; else none."""
    version = table.deal.version(seat)
    buttons = [
        Button(
            t("button-signal", suit=move.suit),
            MakeMove(table.id, version, str(move)),
        )
        for move in view.legal
        if isinstance(move, Signal)
    ]
    suits = {card.suit for card in view.hand}
    may = any(card.suit is view.trump and card.rank is Rank.SEVEN for card in view.hand) and len(suits) < len(Suit)
    if not buttons or may != helps:
        return []
    asked = t("signal-ask" if helps else "signal-ask-idle", name=name_of(table, view.eldest))
    return [Rule(), Text(asked), Row(tuple(buttons))]


def choice_buttons(table: Table, version: str, t: Texts) -> list[Button]:
    """Make the buttons by which the winners choose what happens to the brčka of a game, where they have the choice."""
    labels = {ADD: "button-add", TAKE: "button-take"}
    return [
        Button(
            t(labels[move], amount=table.series.amount(move)),
            MakeMove(table.id, version, str(move)),
        )
        for move in table.series.legal_moves()
    ]
