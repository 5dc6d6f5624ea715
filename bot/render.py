"""From a view to words, cards and buttons.

Everything here is made of a `Table` as its seats know it and of a `View`; nothing is
asked of the game behind it, so that no screen can show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.screen import Block, Button, Row, Rule, Screen, Style, Text, rows
from bot.table import Person, Status, Table, real_answers
from bot.texts import Texts
from engine.cards import Card, Suit
from engine.declarations import Combination
from engine.game import ADD, DOST, PASS, TAKE, Cut, Declare, How, Play, Signal
from engine.shuffle import commitment
from engine.stovkahra import SEATS, Phase, View, side_of
from engine.trick import Duty, Trick

SUIT_EMOJI: Final = {Suit.ACORNS: "🌰", Suit.LEAVES: "🍃", Suit.HEARTS: "❤️", Suit.BELLS: "🔔"}
GREEN, GOLD, GREY, RED = 0x2F7D4F, 0xC9A227, 0x6B7280, 0xB23B3B
MATCH: Final = "┃"
CUT_STEP: Final = 8
NOBODY: Final = "…"
MAX_NAME: Final = 20
"""Characters of a name that are shown: forty names stand on a full table, in 4,000 characters."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | set(map(chr, range(0xFE00, 0xFE10)))
"""Characters that count as printable and show nothing."""
MARKDOWN: Final = frozenset("\\*_~`|>#[]()<:@-")


def plain(name: str) -> str:
    """A person's name as text: no markdown, mention or change of direction in it, and short enough for a line."""
    return "".join("\\" + letter if letter in MARKDOWN else letter for letter in short(name))


def short(name: str) -> str:
    """A person's name as a label, where markdown means nothing."""
    shown = bare(name)
    return shown if len(shown) <= MAX_NAME else shown[: MAX_NAME - 1] + "…"


def bare(name: str) -> str:
    """A person's name without control characters and marks of direction; … where nothing of it can be seen."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown if set(shown) - BLANK else NOBODY


def _name(table: Table, seat: int) -> str:
    person = table.seats[seat]
    return plain(person.name) if person is not None else NOBODY


def names(table: Table, side: int, t: Texts) -> str:
    """Both partners of a side."""
    return t("side-names", first=_name(table, side), second=_name(table, side + 2))


def suit_text(suit: Suit, t: Texts) -> str:
    """A suit by sign and name."""
    return f"{SUIT_EMOJI[suit]} {t('suit-' + suit.name.lower())}"


def card_text(card: Card, t: Texts) -> str:
    """A card by sign and letter, short enough for a row of four."""
    return SUIT_EMOJI[card.suit] + t("letter-" + card.rank.name.lower())


def card_words(card: Card, t: Texts) -> str:
    """A card in words."""
    return t("card", suit=t("suit-" + card.suit.name.lower()), rank=t("rank-" + card.rank.name.lower()))


def hand_words(hand: Sequence[Card], t: Texts) -> str:
    """A hand in words, suit by suit, for whoever has it read aloud."""
    return "; ".join(
        t(
            "suit-cards",
            suit=t("suit-" + suit.name.lower()),
            ranks=", ".join(t("rank-" + card.rank.name.lower()) for card in cards),
        )
        for suit, cards in groupby(hand, lambda card: card.suit)
    )


def combination_words(combination: Combination, t: Texts) -> str:
    """A combination in words."""
    ranks = t("ranks-" + combination.rank.name.lower())
    return t("combination", number=combination.number, ranks=ranks)


def matches(brcka: int) -> str:
    """Brčka drawn as matchsticks, in fives."""
    return " ".join(MATCH * min(5, brcka - at) for at in range(0, brcka, 5))


def when(moment: datetime, style: str = "R") -> str:
    """A moment as Discord shows it in everybody's own time."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def action(table: Table, stamp: str, what: str) -> str:
    """What a button carries: version, table, the move for which it was drawn, and what it does."""
    return f"st1:{table.id}:{stamp}:{what}"


def action_of_page(page: int) -> str:
    """What a button of the history carries."""
    return f"hi1:{page}"


# The public table


def board(table: Table, t: Texts) -> Screen:
    """The table for everybody."""
    if table.status is Status.LOBBY or table.game is None:
        return _lobby(table, t)
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
    blocks += _board_buttons(table, t)
    blocks += _seal(table, view, t)
    return Screen(tuple(blocks), _colour(table))


def _colour(table: Table) -> int:
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
    )
    sides = [_lobby_side(table, side, t) for side in (0, 1)]
    blocks: list[Block] = [
        Text(t("lobby-title", table=table.id) + "\n" + t("lobby-how", series=rules.series)),
        Text("\n".join((sides[0], t("lobby-against"), sides[1]))),
        Text(options),
    ]
    if table.status is Status.STOPPED:
        return Screen((*blocks, Text(t("table-was-stopped"))), _colour(table))
    stamp = table.stamp(None)
    last = (
        Button(t("button-start"), action(table, stamp, "start"), Style.GOOD, enabled=None not in table.seats),
        Button(t("button-stand"), action(table, stamp, "stand")),
    )
    seats = [Row((_seat_button(table, side, t), _seat_button(table, side + 2, t))) for side in (0, 1)]
    seal = Text(t("seal-first", commitment=commitment(table.next_seed)))
    return Screen((*blocks, *seats, Row(last), seal), _colour(table))


def _lobby_side(table: Table, side: int, t: Texts) -> str:
    first, second = (plain(sitting.name) if sitting else t("lobby-free") for sitting in table.seats[side::2])
    return t("lobby-side", first=first, second=second)


def _seat_button(table: Table, seat: int, t: Texts) -> Button:
    """A free seat says whose partner one would be, a taken one who sits there."""
    taken, partner = table.seats[seat], table.seats[(seat + 2) % SEATS]
    if taken is not None:
        label = short(taken.name)
    elif partner is not None:
        label = t("button-sit-with", partner=short(partner.name))
    else:
        label = t("button-sit", place=seat + 1)
    return Button(label, action(table, table.stamp(None), f"sit {seat}"), enabled=taken is None)


def _board_head(table: Table, view: View, t: Texts) -> str:
    lines = [t("table-title", table=table.id)]
    if view.phase is not Phase.DEALER:
        where = t(
            "table-where",
            game=table.game_number,
            deal=max(1, view.deal_number),
            dealer=_name(table, view.dealer),
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
        cards = " ".join(card_text(card, t) for card in view.open_cards)
        lines.append(t("open-cards", eldest=_name(table, view.eldest), cards=cards))
    lines.extend(_declared(table, view, t))
    return "\n".join(lines)


def _trump_line(table: Table, view: View, t: Texts) -> str:
    assert view.trump_card is not None
    played = {card for trick in view.tricks for card in trick.cards} | set(view.table)
    return t(
        "trump-played" if view.trump_card in played else "trump-line",
        suit=suit_text(view.trump_card.suit, t),
        dealer=_name(table, view.dealer),
        card=card_text(view.trump_card, t),
    )


def _declared(table: Table, view: View, t: Texts) -> list[str]:
    lines = [
        t(
            "declared",
            name=_name(table, seat),
            combination=combination_words(combination, t),
            points=combination.value,
        )
        for seat, combination in view.declarations
    ]
    if not lines and view.phase is not Phase.DECLARE and view.dost is None:
        lines.append(t("declared-none"))
    return lines


def _plays(table: Table, plays: Sequence[tuple[int, Card]], t: Texts) -> str:
    return " · ".join(f"{_name(table, seat)} {card_text(card, t)}" for seat, card in plays)


def _tricks(table: Table, view: View, t: Texts) -> str:
    return "\n".join(_trick_line(table, number, trick, t) for number, trick in enumerate(view.tricks, start=1))


def _trick_line(table: Table, number: int, trick: Trick, t: Texts) -> str:
    return t(
        "trick-line",
        number=number,
        leader=_name(table, trick.leader),
        # In the order played, clockwise from the leader: with four names it would not fit a phone's line.
        cards=" ".join(card_text(card, t) for card in trick.cards),
        winner=_name(table, trick.winner),
        bonus=trick.bonus,
    )


def _now(table: Table, view: View, t: Texts) -> str:
    lines = []
    if view.phase is Phase.CUT and view.turn is not None:
        lines.append(t("cutting", name=_name(table, view.turn)))
    elif view.phase is Phase.DECLARE:
        lines.append(t("declaring"))
    elif view.phase is Phase.PLAY and view.turn is not None:
        lines.append(_trick_now(table, view, t))
    elif view.phase is Phase.CLAIM and view.turn is not None:
        lines.append(t("to-claim", name=_name(table, view.turn)))
    elif view.phase is Phase.DEAL and view.points:
        lines.append(_counted(table, view, t))
    elif view.phase is Phase.OVER:
        lines += _ending(table, view, t)
    if table.status is Status.PLAYING and table.next_deal_at is not None:
        lines.append(t("next-deal", when=when(table.next_deal_at)))
    if table.status is Status.STOPPED:
        lines.append(t("table-was-stopped"))
    elif table.votes:
        lines.append(t("stop-votes", votes=len(table.votes)))
    return "\n".join(lines)


def _seal(table: Table, view: View, t: Texts) -> list[Block]:
    """What is published of a shuffle before its first cut (rule 27), in small print at the end."""
    if view.outcome is not None and table.status is Status.PLAYING:
        return [Text(t("seal-next", commitment=commitment(table.next_seed)))]
    if view.deal_number <= 1:
        return [Text(t("seal", commitment=commitment(table.seed)))]
    return []


def _trick_now(table: Table, view: View, t: Texts) -> str:
    assert view.turn is not None and view.leader is not None
    number = len(view.tricks) + 1
    if not view.table:
        return t("to-lead", name=_name(table, view.turn), number=number)
    plays = [((view.leader + place) % SEATS, card) for place, card in enumerate(view.table)]
    now = t("trick-now", number=number, cards=_plays(table, plays, t))
    return now + "\n" + t("to-play", name=_name(table, view.turn))


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
    if outcome.how is How.COUNT:
        key = "game-count-both" if min(outcome.score) >= 100 else "game-count"
        lines.append(t(key, names=sides, brcka=outcome.brcka, **score))
    else:
        assert view.dost is not None
        key = "game-dost" if outcome.how is How.DOST else "game-false-dost"
        values = {"points": outcome.score[side_of(view.dost)], "brcka": outcome.brcka}
        lines.append(t(key, name=_name(table, view.dost), names=sides, **values, **score))
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
        )
        return [Row(buttons)]
    if table.status is Status.STOPPED:
        return []
    last = [Button(t("button-hand"), action(table, stamp, "hand"), Style.GO, emoji="🃏")]
    if table.game is not None and table.game.outcome is not None and table.series.pending is None:
        last.append(Button(t("button-record"), action(table, stamp, "record")))
    return [*rows(_choice_buttons(table, stamp, t)), *rows(last)]


def _choice_buttons(table: Table, stamp: str, t: Texts) -> list[Button]:
    labels = {ADD: "button-add", TAKE: "button-take"}
    return [
        Button(
            t(labels[move], amount=table.series.amount(move)),
            action(table, stamp, str(move)),
            Style.GOOD if move == ADD else Style.DANGER,
        )
        for move in table.series.legal_moves()
    ]


# A player's panel


def panel(table: Table, seat: int, t: Texts, *, notice: str = "", asking: str = "") -> Screen:
    """The hand of a seat, what is asked of it, and the buttons to answer.

    `notice` is a word on what was just tried. `asking` opens a second step of an answer:
    `dost` to confirm it, `cuts N` for the exact places of a cut.
    """
    blocks: list[Block] = [Text(_panel_head(table, seat, t))]
    if table.game is None or table.status is not Status.PLAYING:
        blocks.append(Text(t(_idle_key(table))))
    else:
        blocks += _panel_game(table, table.view(seat), seat, t, asking)
    if notice:
        blocks.append(Text(notice))
    last = [Button(t("button-look"), action(table, table.stamp(seat), "look"), emoji="🔄")]
    if table.status is Status.PLAYING:
        last.append(Button(t("button-settings"), action(table, table.stamp(seat), "preferences"), emoji="⚙️"))
    blocks.append(Row(tuple(last)))
    return Screen(tuple(blocks), GREEN if seat in table.awaited() else GREY)


def _idle_key(table: Table) -> str:
    return {
        Status.LOBBY: "panel-lobby",
        Status.PLAYING: "panel-lobby",
        Status.FINISHED: "panel-over",
        Status.STOPPED: "panel-stopped",
    }[table.status]


def _panel_head(table: Table, seat: int, t: Texts) -> str:
    partner = t(
        "panel-partner",
        partner=_name(table, (seat + 2) % SEATS),
        first=_name(table, (seat + 1) % SEATS),
        second=_name(table, (seat + 3) % SEATS),
    )
    return t("panel-title", table=table.id) + "\n" + partner


def _panel_game(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    lines = [_situation(table, view, t), _ask(table, view, seat, t, asking)]
    if view.signal is not None and view.phase in (Phase.DECLARE, Phase.PLAY):
        lines.append(_signal_line(table, view, seat, t))
    blocks: list[Block] = [Text("\n".join(line for line in lines if line))]
    if asking == "dost":
        return blocks + _dost_buttons(table, seat, t)
    if view.phase is Phase.CUT:
        return blocks + _cut_buttons(table, view, seat, t, asking)
    blocks += _card_buttons(table, view, seat, t)
    blocks += _answer_buttons(table, view, seat, t)
    blocks += _signal_buttons(table, view, seat, t)
    return blocks


def _situation(table: Table, view: View, t: Texts) -> str:
    lines = []
    if view.trump is not None and view.phase in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM):
        side = side_of(view.seat or 0)
        points = view.counted or view.written
        key = "panel-score-open" if view.counted else "panel-score"
        trump = t("panel-trump", suit=suit_text(view.trump, t))
        lines.append(trump + "\n" + t(key, ours=points[side], theirs=points[1 - side]))
        if view.table and view.leader is not None:
            plays = [((view.leader + place) % SEATS, card) for place, card in enumerate(view.table)]
            lines.append(t("panel-trick", cards=_plays(table, plays, t)))
    return "\n".join(lines)


def _ask(table: Table, view: View, seat: int, t: Texts, asking: str) -> str:
    if asking == "dost":
        return t("ask-dost")
    if table.series.pending is not None:
        return t("ask-choice" if table.series.legal_moves(seat) else "panel-waiting-choice")
    if table.next_deal_at is not None:
        return t("panel-waiting-deal", when=when(table.next_deal_at))
    if view.turn != seat:
        return _waiting(table, view, t)
    if view.phase is Phase.DECLARE:
        return t("ask-declare-more" if DOST in real_answers(view) else "ask-declare")
    if view.phase is Phase.CUT:
        return t("ask-cut")
    if view.phase is Phase.CLAIM:
        return t("ask-claim")
    return _duty(view, t)


def _waiting(table: Table, view: View, t: Texts) -> str:
    if view.phase is Phase.DECLARE:
        return t("panel-waiting-declare")
    if view.turn is None:
        return ""
    key = "panel-waiting-cut" if view.phase is Phase.CUT else "panel-waiting"
    return t(key, name=_name(table, view.turn))


def _duty(view: View, t: Texts) -> str:
    duty = view.duty
    if duty is None:
        return ""
    values = {}
    if duty is not Duty.LEAD:
        assert view.best is not None
        values["suit"] = t("suit-" + view.table[0].suit.name.lower())
        values["best"] = card_words(view.best, t)
    return t(f"ask-{duty}", **values)


def _signal_line(table: Table, view: View, seat: int, t: Texts) -> str:
    assert view.signal is not None
    suit = suit_text(view.signal, t)
    if seat == view.right:
        return t("signal-yours", suit=suit, name=_name(table, view.eldest))
    return t("signal-told", suit=suit, name=_name(table, view.right))


def _card_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    if not view.hand:
        return []
    playable = {move.card for move in view.legal if isinstance(move, Play)}
    stamp = table.stamp(seat)
    buttons = [
        Button(
            # The sign stands in the label: beside it, it would take a fourth card out of a phone's row.
            card_text(card, t),
            action(table, stamp, f"play {card}"),
            Style.GO if card in playable else Style.PLAIN,
            enabled=card in playable,
        )
        for card in view.hand
    ]
    return [*rows(buttons), Text(t("panel-cards", cards=hand_words(view.hand, t)))]


def _answer_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    stamp = table.stamp(seat)
    if table.series.pending is not None:
        choice = _choice_buttons(table, stamp, t) if table.series.legal_moves(seat) else []
        return [Row(tuple(choice))] if choice else []
    answers = real_answers(view)
    declarable = [
        Button(
            t("button-declare", combination=combination_words(move.combination, t), points=move.combination.value),
            action(table, stamp, str(move)),
            Style.GO,
        )
        for move in answers
        if isinstance(move, Declare)
    ]
    last = []
    if view.phase is Phase.CLAIM and view.turn == seat:
        last.append(Button(t("button-count"), action(table, stamp, "count"), Style.GO))
    if PASS in answers:
        last.append(Button(t("button-pass"), action(table, stamp, str(PASS))))
    if DOST in answers:
        last.append(Button(t("button-dost"), action(table, stamp, "ask dost"), Style.DANGER))
    return [*rows(declarable, 2), *rows(last)]


def _dost_buttons(table: Table, seat: int, t: Texts) -> list[Block]:
    stamp = table.stamp(seat)
    sure = Button(t("button-dost-sure"), action(table, stamp, str(DOST)), Style.DANGER)
    return [Row((sure, Button(t("button-back"), action(table, stamp, "back"))))]


def _signal_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    stamp = table.stamp(seat)
    buttons = [
        Button(
            t("button-signal", suit=t("suit-" + move.suit.name.lower())),
            action(table, stamp, str(move)),
            emoji=SUIT_EMOJI[move.suit],
        )
        for move in view.legal
        if isinstance(move, Signal)
    ]
    if not buttons:
        return []
    return [Rule(), Text(t("signal-ask", name=_name(table, view.eldest))), Row(tuple(buttons))]


def _cut_buttons(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    if view.turn != seat:
        return []
    stamp = table.stamp(seat)
    places = [move.cards for move in view.legal if isinstance(move, Cut)]
    if asking.startswith("cuts "):
        first = int(asking.split(" ")[1])
        shown = [place for place in places if first <= place < first + CUT_STEP]
        buttons = [Button(t("button-cut", cards=place), action(table, stamp, f"cut {place}")) for place in shown]
        back = Button(t("button-back"), action(table, stamp, "back"))
        return [*rows(buttons), Row((back,))]
    steps = [
        Button(
            t("button-cuts", **{"from": first, "to": min(first + CUT_STEP - 1, places[-1])}),
            action(table, stamp, f"cuts {first}"),
        )
        for first in range(places[0], places[-1] + 1, CUT_STEP)
    ]
    anywhere = Button(t("button-cut-any"), action(table, stamp, "cut any"), Style.GO)
    return [*rows(steps), Row((anywhere,))]


def preferences(person: Person, t: Texts, table_id: int = 0) -> Screen:
    """A person's settings, with a button to turn each; from a panel, with one that leads back to the hand."""
    text = "\n".join(
        (
            t("preferences-title"),
            t("preferences-cut", on="yes" if person.own_cuts else "no"),
            t("preferences-forced", on="yes" if person.forced_cards else "no"),
        )
    )
    buttons = [
        Button(t("button-cuts-off" if person.own_cuts else "button-cuts-on"), f"pr1:cuts:{table_id}"),
        Button(t("button-forced-off" if person.forced_cards else "button-forced-on"), f"pr1:forced:{table_id}"),
    ]
    if table_id:
        buttons.append(Button(t("button-back"), f"st1:{table_id}:0.0:look", Style.GO))
    return Screen((Text(text), *rows(buttons, 1)), GREY)


def note(markdown: str, colour: int = GREY) -> Screen:
    """A few words to one person."""
    return Screen((Text(markdown),), colour)


TOPICS: Final = (
    "cards",
    "deal",
    "declarations",
    "signal",
    "play",
    "bonuses",
    "dost",
    "game",
    "series",
    "shuffle",
)
"""Topics of the rules, in the order of the rulebook."""


def rules_page(topic: str, t: Texts) -> Screen:
    """What the rules say on a topic."""
    return Screen((Text(t("rules-title", title=t(f"topic-{topic}"))), Text(t(f"rules-{topic}"))), GOLD)
