"""Routes: the text of a small dataclass, declared once by a template, from which writing and reading follow.

A move or a button is a dataclass in the program, and a line of text in the database or on the wire. The template
says what the line looks like, and each name in braces is a field of the dataclass:

>>> from dataclasses import dataclass
>>> ROUTES = Routes[object]()
>>> @ROUTES.route("seat {seat} {how}")
... @dataclass(frozen=True)
... class Sit:
...     seat: Annotated[int, Written("[0-3]")]
...     how: str = "here"
>>> ROUTES.write(Sit(2))
'seat 2 here'
>>> ROUTES.read("seat 2 there")
Sit(seat=2, how='there')
>>> ROUTES.read("seat 4 there") is None
True

How a field is written follows from its type: `int` as digits, `bool` as 0 or 1, a `StrEnum` as one of its values, `str`
as text without colons and dots, which part fields from each other. `Written` says it where that is not all.

A dataclass may have several routes. A route gives values to fields that its template leaves out, or else they have
their defaults; the uppermost route that says all of a thing is the one that is written:

>>> @ROUTES.route("stop")
... @ROUTES.route("stop back", back=True)
... @dataclass(frozen=True)
... class Stop:
...     back: bool = False
>>> ROUTES.write(Stop()), ROUTES.write(Stop(back=True)), ROUTES.read("stop back")
('stop', 'stop back', Stop(back=True))
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, fields
from enum import StrEnum
from string import Formatter
from types import NoneType
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")
K = TypeVar("K")

_WORD: Final = re.compile("[a-z0-9]*")


class Written(NamedTuple):
    """How a field is written, where its type alone does not say it."""

    pattern: str
    """What its text may be, as a regular expression."""
    read: Callable[..., object] | None = None
    """Makes the value of the text, and of what else `Routes.read` was given; by the type if there is none."""
    write: Callable[[Any], object] | None = None
    """Makes of the value what is written; the value itself if there is none."""


def _written(hint: Any) -> Written:
    """Return how a field with this annotation is written; one that may be `None` is not written then."""
    if NoneType in get_args(hint):
        return _written(next(kind for kind in get_args(hint) if kind is not NoneType))
    kind, *told = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if told:
        how: Written = told[0]
        return how if how.read is not None else how._replace(read=kind)
    if kind is bool:
        return Written("[01]", lambda text: text == "1", int)
    if kind is int:
        # As long a number as fits the database.
        return Written("[0-9]{1,18}", int)
    if issubclass(kind, StrEnum):
        return Written("|".join(map(re.escape, kind)), kind)
    return Written("[^:.]*", kind)


class _Route(Generic[T]):
    """One template of a dataclass, compiled."""

    def __init__(self, kind: type[T], template: str, given: dict[str, object]) -> None:
        hints = get_type_hints(kind, include_extras=True)
        how: dict[str, Written] = {}
        pattern = text = ""
        for fixed, name, _, _ in Formatter().parse(template):
            pattern += re.escape(fixed)
            text += fixed
            if name is not None:
                how[name] = _written(hints[name])
                pattern += f"(?P<{name}>{how[name].pattern})"
                text += f"{{write_{name}(thing.{name})}}" if how[name].write else f"{{thing.{name}}}"
        self._kind, self._given, self._pattern = kind, given, re.compile(pattern)
        self._reads = {name: each.read for name, each in how.items() if each.read is not None}
        # As an f-string, a template is written nearly as quickly as by hand: a message has dozens of buttons.
        writes = {f"write_{name}": each.write for name, each in how.items()}
        self.write: Callable[[T], str] = eval(f"lambda thing: f{text!r}", writes)  # noqa: S307 - a template of ours.
        values = {field.name: field.default for field in fields(kind)} | given  # type: ignore[arg-type]
        self._left_out = [(name, values[name]) for name in values if name not in how and values[name] is not MISSING]

    def read(self, text: str, *given: object) -> T | None:
        """Return what the text means, or `None` if it is not one of this route."""
        if not (found := self._pattern.fullmatch(text)):
            return None
        return self._kind(**self._given, **{name: read(found[name], *given) for name, read in self._reads.items()})

    def says_all_of(self, thing: T) -> bool:
        """Whether the text would be read as an equal thing: no field that the template leaves out has another value."""
        for name, value in self._left_out:  # noqa: SIM110 - this is twice as fast as `all`.
            if getattr(thing, name) != value:
                return False
        return True


def _place(text: str) -> tuple[str, str]:
    """Return the words with which the first and the last of the parts between colons begin."""
    first, last = _WORD.match(text), _WORD.match(text, text.rfind(":") + 1)
    return first[0], last[0]  # type: ignore[index]


class Routes(Generic[T]):
    """The routes of all things of a kind, such as all moves or all buttons."""

    def __init__(self) -> None:
        self._written: dict[type, list[_Route[Any]]] = {}
        self._writers: dict[type, Callable[[Any], str]] = {}
        # A text is compared only with routes that begin as it does, of which there are seldom more than two.
        self._read: dict[tuple[str, str], list[_Route[Any]]] = {}

    def route(self, template: str, **given: object) -> Callable[[type[K]], type[K]]:
        """Declare how the dataclass below is written; `given` are the values of fields that the template leaves out."""

        def declare(kind: type[K]) -> type[K]:
            routes = self._written.setdefault(kind, [])
            routes.insert(0, self._to_read(kind, template, given))
            self._writers[kind] = _first(routes) if len(routes) > 1 else routes[0].write
            return kind

        return declare

    def early(self, template: str, **given: object) -> Callable[[type[K]], type[K]]:
        """Declare how early versions wrote the dataclass below: this is read as before, and not written any more."""

        def declare(kind: type[K]) -> type[K]:
            self._to_read(kind, template, given)
            return kind

        return declare

    def _to_read(self, kind: type[K], template: str, given: dict[str, object]) -> _Route[K]:
        route = _Route(kind, template, given)
        self._read.setdefault(_place(template), []).append(route)
        return route

    def write(self, thing: T) -> str:
        """Return the text of a thing."""
        return self._writers[type(thing)](thing)

    def read(self, text: str, *given: object) -> T | None:
        """Return what a text means, or `None` if it has no meaning.

        `given` is what the fields' own `read` need besides the text.
        """
        first, last = _place(text)
        for place in ((first, last), (first, "")):
            for route in self._read.get(place, ()):
                if (found := route.read(text, *given)) is not None:
                    thing: T = found
                    return thing
        return None


def _first(routes: list[_Route[Any]]) -> Callable[[Any], str]:
    """Build the function that writes a thing by the first route that says all of it."""
    pairs = [(route.says_all_of, route.write) for route in routes]

    def write(thing: Any) -> str:
        for says_all, write in pairs:
            if says_all(thing):
                return write(thing)
        raise ValueError(f"no route says all of {thing!r}")

    return write
