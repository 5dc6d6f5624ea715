"""The page of a match of two servers, as each of them shows it."""

from __future__ import annotations

from dataclasses import replace

from bot.i18n.texts import Texts
from bot.model.evening import OpenEvening
from bot.model.server_match import (
    MOST_PEOPLE,
    TEAMS,
    BeginMatch,
    CallMatchOff,
    ChooseTeammate,
    JoinMatch,
    LeaveMatch,
    OpenMatchHand,
    ServerMatch,
    Teammate,
)
from bot.ui.evening import LETTERS, so_far, standings_of, under_way, won
from bot.ui.formatting import GOLD, GREEN, GREY, when
from bot.ui.games import SCREENS
from bot.ui.partner import absent_lines, partner_lines, partner_offer
from bot.ui.screen import Block, Button, Row, Rule, Screen, Style, Text, rows


def match_page(match: ServerMatch, team: int, t: Texts) -> Screen:
    """Show one of the two servers who has signed up for their match, or how it stands."""
    evening = match.evening
    title = t("match-title", evening=evening.id, deals=match.deals) + f"\n**{SCREENS[evening.game].title(t)}**"
    if not match.begun:
        return _sign_up_page(match, title, team, t)
    standings = [*won(evening, t), *standings_of(evening, t)] if evening.shown else []
    told = [t("match-you", side=LETTERS[team]), *so_far(evening, standings, t)]
    blocks: list[Block] = [Text(title), Text("\n".join(told))]
    buttons = [Button(t("button-evening"), OpenEvening(evening.id), emoji="🏆")]
    if not evening.over:
        blocks += [Rule(), Text("\n".join(under_way(evening, t)))]
        buttons.insert(0, Button(t("button-hand"), OpenMatchHand(evening.id), Style.GO, emoji="🃏"))
    return Screen((*blocks, Row(tuple(buttons))), GOLD)


def _sign_up_page(match: ServerMatch, title: str, team: int, t: Texts) -> Screen:
    if match.evening.over:
        return Screen((Text(f"{title}\n{t('match-off')}"),), GREY)
    told = [line for number in range(len(match.teams)) for line in _team(match, number, t, own=number == team)]
    code = match.teams[0].code
    if any(each.ready for each in match.teams):
        absent = [each.person for each in match.teams[team].people if not each.here]
        told += absent_lines(absent, t)
    if code is not None:
        told.append(t("match-code", command=match.evening.game, code=code))
    told.append(t("match-begins", until=when(match.evening.ends_at, "f")))
    buttons = [
        Button(t("button-in"), JoinMatch(match.number), Style.GOOD, emoji="✋"),
        Button(t("button-out"), LeaveMatch(match.number)),
        *([Button(t("button-match-begin"), BeginMatch(match.number), emoji="▶️")] if len(match.teams) == TEAMS else []),
        Button(t("button-match-off"), CallMatchOff(match.number), emoji="✖️"),
    ]
    offer = partner_offer(match.teams[team].people, ChooseTeammate(match.number), t)
    return Screen((Text(title), Text(t("match-about")), Text("\n".join(told)), *offer, *rows(buttons, 2)), GREEN)


def _team(match: ServerMatch, number: int, t: Texts, *, own: bool) -> list[str]:
    """Name those of a team who have signed up: the own ones as at any table, the others as they want to be known."""
    team = match.teams[number]
    title = t(
        "match-team",
        side=LETTERS[number],
        where="here" if own else "there",
        people=len(team.people),
        most=MOST_PEOPLE,
        ready="yes" if team.ready_until is not None else "no",
        until=when(team.ready_until, "t") if team.ready_until is not None else "",
    )
    return [title, *partner_lines(team.people if own else _known(match, number), t)]


def _known(match: ServerMatch, number: int) -> list[Teammate]:
    """Return the people of a team by the names by which they are known across servers."""
    names = match.names
    people = match.teams[number].people
    return [replace(each, person=replace(each.person, name=names[each.person.id])) for each in people]
