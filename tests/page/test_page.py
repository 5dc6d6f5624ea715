"""The playground's page on a phone: a real Chromium presses whole games, and finds fault with what it sees."""

import importlib.util
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.ui.games import SCREENS
from tests.support.phone import ASKS, PHONE, Button, Message, Phone, Seen, chromium, phone
from tests.support.service import tamper

pytestmark = pytest.mark.stress
NEED_CHROMIUM = "NEED_CHROMIUM"
"""Where this stands in the environment as 1, these tests fail instead of being skipped where there is no Chromium."""
PEOPLE = ("Anna", "Béla", "Cyril", "Dana")
ASIDE = {
    "Look again",
    "Hint",
    "More",
    "In words",
    "Look back",
    "All hands",
    "Replay",
    "Back",
    "Dost!",
    "Words for the shuffle",
    "Deal of the day",
    "Puzzle",
}
"""Buttons of a hand that nobody has to press for the game to go on."""
SERIES = {1: "a single game", 3: "three", 5: "five", 10: "ten"}
"""How long a series may be chosen to be, by the brčka that win it."""
GAME_WON = r"\w+ & .+ wins? (one|two) brčk.+"
CHOSEN = r".+ (added|took) (one|two) brčk.+"
SERIES_WON = r"🏆 .+ & .+ win (the series|two series at once)!"
MATCH_OVER = r"🏆 .+ wins the match.+|🤝 The match is drawn.+"
PAGES = {
    "learn": "stovkahra learn",
    "standings": "brcko standings",
    "player": "brcko player",
    "tables": "stovkahra tables",
    "settings": "stovkahra-moderation settings",
    "daily": "stovkahra daily",
    "home": "stovkahra home",
    "privacy": "privacy",
}
"""Commands that are answered with a page."""
IDLE = 50
"""Looks at hands of which none asks for anything, after which nothing will ever happen."""
Tell = Callable[..., None]


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path | None:
    """The folder for pictures, where there is a browser and one was asked for."""
    missing = _missing()
    if missing and os.environ.get(NEED_CHROMIUM) == "1":
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    folder: Path | None = request.config.getoption("--pictures")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def screen(pictures: Path | None, tmp_path: Path) -> Iterator[Phone]:
    with phone(tmp_path, pictures) as ready:
        yield ready


def _missing() -> str:
    if importlib.util.find_spec("playwright") is None:
        return "playwright is not installed, which presses the page in a browser"
    return "" if chromium() else "there is no Chromium on this machine"


class Evening:
    """People who press whatever is asked of them, until their game is over."""

    def __init__(
        self,
        screen: Phone,
        name: str,
        people: tuple[str, ...],
        tell: Tell,
        ends: tuple[str, ...] = (),
        last: str = "",
        *,
        trick: bool = False,
    ) -> None:
        self.screen, self.name, self.people, self.tell = screen, name, people, tell
        self.ends, self.last, self.trick = ends, last, trick
        self.seed = Random().randrange(10**6)
        self.chance = Random(self.seed)
        self.deals: set[str] = set()
        self.lines = 0
        self.messages: dict[str, bool] = {}
        """All that were seen, and whether only one person saw it."""

    def play(self) -> None:
        """Play to the end, and tell what it took."""
        began, pressed = time.monotonic(), self.screen.presses
        self.press_on()
        presses, seconds = self.screen.presses - pressed, time.monotonic() - began
        self.screen.keep(f"{self.name}-over")
        self.part()
        deals, own = len(self.deals), sum(self.messages.values())
        self.tell(
            seconds=round(seconds),
            deals=deals,
            presses_a_deal=round(presses / deals, 1),
            seconds_a_deal=round(seconds / deals, 1),
            lines_of_a_table=self.lines,
            messages_for_all=len(self.messages) - own,
            messages_for_each=round(own / len(self.people), 1),
        )

    def press_on(self) -> None:
        """Press whatever is asked for, until it is over."""
        print(f"{self.name}: seed {self.seed}")
        viewer, idle = 0, 0
        while not self.is_over(seen := self.screen.become(self.people[viewer])):
            self.note(seen)
            button = self.choice(seen.hand)
            idle = 0 if button else idle + 1
            assert idle < IDLE, f"nobody is asked for anything\n\n{seen.told}"
            self.press_or_wait(button, seen)
            viewer = self.next_viewer(viewer, button is not None)

    def is_over(self, seen: Seen) -> bool:
        """Say whether a hand tells how all ended and offers a rematch, or a game has come as far as it should."""
        if self.trick:
            return seen.hand is not None and "Before:" in seen.hand.text
        if self.last:
            return seen.table is not None and self.last in seen.table.text
        return seen.hand is not None and seen.hand.offers_rematch and all(self.endings(seen.hand))

    def endings(self, hand: Message) -> list[str]:
        """What a hand says of each thing that there is to say at the end; empty where it says nothing."""
        return [found[0] if (found := re.search(each, hand.text)) else "" for each in self.ends]

    def part(self) -> None:
        """Have everybody told the same end in their own hand, below tables of which the finished ones are silent."""
        told = set()
        for name in self.people:
            self.screen.become(name)
            seen = self.screen.until(self.is_over, f"{name}'s hand does not tell the end")
            seen = self.screen.until(lambda now: not any(now.noise()), "a finished table is not silent")
            self.messages.update((each.id, each.own) for each in seen.messages)
            told.add(tuple(self.endings(seen.hand)) if seen.hand else ())
        assert len(told) == 1, f"people are told different ends: {told}"

    def choice(self, hand: Message | None) -> Button | None:
        """One of the buttons that stand out, or else of all that do something; none once a rematch is offered."""
        if hand is None or hand.offers_rematch:
            return None
        buttons = [each for each in hand.buttons if each.enabled and each.label not in ASIDE]
        wanted = [each for each in buttons if each.chosen] or buttons
        return self.chance.choice(wanted) if wanted else None

    def press_or_wait(self, button: Button | None, seen: Seen) -> None:
        if button is not None:
            self.screen.press(button)
        elif len(self.people) == 1:
            self.screen.until(lambda now: now != seen, "the computers do not move")

    def next_viewer(self, viewer: int, moved: bool) -> int:
        """Whom the table names, where it is somebody; else the next in turn."""
        table = self.screen.look().table
        named = [name for name in self.people if table and name in table.lines[-1].text]
        if moved and len(named) == 1:
            return self.people.index(named[0])
        return (viewer + 1) % len(self.people)

    def note(self, seen: Seen) -> None:
        """Count the deal and its lines, and keep pictures of what matters."""
        self.messages.update((each.id, each.own) for each in seen.messages)
        if seen.table is None:
            return
        self.deals.add(seen.table.lines[1].text)
        self.lines = max(self.lines, seen.table.rows)
        if any(line.is_trick for line in seen.table.lines):
            self.screen.keep(f"{self.name}-table", seen.table)
        assert not [each for each in seen.messages if each.own and "is here now" in each.text], "a line beside the hand"
        if seen.hand is not None and (stage := _stage(seen.hand)):
            self.screen.keep(f"{self.name}-{stage}", seen.messages[-1])


def _stage(hand: Message) -> str:
    """What a hand is a picture of, if it is worth one."""
    if hand.button("Deal now"):
        return "deal-over"
    if not ASKS.search(hand.text):
        return "declaring" if re.search(r"Declare, or pass", hand.text) else ""
    on_table = max((line.cards for line in hand.lines if line.is_faces), default=0)
    return {0: "lead", 1: "second-card", 3: "last-card"}.get(on_table, "")


def test_stovkahra_alone(screen: Phone, figures: Tell) -> None:
    screen.keep("welcome")
    screen.press_label("Play")
    screen.press_label("regular")
    Evening(screen, "stovkahra", PEOPLE[:1], figures, (GAME_WON,)).play()
    screen.press_label("More")
    screen.press_label("Replay")
    for label in ("Card", "Hide all hands"):
        screen.press_label(label)
    screen.keep("replay", screen.look().messages[-1])
    screen.press_label("Show everybody")
    screen.press_label("Show this moment")
    screen.keep("replay-moment", screen.look().messages[-1])
    assert not screen.faults, "\n".join(screen.faults)


def test_what_takes_long_comes_by_itself(pictures: Path | None, tmp_path: Path, figures: Tell) -> None:
    with phone(tmp_path, pictures, slow=True) as screen:
        screen.press_label("Play")
        screen.press_label("beginner")
        Evening(screen, "slow", PEOPLE[:1], figures, (GAME_WON,)).play()
        screen.press_label("Look back")
        screen.until(lambda seen: "Review of deal" in seen.messages[-1].text, "the review never comes")
        # Others are not kept from playing meanwhile.
        screen.become(PEOPLE[1])
        screen.run("stovkahra rules")
        assert not screen.faults, "\n".join(screen.faults)


def test_trappola_alone(screen: Phone, figures: Tell) -> None:
    screen.run("trappola new", computers="regular")
    Evening(screen, "trappola", PEOPLE[:1], figures, (MATCH_OVER,)).play()
    assert not screen.faults, "\n".join(screen.faults)


def test_bulka_alone(screen: Phone, figures: Tell) -> None:
    # One deal follows another until somebody has won three in a row, which may last for ever.
    screen.run("bulka new", computers="regular")
    Evening(screen, "bulka", PEOPLE[:1], figures, last="deal 3").play()
    assert not screen.faults, "\n".join(screen.faults)


def test_a_series_of_four_people_to_its_end(screen: Phone, figures: Tell, sized: Callable[[int], int]) -> None:
    # A game takes four people some eighty presses: where little is asked for, they play only one.
    goal = max(each for each in SERIES if each <= sized(3))
    screen.run("stovkahra new", series=SERIES[goal])
    for name, seat in zip(PEOPLE[1:], ("Against Anna", "With Anna", "With Béla"), strict=True):
        screen.become(name)
        screen.press_label(seat)
    screen.keep("people-lobby")
    screen.press_label("Start")
    Evening(screen, "people", PEOPLE, figures, (GAME_WON,) if goal == 1 else (GAME_WON, CHOSEN, SERIES_WON)).play()
    assert not screen.faults, "\n".join(screen.faults)


def test_a_deal_with_french_cards_and_in_words(screen: Phone, figures: Tell) -> None:
    screen.run("stovkahra preferences")
    screen.choose("french", shows="French suits in every game")
    screen.run("trappola new", computers="regular")
    Evening(screen, "trappola-french", PEOPLE[:1], figures, trick=True).press_on()
    # As long as the computer moves, the hand may come back over what is read.
    screen.until(lambda seen: seen.hand is not None and ASKS.search(seen.hand.text), "nobody is asked for a card")
    screen.press_label("More")
    shown = screen.press_label("The table").messages[-1]
    if in_words := shown.button("In words"):
        # It is shown as a picture, which could be drawn in time.
        screen.keep("the-table", shown)
        screen.press(in_words)
    seen = screen.until(lambda seen: "Trick 1:" in seen.messages[-1].text, "the tricks are not told in words")
    told = seen.messages[-1]
    screen.keep("in-words", told)
    # Every card is called by its French name, and none is drawn.
    assert re.search(r": \w+ of (clubs|spades|hearts|diamonds)", told.text)
    assert not re.search(r"swords|cups|coins|batons", told.text) and not any(line.cards for line in told.lines)
    assert not screen.faults, "\n".join(screen.faults)


def play_deal_of_the_day(screen: Phone, name: str) -> Message:
    """Play it card by card, share it, and return what everybody sees of it."""
    seen = screen.run("stovkahra daily")
    screen.keep(name, seen.messages[-1])
    seen = screen.press_label("Play")
    while not (shown := seen.messages[-1]).button("How others did"):
        card = next((each for each in shown.buttons if each.enabled and each.cards), None) or shown.button("Pass")
        screen.keep(f"{name}-{_stage(shown) or 'moved'}", shown)
        before = seen
        seen = screen.press(card) if card else screen.until(lambda now, before=before: now != before, "nobody moves")
    screen.keep(f"{name}-over", shown)
    screen.keep(f"{name}-result", screen.press_label("How others did").messages[-1])
    shared = screen.press_label("Share").messages[-1]
    screen.keep(f"{name}-shared", shared)
    told = screen.press_label("Tell me tomorrow").messages[-1]
    assert told.button("No daily deal message")
    screen.keep(f"{name}-told", told)
    return shared


def test_an_evening_of_the_same_deals(screen: Phone) -> None:
    screen.run("stovkahra evening")
    screen.keep("evening-lobby", screen.look().table)
    screen.choose("regular every", shows="& 🤖")
    seen = screen.press_label("Start")
    while "The evening is over." not in (last := seen.messages[-1]).text:
        assert seen.table is None or not any(line.cards for line in seen.table.lines)
        if seen.hand is not None and seen.table is not None:
            screen.keep(f"evening-{_stage(seen.hand) or 'waits'}", last)
            screen.keep("evening-table", seen.table)
        asked = [each for each in seen.hand.buttons if each.enabled and each.chosen] if seen.hand else []
        before = seen
        seen = screen.press(asked[0]) if asked else screen.until(lambda now, before=before: now != before, "a halt")
    screen.keep("evening-over", last)
    # A table is not looked back on here: its review gives way to all else, and beside other work takes minutes.
    for label in ("How it counts", "Deal 1", "Standings", "Deal 2"):
        screen.keep(f"evening-{label}", screen.press_label(label).messages[-1])
    assert not screen.faults, "\n".join(screen.faults)


@pytest.mark.parametrize("cards", ["german", "french"])
def test_a_deal_of_the_day_that_is_shared_and_a_puzzle(screen: Phone, cards: str) -> None:
    if cards == "french":
        screen.run("stovkahra preferences")
        screen.choose(cards, shows="French suits in every game")
    # With one try there is no field to draw.
    for number, name in enumerate(PEOPLE[:2]):
        screen.become(name)
        shared = play_deal_of_the_day(screen, f"daily-{cards}-{number}")
        assert not shared.own and not any(line.cards for line in shared.lines)
    # Whoever has chosen the cards.
    screen.become(PEOPLE[0])
    screen.run("stovkahra puzzle")
    for number in range(3):
        # The first card decides; the others are looked at.
        shown = screen.look().messages[-1]
        screen.keep(f"puzzle-{cards}-{number}", shown)
        assert (shown.button("Next puzzle") is not None) == (number > 0)
        assert ("Your rating:" in shown.text) == (number > 0)
        screen.press(next(each for each in shown.buttons if each.enabled and each.cards))
    assert not screen.faults, "\n".join(screen.faults)


def test_who_was_away_is_told_so_and_comes_back(pictures: Path | None, tmp_path: Path) -> None:
    with phone(tmp_path, None) as screen:
        screen.run("stovkahra new", computers="regular")
        screen.until(lambda seen: seen.hand is not None, "no hand is opened")
    # As if two moves had been missed: to wait for that would take minutes.
    tamper(tmp_path / "games.db", "UPDATE seats SET missed = 2 WHERE seat = 0")
    with phone(tmp_path, pictures) as screen:
        screen.run("stovkahra show")
        seen = screen.run("stovkahra hand")
        assert seen.table is not None and "The table waits until somebody is back: Anna" in seen.table.text
        screen.keep("away-table", seen.table)
        assert seen.hand is not None and "The table waits for you" in seen.hand.text
        screen.keep("away-hand", seen.hand)
        back = screen.press_label("I’m back")
        assert back.hand is not None and "waits for you" not in back.hand.text
        assert not screen.faults, "\n".join(screen.faults)


@pytest.mark.parametrize("language", ["de", "hu"])
def test_each_step_of_a_lesson_fits_on_one_screen(screen: Phone, figures: Tell, language: str) -> None:
    t, seed = texts(language), Random().randrange(10**6)
    print(f"seed {seed}")
    chance, highest = Random(seed), -PHONE["height"]
    screen.run("stovkahra preferences")
    screen.choose(language, shows=t("preferences-title").lstrip("# "))
    for game in SCREENS:
        screen.run("stovkahra learn", game=t(f"game-{game}"))
        page = screen.until(lambda seen: "🎓" in seen.messages[-1].text, "no lesson").messages[-1]
        while not page.button(t("learn-button-play")):
            highest = max(highest, screen.overhang(page))
            onward = [each for each in page.buttons if each.label not in (t("button-back"), t("learn-button-again"))]
            page = screen.press(chance.choice(onward)).messages[-1]
        highest = max(highest, screen.overhang(page))
    figures(highest_beside_the_screen=highest)
    assert highest <= 0


def test_pages_to_read_in_every_language(screen: Phone) -> None:
    screen.run("bulka new")
    screen.press_label("More")
    screen.keep("lobby-menu", screen.look().messages[-1])
    # Each differs from the one before, so that choosing it changes the page.
    for language in ("cs", "de", "hu", "ro", "en"):
        t = texts(language)
        screen.run("stovkahra preferences")
        screen.choose(language, shows=t("preferences-title").lstrip("# "))
        screen.keep(f"{language}-preferences", screen.look().messages[-1])
        screen.press_label(t("button-reminders"))
        screen.keep(f"{language}-reminders", screen.look().messages[-1])
        for name, command in PAGES.items():
            screen.run(command)
            screen.keep(f"{language}-{name}", screen.look().messages[-1])
        screen.run("stovkahra rules")
        for name in ("rules", "pack", "topic"):
            screen.keep(f"{language}-{name}", screen.look().messages[-1])
            screen.press_label(t("button-next"))
    assert not screen.faults, "\n".join(screen.faults)
