"""A puzzle as one person sees it: the tricks and the hand, then what its cards allow; a press away what explains it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from bot.i18n.texts import Texts
from bot.model.actions import Action
from bot.model.play_on import PlayOnPuzzle
from bot.model.puzzle import BackToPuzzle, ExplainPuzzle, NextPuzzle, ReadPuzzle, TryCard
from bot.storage.puzzle import Seen
from bot.ui.formatting import GOLD, GREEN, GREY, card_button, card_rows, hand_to_play, hand_words, signed
from bot.ui.games import SCREENS
from bot.ui.games.puzzle import OPPONENT, PAIR, AnyPuzzleScreens
from bot.ui.in_words import cards_in_words
from bot.ui.play_on import play_on_button
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text
from bot.ui.tricks_picture import TricksPicture
from engine.cards.pack import PackCard
from engine.game import Game, PlayedOut, Puzzle, View
from engine.games import kind_of
from engine.reasons import Fact, What, Who

GOALS: Final = {
    **{(What.SEVEN, bonus): "seven" for bonus in (0, 10)},
    (What.SEVEN, 26): "seven-last",
    (What.DEUCE, 10): "deuce",
    **{(What.LAST, bonus): "last" for bonus in (0, 6)},
    **{(What.LAST, bonus): f"last-{bonus}" for bonus in (26, 52, 78)},
    (What.CARDS, 0): "cards",
}
"""What is asked for, by what is certain after the right card, and by its bonus."""
HOW: Final = "❓"
"""The sign of the button that explains a page in its place."""


class Position(Protocol):
    """A game at a moment, as one of its seats knows it."""

    @property
    def game(self) -> Game:
        """Return the game up to the moment."""

    @property
    def view(self) -> View:
        """Return what the player to move knows."""


def drawn_by(position: Position) -> AnyPuzzleScreens:
    """Return what draws the puzzles of the game."""
    parts = SCREENS[kind_of(position.game).name].puzzle
    assert parts is not None
    return parts


def puzzle_picture(position: Position, t: Texts) -> TricksPicture:
    """Describe all tricks up to a moment for a picture."""
    return drawn_by(position).picture(position.game, position.view, t)


def rest_picture(puzzle: Puzzle, after: PlayedOut, t: Texts) -> TricksPicture:
    """Describe the tricks that follow after a card, with all hands, for a picture."""
    parts, game = drawn_by(puzzle), puzzle.game
    return parts.picture(puzzle.after(after.line), puzzle.view, t, since=len(parts.tricks(game)))


# The page, and what explains it


def question_screen(puzzle: Puzzle, seen: Seen, picture: Picture | None, t: Texts) -> Screen:
    """Ask a puzzle: the tricks so far, and the hand."""
    game, number = kind_of(puzzle.game).name, seen.attempt.puzzle
    asked = t("puzzle-ask", **goal(puzzle)) if seen.solver.puzzle == number else t("puzzle-again")
    return Screen(
        (
            Text(t("puzzle-title", number=number)),
            *position_blocks(puzzle, picture, [asked], t),
            *hand_to_play(
                puzzle.view.hand, puzzle.choices, lambda card: TryCard(game, number, str(card)), t, words=False
            ),
            Row((_how_button(ExplainPuzzle(game, number), t), words_button(ReadPuzzle(game, number), t))),
        ),
        GREEN,
        question_screen(puzzle, seen, None, t) if picture is not None else None,
    )


def goal(puzzle: Puzzle) -> dict[str, object]:
    """Return what the right card reaches for certain and another one does not, as what is asked for."""
    facts = puzzle.why[puzzle.best].facts if puzzle.best in puzzle.why else ()
    sure = next((fact for fact in facts if fact.deals == puzzle.deals and fact.what is not What.TRICK), None)
    if sure is None:
        return {"goal": "none", "points": 0}
    if sure.what is What.IDLE:
        return {"goal": f"idle-{drawn_by(puzzle).players}", "points": 0}
    if sure.who.sign < 0:
        return {"goal": "less", "points": 0}
    return {"goal": GOALS.get((sure.what, sure.bonus), "none"), "points": sure.points}


def position_blocks(position: Position, picture: Picture | None, asked: Sequence[str], t: Texts) -> list[Block]:
    """Show the tricks up to a moment as a picture, or else a line each, and what is known beside them."""
    game, view, parts = position.game, position.view, drawn_by(position)
    lines = [parts.now(view, t), *parts.declared_lines(view, t)]
    if picture is None:
        tricks = parts.trick_lines(game, view, 0, t, in_words=False)
        lines += small([*parts.open_lines(view, t, in_words=False), *tricks, *parts.under_way_told(game, view, t)])
    return [*([picture] if picture else []), Text("\n".join([*lines, *asked]))]


def _how_button(does: Action, t: Texts) -> Button:
    """Make the button that explains a page in its place."""
    return Button(t("button-puzzle-how"), does, emoji=HOW)


def words_button(does: Action, t: Texts) -> Button:
    """Make the button that tells in words what a page draws, in its place."""
    return Button(t("button-words"), does, emoji="💬")


def question_explained(puzzle: Puzzle, seen: Seen, t: Texts) -> Screen:
    """Say what a puzzle is about, and what the rules ask of the card."""
    number, duty = seen.attempt.puzzle, drawn_by(puzzle).duty(puzzle.view, t)
    told = [t("puzzle-title", number=number), t("puzzle-how"), duty, *_tally(seen, t)]
    return _aside(told, BackToPuzzle(kind_of(puzzle.game).name, number), t)


def question_in_words(puzzle: Puzzle, seen: Seen, t: Texts) -> Screen:
    """Tell all that is known in words, for whoever cannot see the picture, or has it read aloud."""
    number = seen.attempt.puzzle
    told = [t("puzzle-title", number=number), *known_in_words(puzzle, t)]
    return _aside(told, BackToPuzzle(kind_of(puzzle.game).name, number), t)


def _aside(told: Sequence[str], back: Action, t: Texts, *others: Button) -> Screen:
    """Show a text in the place of a page, to which a button leads back."""
    return Screen((Text("\n".join(told)), Row((Button(t("button-back"), back, Style.GO), *others))), GREY)


def _tally(seen: Seen, t: Texts) -> list[str]:
    """Say how many puzzles a person has solved, if any is over."""
    solver = seen.solver
    told = {"over": solver.over, "solved": solver.solved, "run": solver.run, "longest": solver.longest}
    return [t("puzzle-tally", **told)] if solver.over else []


def known_in_words(position: Position, t: Texts) -> list[str]:
    """Tell all that is known in words, in small type: the tricks, the hand, and what the rules ask of the next card."""
    view, parts, game = position.view, drawn_by(position), position.game
    lines = [*parts.known(view, t), *parts.open_lines(view, t, in_words=True)]
    lines += [*parts.trick_lines(game, view, 0, t, in_words=True), *parts.under_way_told(game, view, t)]
    lines += [t("words-hand", cards=hand_words(view.hand, t)), parts.duty(view, t)]
    return small(lines)


def small(lines: Iterable[str]) -> list[str]:
    """Write lines in small type."""
    return ["-# " + line.removeprefix("-# ") for line in lines]


def answer_screen(
    puzzle: Puzzle, seen: Seen, card: PackCard, after: PlayedOut | None, picture: Picture | None, t: Texts
) -> Screen:
    """Show a puzzle that is decided, what came of it, and what a card allows; `None` if that could not be computed."""
    game, number, parts = kind_of(puzzle.game).name, seen.attempt.puzzle, drawn_by(puzzle)
    told = _after(puzzle, card, after, t)
    if picture is None and after is not None:
        rest = puzzle.after(after.line)
        told += small(parts.trick_lines(rest, puzzle.view, len(parts.tricks(puzzle.game)), t, in_words=False))
    # The card that is shown can be pressed again only where its play is missing.
    looks = [
        replace(
            card_button(each, TryCard(game, number, str(each)), t),
            enabled=each is not card or after is None,
            style=Style.GO if each is puzzle.best else Style.PLAIN,
        )
        for each in puzzle.choices
    ]
    go_on = Button(t("button-puzzle-next"), NextPuzzle(game), Style.GO, emoji="🧩")
    return Screen(
        (
            Text("\n".join(_verdict(puzzle, seen, card, t))),
            *([picture] if picture else []),
            Text("\n".join(told)),
            *card_rows(looks, t),
            Row((go_on, _how_button(ReadPuzzle(game, number, str(card)), t))),
        ),
        GOLD,
        answer_screen(puzzle, seen, card, after, None, t) if picture is not None else None,
    )


def answer_explained(puzzle: Puzzle, seen: Seen, card: PackCard, t: Texts) -> Screen:
    """Say why the right card is right and how all have done, or why another one is not that is looked at."""
    game, number, field = kind_of(puzzle.game).name, seen.attempt.puzzle, seen.field
    told = [*_reasons(puzzle, card, t), t("puzzle-look")]
    if card is puzzle.best:
        told.append(t("puzzle-why", players=drawn_by(puzzle).players, margin=puzzle.margin, deals=puzzle.deals))
        if seen.attempt.counts and field.rating.games == 1:
            told.append(t("puzzle-alone"))
        elif field.rating.games:
            share = round(100 * field.found / field.rating.games)
            told.append(t("puzzle-share", found=field.found, tries=field.rating.games, share=share))
        told += _tally(seen, t)
    play_on = play_on_button(PlayOnPuzzle(game, number, str(card)), t)
    return _aside(told, TryCard(game, number, str(card)), t, play_on)


def anew_screen(game: str, t: Texts) -> Screen:
    """Say once that ratings and runs began anew, and why; a button leads to the puzzle."""
    return Screen(
        (Text(t("puzzle-anew")), Row((Button(t("button-puzzle"), NextPuzzle(game), Style.GO, emoji="🧩"),))), GREY
    )


# What is told


def _verdict(puzzle: Puzzle, seen: Seen, card: PackCard, t: Texts) -> list[str]:
    """Say which card it is, whether it was found, and what that did to the rating; else judge the card looked at."""
    attempt, solver, first = seen.attempt, seen.solver, card
    if attempt.counts:
        first = puzzle.best if attempt.solved else puzzle.cards.parse(attempt.tried)
    right = first is puzzle.best
    found = t("puzzle-found", card=first) if right else t("puzzle-wrong", card=first, best=puzzle.best)
    if not attempt.counts:
        return [found, t("puzzle-uncounted")]
    return [found, t("puzzle-rated", rating=solver.rating.displayed, gained=signed(attempt.gained))]


def _after(puzzle: Puzzle, card: PackCard, after: PlayedOut | None, t: Texts) -> list[str]:
    """Say what the card costs with the cards as they lay, and that the best play after it is shown."""
    if after is None:
        return [t("puzzle-not-played-out", card=card)]
    told = {"card": card, "players": drawn_by(puzzle).players}
    return [t("puzzle-line", **told) if card is puzzle.best else t("puzzle-cost", **told, points=after.loss)]


def _reasons(puzzle: Puzzle, card: PackCard, t: Texts) -> list[str]:
    """Say what comes of the right card, and of another one that is looked at, on every deal that fits."""
    looked_at = [each for each in dict.fromkeys((puzzle.best, card)) if each in puzzle.why]
    if not looked_at:
        return []
    lines, players = list[str](), drawn_by(puzzle).players
    for each in looked_at:
        reason = puzzle.why[each]
        told = {"card": each, "facts": " ".join(fact_told(fact, puzzle.deals, players, t) for fact in reason.facts)}
        costs = {"least": reason.least, "most": reason.most if reason.most > reason.least else 0}
        lines.append(
            t("reason-best", **told) if each is puzzle.best else t("reason-other", players=players, **told, **costs)
        )
    some = any(fact.deals < puzzle.deals for each in looked_at for fact in puzzle.why[each].facts)
    return [*lines, t("reason-deals", players=players, part=int(some))]


def fact_told(fact: Fact, deals: int, players: int, t: Texts) -> str:
    """Say in a sentence what is certain after a card, where so many play."""
    key = f"reason-{fact.what}"
    ours, theirs = (Who.US, Who.THEM) if players > PAIR else (Who.YOU, OPPONENT)
    who = OPPONENT if players == PAIR and fact.who is Who.THEM else fact.who
    told: dict[str, object] = {"who": who, "side": ours if fact.who.sign > 0 else theirs, "bonus": fact.bonus}
    if fact.what is What.CARDS:
        told |= {"cards": cards_in_words(fact.cards, t), "points": fact.points}
    elif fact.cards:
        told |= {"card": fact.cards[0]}
        key = "reason-trick-card" if fact.what is What.TRICK else key
    if fact.deals == deals:
        return t("reason-all", fact=t(key, **told))
    return t("reason-some", fact=t(key, **told), part=fact.deals, deals=deals)
