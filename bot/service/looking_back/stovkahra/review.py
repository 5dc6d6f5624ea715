"""Reviews of finished deals: computed once in the background, and shown page by page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import OpenReplay, PlayOnReview, ReviewDeal, ShowHands
from bot.model.errors import Refusal
from bot.model.names import bare
from bot.model.play_on import before_card
from bot.service.actions.access import Access
from bot.service.common.identity import Identity
from bot.service.common.newest import Newest
from bot.service.common.quota import Quota
from bot.service.common.replies import Actor, Place, Reply
from bot.service.common.worker_pool import WorkerPool
from bot.service.looking_back.past_games import PastGame, PastGames
from bot.storage.storage import Storage
from bot.ui.formatting import short
from bot.ui.games.stovkahra.hands import hands_page
from bot.ui.games.stovkahra.review import dear_cards, review_pages, review_screen
from bot.ui.games.stovkahra.review_chart import chart_alt, chart_labels, deal_chart
from bot.ui.pages import note
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text, rows
from engine.game import Game as AnyGame
from engine.stovkahra.review import Review, finished_deals, review
from engine.stovkahra.rules import DealState, Game

CACHED_REVIEWS: Final = 64
"""How many reviews are kept in memory with their pictures."""

Key = tuple[int, int, int, str, tuple[str, ...]]
"""The table, game, deal, language and the names in the picture."""


class Reviewer:
    """Computes reviews, and keeps the newest ones."""

    def __init__(self, past: PastGames, workers: WorkerPool, quota: Quota) -> None:
        self._past = past
        self._workers = workers
        self._made: Newest[Key, tuple[Review, bytes]] = Newest(CACHED_REVIEWS, quota)

    async def page(
        self, asker: Actor, asked: ReviewDeal, t: Texts, defer: Callable[[Screen], Awaitable[None]]
    ) -> Screen:
        """Return a page of a review; raise `Refusal` where there is no such deal.

        Where the review is not there yet, a screen that says so is shown by `defer` first.
        """
        past = await self._past.at(asker, asked.table_id, asked.game)
        finished = _finished(past)
        deal, page = asked.deal or len(finished), asked.page
        if not 1 <= deal <= len(finished):
            raise Refusal("no-finished-deal")
        names = past.names(deal, lambda person: bare(person.name))
        key = asked.table_id, asked.game, deal, t.language, names
        here, make = replace(asked, deal=deal), partial(self._make, asker, deal, finished, names, t)
        again = Row((Button(t("button-review-again"), here, Style.GO),))
        working = Screen((Text(t("review-working", deal=deal)), again), note("").colour)
        reviewed, chart = await self._made.get(key, make, asker.user_id, partial(defer, working))
        below = _below(reviewed, here, len(finished), t)
        if page <= 1:
            below = (*_dear(past.game, reviewed, names, here, t), *below)
        screen = review_screen(reviewed, names, t, page, deal=deal, below=below)
        if page > 1:
            return screen
        picture = Picture(f"deal-{deal}.png", chart, chart_alt(reviewed, names, t, deal))
        return Screen((screen.blocks[0], picture, *screen.blocks[1:]), screen.colour)

    async def _make(
        self, asker: Actor, deal: int, finished: Sequence[DealState], names: tuple[str, ...], t: Texts
    ) -> tuple[Review, bytes]:
        before = [sum(past.earned[side] for past in finished[: deal - 1]) for side in (0, 1)]
        reviewing = partial(review, finished[deal - 1], (before[0], before[1]))
        reviewed = await self._workers.compute(reviewing, asker.party)
        drawing = partial(deal_chart, reviewed, names, chart_labels(t))
        return reviewed, await self._workers.compute(drawing, asker.party)

    async def close(self) -> None:
        """Stop the reviews that are being computed."""
        await self._made.close()


def _finished(past: PastGame) -> list[DealState]:
    """Return the deals of a game that can be looked back on; raise `Refusal` where it is none of Stovkahra."""
    if not isinstance(past.game, Game):
        raise Refusal("no-review")
    return finished_deals(past.game)


def _dear(game: AnyGame, reviewed: Review, names: Sequence[str], here: ReviewDeal, t: Texts) -> tuple[Block, ...]:
    """Return the buttons by which the deal is played on from before the costliest cards."""
    buttons = []
    for trick, dear in dear_cards(reviewed):
        played = game.seats * (trick - 1) + reviewed.tricks[trick - 1].cards.index(dear)
        at = before_card(game, here.deal, played)
        label = t("button-play-on-trick", trick=trick, name=short(names[dear.seat]))
        buttons.append(Button(label, PlayOnReview(here.table_id, here.game, at, here.deal), emoji="🔀"))
    return (Text(t("play-on-dear")), *rows(buttons, 2)) if buttons else ()


def _below(reviewed: Review, here: ReviewDeal, deals: int, t: Texts) -> tuple[Block, ...]:
    """Return the buttons to the other pages and deals of the game, and to the hands and the replay of this one."""
    count = review_pages(reviewed)
    pages = [Button(t("button-review-page", page=page), replace(here, page=page)) for page in range(1, count + 1)]
    others = [
        Button(t("button-review-deal", deal=other), replace(here, deal=other, page=1))
        for other in range(1, deals + 1)
        if other != here.deal
    ]
    place = (here.table_id, here.game, here.deal)
    hands = [
        Button(t("button-hands"), ShowHands(*place), emoji="🖐️"),
        Button(t("button-replay"), OpenReplay(*place), emoji="▶️"),
    ]
    return tuple(Row(tuple(buttons)) for buttons in (pages if count > 1 else [], others, hands) if buttons)


@dataclass(frozen=True, slots=True)
class ReviewService:
    """Shows finished deals: compared with perfect play, or with all hands."""

    _storage: Storage
    _identity: Identity
    _access: Access
    _past: PastGames
    _reviewer: Reviewer

    async def review(self, actor: Actor, reply: Reply, game_id: int | None, deal: int | None) -> None:
        """Show a deal of the game with this number, or else of the last game of the person's table or the channel's."""
        if not actor.on_server:
            raise Refusal("review-needs-record")
        if game_id is not None:
            table_id, number = await self._storage.archive.place_of(actor.guild_id, game_id)
        else:
            table_id, number = await self._last_reviewable(actor)
        await self.show_deal(actor, reply, ReviewDeal(table_id, number, deal or 0))

    async def _last_reviewable(self, actor: Actor) -> tuple[int, int]:
        """Return the person's or the channel's table, and the number of its last game with a finished deal."""
        person = await self._identity.person(actor)
        table_id = await self._storage.tables.last_dealt(person, actor.guild_id, actor.channel_id)
        table = await self._access.read(actor, table_id)
        unfinished = table.game is None or not finished_deals(table.game)
        return table.id, table.deal.game_number - 1 if unfinished else table.deal.game_number

    async def show_deal(self, actor: Actor, reply: Reply, action: ReviewDeal) -> None:
        """Show a page of a review."""
        asked, t = replace(action, page=action.page or 1), await self._identity.to_asker(actor)
        # From a hand the review opens in a message of its own, because the hand has to stay.
        place, show = (Place.NOTE, reply.show_note) if action.page == 0 else (Place.PANEL, reply.show_panel)
        await show(await self._reviewer.page(actor, asked, t, partial(reply.defer, place)))

    async def show_hands(self, actor: Actor, reply: Reply, action: ShowHands) -> None:
        """Show all four hands of a finished deal."""
        past = await self._past.at(actor, action.table_id, action.game)
        finished = _finished(past)
        if not 1 <= action.deal <= len(finished):
            raise Refusal("no-finished-deal")
        t = await self._identity.to_asker(actor)
        names = past.names(action.deal, lambda person: person.title)
        await reply.show_note(hands_page(finished[action.deal - 1], names, action.deal, t))
