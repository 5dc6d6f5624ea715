"""A puzzle as one person sees it: the table from the own seat, what is known, the hand; then what its cards allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import NextPuzzle, PlayOnPuzzle, ReadPuzzle, TryCard
from bot.storage.puzzle import Seen
from bot.ui.formatting import GOLD, GREEN, card_button, card_rows, hand_to_play, hand_words, trick_cards
from bot.ui.games.stovkahra import picture
from bot.ui.games.stovkahra.panel import duty_told
from bot.ui.in_words import cards_in_words
from bot.ui.play_on import play_on_button
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text
from bot.ui.table_picture import Seating, TablePicture
from engine.cards.german_pack import Card, cards_in
from engine.stovkahra.declarations import value_of
from engine.stovkahra.players import taken
from engine.stovkahra.puzzle import PlayedOut, Puzzle
from engine.stovkahra.reasons import Fact, What, Who
from engine.stovkahra.rules import SEATS, View, side_of
from engine.stovkahra.trick import Trick

Tell = Callable[[View, Sequence[Trick], int, Texts], list[str]]
"""Write tricks, a line for each, as one seat sees them; the number is that of the first one."""
PLACES: Final = ("puzzle-you", "puzzle-left", "puzzle-partner", "puzzle-right")
"""The keys of what the players are called, clockwise from the own seat."""
SHORT_PLACES: Final = ("puzzle-short-you", "puzzle-short-left", "puzzle-short-partner", "puzzle-short-right")
"""The keys of the same where two of them, four cards and a bonus stand in one line of a phone."""


def puzzle_names(puzzle: Puzzle, t: Texts) -> list[str]:
    """Return what the players of a puzzle are called, by seat."""
    return _names(puzzle.view, t)


def _names(view: View, t: Texts, places: Sequence[str] = PLACES) -> list[str]:
    """Return what the players are called, by seat: by where they sit, as seen by whoever solves the puzzle."""
    return [t(places[_place(seat, view)]) for seat in range(SEATS)]


def _place(seat: int, view: View) -> int:
    """Return how many places clockwise from the own seat somebody sits."""
    return (seat - (view.seat or 0)) % SEATS


def puzzle_picture(puzzle: Puzzle, t: Texts) -> TablePicture:
    """Describe the table for a picture, with the points taken so far."""
    view = puzzle.view
    described = picture.picture(view, Seating(tuple(_names(view, t))), t)
    assert described is not None
    scores = zip(described.scores, taken(view), strict=True)
    return replace(described, scores=tuple(replace(score, points=points) for score, points in scores))


def question_screen(puzzle: Puzzle, seen: Seen, picture: Picture | None, t: Texts, *, in_words: bool = False) -> Screen:
    """Show a puzzle to be solved: the table, all that is known, and the hand."""
    view, number = puzzle.view, seen.attempt.puzzle
    asked = [duty_told(view, t), t("puzzle-ask")]
    if seen.solver.puzzle != number:
        asked.append(t("puzzle-again"))
    return Screen(
        (
            *_position(puzzle, seen, picture, in_words, t),
            Text("\n".join(asked)),
            *hand_to_play(view.hand, puzzle.choices, lambda card: TryCard(number, str(card)), t),
            Row((_words_button(ReadPuzzle(number), in_words, t),)),
        ),
        GREEN,
    )


def answer_screen(
    puzzle: Puzzle,
    seen: Seen,
    card: Card,
    after: PlayedOut | None,
    picture: Picture | None,
    t: Texts,
    *,
    in_words: bool = False,
) -> Screen:
    """Show a puzzle that is decided, what came of it, and what a card allows; `None` if that could not be computed."""
    number, tell = seen.attempt.puzzle, _in_words if in_words else _tricks
    told = [
        *_verdict(puzzle, seen, card, t),
        *_reasons(puzzle, card, t),
        *_hands(puzzle, t),
        *_after(puzzle, card, after, tell, t),
    ]
    # The card that is shown can be pressed again only where its play is missing.
    looks = [
        replace(card_button(each, TryCard(number, str(each)), t), enabled=each is not card or after is None)
        for each in puzzle.choices
    ]
    styled = [
        replace(look, style=Style.GO if each is puzzle.best else Style.PLAIN)
        for look, each in zip(looks, puzzle.choices, strict=True)
    ]
    go_on = Button(t("button-puzzle-next"), NextPuzzle(), Style.GO, emoji="🧩")
    return Screen(
        (
            *_position(puzzle, seen, picture, in_words, t),
            Text("\n".join(told)),
            Text(t("puzzle-look")),
            *card_rows(styled, t),
            Row((go_on, play_on_button(PlayOnPuzzle(number, str(card)), t))),
            Row((_words_button(ReadPuzzle(number, str(card)), in_words, t),)),
        ),
        GOLD,
    )


def _position(puzzle: Puzzle, seen: Seen, picture: Picture | None, in_words: bool, t: Texts) -> list[Block]:
    """Show the number of a puzzle, how the person does, the table, and all that is known."""
    solver, tell = seen.solver, _in_words if in_words else _tricks
    lines = [t("puzzle-title", number=seen.attempt.puzzle)]
    if solver.over:
        lines.append(t("puzzle-tally", over=solver.over, solved=solver.solved, run=solver.run, longest=solver.longest))
    return [
        Text("\n".join(lines)),
        *([picture] if picture else []),
        Text("\n".join(_known(puzzle.view, tell, t))),
    ]


def _words_button(does: ReadPuzzle, in_words: bool, t: Texts) -> Button:
    return Button(t("button-words"), does, emoji="💬", enabled=not in_words)


def _known(view: View, tell: Tell, t: Texts) -> list[str]:
    """Tell trumps, open cards, declarations, all tricks so far, the one under way, and the points taken."""
    assert view.trump_card is not None and view.seat is not None
    names, ours = _names(view, t), side_of(view.seat)
    points = taken(view)
    lines = [
        t("panel-trump", suit=view.trump_card.suit),
        t("puzzle-score", ours=points[ours], theirs=points[1 - ours]),
        t("puzzle-shown", name=names[view.dealer], card=view.trump_card),
    ]
    if view.open_cards:
        lines.append(t("puzzle-open", name=names[view.eldest], cards=cards_in_words(view.open_cards, t)))
    lines += [
        t("puzzle-declared", place=_place(seat, view), combination=combination, points=value_of(combination))
        for seat, combination in view.declarations
    ]
    lines += tell(view, view.tricks, 1, t)
    if view.table:
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in view.plays)
        lines.append(t("words-trick-now", number=len(view.tricks) + 1, plays=plays))
    return lines


def _tricks(view: View, tricks: Sequence[Trick], first: int, t: Texts) -> list[str]:
    names = _names(view, t, SHORT_PLACES)
    return [
        t(
            "trick-line",
            number=number,
            leader=names[trick.leader],
            cards=trick_cards(trick.cards, t),
            winner=names[trick.winner],
            bonus=trick.bonus,
        )
        for number, trick in enumerate(tricks, start=first)
    ]


def _in_words(view: View, tricks: Sequence[Trick], first: int, t: Texts) -> list[str]:
    names, lines = _names(view, t), []
    for number, trick in enumerate(tricks, start=first):
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in trick.plays)
        won = {"place": _place(trick.winner, view), "bonus": trick.bonus}
        lines.append(t("puzzle-trick", number=number, plays=plays, **won))
    return lines


def _verdict(puzzle: Puzzle, seen: Seen, card: Card, t: Texts) -> list[str]:
    """Say which card it is, whether it was found, and what that did to the rating; else judge the card looked at."""
    attempt, field, rating = seen.attempt, seen.field, seen.solver.rating
    first = card
    if attempt.counts:
        first = puzzle.best if attempt.solved else Card.parse(attempt.tried)
    right = first is puzzle.best
    lines = [t("puzzle-found", card=first) if right else t("puzzle-wrong", card=first, best=puzzle.best)]
    lines.append(t("puzzle-why", margin=puzzle.margin, deals=puzzle.deals))
    if attempt.counts:
        gained = f"{attempt.gained:+d}".replace("-", "−")
        lines.append(t("puzzle-rated", rating=rating.displayed, gained=gained, puzzle=field.rating.displayed))
    else:
        lines.append(t("puzzle-uncounted"))
    if attempt.counts and field.rating.games == 1:
        lines.append(t("puzzle-alone"))
    elif field.rating.games:
        share = round(100 * field.found / field.rating.games)
        lines.append(t("puzzle-share", found=field.found, tries=field.rating.games, share=share))
    return lines


def _reasons(puzzle: Puzzle, card: Card, t: Texts) -> list[str]:
    """Say what comes of the right card, and of another one that is looked at, on every deal that fits."""
    looked_at = [each for each in dict.fromkeys((puzzle.best, card)) if each in puzzle.why]
    if not looked_at:
        return []
    lines = []
    for each in looked_at:
        reason = puzzle.why[each]
        told = {"card": each, "facts": " ".join(fact_told(fact, puzzle.deals, t) for fact in reason.facts)}
        costs = {"least": reason.least, "most": reason.most if reason.most > reason.least else 0}
        lines.append(t("reason-best", **told) if each is puzzle.best else t("reason-other", **told, **costs))
    some = any(fact.deals < puzzle.deals for each in looked_at for fact in puzzle.why[each].facts)
    return [*lines, t("reason-deals", part=int(some))]


def fact_told(fact: Fact, deals: int, t: Texts) -> str:
    """Say in a sentence what is certain after a card."""
    told: dict[str, object] = {"who": fact.who, "side": Who.US if fact.who.sign > 0 else Who.THEM}
    key = f"reason-{fact.what}"
    if fact.what is What.CARDS:
        told |= {"cards": cards_in_words(fact.cards, t), "points": fact.points}
    elif fact.cards:
        told |= {"card": fact.cards[0], "bonus": fact.bonus}
        key = "reason-trick-card" if fact.what is What.TRICK else key
    if fact.deals == deals:
        return t("reason-all", fact=t(key, **told))
    return t("reason-some", fact=t(key, **told), part=fact.deals, deals=deals)


def _hands(puzzle: Puzzle, t: Texts) -> list[str]:
    """Show all hands clockwise from the own one."""
    names, own, hands = _names(puzzle.view, t), puzzle.view.seat or 0, puzzle.game.deal.hands
    order = [(own + place) % SEATS for place in range(SEATS)]
    return [f"-# **{names[seat]}:** {hand_words(cards_in(hands[seat]), t)}" for seat in order]


def _after(puzzle: Puzzle, card: Card, after: PlayedOut | None, tell: Tell, t: Texts) -> list[str]:
    """Tell how the deal goes on after a card if all play perfectly from then on, and what the card costs."""
    if after is None:
        return [t("puzzle-not-played-out", card=card)]
    played = len(puzzle.view.tricks)
    right = card is puzzle.best
    title = t("puzzle-line", card=card) if right else t("puzzle-cost", card=card, points=after.loss)
    return [title, *tell(puzzle.view, puzzle.after(after.line).deal.tricks[played:], played + 1, t)]
