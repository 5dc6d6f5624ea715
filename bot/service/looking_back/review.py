"""Reviews of finished deals: made once in the background, and shown page by page."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.decisive import of_deals
from bot.model.errors import Refusal
from bot.model.home import OpenLastGame
from bot.model.insight import ShowExample
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.names import bare, short
from bot.model.person import Person
from bot.model.play_on import PlayOnReview
from bot.model.replay import OpenReplay, OpenTrick
from bot.model.review import TOLD_PAGE, ReviewDeal, ShowHands
from bot.model.table import Table
from bot.service.actions.access import Access
from bot.service.common.newest import Newest
from bot.service.common.quota import Quota
from bot.service.common.replies import Actor, Place, Reply, does
from bot.service.common.worker_pool import WorkerPool
from bot.service.looking_back.fair_reviews import DEAREST, FairReviews
from bot.service.looking_back.past_games import PastGame, PastGames
from bot.service.running.ground import Ground
from bot.storage.review import DealPlace
from bot.ui.decisive import moment_line
from bot.ui.formatting import Named, name, plain, when
from bot.ui.games import SCREENS
from bot.ui.offers import insights_buttons, mistakes_buttons
from bot.ui.pages import note
from bot.ui.review import Told, mistakes_so_far, review_screen, told_pages
from bot.ui.review_chart import chart_alt, chart_labels, deal_chart
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text, rows
from engine.fairness import FairReview, reasons
from engine.game import Game
from engine.games import kind_of
from engine.insights import Habit, habits
from engine.moments import Moment

CACHED_REVIEWS: Final = 64
"""How many reviews are kept in memory with their pictures."""
TABLES_READ: Final = 1000
"""Of how many tables it is known that somebody looks back there."""
BESIDE: Final = 1
"""To how many deals before and after the one shown buttons lead: a game of Bulka may have dozens."""
PLAYED_ON: Final = 3
"""From before how many of the mistakes on a page the deal can be played on."""


class Reviewer:
    """Makes reviews, and keeps the newest ones."""

    def __init__(self, past: PastGames, fair: FairReviews, workers: WorkerPool, quota: Quota) -> None:
        self._past = past
        self._fair = fair
        self._workers = workers
        self._made: Newest[DealPlace, FairReview] = Newest(CACHED_REVIEWS, quota)
        self._read: OrderedDict[int, DealPlace] = OrderedDict()
        """The tables on which somebody has looked back of late, with the newest deal that was judged there."""

    async def page(
        self, asker: Actor, asked: ReviewDeal, t: Texts, reply: Reply, place: Place, habit: Habit | None = None
    ) -> Screen:
        """Return a page of a review, or the one that shows a habit; raise `Refusal` where there is no such deal.

        Where the review is not there yet, what is known is shown first, then the dearest cards as they are judged.
        """
        past = await self._past.at(asker, asked.table_id, asked.game)
        finished = _finished(past)
        deal = asked.deal or finished
        if not 1 <= deal <= finished:
            raise Refusal("no-finished-deal")
        names, here = past.names(deal, lambda person: bare(person.name)), replace(asked, deal=deal)
        of = DealPlace(asked.table_id, asked.game, deal)
        self._note_read(of)
        make = partial(self._fair.find_or_make, of, past.game, asker.party)
        # What decided the deal is known without judging, and comes first.
        moment, kind = _moment(past, here), kind_of(past.game)
        named = Named(list(map(plain, names)), past.seat_of(deal, asker.user_id), t)
        first: list[Block] = [Text(moment_line(moment, kind, named))] if moment is not None else []
        shown = _shown(past, here, moment, t)
        ways = rows([Button(t("button-review-again"), here, Style.GO), *shown], 2)

        def so_far(begun: FairReview | None) -> Screen:
            told = [Text(t("review-working", deal=deal, before=self._fair.count_before(of)))]
            if begun is not None:
                told += mistakes_so_far(begun, DEAREST, SCREENS[kind.name], named, reasons(past.game, begun))
            return Screen((*first, *told, *ways), note("").colour)

        fair = await self._made.get(of, make, asker.user_id, partial(self._wait, of, so_far, reply, place))
        why = reasons(past.game, fair)
        told = told_pages(fair, SCREENS[kind.name], named, why)
        last = 1 + len(told)
        here = replace(here, page=min(max(_showing(told, fair, habit, named.reader) or asked.page, 1), last))
        if here.page > 1:
            below = (*_play_on(told[here.page - TOLD_PAGE], replace(named, names=names), here), *_pages(here, last, t))
            if here.page == last:
                below = (*below, *rows([*mistakes_buttons(kind.name, t), *insights_buttons(kind.name, t)]))
        else:
            below = _below(here, last, finished, shown, t)
        screen = review_screen(fair, SCREENS[kind.name], named, here.page, deal=deal, why=why, below=below)
        if here.page > 1:
            return screen
        drawing = partial(deal_chart, fair, names, chart_labels(past.game.seats, t))
        chart = await self._workers.try_to_draw(drawing, asker.party)
        if chart is not None:
            first.append(Picture(f"deal-{deal}.png", chart, chart_alt(fair, names, t, deal)))
        return replace(screen, blocks=(screen.blocks[0], *first, *screen.blocks[1:]))

    async def _wait(
        self, of: DealPlace, so_far: Callable[[FairReview | None], Screen], reply: Reply, place: Place
    ) -> None:
        """Show what is known while a review is being made, and again as soon as its dearest cards are judged."""
        show, begun = reply.show_note if place is Place.NOTE else reply.show_panel, self._fair.begun(of)
        await reply.defer(place, so_far(begun))
        if place is Place.NOTE:
            # Discord alone would say nothing but that the bot is thinking.
            await show(so_far(begun))
        if begun is None and (begun := await self._fair.until_begun(of)) is not None:
            await show(so_far(begun))

    def _note_read(self, of: DealPlace) -> None:
        self._read[of.table_id] = max(of, self._read.pop(of.table_id, of))
        if len(self._read) > TABLES_READ:
            self._read.popitem(last=False)

    def due_ahead(self, table: Table) -> DealPlace | None:
        """Return the deal that has just ended where its people look back on deals, if no other is being judged."""
        reviews, last = table.kind.reviews, self._read.get(table.id)
        if last is None or reviews is None or table.game is None or not table.deal.between_deals or self._fair.is_busy:
            return None
        of = DealPlace(table.id, table.deal.game_number, reviews.finished(table.game))
        return of if of > last else None

    async def judge_ahead(self, of: DealPlace, game: Game, party: int) -> None:
        """Judge a deal for which nobody waits yet; where that cannot be done now, it is judged when somebody asks."""
        self._note_read(of)
        with suppress(TimeoutError, BrokenProcessPool):
            await self._fair.find_or_make(of, game, party, awaited=False)

    async def close(self) -> None:
        """Stop the reviews that are being made."""
        await self._made.close()


def _moment(past: PastGame, asked: ReviewDeal) -> Moment | None:
    """Return what decided a deal; `None` where nothing certain is to be told of it."""
    return next(iter(of_deals(past.game, asked.game)[asked.deal - 1 : asked.deal]), None)


def _shown(past: PastGame, here: ReviewDeal, moment: Moment | None, t: Texts) -> list[Button]:
    """Return the buttons to the hands and to the replay, which begins at the trick that decided the deal."""
    place = (here.table_id, here.game, here.deal)
    replay = OpenTrick(*place, moment.trick) if moment is not None and moment.trick else OpenReplay(*place)
    hands = [Button(t("button-hands"), ShowHands(*place), emoji="🖐️")]
    has_hands = SCREENS[kind_of(past.game).name].has_hands
    return [*(hands if has_hands else []), Button(t("button-replay"), replay, emoji="▶️")]


def _finished(past: PastGame) -> int:
    """Return how many deals of a game can be looked back on; raise `Refusal` where its kind has no reviews."""
    reviews = kind_of(past.game).reviews
    if reviews is None:
        raise Refusal("no-review")
    return reviews.finished(past.game)


def _showing(told: Sequence[Sequence[Told]], fair: FairReview, habit: Habit | None, seat: int | None) -> int | None:
    """Return the page with the first mistake by a seat that shows a habit; for one of what was said, the last one."""
    if habit is None:
        return None
    known = habits(fair)
    for page, each in enumerate(told, start=TOLD_PAGE):
        cards = (card for part in each for card in part.mistakes)
        if any(card.seen.seat == seat and known[card.judged.ply] is habit for card in cards):
            return page
    return 1 + len(told)


def _play_on(told: Sequence[Told], names: Named, here: ReviewDeal) -> tuple[Block, ...]:
    """Return the buttons by which the deal is played on from before the mistakes on a page."""
    t, buttons = names.t, []
    for card in [card for each in told for card in each.mistakes][:PLAYED_ON]:
        label = t("button-play-on-trick", trick=card.trick, name=short(names[card.seen.seat]))
        action = PlayOnReview(here.table_id, here.game, card.judged.ply, here.deal)
        buttons.append(Button(label, action, emoji="🔀"))
    return (Text(t("play-on-dear")), *rows(buttons, 2)) if buttons else ()


def _pages(here: ReviewDeal, last: int, t: Texts) -> tuple[Block, ...]:
    """Return the buttons to the page before and to the next one."""
    ways = (("button-previous", here.page - 1), ("button-next", here.page + 1))
    buttons = [Button(t(key), replace(here, page=page)) for key, page in ways if 1 <= page <= last]
    return (Row(tuple(buttons)),) if buttons else ()


def _below(here: ReviewDeal, last: int, deals: int, shown: Sequence[Button], t: Texts) -> tuple[Block, ...]:
    """Return the buttons to the other pages and deals of the game, and those that show this one."""
    others = [
        Button(t("button-review-deal", deal=other), replace(here, deal=other, page=1))
        for other in range(max(1, here.deal - BESIDE), min(deals, here.deal + BESIDE) + 1)
        if other != here.deal
    ]
    return (*_pages(here, last, t), *(Row(tuple(buttons)) for buttons in (others, shown) if buttons))


@dataclass(frozen=True, slots=True)
class ReviewService:
    """Shows finished deals: looked back on, or with all hands."""

    _ground: Ground
    _access: Access
    _past: PastGames
    _reviewer: Reviewer

    def judge_ahead(self, table: Table) -> None:
        """Judge a deal while its table pauses, where somebody has looked back before, if no other is being judged."""
        of = self._reviewer.due_ahead(table)
        if of is not None and table.game is not None:
            judge = partial(self._reviewer.judge_ahead, of, table.game, table.party)
            self._ground.background.spawn(judge, ("judge", table.id))

    @does(OpenLastGame)
    async def show_last(self, actor: Actor, reply: Reply, action: OpenLastGame) -> None:
        """Look back on the last game of the person who asks."""
        await self.review(actor, reply, action.game, None, None)

    async def review(self, actor: Actor, reply: Reply, game: str, game_id: int | None, deal: int | None) -> None:
        """Show a deal of the game with this number, or else of the last game of the person who asks."""
        if not actor.on_server:
            raise Refusal("review-needs-record", command=game)
        if game_id is not None:
            table_id, number = await self._ground.storage.archive.place_of(actor.guild_id, game_id)
            await self.show_deal(actor, reply, ReviewDeal(table_id, number, deal or 0))
            return
        person, t = await self._ground.identity.person(actor), await self._ground.identity.to_asker(actor)
        (table_id, number), past = await self._last_reviewable(actor, person, game)
        asked = ReviewDeal(table_id, number, deal or _finished(past), 1)
        screen = await self._reviewer.page(actor, asked, t, reply, Place.PANEL)
        at = await self._ground.storage.archive.ended_at(table_id, number)
        own = Button(t("button-own-games"), LedgerPage(game, LedgerTopic.HISTORY, player=person.id))
        names = past.names(asked.deal, lambda person: name(person, t))
        title = " · ".join((f"**{SCREENS[game].title(t)}**", *([when(at, "d")] if at is not None else []), *names))
        await reply.show_panel(replace(screen, blocks=(Text(title), *screen.blocks, Row((own,)))))

    async def has_last(self, actor: Actor, person: Person, game: str) -> bool:
        """Return whether a person has a game on this server with a finished deal to look back on."""
        with suppress(Refusal):
            await self._last_reviewable(actor, person, game)
            return True
        return False

    async def _last_reviewable(self, actor: Actor, person: Person, game: str) -> tuple[tuple[int, int], PastGame]:
        """Return the person's newest game with a finished deal, with its table and its number there."""
        for table_id in await self._ground.storage.tables.own_dealt(person, actor.guild_id, game):
            table = await self._access.read(actor, table_id)
            for number in range(table.deal.game_number, 0, -1):
                past = await self._past.at(actor, table_id, number)
                if _finished(past):
                    return (table_id, number), past
        raise Refusal("no-finished-deal")

    @does(ReviewDeal)
    async def show_deal(self, actor: Actor, reply: Reply, action: ReviewDeal) -> None:
        """Show a page of a review."""
        asked, t = replace(action, page=action.page or 1), await self._ground.identity.to_asker(actor)
        # From a hand the review opens in a message of its own, because the hand has to stay.
        place, show = (Place.NOTE, reply.show_note) if action.page == 0 else (Place.PANEL, reply.show_panel)
        await show(await self._reviewer.page(actor, asked, t, reply, place))

    @does(ShowExample)
    async def show_example(self, actor: Actor, reply: Reply, action: ShowExample) -> None:
        """Show a mistake of a deal that shows a habit, or what was said in it, in a message of its own."""
        asked = ReviewDeal(action.table_id, action.game, action.deal)
        t = await self._ground.identity.to_asker(actor)
        await reply.show_note(await self._reviewer.page(actor, asked, t, reply, Place.NOTE, action.habit))

    @does(ShowHands)
    async def show_hands(self, actor: Actor, reply: Reply, action: ShowHands) -> None:
        """Show all hands of a finished deal."""
        past = await self._past.at(actor, action.table_id, action.game)
        screens = SCREENS[kind_of(past.game).name]
        if not screens.has_hands:
            raise Refusal("unknown-button")
        if not 1 <= action.deal <= _finished(past):
            raise Refusal("no-finished-deal")
        t = await self._ground.identity.to_asker(actor)
        names = Named(past.names(action.deal, lambda person: person.title), past.seat_of(action.deal, actor.user_id), t)
        await reply.show_note(screens.hands(past.game, action.deal, names.headings, t))
