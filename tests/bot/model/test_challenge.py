"""What each of two people gets of the deals of a challenge."""

from fractions import Fraction

import pytest

from bot.model.challenge import DEALS, Challenge
from bot.model.event import Stage, Try
from bot.model.person import Person
from tests.support.service import NOON

PEOPLE = Person(1, 1000, "Anna"), Person(2, 1001, "Béla")
WON, LOST, EQUAL, MINUS = Fraction(1), Fraction(0), Fraction(1, 2), Fraction(2, 5)


def share(own, other, deal):
    """What the first of two people gets of a deal; points by deal, below 0 where it was left off."""
    plays = tuple(
        {number: Try(number, abs(points), ended=True, left_off=points < 0) for number, points in each.items()}
        for each in (own, other)
    )
    made = Challenge(7, "bulka", 1, 2, PEOPLE, Stage.OVER, NOON, (bytes(32),) * DEALS, plays)
    shares = made.share(0, deal), made.share(1, deal)
    assert shares == (None, None) or sum(shares) == 1
    return shares[0]


@pytest.mark.parametrize(
    ("own", "other", "deal", "expected"),
    [
        ({1: 5}, {1: 3}, 1, WON),
        ({1: 3}, {1: 5}, 1, LOST),
        ({1: 5}, {1: 5}, 1, EQUAL),
        ({}, {1: 5}, 1, MINUS),
        # Not more than in those that both have played.
        ({1: 3}, {1: 5, 2: 5}, 2, LOST),
        ({1: 5}, {1: 3, 2: 5}, 2, MINUS),
        # What computers have won for somebody is worth no more, and what they have lost is lost.
        ({1: -9}, {1: 5}, 1, MINUS),
        ({1: -3}, {1: 5}, 1, LOST),
        ({1: -5}, {1: 5}, 1, MINUS),
        ({1: 5}, {1: -9}, 1, 1 - MINUS),
        # Nobody has finished it.
        ({}, {}, 1, None),
        ({1: -9}, {1: -3}, 1, None),
        ({1: -9}, {}, 1, None),
    ],
)
def test_whoever_does_not_play_a_deal_to_its_end_gets_no_more_than_an_evening_gives(own, other, deal, expected):
    assert share(own, other, deal) == expected
