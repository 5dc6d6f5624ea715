"""The panel of a player: the hand, what the player is asked to do, and the buttons to answer.

It is drawn from the view of the player's own seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.i18n.texts import Texts
from bot.model import bank, comparing, conceding, dealing, next_game, say, stopping, timing
from bot.model.actions import (
    AskFirst,
    Back,
    BringDown,
    Concede,
    CutAnywhere,
    DealNow,
    GoOn,
    Hint,
    Leave,
    Look,
    MakeMove,
    Rematch,
    Resume,
    Return,
    ShowCuts,
    ShowMore,
    ShowPreferences,
    ShowRecord,
    Stop,
    TableAction,
    Wake,
)
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.ui.about import about_buttons, report_button
from bot.ui.across import deaf_button, find_again, phrase_page, phrases
from bot.ui.ahead import PAGE, ahead_buttons, ahead_lines, ahead_page
from bot.ui.challenge import bout_over
from bot.ui.council import council
from bot.ui.daily import daily_over, hand_title
from bot.ui.decisive import moment_lines
from bot.ui.evening import evening_buttons, evening_title, match_where, what_comes
from bot.ui.formatting import (
    GOLD,
    GREEN,
    GREY,
    cards_text,
    hand_to_play,
    hand_words,
    large_cards,
    minutes_text,
    name,
    name_of,
    rest_lines,
    signed,
    stop_asked,
    when,
)
from bot.ui.games import reckoning, screens_of
from bot.ui.looking_back import look_back
from bot.ui.offers import home_button, table_button
from bot.ui.play_on import back_button, play_on_buttons, play_on_over
from bot.ui.rules import reading
from bot.ui.screen import Block, Button, Picture, Row, Rule, Screen, Style, Text, rows
from bot.ui.seal import seal_button, words_button
from bot.ui.shared_deal import fared_button
from engine.game import View
from engine.moves import Cut, Declare, Play
from engine.players import Advice

CUT_STEP: Final = 8
"""How many places to cut are offered at once."""
WIDTH: Final = 3
"""How many buttons stand beside each other after a deal."""
TABLE, TEXT = "words", "text"
"""What is asked for where a hand shows the table."""
STEPS: Final = ("dost", "cuts")
"""The second steps of a move; the others ask for something that can be done at any time of a game."""
OF_A_MOVE: Final = (MakeMove, CutAnywhere, ShowCuts, Hint, GoOn)
"""The buttons that mean nothing any more when something has happened at the table."""
HINT_GAIN: Final = 1.5
"""The points by which a move must be better than the next best one for a hint to say so."""


def panel(
    table: Table, seat: int, t: Texts, *, notice: str = "", asking: str = "", picture: Picture | None = None
) -> Screen:
    """Draw the hand of a seat, what the player is asked to do, and the buttons to answer.

    `notice` is the result of the last click. `asking` opens a second step: `concede`, `leave` and `stop` ask first,
    `cuts N` shows places to cut from the Nth card, `more` shows what is seldom done, `words` the table, by its
    `picture` if there is one, `text` the table in words alone, `ahead` moves in advance; a game may have words of
    its own.
    """
    if table.is_across:
        table = table.as_read_by(table.seats.person(seat))
    heads = [_title(table, t)]
    if table.awaits_draw:
        heads.append(t("partners-to-be-drawn"))
    elif None not in table.seats and not table.deal.between_deals:
        heads.append(screens_of(table).panel_head(table, seat, t))
    if table.is_across:
        heads.append(t("across-you", name=name_of(table, seat)))
    blocks: list[Block] = [Text("\n".join(filter(None, heads)))]
    if asking in (TABLE, TEXT) and table.game is not None:
        words = Screen((*blocks, *_in_words(table, seat, t)), GREY)
        return words if picture is None else _pictured(words, picture, table, seat, t)
    if asking.split(" ")[0] == PAGE:
        return Screen((*blocks, *ahead_page(table, seat, t, asking)), GREY)
    if asking == "phrase" and table.deal.between_deals:
        return Screen((*blocks, *phrase_page(table, seat, t)), GREY)
    if asking in ("more", "concede", "leave", "stop"):
        return Screen((*blocks, *_aside(table, seat, t, asking)), GREY)
    if table.is_solitary and table.duplicate is not None and table.status is Status.FINISHED:
        over = daily_over if table.duplicate.bout is None else bout_over
        return Screen((*blocks, *_last_trick(table, seat, t), *over(table, seat, t)), GOLD)
    if table.origin is not None and table.status is Status.FINISHED:
        return Screen((*blocks, *_last_trick(table, seat, t), *play_on_over(table, seat, t)), GOLD)
    if table.clock.put_away:
        blocks.append(Text(t("put-away")))
        wakes = Return if table.is_across else Wake
        wake = Button(t("button-wake"), wakes(table.id, table.deal.version(seat)), Style.GO)
        return Screen((*blocks, Row((wake,))), GREY)
    playing = table.status is Status.PLAYING
    if playing and table.is_substitute(seat):
        blocks.append(Text(t("panel-substitute", player=name(table.player(seat), t))))
    elif playing and say.plays_series_for_another(table, seat):
        blocks.append(Text(t("panel-series-of", player=name(say.series_players(table)[seat], t))))
    if playing and table.seats.is_away(seat):
        back = Button(t("button-return"), Return(table.id, table.deal.version(seat)), Style.GO)
        blocks += [Text(t(_away(table, seat))), Row((back,))]
    if table.game is None or table.status is Status.LOBBY:
        blocks.append(Text(t("panel-lobby")))
    else:
        blocks += _panel_game(table, table.view(seat), seat, t, asking)
    last, below = _last_row(table, seat, t, is_asked=_asks(blocks)), blocks[-1]
    if table.deal.between_deals and isinstance(below, Row) and len(below.buttons) < WIDTH:
        last = [*below.buttons, *last]
        del blocks[-1]
    told = [Text(notice)] if notice else []
    blocks += [*told, Row(tuple(last))]
    return Screen(tuple(blocks), _colour(table, seat))


def _away(table: Table, seat: int) -> str:
    """Return the text that says who plays for somebody who is away, and why."""
    if timing.waits_for_absent(table):
        return "panel-awaited"
    return "panel-away" if table.seats.has_let_wait(seat) else "panel-not-come"


def lasting(screen: Screen) -> Screen:
    """Return a hand as it is to its owner, whose buttons do the same whenever in a game most of them were drawn."""
    return Screen(
        tuple(
            Row(tuple(map(_undated, block.buttons)), block.wide) if isinstance(block, Row) else block
            for block in screen.blocks
        ),
        screen.colour,
    )


def _undated(button: Button) -> Button:
    does = button.does
    if not isinstance(does, TableAction) or isinstance(does, OF_A_MOVE):
        return button
    if isinstance(does, AskFirst) and does.asking in STEPS:
        return button
    return replace(button, does=replace(does, version=does.version.split(".")[0]))


def steps_on(table: Table, seat: int, asking: str, version: str) -> bool:
    """Return whether the second step of an answer can be shown, whose button was drawn for this version."""
    now = table.deal.version(seat)
    return version == now if asking.split()[0] in STEPS else version.split(".")[0] == now.split(".")[0]


def _title(table: Table, t: Texts) -> str:
    """Return the title of a hand: the table, and which deal it is where others play it too."""
    title = hand_title(table, t) if table.is_private else t("panel-title", table=table.id)
    if table.spot is None:
        return title
    return title + "\n" + (match_where if table.is_across else evening_title)(table.spot, t)


def _last_trick(table: Table, seat: int, t: Texts) -> list[Block]:
    """Show how a deal that is over ended, as far as its game tells the seat."""
    game, view = screens_of(table), table.view(seat)
    # With a deal that is played on its game may end, as by dost; one that others play too is a deal by itself.
    ends_game = table.origin is not None and view.outcome is not None
    ended = game.board(table, table.view(), t).now if ends_game else game.reckoned(table, view, t)
    lines = [*game.panel(table, view, seat, t, "").lines, *ended]
    return [Text(told)] if (told := "\n".join(filter(None, lines))) else []


def resting(table: Table, now: datetime, t: Texts) -> Screen:
    """Draw a hand for the last time before it can no longer be redrawn, with a button that opens it again."""
    again = Button(t("button-hand"), Look(table.id, "0.0"), Style.GO, emoji="🃏")
    return Screen((Text(_title(table, t) + "\n" + t("panel-resting", at=when(now, "t"))), Row((again,))), GREY)


def _colour(table: Table, seat: int) -> int:
    if table.status is Status.FINISHED:
        return GOLD
    return GREEN if seat in table.awaited() else GREY


def _asks(blocks: Sequence[Block]) -> bool:
    """Return whether a second step stands in place of the answers: what is asked for may not be possible any more."""
    return any(isinstance(each.does, Back) for block in blocks if isinstance(block, Row) for each in block.buttons)


def _last_row(table: Table, seat: int, t: Texts, *, is_asked: bool) -> list[Button]:
    """Make the buttons to refresh the panel, for a hint, and for what is seldom done."""
    version = table.deal.version(seat)
    buttons = [Button(t("button-look"), Look(table.id, version), emoji="🔄")]
    if not is_asked and can_be_advised(table, seat) and comparing.hints(table):
        buttons.append(Button(t("button-hint"), Hint(table.id, version), emoji="💡"))
    if table.status is Status.LOBBY:
        buttons += [words_button(table, seat, t)] if table.duplicate is None else []
    elif table.status is Status.PLAYING:
        buttons += [back_button(table, seat, t)] if table.origin is not None else []
        buttons += ahead_buttons(table, seat, t) if table.options.clock.is_slow else []
        buttons.append(Button(t("button-more"), ShowMore(table.id, version), emoji="⚙️"))
    elif table.game is not None and table.status is Status.FINISHED and table.spot is None:
        return [Button(t("button-more"), ShowMore(table.id, version), emoji="⚙️")]
    elif table.game is not None:
        buttons.append(table_button(table, seat, t))
    return buttons


def _in_words(table: Table, seat: int, t: Texts) -> list[Block]:
    """Tell what has been played, and the hand, without pictures of cards."""
    view = table.view(seat)
    lines = screens_of(table).in_words(table, view, t) or [t("words-nothing")]
    if view.hand:
        lines.append(t("words-hand", cards=hand_words(view.hand, t)))
    back = Button(t("button-back"), Back(table.id, table.deal.version(seat)), Style.GO)
    return [Text("\n".join(lines)), Row((back,))]


def _pictured(words: Screen, picture: Picture, table: Table, seat: int, t: Texts) -> Screen:
    """Show the table by its picture, and below it in short what that does not show: earlier tricks, what was said."""
    parts = screens_of(table).board(table, table.view(seat), t)
    # The points of a deal that is over are told by its tricks, the last one among them.
    tricks = parts.tricks if table.deal.between_deals else parts.tricks[:-1]
    told = [Text("\n".join((*parts.beside, *tricks)))] if parts.beside or tricks else []
    back = Button(t("button-back"), Back(table.id, table.deal.version(seat)), Style.GO)
    text = Button(t("button-words"), AskFirst(table.id, table.deal.version(seat), TEXT), emoji="💬")
    return Screen((Text(_title(table, t)), picture, *told, Row((back, text))), words.colour, instead=words)


def _aside(table: Table, seat: int, t: Texts, asking: str) -> list[Block]:
    """Make the buttons for what is seldom done at a table, or ask for confirmation of what cannot be undone."""
    version = table.deal.version(seat)
    back = Button(t("button-back"), Back(table.id, version), Style.GO)
    if asking == "concede":
        wanted = Concede(table.id, version, back=seat in table.votes.conceding)
        sure = Button(t("button-concede-sure"), wanted, Style.DANGER)
        return [Text(screens_of(table).ask_concede(table, seat, t)), Row((sure, back))]
    if asking == "leave":
        sure = Button(t("button-leave-sure"), Leave(table.id, version), Style.DANGER)
        sitting = table.seats[seat]
        stays = [t("leave-answers")] if sitting is not None and say.answers(table, sitting) else []
        leave = t("ask-leave", others=_who_may_take_over(table))
        return [Text(" ".join((leave, *stays))), Row((sure, back))]
    if asking == "stop":
        sure = Button(t("button-stop-sure"), Stop(table.id, version), Style.DANGER)
        return [Text(t(_stop_question(table, seat))), Row((sure, back))]
    down = Button(t("button-down"), BringDown(table.id, version), emoji="⤵️")
    past = look_back(table, t)[table.series.pending is None :] if table.spot is None else []
    counts = [screens_of(table).cards_count(t)] if table.game is not None else []
    asked = Text("\n".join((t("panel-more"), *counts)))
    if table.status is Status.FINISHED:
        record = [Button(t("button-record"), ShowRecord(table.id, version))] if table.origin is None else []
        seen = table_button(table, seat, t)
        report = [report_button(table.id, t)] if table.is_across else []
        ways = [] if table.is_solitary else _ways_on(table, seat, t)
        buttons = [*past, seen, *record, *report, back]
        return [Text("\n".join((t("panel-more"), *ways, *counts))), *rows(buttons, 2)]
    seldom = screens_of(table).seldom(table, table.view(seat), t) if table.game is not None else []
    own = [
        table_button(table, seat, t),
        Button(t("button-preferences"), ShowPreferences(table.id, version), emoji="⚙️"),
    ]
    about = about_buttons(t, table.id)
    if table.is_private:
        ending = _ending(table, seat, t) if table.duplicate is None or table.is_across else []
        if table.is_across:
            seal = [seal_button(table, t)] if table.spot is None else evening_buttons(table.spot, t)
            own += [*seal, *deaf_button(table, seat, t)]
        ending = play_on_buttons(table, seat, t) if table.origin is not None else ending
        return [
            asked,
            *rows([*own, *past, *reading(table.kind.name, table.id, t), *ending, *about, back], 2),
            *seldom,
        ]
    seed = [words_button(table, seat, t)] if table.spot is None else evening_buttons(table.spot, t)
    buttons = [down, *own, *past, *seed, *reading(table.kind.name, table.id, t), *_ending(table, seat, t), *about, back]
    return [asked, *rows(buttons, 2), *seldom]


def _go_on(table: Table, seat: int, t: Texts) -> list[Button]:
    """Make the button for a longer series, where there is one and the player has not yet asked for it."""
    rules = next_game.longer(table)
    if rules is None or seat in table.votes.ready:
        return []
    label = t("button-go-on", goal=table.kind.series(rules).goal)
    return [Button(label, GoOn(table.id, table.deal.version(seat)), Style.GOOD)]


def _ways_on(table: Table, seat: int, t: Texts) -> list[str]:
    """Say what each way to go on after the end means."""
    told = [t("go-on-about", label=each.label) for each in _go_on(table, seat, t)]
    return [*told, *([] if table.is_across else [t("rematch-about", label=_rematch(table, seat, t).label)])]


def _who_may_take_over(table: Table) -> str:
    """Return who may take over a seat that is left to a computer."""
    if table.is_across or (table.spot is not None and table.spot.individual):
        return "nobody"
    return "invited" if table.for_invited else "anybody"


def _stop_question(table: Table, seat: int) -> str:
    """Return the text that asks whether to stop a table, and says what comes of it."""
    if table.is_practice:
        return "ask-stop-practice"
    if table.spot is not None:
        return "ask-stop-individual" if table.spot.individual else "ask-stop-evening"
    if not table.deal.dealt:
        return "ask-stop"
    if len(table.seats.sitting) == 1:
        return "ask-stop-alone"
    return "ask-stop-at-once" if stopping.ends_at_once(table, seat) else "ask-stop-others"


def _ending(table: Table, seat: int, t: Texts) -> list[Button]:
    """Make the buttons by which the player may give the game up, leave, and stop the table."""
    version = table.deal.version(seat)
    buttons = []
    if not table.is_practice:
        buttons.append(Button(t("button-leave"), AskFirst(table.id, version, "leave"), emoji="🚪"))
    ordinary = table.duplicate is None and not table.is_substitute(seat)
    if ordinary and conceding.may_concede(table, seat):
        buttons.insert(0, Button(t("button-concede"), AskFirst(table.id, version, "concede"), emoji="🏳️"))
    # Before the brčka of a game are added or taken, it would choose for whoever is asked.
    if stopping.may_stop(table, seat) and table.series.pending is None:
        if seat in table.votes.to_stop:
            stop = Button(t("button-stop-back"), Stop(table.id, version, back=True), emoji="🛑")
        else:
            stop = Button(t("button-stop"), AskFirst(table.id, version, "stop"), emoji="🛑")
        buttons.append(stop)
    return buttons


def can_be_advised(table: Table, seat: int) -> bool:
    """Return whether a hint is possible: it is this seat's turn, there is a choice, and not where to cut."""
    if table.status is not Status.PLAYING or table.game is None or table.series.pending is not None:
        return False
    choice = not table.game.awaits_cut and len(table.game.legal_moves(seat)) > 1
    return choice and seat in table.awaited()


def hint_text(table: Table, view: View, advice: Advice, t: Texts) -> str:
    """Say in one line what a strong player would do, and why."""
    match advice.move:
        case Play(card):
            if advice.other is not None and advice.in_points and advice.gain < HINT_GAIN:
                return t("hint-either", card=card, other=t.symbol(advice.other))
            told = t("hint-play", card=card)
        case Declare(combination):
            told = t("hint-declare", combination=combination, points=screens_of(table).worth(combination))
        case move:
            told = screens_of(table).advised(move, view, t)
    other = t.symbol(advice.other) if advice.other is not None else ""
    why = t(f"hint-why-{advice.reason}", other=other) if advice.reason is not None else ""
    if (expects := advice.expects) is not None:
        key = "hint-expects-some" if expects.holds else "hint-expects-few"
        why = f"{why} {t(key, name=name_of(table, expects.seat), suit=expects.suit)}".strip()
    if advice.gain < HINT_GAIN or not advice.in_points:
        return t("hint", told=told, why=_of_little(advice, why, other, t)).strip()
    if advice.other is None:
        return t("hint-gain-said", told=told, points=round(advice.gain))
    return t("hint-gain", told=told, why=why, points=round(advice.gain), other=other)


def _of_little(advice: Advice, why: str, other: str, t: Texts) -> str:
    """Say of a choice that is hardly better that it is so, and of a card without a reason what the hint rests on."""
    if not isinstance(advice.move, Play):
        return why or (t("hint-close-said") if advice.gain else "")
    return why or t("hint-why-alike" if advice.other is None else "hint-why-none", other=other)


def _panel_game(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    if table.status is Status.STOPPED:
        return _stopped(table, seat, t)
    parts = screens_of(table).panel(table, view, seat, t, asking)
    lines = [*parts.lines, *_waited_for(table, seat, t)]
    blocks: list[Block] = [Text(told)] if (told := "\n".join(filter(None, lines))) else []
    blocks += _agreement(table, seat, t)
    if table.deal.between_deals:
        said = phrases(table, seat, t) if table.is_across else []
        return [*blocks, *_ended(table, seat, t), *said, *parts.answers, *_after(table, seat, t)]
    if parts.instead:
        return [*blocks, *parts.instead]
    if table.game is not None and table.game.awaits_cut:
        return [*blocks, *_cut_buttons(table, view, seat, t, asking)]
    unheard = council(table, seat, t) if seat in table.deal.council else []
    return [*blocks, *_cards(table, view, seat, t), *parts.answers, *unheard]


def _stopped(table: Table, seat: int, t: Texts) -> list[Block]:
    buttons = _take_up(table, table.seats.person(seat), t)
    if table.origin is not None:
        return [Text(t("practice-stopped")), *rows([*buttons, *play_on_buttons(table, seat, t)])]
    if table.is_practice:
        # Where one can go on, that is the usual next step.
        again = _rematch(table, seat, t, Style.PLAIN if buttons else Style.GO)
        return [Text(t("practice-stopped")), *rows([*buttons, again])]
    if table.is_across and table.spot is None:
        return [
            Text(t("across-stopped")),
            *rows([*buttons, find_again(table.kind.name, t), report_button(table.id, t)]),
        ]
    if buttons:
        return [Text(t("stopped-alone")), *rows(buttons)]
    return [Text(t("table-was-stopped" if table.spot is None else "evening-was-stopped"))]


def _take_up(table: Table, person: Person, t: Texts) -> list[Button]:
    """Make the button by which a person goes on with a series that they have stopped alone."""
    resume = Button(t("button-resume"), Resume(table.id, table.deal.version(None)), Style.GO)
    return [resume] if stopping.may_take_up(table, person) else []


def stop_note(table: Table, person: Person, text: str, t: Texts) -> Screen:
    """Say outside of a hand what came of a wish to stop; whoever stopped alone gets a button to go on."""
    return Screen((Text(text), *rows(_take_up(table, person, t))), GREY)


def _rematch(table: Table, seat: int, t: Texts, style: Style = Style.GO) -> Button:
    # After a single game one expects the next one of a series.
    from_zero = table.series.goal == 1 and next_game.longer(table) is not None
    key = "button-rematch-zero" if from_zero else "button-rematch"
    label = t("button-practice-again" if table.is_practice else key)
    return Button(label, Rematch(table.id, table.deal.version(seat)), style)


def _agreement(table: Table, seat: int, t: Texts) -> list[Block]:
    """Offer to end what is sure, to give the game up where the partner would, and to stop where others would."""
    told, buttons, version = "", [], table.deal.version(seat)
    if next_game.may_end(table, seat):
        claims = table.game is not None and table.game.turn == seat
        told = t("rest-sure") if claims else ""
        key = "button-rest" if claims else "button-rest-agree"
        buttons.append(Button(t(key), DealNow(table.id, version), emoji="🙌"))
    if table.partner_of(seat) in table.votes.conceding and not table.is_substitute(seat):
        buttons.append(Button(t("button-concede-agree"), Concede(table.id, version), Style.DANGER, emoji="🏳️"))
    if table.votes.to_stop and table.status is Status.PLAYING and stopping.may_agree(table, seat):
        buttons.append(Button(t("button-stop-agree"), Stop(table.id, version), Style.DANGER, emoji="🛑"))
    return [*([Text(told)] if told else []), *rows(buttons)]


def _ended(table: Table, seat: int, t: Texts) -> list[Block]:
    """Tell how the deal, the game and the series ended, and when the next deal comes."""
    if table.spot is None:
        told = [*screens_of(table).board(table, table.view(seat), t).now]
    else:
        # What it would win in the game counts for nothing.
        told = [t("daily-ended", points=signed(comparing.standing(table, seat)), partners=int(table.kind.partners))]
        told += screens_of(table).reckoned(table, table.view(), t)
    told.insert(0, _fate(table, seat, t))
    # The last card of a deal is nobody's choice, and needs no word.
    last = dealing.played_for(table, seat)
    told += [t("panel-played-last", cards=cards_text(last, t))] if len(last) > 1 else []
    told += moment_lines(table, t, seat)
    if table.clock.next_deal_at is not None:
        alone = next_game.is_for_one(table)
        waits = [t("next-deal-waits")] if alone and look_back(table, t) else []
        comes = t("next-deal-alone" if alone else "next-deal", when=when(table.clock.next_deal_at))
        told.append(" ".join(("-#", comes, *waits)))
    told.append(_what_comes(table, seat, t))
    return [Rule(), Text("\n".join(filter(None, reckoning.joined(told))))] if any(told) else []


def _fate(table: Table, seat: int, t: Texts) -> str:
    """Say whether the player has won or lost the game that is over, and with whom; nothing to who only waited."""
    outcome = table.game.outcome if table.game is not None and table.spot is None else None
    partner = table.partner_of(seat)
    if outcome is None or outcome.winner is None or seat not in screens_of(table).players(table.view(seat)):
        return ""
    won = outcome.winner == (seat if partner is None else seat % 2)
    name = "" if partner is None else name_of(table, partner)
    return t("panel-fate", fate="won" if won else "lost", partners=int(partner is not None), name=name)


def _what_comes(table: Table, seat: int, t: Texts) -> str:
    """Say where the rematch is, or whom the next deal or a longer series waits for."""
    if table.spot is not None and table.status is Status.FINISHED:
        return what_comes(table, seat, t)
    if table.rematch_id is not None:
        return t("rematch-at", table=table.rematch_id)
    waiting = [name_of(table, each) for each in table.seats.present if each not in table.votes.ready]
    if not table.votes.ready or not waiting:
        return ""
    return t("go-on-waits" if table.status is Status.FINISHED else "deal-now-waits", names=", ".join(waiting))


def _after(table: Table, seat: int, t: Texts) -> list[Block]:
    """Make the buttons for what one may do after a deal, or when play is over."""
    version = table.deal.version(seat)
    buttons = list[Button]()
    if table.clock.next_deal_at is not None and seat not in table.votes.ready:
        buttons.append(Button(t("button-deal-now"), DealNow(table.id, version), Style.GO))
    if table.spot is not None:
        report = [report_button(table.id, t)] if table.is_across else []
        return [*rows([*buttons, *evening_buttons(table.spot, t), *report])]
    if table.status is Status.FINISHED:
        buttons += _go_on(table, seat, t)
        if table.is_across:
            buttons.append(find_again(table.kind.name, t))
        else:
            buttons.append(_rematch(table, seat, t, Style.PLAIN if buttons else Style.GO))
    buttons += fared_button(table, seat, t)
    buttons += look_back(table, t)[:1] if table.series.pending is None else []
    if table.status is Status.FINISHED:
        buttons.append(home_button(table.kind.name, t))
    return [*rows(buttons, WIDTH)]


def _waited_for(table: Table, seat: int, t: Texts) -> list[str]:
    """Say how long the player may think, and which partner waits for an answer."""
    lines = []
    if table.clock.deadline_at is not None and seat in table.awaited():
        lines.append(t("deadline-yours", when=when(table.clock.deadline_at)))
        if table.options.clock.bank is not None:
            lines.append(t("bank-yours", left=minutes_text(bank.rest(table, seat))))
    lines += ahead_lines(table, seat, t) if table.options.clock.is_slow else []
    lines += rest_lines(table, t, seat)
    partner = table.partner_of(seat)
    if partner is not None and partner in table.votes.conceding:
        lines.append(t("concede-partner", name=name_of(table, partner)))
    elif partner is not None and seat in table.votes.conceding:
        waits = "concede-waits" if say.has_say(table, partner) else "concede-waits-absent"
        lines.append(t(waits, name=name(table.player(partner), t)))
    if table.votes.to_stop and table.deal.dealt and table.status is Status.PLAYING:
        lines.append(stop_asked(table, t))
    return lines


def _cards(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    if not view.hand:
        return []
    playable = {move.card for move in view.legal if isinstance(move, Play)}
    if not playable:
        return [Rule(), Text(large_cards(view.hand, t))]
    version = table.deal.version(seat)
    return hand_to_play(view.hand, playable, lambda card: MakeMove(table.id, version, str(Play(card))), t, words=False)


def _cut_buttons(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    if view.turn != seat:
        return []
    version = table.deal.version(seat)
    places = [move.cards for move in view.legal if isinstance(move, Cut)]
    if asking.startswith("cuts "):
        first = int(asking.split(" ")[1])
        shown = [place for place in places if first <= place < first + CUT_STEP]
        buttons = [
            Button(t("button-cut", cards=place), MakeMove(table.id, version, str(Cut(place)))) for place in shown
        ]
        back = Button(t("button-back"), Back(table.id, version))
        return [*rows(buttons), Row((back,))]
    steps = [
        Button(
            t("button-cuts", **{"from": first, "to": min(first + CUT_STEP - 1, places[-1])}),
            ShowCuts(table.id, version, first),
        )
        for first in range(places[0], places[-1] + 1, CUT_STEP)
    ]
    anywhere = Button(t("button-cut-any"), CutAnywhere(table.id, version), Style.GO)
    return [*rows(steps), Row((anywhere,))]
