"""A puzzle as one person sees it: the table from the own seat, what is known, the hand, and at the end the solution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import NextPuzzle, ReadPuzzle, TryCard
from bot.storage.puzzles import Attempt, Tally
from bot.ui.formatting import GOLD, GREEN, card_button, card_rows, hand_words, trick_cards
from bot.ui.games.stovkahra import picture
from bot.ui.games.stovkahra.panel import duty_told
from bot.ui.in_words import cards_in_words
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text
from bot.ui.table_picture import Seating, TablePicture
from engine.cards.german_pack import Card, cards_in
from engine.moves import Play
from engine.stovkahra.declarations import value_of
from engine.stovkahra.players import taken
from engine.stovkahra.puzzles import Puzzle
from engine.stovkahra.rules import SEATS, View, side_of
from engine.stovkahra.trick import Trick

Tell = Callable[[Sequence[Trick], int, Sequence[str], Texts], list[str]]
"""Write tricks, a line for each: the number of the first one, and the players' names by seat."""
PLACES: Final = ("puzzle-you", "puzzle-left", "puzzle-partner", "puzzle-right")
"""The keys of what the players are called, clockwise from the own seat."""


def _names(view: View, t: Texts) -> list[str]:
    """Return what the players are called, by seat: by where they sit, as seen by whoever solves the puzzle."""
    return [t(PLACES[(seat - (view.seat or 0)) % SEATS]) for seat in range(SEATS)]


def puzzle_picture(puzzle: Puzzle, t: Texts) -> TablePicture:
    """Describe the table for a picture, with the points taken so far."""
    view = puzzle.view
    described = picture.picture(view, Seating(tuple(_names(view, t))), t)
    assert described is not None
    scores = zip(described.scores, taken(view), strict=True)
    return replace(described, scores=tuple(replace(score, points=points) for score, points in scores))


def puzzle_screen(
    puzzle: Puzzle,
    attempt: Attempt,
    left: int,
    tally: Tally,
    picture: Picture | None,
    t: Texts,
    *,
    in_words: bool = False,
) -> Screen:
    """Show a puzzle: to be solved with so many tries left, or with its solution; perhaps with the tricks in words."""
    view, tell = puzzle.view, _in_words if in_words else _tricks
    title = t("puzzle-title", number=attempt.puzzle)
    counted = t("puzzle-tally", over=tally.over, solved=tally.solved) if tally.over else ""
    blocks: list[Block] = [Text("\n".join(filter(None, (title, counted)))), *([picture] if picture else [])]
    blocks.append(Text("\n".join(_known(view, tell, t))))
    words = Button(t("button-words"), ReadPuzzle(attempt.puzzle), emoji="💬", enabled=not in_words)
    if attempt.over:
        again = Button(t("button-puzzle-next"), NextPuzzle(), Style.GO, emoji="🧩")
        solution = Text("\n".join(_solution(puzzle, tell, found=left > 0, t=t)))
        return Screen((*blocks, solution, Row((again, words))), GOLD)
    blocks.append(Text("\n".join(_asked(view, attempt, left, t))))
    playable = {move.card for move in view.legal if isinstance(move, Play)}
    buttons = [
        card_button(
            card, TryCard(attempt.puzzle, str(card)), t, playable=card in playable and str(card) not in attempt.tried
        )
        for card in view.hand
    ]
    hand = Text(t("panel-cards", cards=hand_words(view.hand, t)))
    return Screen((*blocks, *card_rows(buttons, t), hand, Row((words,))), GREEN)


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
        t("declared", name=names[seat], combination=combination, points=value_of(combination))
        for seat, combination in view.declarations
    ]
    lines += tell(view.tricks, 1, names, t)
    if view.table:
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in view.plays)
        lines.append(t("words-trick-now", number=len(view.tricks) + 1, plays=plays))
    return lines


def _tricks(tricks: Sequence[Trick], first: int, names: Sequence[str], t: Texts) -> list[str]:
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


def _in_words(tricks: Sequence[Trick], first: int, names: Sequence[str], t: Texts) -> list[str]:
    lines = []
    for number, trick in enumerate(tricks, start=first):
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in trick.plays)
        lines.append(t("words-trick", number=number, plays=plays, winner=names[trick.winner], bonus=trick.bonus))
    return lines


def _asked(view: View, attempt: Attempt, left: int, t: Texts) -> list[str]:
    """Say what is to be found, and how many tries are left."""
    lines = [duty_told(view, t), t("puzzle-ask", left=left)]
    if attempt.tried:
        lines.insert(0, t("puzzle-wrong", card=Card.parse(attempt.tried[-1])))
    return lines


def _solution(puzzle: Puzzle, tell: Tell, *, found: bool, t: Texts) -> list[str]:
    """Say which card it is, and show all hands, and how the deal goes on if everybody plays perfectly."""
    view, names = puzzle.view, _names(puzzle.view, t)
    lines = [t("puzzle-found" if found else "puzzle-was", card=puzzle.best)]
    lines.append(t("puzzle-why", margin=puzzle.margin, deals=puzzle.deals))
    lines += [
        f"-# **{names[seat]}:** {hand_words(cards_in(hand), t)}" for seat, hand in enumerate(puzzle.game.deal.hands)
    ]
    played = len(view.tricks)
    return [*lines, t("puzzle-line"), *tell(puzzle.solved.deal.tricks[played:], played + 1, names, t)]
