"""The pages of an evening for which people sign up, the seats of the deal under way, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.i18n.texts import Texts
from bot.model.actions import Look
from bot.model.evening import Evening, Play, ShowEvening, ShowEveningRules
from bot.model.movement import seats_of
from bot.model.person import Person
from bot.model.signing_up import BeginEvening, ChoosePartner, Entrant, Entries, SignOff, SignUp
from bot.ui.evening import deal_buttons, evening_page, first_place, page_title, people_names, share_text, so_far
from bot.ui.formatting import GOLD, name, when
from bot.ui.partner import absent_lines, partner_lines, partner_offer
from bot.ui.screen import Block, Button, Rule, Screen, Style, Text, rows


def page_of(evening: Evening, t: Texts, account: int | None = None) -> Screen:
    """Show how an evening of any form stands; with an account, what its owner has made, and where they sit next."""
    entries = evening.entries
    if entries is None:
        return evening_page(evening, t)
    if not evening.deals:
        return sign_up_page(evening, t, account)
    asker = _asker(entries, account)
    blocks: list[Block] = [Text(page_title(evening, t)), Text("\n".join(so_far(evening, _standings(evening, t), t)))]
    buttons = [Button(t("button-evening-rules"), ShowEveningRules(evening.id), emoji="📖")]
    if not evening.over:
        again = Button(t("button-evening-again"), ShowEvening(evening.id), emoji="🔄")
        buttons = [*_hand(evening, asker, t), again, _own_button(evening, asker, t), *buttons]
        told = [_stage(evening, t), *_own(evening, asker, t), t("evening-until", until=when(evening.ends_at, "t"))]
        blocks += [Rule(), Text("\n".join(told))]
    return Screen((*blocks, *deal_buttons(evening, 0, t), *rows(buttons, 2)), GOLD)


# Signing up


def _asker(entries: Entries, account: int | None) -> Entrant | None:
    return next((each for each in entries.entrants if account is not None and each.person.user_id == account), None)


def sign_up_page(evening: Evening, t: Texts, account: int | None = None) -> Screen:
    """Show everybody who has signed up for an evening, and once it has begun, who sits where.

    With an account, only its owner sees the page, and is offered to come or to go.
    """
    entries = evening.entries
    assert entries is not None
    blocks: list[Block] = [Text(page_title(evening, t)), Text("\n".join(_about(evening, entries, t)))]
    blocks += _partners(evening, entries, t)
    buttons = [Button(t("button-evening-rules"), ShowEveningRules(evening.id), emoji="📖")]
    if evening.deals:
        buttons = [Button(t("button-evening"), ShowEvening(evening.id), Style.GO, emoji="🏆"), *buttons]
    if not evening.over:
        enough = len(entries.present) >= entries.movement.least
        begin = Button(t("button-individual-begin"), BeginEvening(evening.id), emoji="▶️", enabled=enough)
        own = _asker(entries, account)
        signs = [_sign_up(evening, t), _sign_off(evening, t)]
        if account is not None:
            signs = signs[1:] if own is not None and own.here and not own.gone else signs[:1]
        buttons = [*signs, *([] if evening.deals else [begin]), *buttons]
    return Screen((*blocks, *rows(buttons, 2)), GOLD)


def _about(evening: Evening, entries: Entries, t: Texts) -> list[str]:
    """Say what is played, who has signed up, and when it goes on."""
    if evening.over:
        failed = t("individual-failed", least=entries.movement.least)
        return [t("evening-final", deals=evening.deals) if evening.deals else failed]
    about, movement = t(f"form-about-{evening.form}", seats=seats_of(evening.game) or 0), entries.movement
    if evening.deals:
        return [about, _stage(evening, t), *(_seated(evening, each, t) for each in _newest(evening))]
    names = ", ".join(name(each.person, t) for each in entries.present) or "…"
    people = {"people": len(entries.present), "most": movement.most}
    if movement.couples:
        told = [about, t("pairs-entrants", **people), *partner_lines(entries.present, t)]
    else:
        told = [about, t("individual-entrants", names=names, **people)]
    if entries.due_at is not None and entries.opener is not None:
        told.append(t("individual-begins", when=when(entries.due_at), opener=name(entries.opener, t)))
    told += absent_lines([each.person for each in entries.absent], t)
    return [*told, t("individual-needs", least=movement.least)]


def _partners(evening: Evening, entries: Entries, t: Texts) -> list[Block]:
    """Offer those who have no partner yet, before the first deal of an evening of pairs."""
    if evening.over or evening.deals or not entries.movement.couples:
        return []
    return partner_offer(entries.present, ChoosePartner(evening.id), t)


def _sign_up(evening: Evening, t: Texts) -> Button:
    return Button(t("button-in"), SignUp(evening.id), Style.GOOD, emoji="✋")


def _sign_off(evening: Evening, t: Texts) -> Button:
    return Button(t("button-out"), SignOff(evening.id))


# How it stands


def _standings(evening: Evening, t: Texts) -> list[str]:
    """Tell who stands where, and who has won an evening that is over, as soon as all shares are known."""
    if not evening.shown:
        return []
    lines, told = _lines(evening, t), list[str]()
    if evening.over and lines and all(share is not None for _, share in lines):
        told.append(first_place([who for who, share in lines if share == lines[0][1]], lines[0][1], t))
    for who, share in lines:
        place = 1 + sum((other or 0) > (share or 0) for _, other in lines)
        told.append(t("individual-line", place=place, name=who, share=share_text(share, t)))
    return told


def _lines(evening: Evening, t: Texts) -> list[tuple[str, Fraction | None]]:
    """Return who stands where, the best first: each person, or the two of each pair."""
    return [(people_names(line.people, t), line.share) for line in evening.standings]


def _own(evening: Evening, asker: Entrant | None, t: Texts) -> list[str]:
    """Tell whoever asks what they have made of each deal, and where they sit in the next one."""
    if asker is None:
        return []
    own = enumerate(evening.shares_for(asker), start=1)
    shares = [f"{deal}: {share_text(share, t)}" for deal, share in own]
    told = [t("individual-own", shares=" · ".join(shares))] if shares else []
    following = evening.newest_deal + 1
    if asker.gone or following > evening.deals:
        return told
    return [*told, *_next_seat(evening, asker, following, t)]


def _next_seat(evening: Evening, asker: Entrant, deal: int, t: Texts) -> list[str]:
    """Say at which table somebody plays a deal, with whom, and against whom; nothing as long as that is not known."""
    entries, found = evening.entries, enumerate(evening.seated(deal), start=1)
    own = next(((table, numbers) for table, numbers in found if asker.number in numbers), None)
    assert entries is not None
    if own is None:
        return [t("pairs-next", round=1 + len(entries.rounds))]
    table, numbers = own
    seat, seats = numbers.index(asker.number), len(numbers)
    sides = [_sitting(numbers[odd::2], entries.holders, t) for odd in (seat % 2, 1 - seat % 2)]
    partner = _sitting([numbers[(seat + 2) % seats]], entries.holders, t) if seats > 2 else ""
    against = {"deal": deal, "table": table, "partner": partner, "opponents": sides[1]}
    return [t("individual-next" if seats > 2 else "individual-next-alone", **against)]


def _sitting(numbers: Sequence[int], holders: Mapping[int, Person], t: Texts) -> str:
    """Name who has these numbers of the movement; computers have those that nobody has."""
    if len(numbers) > 1 and not holders.keys() & set(numbers):
        return t("individual-computers")
    return ", ".join(name(holders[each], t) if each in holders else t("individual-computer") for each in numbers)


def _stage(evening: Evening, t: Texts) -> str:
    """Tell how many tables have finished the newest deal, or when the next one comes."""
    entries, deal = evening.entries, evening.newest_deal
    assert entries is not None
    if entries.due_at is not None:
        return t("individual-due", deal=deal + 1, deals=evening.deals, when=when(entries.due_at))
    finished, tables = len(evening.points(deal)), len(_newest(evening))
    return t("individual-stage", deal=deal, deals=evening.deals, finished=finished, tables=tables)


def _newest(evening: Evening) -> list[Play]:
    """Return the newest deal at each of its tables."""
    return sorted((each for each in evening.plays if each.deal == evening.newest_deal), key=lambda each: each.table)


def _seated(evening: Evening, play: Play, t: Texts) -> str:
    """Name who sits at a table of the newest deal, and say whether it has finished; the cards may not be dealt yet."""
    entries = evening.entries
    assert entries is not None
    numbers = evening.seated(play.deal)[play.table - 1]
    sides = [
        people_names(play.people[odd::2], t) if play.people else _sitting(numbers[odd::2], entries.holders, t)
        for odd in (0, 1)
    ]
    played = play.points is not None
    return t("individual-table", table=play.table, one=sides[0], other=sides[1], done="yes" if played else "no")


def _hand(evening: Evening, asker: Entrant | None, t: Texts) -> list[Button]:
    """Make the button that opens the hand of whoever asks, at their table of the deal under way."""
    own = [
        each
        for each in _newest(evening)
        if asker is not None and each.is_under_way and asker.person.id in {person.id for person in each.people}
    ]
    return [Button(t("button-hand"), Look(each.table_id, "0.0"), Style.GO, emoji="🃏") for each in own]


def _own_button(evening: Evening, asker: Entrant | None, t: Texts) -> Button:
    return _sign_up(evening, t) if asker is None or asker.gone else _sign_off(evening, t)
