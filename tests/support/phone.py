"""The playground on a phone: a real Chromium, as wide as a phone, that presses what a person would press."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import Thread
from typing import Any

from tests.support.process import environment

PHONE = {"width": 390, "height": 844}
PATIENCE = 300
"""Seconds after which a press has had no effect; far more than one takes."""
LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LIGHT = Path(__file__).with_name("phone_light.css").read_text(encoding="utf-8")
TITLE = re.compile(r"Your hand · (table \d+)")
ASKS = re.compile(r"Your turn|You lead")
KEPT = {"Look back", "Replay"}
"""What can be pressed at a table that is over, once the next deal is up."""
NOISE = re.compile(r"→|Seal|Next deal|to play\.|leads to|choose:")
TRICK = 2
"""Cards from which on a line is one of a trick, if it tells who took it."""


@dataclass(frozen=True)
class Line:
    """A line as it was written, and how many lines of the screen it fills."""

    text: str
    rows: int
    cards: int

    @property
    def is_faces(self) -> bool:
        """Nothing but cards."""
        return self.cards == len(self.text.split())

    @property
    def is_trick(self) -> bool:
        return self.cards >= TRICK and "→" in self.text


@dataclass(frozen=True)
class Button:
    key: str
    label: str
    enabled: bool
    cards: int
    chosen: bool
    """It is drawn as what one would press."""


@dataclass(frozen=True)
class Message:
    id: str
    own: bool
    """Only the person who looks sees it."""
    lines: tuple[Line, ...]
    buttons: tuple[Button, ...]

    @cached_property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)

    @property
    def rows(self) -> int:
        return sum(line.rows for line in self.lines)

    @property
    def is_hand(self) -> bool:
        return self.own and (self.button("Look again") is not None or self.offers_rematch)

    @property
    def offers_rematch(self) -> bool:
        """Everything is over that was played here."""
        return any(each.enabled and each.label.startswith("Rematch") for each in self.buttons)

    @property
    def hand_of(self) -> str:
        found = TITLE.search(self.text)
        return found[1] if found else ""

    def button(self, label: str) -> Button | None:
        return next((each for each in self.buttons if each.label == label and each.enabled), None)


@dataclass(frozen=True)
class Seen:
    """What stands in the channel, and what is wrong with how it is drawn."""

    messages: tuple[Message, ...]
    drawn: tuple[str, ...]
    drawing: int = field(compare=False)
    """The page counts how often it was drawn."""

    @property
    def hand(self) -> Message | None:
        return next((each for each in reversed(self.messages) if each.is_hand), None)

    @property
    def table(self) -> Message | None:
        """The newest message of a table that everybody sees."""
        return self._tables[-1] if self._tables else None

    @cached_property
    def _tables(self) -> list[Message]:
        return [each for each in self.messages if not each.own and "· table " in each.text]

    @property
    def told(self) -> str:
        """The newest messages as text, for whoever reads of a failure."""
        return "\n\n".join(
            f"{each.text}\n{[button.label or button.cards for button in each.buttons]}" for each in self.messages[-4:]
        )

    def noise(self) -> Iterator[str]:
        """What tables that are over still say or offer besides their result, and looking back."""
        for table in self._tables[:-1]:
            yield from (each.text for each in table.lines if NOISE.search(each.text))
            yield from (each.label for each in table.buttons if each.label not in KEPT)

    def faults(self) -> Iterator[str]:
        yield from self.drawn
        for message in self.messages:
            yield from (f"a trick wraps: {line.text}" for line in message.lines if line.is_trick and line.rows > 1)
            live = message.is_hand or any(button.cards for button in message.buttons)
            if message.own and not live and ASKS.search(message.text):
                yield f"a dead hand asks for a move: {message.text}"
        hands = [each.hand_of for each in self.messages if each.is_hand]
        yield from (f"two live hands: {each}" for each in sorted({each for each in hands if hands.count(each) > 1}))


@dataclass
class Phone:
    """A page of the playground, and the presses on it."""

    page: Any
    folder: Path | None = None
    presses: int = 0
    faults: dict[str, None] = field(default_factory=dict)
    """What was wrong with what was seen, each once, in order."""

    def look(self) -> Seen:
        """See the channel once the page is drawn and its pictures are there."""
        return self._seen(None, PATIENCE, "the page is never drawn")

    def _seen(self, known: int | None, patience: float, why: str) -> Seen:
        told = self.page.evaluate(LOOK, {"known": known, "patience": 1000 * patience})
        assert "lacking" not in told, f"{why}\n\nThe page lacks {told['lacking']}"
        messages = tuple(
            Message(
                each["id"],
                each["own"],
                tuple(Line(**line) for line in each["lines"]),
                tuple(Button(**button) for button in each["buttons"]),
            )
            for each in told["messages"]
        )
        seen = Seen(messages, tuple(told["faults"]), told["drawing"])
        self.faults.update(dict.fromkeys(seen.faults()))
        return seen

    def until(self, what: Callable[[Seen], object], why: str) -> Seen:
        """Look at each new drawing of the page until it is so."""
        end = time.monotonic() + PATIENCE
        seen = self.look()
        while not what(seen):
            seen = self._seen(seen.drawing, end - time.monotonic(), f"{why}\n\n{seen.told}")
        return seen

    def press(self, button: Button) -> Seen:
        """Press a button, and see what it changes."""
        before = self.look().messages
        self.presses += 1
        self.page.locator(f'[data-control-key="{button.key}"]').tap()
        return self.until(lambda seen: seen.messages != before, f"a press takes no effect: {button}")

    def press_label(self, label: str) -> Seen:
        """Press the newest button with these words on it, once it is there."""
        seen = self.until(lambda seen: _newest(seen, label), f"nothing to press: {label}")
        button = _newest(seen, label)
        assert button is not None
        return self.press(button)

    def overhang(self, message: Message) -> int:
        """How much higher a message is than the channel on the screen; at most 0 where it can be seen at once."""
        return int(
            self.page.evaluate(
                """id => {
                    const message = document.querySelector(`[data-message-id="${id}"].channel-message`);
                    let channel = message.parentElement;
                    while (getComputedStyle(channel).overflowY === "visible") channel = channel.parentElement;
                    return Math.ceil(message.getBoundingClientRect().height - channel.clientHeight);
                }""",
                message.id,
            )
        )

    def run(self, command: str, **options: str) -> Seen:
        """Run a command as it is typed, with options picked from what is offered."""
        before = self.look().messages
        self.page.locator("#channel-composer-input").fill(f"/{command}")
        self.page.get_by_role("option", name=f"/{command} ").first.tap()
        for number, (name, value) in enumerate(options.items()):
            if number:
                self.page.locator(".command-ghost").tap()
            self.page.get_by_role("option", name=name).first.tap()
            self.page.get_by_role("option", name=value, exact=True).first.tap()
        self.page.locator("#send-message").tap()
        return self.until(lambda seen: seen.messages != before, f"a command takes no effect: /{command}")

    def choose(self, value: str, shows: str) -> Seen:
        """Choose from the newest list that has it something after which these words stand there, or in the list."""
        from playwright.sync_api import TimeoutError as TooLate

        option = self.page.locator(f'.select-option[data-value="{value}"]').last
        trigger = option.locator('xpath=ancestor::*[contains(@class,"preview-select")]').locator(".select-trigger")
        end = time.monotonic() + PATIENCE
        seen = self.look()
        while not any(shows in each for each in (*(each.text for each in seen.messages), *self._chosen())):
            assert time.monotonic() < end, f"a choice takes no effect: {value}\n\n{seen.told}"
            # A list closes when the page is drawn anew meanwhile.
            with contextlib.suppress(TooLate):
                if not option.is_visible():
                    trigger.tap(timeout=1000)
                option.tap(timeout=1000)
            seen = self.look()
        return seen

    def _chosen(self) -> list[str]:
        """What the lists show as chosen."""
        return list(self.page.locator(".select-trigger").all_inner_texts())

    def become(self, name: str) -> Seen:
        """View the channel as somebody else."""
        self.look()
        picker = self.page.get_by_label("Viewing as")
        if picker.evaluate("each => each.selectedOptions[0].text") != name:
            picker.select_option(label=name)
        return self.look()

    def keep(self, name: str, message: Message | None = None) -> None:
        """Keep pictures of the screen, dark and light, with the end of a message on it, where they were asked for."""
        path = self.folder and self.folder / f"{name}.png"
        if path is None or path.exists():
            return
        if message is not None:
            self.page.locator(f'[data-message-id="{message.id}"].channel-message').evaluate(
                "each => each.scrollIntoView({block: 'end'})"
            )
        self.look()
        self.page.screenshot(path=path)
        # The page's policy forbids style elements, not sheets that a script makes.
        self.page.evaluate(
            "css => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s] }",
            LIGHT,
        )
        self.page.screenshot(path=path.with_stem(f"{name}-light"))
        self.page.evaluate("() => { document.adoptedStyleSheets = [] }")


def _newest(seen: Seen, label: str) -> Button | None:
    return next((found for each in reversed(seen.messages) if (found := each.button(label))), None)


def chromium() -> str | None:
    """The Chromium of this machine, if there is one."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


IMPATIENT = (
    "import sys, bot.app.playground as page, bot.app.start as bot; page.SETTLE_SECONDS = 0.2; sys.exit(bot.main())"
)
"""A playground in which nearly everything takes longer than the page waits for it, as on a slow machine."""


@contextlib.contextmanager
def playground(folder: Path, slow: bool) -> Iterator[str]:
    """The address of a playground that runs as a process of its own, over a new file."""
    program = ("-c", IMPATIENT) if slow else ("-m", "bot")
    place = ("--port", "0", "--database", str(folder / "games.db"))
    command = (sys.executable, "-u", *program, "--playground", *place)
    # What it logs goes with what it prints: nobody has to empty a second pipe.
    process = subprocess.Popen(
        command, cwd=folder, env=environment(), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert process.stdout is not None
    said: list[str] = []
    emptying = Thread(target=said.extend, args=(process.stdout,))
    try:
        for line in process.stdout:
            said.append(line)
            if found := re.search(r"http://127\S+#\S+", line):
                break
        else:
            raise AssertionError("".join(said))
        # A pipe that nobody empties would stop it once it is full.
        emptying.start()
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=PATIENCE)
        if emptying.is_alive():
            emptying.join(timeout=PATIENCE)
        process.stdout.close()
    assert "Traceback" not in "".join(said), "".join(said)


@contextlib.contextmanager
def phone(folder: Path, pictures: Path | None, *, slow: bool = False) -> Iterator[Phone]:
    """A phone that shows a new playground."""
    from playwright.sync_api import sync_playwright

    with playground(folder, slow) as url, sync_playwright() as driver:
        # Chromium's own sandbox does not work as root.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = driver.chromium.launch(executable_path=chromium(), args=arguments)
        page = browser.new_page(viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True)
        page.goto(url)
        yield Phone(page, pictures)
        browser.close()
