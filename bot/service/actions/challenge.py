"""Challenges: somebody challenges a friend to the same deals, and both play them in private, each when they like."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bot.model.challenge import (
    DEALS,
    AnswerChallenge,
    Challenge,
    ChallengeAgain,
    MakeChallenge,
    OpenChallenge,
    PlayChallenge,
    ShowChallenge,
    ShowChallengeDeal,
    ShowChallengeRules,
    ShowChallenges,
)
from bot.model.company import Friend
from bot.model.errors import PersonGone, Refusal
from bot.model.event import Stage
from bot.service.actions.access import need_allowed
from bot.service.actions.answers import Answers
from bot.service.actions.private_table import PrivateTables
from bot.service.common.gateway import NOBODY, Mentioned
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.alone import begin_bout
from bot.service.running.ground import Ground
from bot.ui.challenge import (
    LISTED,
    challenge_deal,
    challenge_message,
    challenge_page,
    challenge_rules,
    challenges_page,
    made_note,
    which_game,
)
from bot.ui.screen import Screen
from engine.games import GAMES
from engine.players import Level


@dataclass(frozen=True, slots=True)
class ChallengeService:
    """Makes and answers challenges, and has people play them."""

    _ground: Ground
    _answers: Answers
    _private_tables: PrivateTables

    # Making and answering

    async def challenge(self, actor: Actor, reply: Reply, game: str, friend: Friend | None) -> None:
        """Challenge a friend in this channel; without one, list the person's challenges."""
        if friend is None:
            await reply.show_note(await self._list(actor, game))
        else:
            await self._make(actor, reply, game, friend)

    async def ask_game(self, actor: Actor, reply: Reply, friend: Friend) -> None:
        """Ask at which game a friend is challenged, who was pointed at."""
        need_server(actor)
        _need_other(actor, friend)
        if not friend.is_here:
            raise Refusal("challenge-refused", person=f"<@{friend.account}>")
        await reply.show_note(which_game(friend.account, await self._ground.identity.to_asker(actor)))

    @does(MakeChallenge)
    async def make(self, actor: Actor, reply: Reply, action: MakeChallenge) -> None:
        """Challenge the account of the button."""
        await self._make(actor, reply, action.game, await self._find(actor, action.game, action.account))

    @does(ChallengeAgain)
    async def again(self, actor: Actor, reply: Reply, action: ChallengeAgain) -> None:
        """Challenge the other one again."""
        challenge = await self._ground.storage.challenges.find(action.challenge)
        other = challenge.people[1 - challenge.side(actor.user_id)]
        if challenge.stage is not Stage.OVER or other.user_id is None:
            raise Refusal("not-now")
        await self._make(actor, reply, challenge.game, await self._find(actor, challenge.game, other.user_id))

    async def _find(self, actor: Actor, game: str, account: int) -> Friend:
        """Return the account that a button names as the server has it now: somebody may have left meanwhile."""
        _need_place(actor, game)
        try:
            return await self._ground.gateway.find_member(actor.guild_id, account)
        except PersonGone:
            return Friend(account, "", is_here=False)

    async def _make(self, actor: Actor, reply: Reply, game: str, friend: Friend) -> None:
        _need_place(actor, game)
        _need_other(actor, friend)
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        seeds = [self._ground.chance.seed() for _ in range(DEALS)]
        place = actor.guild_id, actor.channel_id
        made = await self._ground.storage.challenges.make(person, friend, game, place, seeds, actor.delivery)
        notified = Mentioned((friend.account,)) if made.notified else NOBODY
        await reply.post(challenge_message(made.challenge, self._ground.identity.to_all(guild)), notified)
        if not made.notified:
            await reply.show_below(made_note(made.challenge, self._ground.identity.to(person)))

    @does(AnswerChallenge)
    async def answer(self, actor: Actor, reply: Reply, action: AnswerChallenge) -> None:
        """Accept a challenge, decline it, or take it back."""
        person, challenges = await self._ground.identity.person(actor), self._ground.storage.challenges
        challenge = await challenges.answer(action.challenge, actor.user_id, actor.delivery, accept=action.accept)
        page = challenge_page(challenge, challenge.side(actor.user_id), self._ground.identity.to(person))
        if reply.on_panel:
            await reply.show_panel(page)
            return
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        await reply.show_public(challenge_message(challenge, t))
        if challenge.stage is Stage.OPEN:
            await reply.show_below(page)

    # How it stands

    @does(OpenChallenge)
    async def open(self, actor: Actor, reply: Reply, action: OpenChallenge) -> None:
        """Show one of the two how a challenge stands, in a message of its own."""
        challenge = await self._ground.storage.challenges.find(action.challenge)
        await reply.show_note(await self._page(actor, challenge))

    @does(ShowChallenge)
    async def show(self, actor: Actor, reply: Reply, action: ShowChallenge) -> None:
        """Show one of the two how a challenge stands, perhaps where the hand with a deal of it was."""
        challenge = await self._ground.storage.challenges.find(action.challenge)
        own = challenge.tries[challenge.side(actor.user_id)].values()
        newest = max((tried.table_id or 0 for tried in own), default=0)
        await self._answers.show_aside(actor, reply, newest, await self._page(actor, challenge))

    @does(ShowChallengeRules)
    async def show_rules(self, actor: Actor, reply: Reply, action: ShowChallengeRules) -> None:
        """Say how a challenge counts, and show the seals of its deals."""
        challenge = await self._ground.storage.challenges.find(action.challenge)
        side = challenge.side(actor.user_id)
        await reply.show_note(challenge_rules(challenge, side, await self._ground.identity.to_asker(actor)))

    @does(ShowChallengeDeal)
    async def show_deal(self, actor: Actor, reply: Reply, action: ShowChallengeDeal) -> None:
        """Show what both have made of a deal, once the challenge is over."""
        challenge = await self._ground.storage.challenges.find(action.challenge)
        side = challenge.side(actor.user_id)
        if challenge.stage is not Stage.OVER:
            raise Refusal("still-played")
        if action.deal > DEALS:
            raise Refusal("unknown-button")
        await reply.show_panel(
            challenge_deal(challenge, side, action.deal, await self._ground.identity.to_asker(actor))
        )

    @does(ShowChallenges)
    async def list(self, actor: Actor, reply: Reply, action: ShowChallenges) -> None:
        """List the person's challenges at a game."""
        await reply.show_panel(await self._list(actor, action.game))

    @does(PlayChallenge)
    async def play(self, actor: Actor, reply: Reply, action: PlayChallenge) -> None:
        """Begin the next deal of a challenge, or go on with the one under way."""
        person, challenge = (
            await self._ground.identity.person(actor),
            await self._ground.storage.challenges.find(action.challenge),
        )
        strong = await self._ground.storage.people.computers(Level.STRONG)
        computers = strong[: GAMES[challenge.game].seats[0] - 1]
        begin = partial(begin_bout, challenge_id=challenge.id, account=actor.user_id, computers=computers)
        await self._private_tables.open(actor, reply, person, begin)

    async def _page(self, actor: Actor, challenge: Challenge) -> Screen:
        t = await self._ground.identity.to_asker(actor)
        return challenge_page(challenge, challenge.side(actor.user_id), t)

    async def _list(self, actor: Actor, game: str) -> Screen:
        person = await self._ground.identity.person(actor)
        found = await self._ground.storage.challenges.of_person(person, game, LISTED)
        return challenges_page(game, actor.user_id, found, self._ground.identity.to(person))


def _need_place(actor: Actor, game: str) -> None:
    """Raise `Refusal` where nobody is a member of anything."""
    if not actor.on_server:
        raise Refusal("challenge-where", command=game, invite=actor.invite)


def _need_other(actor: Actor, friend: Friend) -> None:
    """Raise `Refusal` where somebody challenges a bot, or the own account."""
    if friend.bot:
        raise Refusal("challenge-bots")
    if friend.account == actor.user_id:
        raise Refusal("challenge-self")
