"""The replay of a past game: a position as a picture and in words, and a whole deal as a moving picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.play_on import PlayOnReplay, may_play_on
from bot.model.replay import (
    AskToShare,
    JumpInReplay,
    Moment,
    OpenReplay,
    PostFilm,
    PostMoment,
    ShowFilm,
    Step,
    Stop,
    TurnReplay,
    landmarks,
    nearest,
    stepped,
)
from bot.ui.formatting import GOLD, GREY, hand_words, literal, side_names, trick_cards
from bot.ui.games import SCREENS
from bot.ui.play_on import play_on_button
from bot.ui.screen import Block, Button, Choice, Picture, Row, Screen, Select, Style, Text, rows
from bot.ui.table_picture import Seating, TablePicture
from engine.games import kind_of
from engine.moves import Ask, Concede, Cut, Deal, Declare, Play, Signal

STEPS: Final = ((Step.CARD_BACK, "◀️"), (Step.CARD_ON, "▶️"))
"""The buttons that lead to the positions before and after one."""
CARD_LASTS, TRICK_LASTS, END_LASTS = 900, 2200, 6000
"""How many milliseconds a film shows a card, a finished trick, and the beginning and the end of the deal."""


@dataclass(frozen=True, slots=True)
class Where:
    """Which position of which game is shown, and to whom."""

    table_id: int
    game: int
    """The number of the game at its table."""
    seating: Seating
    """Who played the deal."""
    hands: bool
    """Whether all hands are shown."""
    title: str = ""
    """What the game is called instead of by the number of its table."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, as messages write them."""
        return tuple(map(literal, self.seating.names))


# A position


def moment_picture(moment: Moment, where: Where, t: Texts) -> TablePicture | None:
    """Describe a position for a picture; a finished trick still lies in the middle, unless the deal is over."""
    game = moment.game
    picture = SCREENS[kind_of(game).name].picture(game.view(), where.seating, t)
    if picture is None:
        return None
    if picture.scores:
        totals = zip(picture.scores, moment.totals, strict=True)
        picture = replace(picture, scores=tuple(replace(score, points=points) for score, points in totals))
    if where.hands:
        chairs = enumerate(picture.chairs)
        picture = replace(
            picture, chairs=tuple(replace(chair, lying=game.view(seat).hand) for seat, chair in chairs), last=None
        )
    if moment.ends_trick and picture.banner is None:
        played = dict(moment.trick)
        chairs = enumerate(picture.chairs)
        lying = tuple(
            replace(chair, card=played.get(seat), best=seat == moment.winner, turn=False) for seat, chair in chairs
        )
        picture = replace(picture, chairs=lying, last=None)
    return picture


def describe_moment(moment: Moment, names: Sequence[str], t: Texts) -> str:
    """Tell what has just happened: the trick so far, or what somebody has said."""
    if moment.trick:
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in moment.trick)
        if moment.winner is None:
            return t("words-trick-now", number=moment.trick_number, plays=plays)
        return t("words-trick", number=moment.trick_number, plays=plays, winner=names[moment.winner], bonus=0, you="no")
    name = names[moment.mover] if moment.mover is not None else ""
    match moment.move:
        case Deal():
            return t("replay-dealt")
        case Cut(cards):
            return t("replay-cut", cards=cards)
        case Declare(combination):
            points = SCREENS[kind_of(moment.game).name].worth(combination)
            return t("replay-declare", name=name, combination=combination, points=points)
        case Ask(rank):
            return t("replay-ask", name=name, rank=rank)
        case Signal(suit):
            return t("replay-signal", name=name, suit=suit)
        case Concede(side):
            kind = kind_of(moment.game)
            losers = ", ".join(name for seat, name in enumerate(names) if kind.side_of(seat) == side)
            return t("replay-concede", names=losers)
    return t(f"replay-move-{moment.move}", name=name)


def hands_in_words(moment: Moment, names: Sequence[str], t: Texts) -> str:
    """Name the cards that everybody holds, a line for each hand."""
    hands = ((name, moment.game.view(seat).hand) for seat, name in enumerate(names))
    return "\n".join(f"-# **{name}:** {hand_words(hand, t)}" for name, hand in hands if hand)


def moment_blocks(moment: Moment, where: Where, picture: Picture | None, t: Texts) -> list[Block]:
    """Show a position: what has just happened, and the picture of the table, which tells all hands if they are shown.

    Where there is no picture, they are told in words.
    """
    told = Text(f"{_title(moment, where, t)}\n{describe_moment(moment, where.names, t)}")
    if picture is not None:
        return [told, picture]
    words = hands_in_words(moment, where.names, t) if where.hands else ""
    return [told, *([Text(words)] if words else [])]


def _title(moment: Moment, where: Where, t: Texts) -> str:
    if where.title:
        return where.title
    game = t(f"game-{kind_of(moment.game).name}")
    return t("replay-title", game=game, table=where.table_id, number=where.game, deal=moment.deal)


def replay_screen(
    moment: Moment, where: Where, picture: Picture | None, places: Sequence[Stop], here: Stop, t: Texts
) -> Screen:
    """Show a position to one person, with the ways to others, and to showing it to everybody."""
    place = (where.table_id, where.game, here.ply)
    turns = Row(tuple(_turn_button(*step, where, places, here, t) for step in STEPS))
    hands = Button(
        t("button-replay-closed" if where.hands else "button-replay-open"), TurnReplay(*place, not where.hands)
    )
    play_on = play_on_button(PlayOnReplay(*place, where.hands), t, enabled=may_play_on(moment.game))
    share = Button(t("button-replay-share"), AskToShare(*place, where.hands), emoji="📌")
    jump = Select(JumpInReplay(*place, where.hands), _landmarks(places, here, t))
    return Screen((*moment_blocks(moment, where, picture, t), turns, jump, *rows([hands, play_on, share], 2)), GOLD)


def _turn_button(step: Step, emoji: str, where: Where, places: Sequence[Stop], here: Stop, t: Texts) -> Button:
    does = TurnReplay(where.table_id, where.game, here.ply, where.hands, step)
    style = Style.GO if step is Step.CARD_ON else Style.PLAIN
    return Button(t("button-replay-card"), does, style, emoji=emoji, enabled=stepped(places, here, step) != here)


def _landmarks(places: Sequence[Stop], here: Stop, t: Texts) -> tuple[Choice, ...]:
    """Name the beginnings of deals and the tricks of the one shown; the last one that is reached is chosen."""
    listed = landmarks(places, here)
    ends = [each for each in listed if each.ends_trick]
    labels = (
        t("replay-to-trick", number=1 + ends.index(each)) if each.ends_trick else t("replay-to-deal", deal=each.deal)
        for each in listed
    )
    reached = nearest(listed, here.ply)
    return tuple(Choice(label, str(each.ply), each == reached) for label, each in zip(labels, listed, strict=True))


def share_page(action: AskToShare, moment: Moment, where: Where, t: Texts) -> Screen:
    """Ask what everybody shall see: a position, or, where the game has pictures, the film of its deal."""
    place = (action.table_id, action.game, action.at, action.hands)
    buttons = [Button(t("button-replay-post"), PostMoment(*place), Style.GO, emoji="📌")]
    if moment_picture(moment, where, t) is not None:
        buttons.append(Button(t("button-replay-film"), ShowFilm(*place), emoji="🎞️"))
    buttons.append(Button(t("button-back"), TurnReplay(*place)))
    return Screen((Text(f"{_title(moment, where, t)}\n{t('replay-share')}"), *rows(buttons, 2)), GOLD)


def posted_moment(moment: Moment, where: Where, picture: Picture | None, t: Texts) -> Screen:
    """Show a position to everybody, with a button by which anybody goes on from there alone."""
    go_on = Button(t("button-replay"), TurnReplay(where.table_id, where.game, moment.ply, where.hands), emoji="▶️")
    return Screen((*moment_blocks(moment, where, picture, t), Row((go_on,))), GOLD)


# A deal as a film


@dataclass(frozen=True, slots=True)
class Film:
    """A deal as a moving picture: what its pictures show, for how long, and the same in words."""

    pictures: tuple[TablePicture, ...]
    lasting: tuple[int, ...]
    """How many milliseconds each picture lasts."""
    words: str


def film_of(moments: Iterable[Moment], where: Where, t: Texts) -> Film | None:
    """Describe the film of a deal, from its positions; `None` where the game has no pictures."""
    pictures, lasting, lines = list[TablePicture](), list[int](), list[str]()
    for moment in moments:
        picture = moment_picture(moment, where, t)
        if picture is not None:
            lines += [hands_in_words(moment, where.names, t)] if where.hands and not pictures else []
            lines += _line(moment, where.names, t)
            pictures.append(picture)
            lasting.append(CARD_LASTS if moment.trick and not moment.ends_trick else TRICK_LASTS)
            scored = moment.game.scored
    if not pictures:
        return None
    lasting[0] = lasting[-1] = END_LASTS
    lines.append(" · ".join(f"**{_side(each.seats, where.names, t)} {each.points}**" for each in scored))
    return Film(tuple(pictures), tuple(lasting), "\n".join(filter(None, lines)))


def _line(moment: Moment, names: Sequence[str], t: Texts) -> list[str]:
    """Write what a position adds to the story of a deal: a finished trick, or what somebody has said."""
    if moment.winner is not None:
        leader, cards = names[moment.trick[0][0]], trick_cards([card for _, card in moment.trick], t)
        of_trick = {"leader": leader, "cards": cards, "winner": names[moment.winner]}
        return [t("trick-line", number=moment.trick_number, points=-1, bonus=0, **of_trick)]
    return [] if isinstance(moment.move, Play | Cut | Deal) else [describe_moment(moment, names, t)]


def _side(seats: Sequence[int], names: Sequence[str], t: Texts) -> str:
    return side_names([names[seat] for seat in seats], t)


def film_blocks(film: Film, content: bytes, where: Where, moment: Moment, t: Texts) -> list[Block]:
    """Show the film of the deal of a position, and the same in words."""
    title = _title(moment, where, t)
    alt = t("replay-film-alt", deal=moment.deal, names=", ".join(where.seating.names))
    return [Text(title), Picture(f"deal-{moment.deal}.webp", content, alt), Text(film.words)]


def film_screen(film: Film, content: bytes, where: Where, moment: Moment, t: Texts) -> Screen:
    """Show the film of a deal to one person, who may show it to everybody."""
    place = (where.table_id, where.game, moment.ply, where.hands)
    post = Button(t("button-replay-share"), PostFilm(*place), Style.GO, emoji="🎞️")
    back = Button(t("button-back"), TurnReplay(*place))
    return Screen((*film_blocks(film, content, where, moment, t), Row((post, back))), GOLD)


def posted_film(film: Film, content: bytes, where: Where, moment: Moment, t: Texts) -> Screen:
    """Show the film of a deal to everybody, with a button by which anybody looks at it card by card."""
    button = Button(t("button-replay"), OpenReplay(where.table_id, where.game, moment.deal), emoji="▶️")
    return Screen((*film_blocks(film, content, where, moment, t), Row((button,))), GOLD)


def film_working(action: ShowFilm | PostFilm, deal: int, t: Texts) -> Screen:
    """Say that a film is still being made, with a button that shows it."""
    return Screen(
        (Text(t("replay-film-working", deal=deal)), Row((Button(t("button-review-again"), action, Style.GO),))), GREY
    )
