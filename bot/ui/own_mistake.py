"""An own mistake as a question: the position as its player saw it, and then what judging says of the card chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.i18n.texts import Texts
from bot.model.own_mistake import Answer, AnswerMistake, Mistake, NextMistake, ReadMistake
from bot.model.play_on import PlayOnReview
from bot.model.puzzle import NextPuzzle
from bot.model.review import ReviewDeal
from bot.ui.formatting import GOLD, GREEN, GREY, Named, hand_to_play, plain, when
from bot.ui.games import SCREENS
from bot.ui.offers import insights_buttons
from bot.ui.play_on import play_on_button
from bot.ui.puzzle import drawn_by, known_in_words, position_blocks, words_button
from bot.ui.review import fact_line, why_line
from bot.ui.screen import Button, Picture, Row, Screen, Style, Text
from engine.cards.pack import PackCard
from engine.fairness import Judged, reason_of
from engine.game import Game, View
from engine.games import kind_of
from engine.judging import Blame
from engine.moves import Play


@dataclass(frozen=True, slots=True)
class MistakePosition:
    """A mistake with the position in which it was made."""

    mistake: Mistake
    judged: Judged[Any]
    game: Game
    """The game up to the card."""
    names: Sequence[str]
    """Who played the deal, by seat."""

    @property
    def view(self) -> View:
        """Return what the player knew."""
        return self.game.view(self.game.turn)

    @property
    def blame(self) -> Blame[Any]:
        """Return what is said of the card that was played then."""
        assert self.judged.blame is not None
        return self.judged.blame

    @property
    def choices(self) -> tuple[PackCard, ...]:
        """The cards that may be played."""
        return tuple(move.card for move in self.view.legal if isinstance(move, Play))


def question_screen(position: MistakePosition, picture: Picture | None, t: Texts) -> Screen:
    """Ask for a better card than the one that was played."""
    view, mistake = position.view, position.mistake

    def answer(card: PackCard) -> AnswerMistake:
        return AnswerMistake(mistake.table_id, mistake.number, mistake.ply, str(card))

    return Screen(
        (
            Text(_title(position, t)),
            *position_blocks(position, picture, [t("mistake-ask")], t),
            *hand_to_play(view.hand, position.choices, answer, t, words=False),
            Row((words_button(ReadMistake(mistake.table_id, mistake.number, mistake.ply), t),)),
        ),
        GREEN,
        question_screen(position, None, t) if picture is not None else None,
    )


def question_in_words(position: MistakePosition, t: Texts) -> Screen:
    """Tell all that was known in words, for whoever cannot see the picture, or has it read aloud."""
    told = [_title(position, t), *known_in_words(position, t)]
    back = Button(t("button-back"), NextMistake(kind_of(position.game).name), Style.GO)
    return Screen((Text("\n".join(told)), Row((back,))), GREY)


def answer_screen(
    position: MistakePosition,
    card: PackCard,
    blame: Blame[Any] | None,
    answer: Answer,
    picture: Picture | None,
    t: Texts,
) -> Screen:
    """Say what judging holds of a card, `None` for no blame, what it held of the card played then, and what follows."""
    mistake, kind = answer.mistake, kind_of(position.game)
    then = position.blame
    told = [_verdict(card, blame, then, t)]
    if card is not then.card:
        told.append(t("mistake-then", card=then.card, cost=then.cost, best=then.better))
    names = Named([plain(name) for name in position.names], position.game.turn, t)
    judged = blame or then
    reason = reason_of(position.view, judged)
    if reason is not None:
        told.append(why_line(reason, judged, t))
    else:
        told += filter(None, (fact_line(fact, judged, SCREENS[kind.name], names) for fact in judged.facts[:1]))
    told.append(_what_follows(answer, t))
    place = (mistake.table_id, mistake.number)
    review = Button(t("button-review"), ReviewDeal(*place, mistake.deal, page=0), emoji="🔍")
    play_on = play_on_button(PlayOnReview(*place, mistake.ply, mistake.deal), t)
    go_on = Button(t("button-mistake-next"), NextMistake(kind.name), Style.GO, emoji="🔁")
    return Screen(
        (
            Text(_title(position, t)),
            *([picture] if picture else []),
            Text("\n".join(told)),
            Row((go_on, review)),
            Row((play_on,)),
        ),
        GOLD,
    )


def nothing_screen(game: str, following: Mistake | None, t: Texts, *, searching: bool) -> Screen:
    """Say that no mistake is due, when the next one is, and where they come from."""
    told = [t("mistake-title"), t("mistake-none")]
    if following is not None:
        told.append(t("mistake-following", when=when(following.due_at)))
    told += [t("mistake-about"), *([t("mistake-search")] if searching else [])]
    buttons = (Button(t("button-puzzle"), NextPuzzle(game), emoji="🧩"), *insights_buttons(game, t))
    return Screen((Text("\n".join(told)), Row(buttons)), GREY)


def working_screen(action: AnswerMistake, t: Texts) -> Screen:
    """Say that a card is being judged, with a button that shows what came of it."""
    return Screen((Text(t("mistake-working")), Row((Button(t("button-review-again"), action, Style.GO),))), GREY)


def _title(position: MistakePosition, t: Texts) -> str:
    """Name the page, and who sat where."""
    view, parts = position.view, drawn_by(position)
    places = parts.names(view, t, short=True)
    others = [seat for seat in parts.seats(view) if seat != view.seat]
    others.sort(key=lambda seat: parts.place(seat, view))
    who = " · ".join(f"{places[seat]}: {plain(position.names[seat])}" for seat in others)
    return "\n".join((t("mistake-title"), f"-# {who}"))


def _verdict(card: PackCard, blame: Blame[Any] | None, then: Blame[Any], t: Texts) -> str:
    if blame is not None:
        return t("mistake-wrong", card=card, cost=blame.cost, best=blame.better)
    return t("mistake-found" if card is then.better else "mistake-as-good", card=card)


def _what_follows(answer: Answer, t: Texts) -> str:
    """Say when the mistake comes back, and whether the card has counted."""
    if answer.mistake.is_learnt:
        return t("mistake-learnt")
    return t("mistake-back" if answer.counts else "mistake-looked", when=when(answer.mistake.due_at))
