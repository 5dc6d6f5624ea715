"""The review of a game's deals against perfect play, as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.review import ReviewedCard, ReviewedTrick
from engine.stovkahra.declarations import Declaration, value_of
from engine.stovkahra.review import MissedDost, Review, Withheld, finished_deals, review_deal, reviews
from engine.stovkahra.rules import SEATS, Game, side_of

WIDTH: Final = 24
"""Characters of the longest bar of the chart, on each side of its axis."""


def finished(game: Game) -> int:
    """Return how many deals can be reviewed; they are the first ones of the game."""
    return len(finished_deals(game))


def review(game: Game, number: int) -> Review:
    """Compare a finished deal with perfect play."""
    return review_deal(game, number)


def describe_reviews(game: Game, names: Sequence[str]) -> Iterator[str]:
    """Yield the review of each finished deal, as lines of plain text."""
    yield f"side 0: {names[0]} and {names[2]}; side 1: {names[1]} and {names[3]}"
    made = reviews(game)
    for number, deal in enumerate(made, start=1):
        yield ""
        yield from _deal_told(number, deal, names)
    if not made:
        yield "no deal is finished"


def _deal_told(number: int, deal: Review, names: Sequence[str]) -> Iterator[str]:
    before, after = (f"{score[0]} to {score[1]}" for score in (deal.score_before, deal.score_after))
    trumps = deal.trump_card.suit.name.lower()
    yield f"deal {number}: {names[deal.dealer]} deals, trumps are {trumps}; {before} before it, {after} after it"
    for title, said in (("declared", deal.declarations), ("not declared", deal.withheld)):
        if said:
            yield f"  {title}: " + "; ".join(_combination_told(each, names) for each in said)
    for trick in deal.tricks:
        yield f"  {trick.number}  {_trick_told(trick, names)}"
    yield from (f"  dost: {each}" for each in _dost_told(deal, names))
    yield "  what perfect play would come to in card points and bonuses, side 0 minus side 1:"
    yield from _bars(deal)
    yield f"    {'taken':<9}{deal.actual:+4d}"
    yield "  lost  a card  costly  free  cards"
    for seat in deal.seats:
        counts = f"{seat.loss:6d}{seat.per_card:8.2f}{seat.costly:8d}{seat.free:6d}{seat.cards:7d}"
        yield f"{counts}  {names[seat.seat]}"


def _combination_told(said: Declaration | Withheld, names: Sequence[str]) -> str:
    rank, number = said.combination
    return (
        f"{names[said.seat]} {'three' if number == 3 else 'four'} {rank.name.lower()}s ({value_of(said.combination)})"
    )


def _trick_told(reviewed: ReviewedTrick, names: Sequence[str]) -> str:
    trick = reviewed.trick
    won = f"{names[trick.winner]} +{reviewed.bonus}" if reviewed.bonus else names[trick.winner]
    told = f"{names[trick.leader]}: {' '.join(map(str, trick.cards))} → {won}"
    costly = [_card_told(card, names) for card in reviewed.cards if card.cost]
    return f"{told} | {'; '.join(costly)}" if costly else told


def _card_told(card: ReviewedCard, names: Sequence[str]) -> str:
    return f"{names[card.seat]}’s {card.card} cost {card.cost}, better {' or '.join(map(str, card.better))}"


def _dost_told(deal: Review, names: Sequence[str]) -> Iterator[str]:
    for missed in deal.missed:
        yield f"{names[missed.seat]} could have said it {_missed_told(missed)}"
    if deal.dost is not None:
        short = f", {deal.dost.missing} too few" if deal.dost.missing else ""
        yield f"{names[deal.dost.seat]} said it, with {deal.dost.score}{short}"


def _missed_told(missed: MissedDost) -> str:
    side = side_of(missed.seat)
    moment = f"after trick {missed.tricks}" if missed.tricks else "after declaring"
    could = f"{moment}, with {missed.score[side]} to {missed.score[1 - side]}, for {_brcka(missed.worth)}"
    came = f"the other side won {_brcka(-missed.got)}" if missed.lost else f"it became {_brcka(missed.got)}"
    return f"{could}; {came}, {_counted(missed.tricks_more, 'trick', 'tricks')} later"


def _bars(deal: Review) -> Iterator[str]:
    """Yield a bar for the value under perfect play at the start and after each trick, on two sides of an axis."""
    ends = deal.line[::SEATS]
    scale = max(WIDTH, *map(abs, ends))
    for number, value in enumerate(ends):
        bar = "█" * round(abs(value) * WIDTH / scale)
        left, right = (bar, "") if value < 0 else ("", bar)
        yield f"    {f'trick {number}' if number else 'start':<9}{value:+4d}  {left:>{WIDTH}}│{right}".rstrip()


def _brcka(number: int) -> str:
    return _counted(number, "brčko", "brčka")


def _counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
