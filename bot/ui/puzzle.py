"""A puzzle as one person sees it: the table from the own seat, what is known, the hand; then what its cards allow."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.i18n.texts import Texts
from bot.model.play_on import PlayOnPuzzle
from bot.model.puzzle import NextPuzzle, ReadPuzzle, TryCard
from bot.storage.puzzle import Seen
from bot.ui.formatting import GOLD, GREEN, card_button, card_rows, hand_to_play, hand_words
from bot.ui.games import SCREENS
from bot.ui.games.puzzle import OPPONENT, PAIR, AnyPuzzleScreens
from bot.ui.in_words import cards_in_words
from bot.ui.offers import mistakes_buttons
from bot.ui.play_on import play_on_button
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text
from bot.ui.table_picture import TablePicture
from engine.cards.pack import PackCard
from engine.game import Game, PlayedOut, Puzzle, View
from engine.games import kind_of
from engine.reasons import Fact, What, Who


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


def puzzle_picture(position: Position, t: Texts) -> TablePicture:
    """Describe the table for a picture, with the points taken so far."""
    return drawn_by(position).picture(position.view, t)


def question_screen(puzzle: Puzzle, seen: Seen, picture: Picture | None, t: Texts, *, in_words: bool = False) -> Screen:
    """Show a puzzle to be solved: the table, all that is known, and the hand."""
    view, game, number = puzzle.view, kind_of(puzzle.game).name, seen.attempt.puzzle
    asked = [drawn_by(puzzle).duty(view, t), t("puzzle-ask")]
    if seen.solver.puzzle != number:
        asked.append(t("puzzle-again"))
    return Screen(
        (
            *_position(puzzle, seen, picture, in_words, t),
            Text("\n".join(asked)),
            *hand_to_play(view.hand, puzzle.choices, lambda card: TryCard(game, number, str(card)), t),
            Row((_words_button(ReadPuzzle(game, number), in_words, t), *mistakes_buttons(game, t))),
        ),
        GREEN,
    )


def answer_screen(
    puzzle: Puzzle,
    seen: Seen,
    card: PackCard,
    after: PlayedOut | None,
    picture: Picture | None,
    t: Texts,
    *,
    in_words: bool = False,
) -> Screen:
    """Show a puzzle that is decided, what came of it, and what a card allows; `None` if that could not be computed."""
    game, number = kind_of(puzzle.game).name, seen.attempt.puzzle
    told = [
        *_verdict(puzzle, seen, card, t),
        *_reasons(puzzle, card, t),
        *_hands(puzzle, t),
        *_after(puzzle, card, after, in_words, t),
    ]
    # The card that is shown can be pressed again only where its play is missing.
    looks = [
        replace(card_button(each, TryCard(game, number, str(each)), t), enabled=each is not card or after is None)
        for each in puzzle.choices
    ]
    styled = [
        replace(look, style=Style.GO if each is puzzle.best else Style.PLAIN)
        for look, each in zip(looks, puzzle.choices, strict=True)
    ]
    go_on = Button(t("button-puzzle-next"), NextPuzzle(game), Style.GO, emoji="🧩")
    return Screen(
        (
            *_position(puzzle, seen, picture, in_words, t),
            Text("\n".join(told)),
            Text(t("puzzle-look")),
            *card_rows(styled, t),
            Row((go_on, play_on_button(PlayOnPuzzle(game, number, str(card)), t))),
            Row((_words_button(ReadPuzzle(game, number, str(card)), in_words, t), *mistakes_buttons(game, t))),
        ),
        GOLD,
    )


def _position(puzzle: Puzzle, seen: Seen, picture: Picture | None, in_words: bool, t: Texts) -> list[Block]:
    """Show the number of a puzzle, how the person does, the table, and all that is known."""
    solver = seen.solver
    lines = [t("puzzle-title", number=seen.attempt.puzzle)]
    if solver.over:
        lines.append(t("puzzle-tally", over=solver.over, solved=solver.solved, run=solver.run, longest=solver.longest))
    return [
        Text("\n".join(lines)),
        *([picture] if picture else []),
        Text("\n".join(known_lines(puzzle, t, in_words=in_words))),
    ]


def _words_button(does: ReadPuzzle, in_words: bool, t: Texts) -> Button:
    return Button(t("button-words"), does, emoji="💬", enabled=not in_words)


def known_lines(position: Position, t: Texts, *, in_words: bool) -> list[str]:
    """Return lines with all that is known beside the own hand, such as the tricks so far and the one under way."""
    view, parts, game = position.view, drawn_by(position), position.game
    lines = [*parts.known(view, t), *parts.trick_lines(game, view, 0, t, in_words=in_words)]
    if view.table:
        names, seats = parts.names(view, t), parts.seats(view)
        assert game.turn is not None
        first = seats.index(game.turn) - len(view.table)
        plays = (seats[(first + at) % len(seats)] for at in range(len(view.table)))
        told = ", ".join(
            t("words-play", name=names[seat], card=card) for seat, card in zip(plays, view.table, strict=True)
        )
        lines.append(t("words-trick-now", number=len(parts.tricks(game)) + 1, plays=told))
    return lines


def _verdict(puzzle: Puzzle, seen: Seen, card: PackCard, t: Texts) -> list[str]:
    """Say which card it is, whether it was found, and what that did to the rating; else judge the card looked at."""
    attempt, field, rating = seen.attempt, seen.field, seen.solver.rating
    first = card
    if attempt.counts:
        first = puzzle.best if attempt.solved else puzzle.cards.parse(attempt.tried)
    right = first is puzzle.best
    lines = [t("puzzle-found", card=first) if right else t("puzzle-wrong", card=first, best=puzzle.best)]
    lines.append(t("puzzle-why", players=drawn_by(puzzle).players, margin=puzzle.margin, deals=puzzle.deals))
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


def _hands(puzzle: Puzzle, t: Texts) -> list[str]:
    """Show all hands clockwise from the own one."""
    view, parts = puzzle.view, drawn_by(puzzle)
    names, hands = parts.names(view, t), parts.hands(puzzle.game)
    order = sorted(hands, key=lambda seat: parts.place(seat, view))
    return [f"-# **{names[seat]}:** {hand_words(hands[seat], t)}" for seat in order]


def _after(puzzle: Puzzle, card: PackCard, after: PlayedOut | None, in_words: bool, t: Texts) -> list[str]:
    """Tell how the deal goes on after a card if all play perfectly from then on, and what the card costs."""
    if after is None:
        return [t("puzzle-not-played-out", card=card)]
    parts = drawn_by(puzzle)
    played = len(parts.tricks(puzzle.game))
    title = t("puzzle-line", card=card, players=parts.players)
    if card is not puzzle.best:
        title = t("puzzle-cost", card=card, points=after.loss, players=parts.players)
    return [title, *parts.trick_lines(puzzle.after(after.line), puzzle.view, played, t, in_words=in_words)]
