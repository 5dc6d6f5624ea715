"""What the cards played tell of the hands, against the same computed deal by deal and unit by unit."""

from collections import Counter
from itertools import chain
from math import exp
from random import Random

import pytest

from engine.cards.german_pack import CARDS, SUIT_MASKS, Suit, cards_in
from engine.stovkahra import belief
from engine.stovkahra.belief import COARSE, FINE, MAX_UNIT, UNIFORM, likely, weights_of
from engine.stovkahra.choices import (
    BEST,
    CARD,
    DECLARED,
    FACTS,
    GONE,
    HIGHER,
    HIGHEST,
    LACKED,
    LEAD_FACTS,
    LEFT,
    NUMBER,
    PARTNER,
    PLACE,
    POINTS,
    SHOWN,
    TRAITS,
    VOID,
    WINS,
    choices,
)
from engine.stovkahra.knowledge import deals_of
from engine.stovkahra.rules import SEATS, Phase
from engine.stovkahra.trick import legal_cards
from tests.bench.belief import of_deal
from tests.support.positions import walk
from tests.support.worlds import stovkahra_dealt_anew

dealt_anew = stovkahra_dealt_anew


def positions(seeds, often):
    """Views of whose turn it is to play a card, in random games."""
    for game in chain(*map(walk, seeds)):
        random = Random(str(game.moves))
        if game.phase is Phase.PLAY and (game.deal.tricks or game.deal.table) and random.random() < often:
            yield game, game.view(game.turn), random


def original(game):
    """The hands before the first lead."""
    hands = list(game.deal.hands)
    plays = [play for trick in game.deal.tricks for play in trick.plays] + game.view().plays
    for seat, card in plays:
        hands[seat] |= card.bit
    return hands, plays


def test_what_could_have_been_played_is_what_the_rules_allowed():
    seen = Counter()
    for game, view, _ in positions(range(4), 0.1):
        hands, plays = original(game)
        trick = []
        for (seat, card), choice in zip(plays, choices(view), strict=True):
            allowed = (
                legal_cards(hands[seat], trick[0].suit, best(trick, view.trump), view.trump) if trick else hands[seat]
            )
            assert (choice.seat, choice.card, choice.leads) == (seat, card, not trick)
            assert hands[seat] & choice.options == allowed
            seen[allowed.bit_count() > 1, bool(trick)] += 1
            hands[seat] ^= card.bit
            trick = [*trick, card] if len(trick) < SEATS - 1 else []
    assert min(seen.values()) > 2 and len(seen) == 4


def test_what_everybody_could_see_is_true_and_all_there_is():
    seen = Counter()
    for game, view, _ in positions(range(5, 9), 0.1):
        hands, plays = original(game)
        trump, leader, trick = view.trump, None, []
        for (seat, card), choice in zip(plays, choices(view), strict=True):
            leader = seat if not trick else leader
            others = [(seat + 1 + place) % SEATS for place in range(SEATS - 1)]
            gone = {each for each in CARDS if not any(hand & each.bit for hand in hands)}
            tops = [max(set(CARDS[8 * suit : 8 * suit + 8]) - gone, default=None) for suit in Suit]
            wins = best(trick, trump) if trick else None
            expected = {
                "gone": gone,
                "highest": {top for top in tops if top is not None},
                "best": {wins} - {None},
                "place": {len(trick) - 1} if trick else set(),
                "partner": {0} if trick[-2:-1] == [wins] and trick else set(),
                "declared": {
                    8 * others.index(who) + combination.rank for who, combination in view.declarations if who != seat
                },
            }
            found = facts_of(choice)
            assert {name: found[name] for name in expected} == expected
            for place, other in enumerate(others):
                shown = {CARDS[at % 32] for at in found["shown"] if at // 32 == place}
                assert all(hands[other] & each.bit for each in shown), "who is shown to hold a card holds it"
                first = {view.dealer: {view.trump_card}, view.eldest: {*view.opened}}.get(other, set())
                assert shown == first - gone
                void = {Suit(at % 4) for at in found["void"] if at // 4 == place}
                assert not any(hands[other] & SUIT_MASKS[suit] for suit in void), "who is known to lack a suit lacks it"
                seen["void"] += len(void)
            seen["lacked"] += assert_traits(choice, trick, trump, found)
            hands[seat] ^= card.bit
            trick = [*trick, card] if len(trick) < SEATS - 1 else []
            seen.update(name for name, facts in found.items() if facts)
    assert min(seen.values()) > 10 and len(seen) == 10, seen


def assert_traits(choice, trick, trump, found):
    """Each card has its own traits; how many cards are of a suit that somebody is known to lack."""
    order = sorted(Suit, key=[trump, *([trick[0].suit] if trick else []), *Suit].index)
    voids = [{at % 4 for at in found["void"] if at // 4 == place} for place in range(SEATS - 1)]
    for card, (which, higher, left, lacked, wins) in zip(CARDS, choice.traits, strict=True):
        suit, unplayed = order.index(card.suit), {*CARDS[8 * card.suit : 8 * card.suit + 8]} - found["gone"]
        assert which == CARD + 8 * suit + card.rank
        assert higher == HIGHER + 8 * suit + sum(each > card for each in unplayed)
        assert left == LEFT + 9 * suit + len(unplayed)
        assert lacked == LACKED + 8 * suit + sum((card.suit in each) << at for at, each in enumerate(voids))
        told = (
            4 * (len(trick) - 1)
            + 2 * bool(found["partner"])
            + (card not in trick and best([*trick, card], trump) == card)
        )
        assert wins == WINS + 12 * suit + (told if trick else 0)
    return sum(card.suit in set().union(*voids) for card in CARDS)


KINDS = {
    "gone": (GONE, SHOWN),
    "shown": (SHOWN, VOID),
    "void": (VOID, NUMBER),
    "number": (NUMBER, HIGHEST),
    "highest": (HIGHEST, DECLARED),
    "declared": (DECLARED, BEST),
    "best": (BEST, PLACE),
    "place": (PLACE, PARTNER),
    "partner": (PARTNER, POINTS),
}


def facts_of(choice):
    """The facts by their kinds, with cards and suits in place of numbers where there are any."""
    card_at = {traits[0] - CARD: CARDS[card] for card, traits in enumerate(choice.traits)}
    found = {kind: {fact - low for fact in choice.facts if low <= fact < high} for kind, (low, high) in KINDS.items()}
    for kind in ("gone", "highest", "best"):
        found[kind] = {card_at[number] for number in found[kind]}
    found["shown"] = {32 * (at // 32) + card_at[at % 32] for at in found["shown"]}
    found["void"] = {4 * (at // 4) + card_at[8 * (at % 4)].suit for at in found["void"]}
    return found


def best(trick, trump):
    return max(trick, key=lambda card: (card.suit is trump, card.suit is trick[0].suit, card.rank))


def chance(choice, hand, net):
    """How likely a hand makes a choice."""
    traits = choice.traits
    units = []
    for unit in range(len(net["facts"][-1])):
        total = net["facts"][-1][unit] + sum(net["facts"][fact][unit] for fact in choice.facts)
        total += sum(net["hand"][trait][unit] for card in cards_in(hand) for trait in traits[card])
        units.append(min(max(total, 0) // (FINE // COARSE), MAX_UNIT))
    speaks = {
        card: sum(w * u for trait in traits[card] for w, u in zip(net["cards"][trait], [*units, 1], strict=True))
        for card in cards_in(hand & choice.options)
    }
    odds = [exp((speak - speaks[choice.card]) / (COARSE * SCALE)) for speak in speaks.values()]
    return (1 - UNIFORM) / sum(odds) + UNIFORM / len(odds)


SCALE = 16


def any_net(facts, random, units=5):
    """A network as it is written."""

    def rows(number, most, also=()):
        return [[random.randrange(-each, each + 1) for each in (*[most] * units, *also)] for _ in range(number)]

    return {
        "hand": rows(TRAITS, 150),
        "facts": rows(facts + 1, 200),
        "cards": rows(TRAITS, 9, [50]),
        "scale": [[SCALE]],
    }


def test_all_deals_at_once_are_what_each_comes_to_by_itself(monkeypatch):
    written = any_net(FACTS, Random(1)), any_net(LEAD_FACTS, Random(2))
    nets = tuple(map(belief.read, written))
    monkeypatch.setattr(belief, "shipped", lambda: nets)
    compared = 0
    for _, view, random in positions(range(6), 0.06):
        deals = deals_of(view).draw(random, 6)
        for hands, weight in zip(deals, weights_of(view, deals), strict=True):
            held, expected = list(hands), 1.0
            for choice in reversed(list(choices(view))):
                held[choice.seat] |= choice.card.bit
                if choice.seat != view.seat:
                    expected *= chance(choice, held[choice.seat], written[choice.leads])
            assert weight == pytest.approx(expected, rel=0.02 * len(view.tricks) + 0.05), view
            compared += 1
    assert compared > 100


def test_what_the_hands_of_others_really_are_changes_nothing():
    """Only a view is read: the same cards played by the same seats weigh the same, whoever holds the rest."""
    changed = 0
    for game, view, random in positions(range(3), 0.1):
        other = dealt_anew(game, view.seat, random)
        if other is not None and other.deal.hands != game.deal.hands:
            drawn = [deals_of(each.view(view.seat)).draw(Random(1), 20) for each in (game, other)]
            assert drawn[0] == drawn[1]
            assert weights_of(view, drawn[0]) == weights_of(other.view(view.seat), drawn[1])
            changed += 1
    assert changed > 10


def test_a_deal_comes_as_often_as_it_is_likely(monkeypatch):
    """Up to the one that a fraction decides, and any first part is spread over all deals."""
    weights = [0.0, 0.5, 0.25, 0.0, 0.125, 0.125]
    monkeypatch.setattr(belief, "weights_of", lambda view, deals: [weight / 7 for weight in weights for _ in "ab"])
    deals = [(number, 0, 0, 0) for number in range(len(weights)) for _ in "ab"]
    for seed in range(20):
        drawn = [hands[0] for hands in likely(None, deals, Random(seed))]
        assert len(drawn) == len(deals)
        assert all(abs(drawn.count(number) - len(deals) * weight) < 1 for number, weight in enumerate(weights)), seed
        assert {1, 2} <= set(drawn[:6])


def test_the_true_hands_are_found_more_likely_than_they_were():
    """In games of computers, by the weights that come with the project."""
    alike = weighted = 0.0
    for number in range(2):
        for _, (before, after) in enumerate(of_deal("greedy", 3, number)):
            alike, weighted = alike + before, weighted + after
    assert weighted > 1.01 * alike
