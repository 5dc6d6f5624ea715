"""The pages of challenges: what a channel is told, what each of the two sees meanwhile, and how one has ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from bot.i18n.texts import Texts
from bot.model import comparing
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
from bot.model.duplicate import Bout
from bot.model.event import Stage
from bot.model.names import NOBODY, bare, short
from bot.model.person import Person
from bot.model.table import Table
from bot.ui.evening import look_button, share_text
from bot.ui.formatting import GOLD, GREEN, GREY, name, signed, when
from bot.ui.games import SCREENS
from bot.ui.offers import table_button
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.games import with_duplicates

LEFT_OFF: Final = "🤖"
"""The sign beside points that computers have come to for somebody."""
MISSED: Final = "–"
"""What stands for the points of a deal that somebody has not begun."""
LISTED: Final = 8
"""How many challenges a list shows."""


def _title(challenge: Challenge, side: int, t: Texts) -> str:
    """Return the title of the pages that one of the two sees."""
    other = _called(challenge.people[1 - side], t)
    return t("challenge-title", other=other) + f"\n**{SCREENS[challenge.game].title(t)}**"


def _called(person: Person, t: Texts) -> str:
    """Name a person, or mention one of whom nothing but the account is known yet; nobody is notified by it."""
    unknown = person.user_id is not None and bare(person.name) == NOBODY
    return f"<@{person.user_id}>" if unknown else name(person, t)


def _share(share: Fraction | None, t: Texts) -> str:
    """Write a share in per cent; a deal that neither has played has none."""
    return share_text(share, t) if share is not None else MISSED


def _mention(person: Person, t: Texts) -> str:
    return f"<@{person.user_id}>" if person.user_id is not None else name(person, t)


# What everybody may see


def challenge_message(challenge: Challenge, t: Texts) -> Screen:
    """Tell a channel that somebody is challenged, or what has become of that; never what anybody has played."""
    people = dict(zip(("name", "other"), (_called(each, t) for each in challenge.people), strict=True))
    game, until = SCREENS[challenge.game].title(t), when(challenge.ends_at, "f")
    if challenge.stage is Stage.ASKED:
        asked = t("challenge-made", friend=_mention(challenge.people[1], t), deals=DEALS, game=game, **people)
        return Screen((Text(asked), Text(t("challenge-made-how", until=until)), _answers(challenge, t)), GREEN)
    if challenge.stage is Stage.OFF:
        return Screen((Text(t("challenge-closed", **people)),), GREY)
    told = t("challenge-accepted", deals=DEALS, game=game, until=until, **people)
    return Screen((Text(told), Row((_open(challenge, t),))), GREEN)


def _answers(challenge: Challenge, t: Texts) -> Row:
    accept = Button(t("button-challenge-accept"), AnswerChallenge(challenge.id, True), Style.GO, emoji="⚔️")
    return Row((accept, Button(t("button-challenge-decline"), AnswerChallenge(challenge.id, False))))


def _open(challenge: Challenge, t: Texts) -> Button:
    return Button(t("button-challenge"), OpenChallenge(challenge.id), Style.GO, emoji="⚔️")


def challenge_ended(challenge: Challenge, t: Texts) -> Screen:
    """Tell both, where everybody may read it, that their challenge is over; how it ended is on the page behind it."""
    first, second = (_mention(person, t) for person in challenge.people)
    told = t("challenge-ended", name=first, other=second, game=SCREENS[challenge.game].title(t))
    return Screen((Text(told), Row((_open(challenge, t),))), GOLD)


# What one person sees


def which_game(account: int, t: Texts) -> Screen:
    """Ask at which game somebody is challenged."""
    buttons = [
        Button(SCREENS[game].title(t), MakeChallenge(game, account), Style.GO, emoji="⚔️") for game in with_duplicates()
    ]
    return Screen((Text(t("challenge-which", friend=f"<@{account}>", deals=DEALS)), *rows(buttons, 3)), GREEN)


def made_note(challenge: Challenge, t: Texts) -> Screen:
    """Say that somebody was not notified who is challenged."""
    return Screen((Text(t("challenge-silent", person=_mention(challenge.people[1], t))),), GREY)


def challenges_page(game: str, account: int, challenges: Sequence[Challenge], t: Texts) -> Screen:
    """List a person's challenges at a game, each with how far it has come."""
    title = f"{t('challenges-title')}\n**{SCREENS[game].title(t)}**"
    lines, buttons = [], []
    for number, challenge in enumerate(challenges, start=1):
        lines.append(f"{number}. {challenge_line(challenge, account, t)}")
        buttons.append(Button(f"{number}. {other_name(challenge, account, t)}", ShowChallenge(challenge.id)))
    about = Text(t("challenges-about", deals=DEALS))
    return Screen((Text(title), Text("\n".join(lines) or t("challenges-none")), *rows(buttons, 2), about), GREEN)


def other_name(challenge: Challenge, account: int, t: Texts) -> str:
    """Return the short name of the one of the two whose account this is not."""
    other = challenge.people[1 - challenge.side(account)]
    return short(other.name) if other.user_id is not None else t("person-deleted")


def challenge_line(challenge: Challenge, account: int, t: Texts) -> str:
    """Tell in one line how far a challenge has come for a person."""
    side = challenge.side(account)
    values = {"other": _called(challenge.people[1 - side], t), "until": when(challenge.ends_at)}
    if challenge.stage is Stage.ASKED:
        return t("challenge-line-asks-you" if side else "challenge-line-asked", **values)
    if challenge.stage is Stage.OVER:
        return t("challenge-line-over", share=_share(challenge.result(side), t), **values)
    return t("challenge-line-played", played=(challenge.next_deal(side) or DEALS + 1) - 1, deals=DEALS, **values)


def challenge_page(challenge: Challenge, side: int, t: Texts) -> Screen:
    """Show one of the two how a challenge stands; of the other nothing before it is over."""
    shown = {Stage.ASKED: _asked, Stage.OPEN: _played, Stage.OVER: _over}.get(challenge.stage)
    if shown is None:
        closed = Text(
            t("challenge-closed", name=_called(challenge.people[0], t), other=_called(challenge.people[1], t))
        )
        return Screen((Text(_title(challenge, side, t)), closed, *rows(_more(challenge, t))), GREY)
    return Screen((Text(_title(challenge, side, t)), *shown(challenge, side, t)), GOLD if shown is _over else GREEN)


def _more(challenge: Challenge, t: Texts) -> list[Button]:
    rules = Button(t("button-evening-rules"), ShowChallengeRules(challenge.id), emoji="📖")
    return [Button(t("button-challenges"), ShowChallenges(challenge.game), emoji="📋"), rules]


def challenge_rules(challenge: Challenge, side: int, t: Texts) -> Screen:
    """Say how a challenge counts, and show the seal of each deal."""
    seals = [t("evening-seals"), *(f"-# {deal}: `{challenge.seal(deal)}`" for deal in range(1, DEALS + 1))]
    return Screen((Text(_title(challenge, side, t)), Text(t("challenge-how")), Text("\n".join(seals))), GREEN)


def _asked(challenge: Challenge, side: int, t: Texts) -> list[Block]:
    values = {"other": _called(challenge.people[1 - side], t), "until": when(challenge.ends_at, "f")}
    told = t("challenge-asks-you" if side else "challenge-asked", **values)
    take_back = Row((Button(t("button-challenge-withdraw"), AnswerChallenge(challenge.id, False)),))
    answers = _answers(challenge, t) if side else take_back
    return [Text(told), answers, *rows(_more(challenge, t))]


def _played(challenge: Challenge, side: int, t: Texts) -> list[Block]:
    deal, other = challenge.next_deal(side), _called(challenge.people[1 - side], t)
    until, under_way = when(challenge.ends_at), deal in challenge.tries[side]
    lines = [t("challenge-until", until=until)]
    made = challenge.tries[side]
    lines += [
        t("challenge-own", deal=each, points=signed(tried.points))
        for each, tried in sorted(made.items())
        if tried.ended
    ]
    buttons = []
    if deal is None:
        lines.append(t("challenge-waits", other=other, until=until))
    else:
        lines += [t("challenge-under-way", deal=deal)] if under_way else []
        buttons.append(_play(challenge.id, deal, t, under_way=under_way))
    return [Text("\n".join(lines)), *rows([*buttons, *_more(challenge, t)], 2)]


def _play(challenge_id: int, deal: int, t: Texts, *, under_way: bool = False) -> Button:
    label = t("button-challenge-go-on" if under_way else "button-challenge-play", deal=deal)
    return Button(label, PlayChallenge(challenge_id), Style.GO, emoji="🃏")


def _over(challenge: Challenge, side: int, t: Texts) -> list[Block]:
    deals = range(1, DEALS + 1)
    lines = [t("challenge-head")]
    lines += [_compared(challenge, side, deal, t) for deal in deals]
    if any(tried.left_off for tries in challenge.tries for tried in tries.values()):
        lines.append(t("challenge-left-off", sign=LEFT_OFF))
    if any(deal not in tries for tries in challenge.tries for deal in deals):
        lines.append(t("challenge-missed", sign=MISSED))
    looks = [Button(t("button-challenge-deals"), ShowChallengeDeal(challenge.id, 1), emoji="🔍")]
    again = (
        []
        if challenge.people[1 - side].user_id is None
        else [Button(t("button-challenge-again"), ChallengeAgain(challenge.id), Style.GO, emoji="⚔️")]
    )
    told = Text("\n".join([_won(challenge, side, t), *lines]))
    return [told, *rows([*looks, *again, *_more(challenge, t)], 2)]


def _won(challenge: Challenge, side: int, t: Texts) -> str:
    """Say who has won a challenge that is over."""
    own, other = (challenge.result(each) for each in (side, 1 - side))
    if own is None or other is None:
        return t("challenge-nobody")
    values = {"other": _called(challenge.people[1 - side], t), "share": _share(own, t), "less": _share(other, t)}
    if own == other:
        return t("challenge-drawn", **values)
    return t("challenge-won" if own > other else "challenge-lost", **values)


def _compared(challenge: Challenge, side: int, deal: int, t: Texts) -> str:
    own, other = (_points(challenge, each, deal) for each in (side, 1 - side))
    share = _share(challenge.share(side, deal), t)
    return t("challenge-deal-line", deal=deal, own=own, theirs=other, share=share)


def _points(challenge: Challenge, side: int, deal: int) -> str:
    points = challenge.points(side, deal)
    if points is None:
        return MISSED
    return signed(points) if challenge.was_finished(side, deal) else f"{signed(points)} {LEFT_OFF}"


def challenge_deal(challenge: Challenge, side: int, deal: int, t: Texts) -> Screen:
    """Show what both have made of a deal of a challenge that is over, and lead to looking back on either's play."""
    lines, looks = [t("challenge-deal", deal=deal, deals=DEALS)], []
    for each in (side, 1 - side):
        person, tried = challenge.people[each], challenge.tries[each].get(deal)
        share = _share(challenge.share(each, deal), t)
        lines.append(
            t("challenge-made-of", name=_called(person, t), points=_points(challenge, each, deal), share=share)
        )
        if tried is not None and tried.table_id is not None:
            looks.append(replace(look_button(tried.table_id, challenge.game, t), label=short(person.name)))
    seal = t("evening-seed", seal=challenge.seal(deal), seed=challenge.seeds[deal - 1].hex())
    others = [
        Button(str(each), ShowChallengeDeal(challenge.id, each), enabled=each != deal) for each in range(1, DEALS + 1)
    ]
    back = Button(t("button-challenge"), ShowChallenge(challenge.id), Style.GO, emoji="⚔️")
    told = Text(_title(challenge, side, t)), Text("\n".join(lines))
    return Screen((*told, *rows(looks, 2), *rows(others, 5), Row((back,)), Text(seal)), GOLD)


# The hand at the table


def bout_title(bout: Bout, game: str, t: Texts) -> str:
    """Return the title of a hand with a deal of a challenge."""
    return t("challenge-hand", deal=bout.deal, deals=DEALS) + f"\n**{SCREENS[game].title(t)}**"


def bout_over(table: Table, seat: int, t: Texts) -> list[Block]:
    """Say in a hand how a deal of a challenge has ended for its player, and lead to the next one."""
    bout = table.duplicate.bout if table.duplicate is not None else None
    assert bout is not None
    ended = t("daily-ended", points=signed(comparing.standing(table, seat)), partners=int(table.kind.partners))
    more = t("challenge-secret") if bout.deal < DEALS else t("challenge-last")
    buttons = [_play(bout.challenge, bout.deal + 1, t)] if bout.deal < DEALS else []
    buttons += [
        Button(t("button-challenge"), ShowChallenge(bout.challenge), emoji="⚔️"),
        table_button(table, seat, t),
    ]
    return [Text(f"{ended}\n{more}"), *rows(buttons, 2)]
