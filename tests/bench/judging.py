"""Whether it is right to blame a card by what its player could know (`engine/judging.py`).

Four players of a level (in Trappola and Bulka two) play deal after deal, and each of their choices is judged. What is
then asked does not use the way of judging: players of the same level play on, once after the card and once after the
better one, over fresh deals. These are all alike if they fit what is certain, whatever the cards played make likely. So
it is measured what is lost against such players by a card that is blamed, and what by one that perfect sight blames and
the judge does not.

Each case becomes a line of a file, so that portions with other seeds add up; `--report` adds up all that is in it.

`python -m tests.bench judging --game stovkahra --player beginner --minutes 6 --seed 1 --file judged.jsonl`
`python -m tests.bench judging --report --file judged.jsonl`
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time, time
from typing import Any

from engine.bulka.players import CLOSE, BulkaPlayers
from engine.cards import trappola_pack
from engine.duel.players import DuelPlayers, Hands
from engine.game import Game
from engine.games import GAMES, kind_of
from engine.judging import blame
from engine.moves import Cut, Deal, Dost, Move, Play
from engine.players import Level
from engine.stovkahra.knowledge import Deals, knowledge
from engine.stovkahra.rules import GOAL, side_of
from engine.trappola.players import TrappolaPlayers
from tests.bench import duelists
from tests.bench.common import in_processes, mean_and_error, options, table_of
from tests.bench.players import Match
from tests.bench.players import opened as opened_of_four
from tests.support.players import choose

Case = dict[str, Any]
LONG = 3600.0
"""Seconds that no thought takes."""
EXCUSED = 1
"""So many choices of a deal that perfect sight blames and the judge does not are played on."""
DUELISTS: dict[str, DuelPlayers[Any]] = {"trappola": TrappolaPlayers(), "bulka": BulkaPlayers()}
FOR_THE_CUP = "bulka cup"
SIGHT = 2
"""Perfect sight blames a card that costs so many points."""


def opened(name: str, seed: int, number: int) -> Game:
    """A deal; in Stovkahra at its first lead, everything declared."""
    if name == "stovkahra":
        return opened_of_four(Match(("", ""), "play", seed, declared=True), number)
    cup = "on" if name == FOR_THE_CUP else "off"
    game = duelists.opened(name.split()[0], number % 2, alifer=False, cup=cup)
    chance = Random(f"{seed}/{number}")
    game.push(Deal(tuple(chance.sample(trappola_pack.PACK, len(trappola_pack.PACK)))))
    game.push(Cut(chance.randrange(1, len(trappola_pack.PACK))))
    return game


def of_deal(name: str, player: str, seed: int, again: int, until: float, file: str, number: int) -> None:
    """Write down the choices of a deal that are blamed, some that are excused, and what judging all of them took."""
    if time() > until:
        return
    game, random, taken, excused = opened(name, seed, number), Random(f"{seed}/{number}"), 0.0, 0
    cases: list[Case] = []
    kind = kind_of(game)
    judge, where = kind.judge, {"game": name, "player": player, "seed": seed, "deal": number}
    assert judge is not None and kind.duplicates is not None
    while game.deal_number == 1 and not is_over(game):
        assert game.turn is not None
        view = game.view(game.turn)
        move = next_move(view, player, random)
        if isinstance(move, Play) and sum(isinstance(each, Play) for each in view.legal) > 1:
            began, chance = process_time(), Random(f"{seed}/{number}/{len(game.moves)}")
            found = blame(judge, view, move.card, chance)
            taken += process_time() - began
            worth = dict(kind.duplicates.values(game))
            best = max(worth, key=worth.__getitem__)
            cost = worth[best] - worth[move.card]
            case = where | {"ply": len(game.moves), "cost": cost, "left": len(view.hand)}
            fresh = Random(f"fresh/{seed}/{number}/{len(game.moves)}")
            if found is not None:
                loss = lost(game, found.better, move.card, again, fresh, player)
                cases.append(
                    case | {"said": found.points, "error": found.error, "loss": loss, "facts": len(found.facts)}
                )
            elif cost >= SIGHT:
                excused += 1
                if excused <= EXCUSED:
                    cases.append(case | {"loss": lost(game, best, move.card, again, fresh, player)})
        game.push(move)
    with Path(file).open("a", encoding="utf-8") as lines:
        lines.write("".join(json.dumps(case) + "\n" for case in [*cases, where | {"seconds": taken}]))


def next_move(view: Any, player: str, random: Random) -> Move:
    """What a level does, without a dost: the deal is played out."""
    legal = tuple(move for move in view.legal if not isinstance(move, Dost))
    move = choose(replace(view, legal=legal), Level(player), random, LONG)
    assert move is not None
    return move


def is_over(game: Game) -> bool:
    """Whether all tricks of the first deal are played."""
    return len(game.tricks) == (8 if kind_of(game).partners else 9)


def lost(game: Game, better: Any, card: Any, number: int, random: Random, player: str) -> list[float]:
    """How much more the better card brings than another on each of some deals when a level plays on without sight."""
    found = []
    for deal in drawn(game.view(game.turn), number, random):
        state, ends = random.getstate(), []
        for each in (better, card):
            random.setstate(state)
            ends.append(played_on(game, deal, each, player, random))
        found.append(float(ends[0] - ends[1]))
    return found


def played_on(game: Any, deal: Any, card: Any, player: str, random: Random) -> int:
    """What the side that plays a card makes of a deal from there on; in Stovkahra to the hundred that ends a game.

    For the cup in Bulka points beyond a lead of `CLOSE` do not count.
    In Trappola and Bulka what was said and laid aside may not fit another deal, so that no game can be played on.
    """
    after, seat, kind = game.copy(), game.turn, kind_of(game)
    if not kind.partners:
        skill = DUELISTS[kind.name].SKILLS[Level(player)]
        view = game.view(seat)
        ahead: int = kind.judge.played_on(view, deal, card, random, skill)
        if kind.name != "bulka" or view.rules.cup == "off":
            return ahead
        return max(-CLOSE, min(CLOSE, BulkaPlayers().ahead(view, deal) + ahead))
    goal = GOAL if max(game.score) < GOAL else None
    after.deals[0].hands[:] = deal
    after.push(Play(card))
    while not is_over(after) and (goal is None or max(after.score) < goal):
        after.push(next_move(after.view(after.turn), player, random))
    brought: int = kind.duplicates.score(after, seat) - kind.duplicates.score(game, seat)
    if goal is None:
        return brought
    beyond = [max(0, points - goal) for points in after.score]
    return brought - beyond[side_of(seat)] + beyond[1 - side_of(seat)]


def drawn(view: Any, number: int, random: Random) -> list[Any]:
    """Deals that fit what is certain, all alike; what a set not declared or a signal tells is not certain."""
    if not kind_of(view.rules).partners:
        hands = Hands(DUELISTS[kind_of(view.rules).name].seen_of(view))
        return [hand for _ in range(number) for hand in hands.draw(random, 1)]
    facts = knowledge(view, believing=False)
    facts.undeclared = [0] * len(facts.undeclared)
    return Deals(facts).draw(random, number)


def report(cases: Sequence[Case]) -> Iterator[str]:
    """What was lost by cards that were blamed, and by those that only perfect sight blames."""
    titles = ("", "deals", "s a deal (median)", "most", "blamed", "said", "lost", "(se)", "share", "too much", "(se)")
    rows = [(*titles, "excused", "lost", "(se)")]
    for name, player in dict.fromkeys((case["game"], case["player"]) for case in cases):
        own = [case for case in cases if (case["game"], case["player"]) == (name, player)]
        taken = [case["seconds"] for case in own if "seconds" in case]
        blamed = [case for case in own if "said" in case]
        excused = [case for case in own if "loss" in case and "said" not in case]
        cells = [f"{name} {player}", str(len(taken)), f"{median(taken):.1f}", f"{max(taken):.1f}"]
        for kind in (blamed, excused):
            cells.append(str(len(kind)))
            if not kind:
                cells += [""] * (2 if kind is excused else 6)
                continue
            mean, error = mean_and_error([fmean(case["loss"]) for case in kind])
            if kind is blamed:
                said = fmean(case["said"] for case in blamed)
                less, unsure = mean_and_error([case["said"] - fmean(case["loss"]) for case in blamed])
                cells += [f"{said:.1f}", f"{mean:+.1f}", f"{error:.1f}", f"{mean / said:.0%}"]
                cells += [f"{less:+.1f}", f"{unsure:.1f}"]
            else:
                cells += [f"{mean:+.1f}", f"{error:.1f}"]
        rows.append(tuple(cells))
    yield from table_of(rows)


def run(arguments: Sequence[str]) -> None:
    again = (16, "on how many deals players of the level play on after each card")
    run_portions("judging", __doc__, "judged.jsonl", again, of_deal, report, arguments)


def run_portions(
    name: str,
    about: str | None,
    file_name: str,
    again: tuple[int, str],
    of_deal: Callable[[str, str, int, int, float, str, int], None],
    report: Callable[[Sequence[dict[str, Any]]], Iterator[str]],
    arguments: Sequence[str],
) -> None:
    """Run a benchmark that writes lines into a file, and add up all of them; `again` explains the option."""
    parser = options(
        name,
        about,
        player=("beginner", "the level"),
        deals=(1000, "how many deals at most"),
        minutes=(6.0, "after so many minutes no deal is begun"),
        again=again,
        seed=(1, "of all chance; each portion has its own"),
        file=(file_name, "where the lines of all portions are"),
        report=(False, "only add up what is in the file"),
        jobs=(1, "processes"),
    )
    parser.add_argument(
        "--game", choices=[*GAMES, FOR_THE_CUP], default="stovkahra", help="which game (default: stovkahra)"
    )
    chosen = parser.parse_args(arguments)
    file = Path(chosen.file)
    if not chosen.report:
        until = time() + 60 * chosen.minutes
        work = partial(of_deal, chosen.game, chosen.player, chosen.seed, chosen.again, until, str(file))
        in_processes(work, range(chosen.deals), chosen.jobs)
    lines = file.read_text(encoding="utf-8").splitlines()
    print("\n".join(report([json.loads(line) for line in lines])))
