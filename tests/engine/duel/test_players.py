"""Computer players of Trappola and Bulka: perfect endings, only what a seat knows, each level stronger."""

from collections import Counter
from functools import partial
from itertools import combinations, islice, product, repeat
from random import Random
from types import MappingProxyType

import pytest

from engine.bulka import rules as bulka
from engine.bulka.players import BulkaPlayers
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, FIGURES, PACK, RANK_MASKS, Rank
from engine.duel.play import TRICKS, Duel, beats, bonuses
from engine.duel.players import Hands
from engine.duel.solver import Position, run_of, solve, values
from engine.games import kind_of
from engine.moves import (
    AGREE,
    ALIFER,
    BIANCA,
    BLANCHE,
    EXCHANGE,
    KEEP,
    PASS,
    REFUSE,
    Ask,
    Bianca,
    Blanche,
    Cut,
    Deal,
    Dealer,
    Declare,
    Play,
    Ranking,
)
from engine.players import Level, Reason
from engine.trappola import rules as trappola
from engine.trappola.players import TrappolaPlayers
from tests.bench import duelists as bench
from tests.bench import judging
from tests.support.any_game import move
from tests.support.duel import pack_for
from tests.support.every_game import LISTED
from tests.support.players import advise, choose
from tests.support.sizes import in_turn

PLAYERS = {trappola.View: TrappolaPlayers(), bulka.View: BulkaPlayers()}
GOOD = (Level.REGULAR, Level.STRONG)
"""Levels that forget nothing."""
LONG = 60.0
"""Seconds that no thought takes."""
GAMES = ("trappola", "bulka")


# Perfect play, against plain minimax over the play of a deal itself


def got(play, bulka, aces):
    """What side 0 got more than side 1 in a deal played out, by the rules of both games."""
    worth = [play.card_points(0), play.card_points(1)]
    found = [(seat, bonus.points) for seat, bonus in bonuses(play.tricks)]
    if bulka and play.tricks[0].by_deuce:
        found[0] = (found[0][0], 52)
    if bulka and len({trick.winner for trick in play.tricks}) == 1:
        found.append((play.tricks[0].winner, 30))
    for seat, points in found:
        worth[seat] += points
    for seat in (0, 1):
        if aces[seat]:
            kept = not aces[seat] & ~play.taken(seat)
            worth[seat] += {3: (6, 30), 4: (12, 40)}[aces[seat].bit_count()][kept]
    return worth[0] - worth[1]


def minimax(play, bulka, aces):
    """Every card, by the rules of the play, and at the end all that was got in the whole deal."""
    if play.is_over:
        return got(play, bulka, aces)
    results = [minimax(after(play, card), bulka, aces) for card in play.playable]
    return (min if play.turn else max)(results)


def after(play, card):
    copy = Duel(dict(play.hands), list(play.tricks), play.leader, play.turn, play.led)
    copy.play(card)
    return copy


def ending(random, left, *, bulka, on_table):
    """A deal played at random until so many tricks are left, and what aces there are to keep in Bulka."""
    pack = random.sample(PACK, len(PACK))
    if random.random() < 0.5:
        # Such hands have deuces, aces, and suits of which the other has nothing.
        pack.sort(key=lambda card: random.random() + (card.rank in (Rank.DEUCE, Rank.ACE)), reverse=True)
        pack = [card for pair in zip(pack[:9], pack[9:18], strict=True) for card in pair] + pack[18:]
    hands = {0: mask_of(pack[0:18:2]), 1: mask_of(pack[1:18:2])}
    aces = {seat: hand & RANK_MASKS[Rank.ACE] for seat, hand in hands.items()}
    aces = {seat: mask if bulka and mask.bit_count() >= 3 else 0 for seat, mask in aces.items()}
    play = Duel.begun(hands, random.randrange(2))
    while len(play.tricks) < TRICKS - left or (on_table and play.led is None):
        # The deuces are kept more often than not, so that there are some at the end.
        may = [card for card in play.playable if card.rank is not Rank.DEUCE or random.random() < 0.3]
        play.play(random.choice(may or play.playable))
    return play, aces


def position(play, bulka, aces=MappingProxyType({0: 0, 1: 0})):
    """The same for the solver."""
    winners = {trick.winner for trick in play.tricks}
    still = tuple(
        mask.bit_count() if mask and not mask & play.taken(1 - seat) else 0 for seat, mask in sorted(aces.items())
    )
    hands = (play.hands[0], play.hands[1])
    return Position(hands, play.leader, play.led, run_of(play.tricks), winners == {play.leader}, bulka, still)


def so_far(play, bulka, aces):
    """What side 0 has got more in the tricks played: what the deal would come to, had the last trick not counted."""
    worth = [0, 0]
    for number, trick in enumerate(play.tricks):
        worth[trick.winner] += trick.points
        if trick.by_deuce:
            worth[trick.winner] += 52 if bulka and not number else 10
    for seat, mask in aces.items():
        if mask:
            lost = mask & play.taken(1 - seat)
            worth[seat] += {3: (30, 6), 4: (40, 12)}[mask.bit_count()][bool(lost)]
    return worth[0] - worth[1]


@pytest.mark.parametrize("bulka", [False, True], ids=["trappola", "bulka"])
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_the_solver_finds_what_plain_minimax_finds(left, bulka, sized):
    for seed in range(sized({1: 80, 2: 100, 3: 60, 4: 6, 5: 1}[left])):
        random = Random(f"ending {left} {bulka} {seed}")
        play, aces = ending(random, left, bulka=bulka, on_table=random.random() < 0.3)
        sign = -1 if play.turn else 1
        there = position(play, bulka, aces)
        found = values(there)
        assert set(found) == set(play.playable)
        for card, value in found.items():
            assert so_far(play, bulka, aces) + sign * value == minimax(after(play, card), bulka, aces), (
                f"seed {seed}: {card} in {there}"
            )
        assert solve(there) == max(found.values())


# Imagining hands


def moments(name, seed, number):
    """So many moments of random games in which somebody is to move, and chance for it."""
    random = Random(f"{name} {seed}")
    able = (game for game in LISTED[name].positions(random, 8) if game.turn is not None and not game.awaits_cut)
    return zip(islice(able, number), repeat(random))


def fits(view, hand):
    """Whether the opponent may hold this, by what has been played, declared and told: said once more, plainly."""
    seat = view.seat
    plays = [play for trick in view.tricks for play in trick.plays] + [(view.leader, card) for card in view.table]
    dealt = {card for actor, card in plays if actor != seat} | set(hand)
    for trick in view.tricks:
        led, followed = trick.cards
        void = trick.follower != seat and followed.suit is not led.suit
        if void and any(card.suit is led.suit for card in hand):
            return False
    number = Counter(card.rank for card in dealt)
    if isinstance(view, trappola.View):
        said = [each for each in view.declared if each.seat != seat]
        if any(number[each.rank] != each.number for each in said if each.rank is not None):
            return False
        secret = Counter(each.number for each in said if each.rank is None)
        held = Counter(number[rank] for rank in (*FIGURES, Rank.DEUCE))
        return all(held[size] >= often for size, often in secret.items())
    for meld in view.melds:
        if meld.seat == seat:
            continue
        if isinstance(meld.said, Declare) and number[meld.said.combination.rank] != meld.said.combination.number:
            return False
        if meld.said in (BLANCHE, BIANCA) and any(rank in FIGURES for rank in number):
            return False
        if meld.said == BIANCA and number[Rank.ACE]:
            return False
    return not any(
        card.suit is told.suit and card.rank is told.rank for told in view.asked for card in dealt if told.seat == seat
    )


def unseen_by(view):
    """The cards that a seat has not seen, and how many of them the opponent holds."""
    seen = {*view.hand, *view.table}.union(*(trick.cards for trick in view.tricks))
    if isinstance(view, trappola.View):
        seen.update(*view.laid)
    return [card for card in CARDS if card not in seen], sum(view.held) - len(view.hand)


@pytest.mark.parametrize("game", in_turn(GAMES))
def test_hands_are_imagined_evenly_from_all_that_fit_what_the_seat_knows(game, sized):
    tried = 0
    for there, random in moments(game, "even", sized(150)):
        view = there.view(there.turn)
        unseen, held = unseen_by(view)
        if there.phase != "play" or not 0 < held <= 3:
            continue
        all_hands = {mask_of(hand) for hand in combinations(unseen, held) if fits(view, hand)}
        hands = Hands(PLAYERS[type(view)].seen_of(view))
        if len(all_hands) > 60:
            assert set(hands.draw(random, 50)) <= all_hands, view
            continue
        often = Counter(hand for _ in range(100) for hand in hands.draw(random, len(all_hands)))
        assert set(often) == all_hands, view
        assert len(often) == 1 or all(45 < number < 165 for number in often.values()), f"{often}: {view}"
        tried += 1
    assert tried > 2


# Nothing sure is given away


def test_with_all_cards_known_a_strong_player_never_wastes_anything(sized):
    """Against somebody who plays at random, so that all sorts of endings come about."""
    cards = 0
    for seed in range(sized(3)):
        # Elder has exchanged twice: who counts the cards laid aside knows the other's hand.
        game, random = trappola.Game(), Random(f"all seen {seed}")
        for each in (Dealer(seed % 2), Deal(tuple(random.sample(PACK, len(PACK)))), Cut(11), EXCHANGE, EXCHANGE):
            game.push(each)
        while game.phase == "play":
            view, play = game.view(game.turn), game.deal.play
            chosen = random.choice(view.legal)
            if len(view.hand) <= 6:
                chosen = choose(view, Level.STRONG, random, LONG)
            if isinstance(chosen, Play) and len(view.hand) <= 6 and len(play.playable) > 1:
                hands = (play.hands[game.turn], play.hands[1 - game.turn])
                worth = values(Position(hands, int(play.leader != game.turn), play.led, run_of(play.tricks)))
                assert worth[chosen.card] == max(worth.values()), f"seed {seed}: {chosen} of {worth}"
                cards += 1
            if isinstance(chosen, Play) and random.random() < 0.5:
                chosen = Play(random.choice(play.playable))
            game.push(chosen)
    assert cards > 10


@pytest.mark.parametrize("game", in_turn(GAMES))
def test_what_is_better_whatever_the_opponent_holds_is_played(game, sized):
    """Two tricks before the end, and not all cards known: no card is played if another is better against every hand."""
    tried = 0
    for there, random in moments(game, "last", sized(300)):
        view = there.view(there.turn)
        if there.phase != "play" or len(view.hand) != 2 or len(there.deal.play.playable) != 2:
            continue
        chosen = choose(view, Level.STRONG, random, LONG)
        if not isinstance(chosen, Play):
            continue
        (other,) = {*there.deal.play.playable} - {chosen.card}
        unseen, held = unseen_by(view)
        # The one to move is side 0; the aces are left aside.
        tricks = [trick._replace(winner=int(trick.winner != view.seat)) for trick in view.tricks]
        better = []
        for hand in filter(partial(fits, view), combinations(unseen, held)):
            hands = {0: mask_of(view.hand), 1: mask_of(hand)}
            play = Duel(hands, tricks, int(view.leader != view.seat), 0, there.deal.play.led)
            worth = values(position(play, game == "bulka"))
            better.append(worth[other] - worth[chosen.card])
        tried += 1
        assert min(better) <= 0, f"{other} is better than {chosen} in {view}"
    assert tried > 5


# Saying


def said_in(name, level, seed):
    """Deals in which both play at a level."""
    random = Random(f"said {name} {level} {seed}")
    game = trappola.Game(trappola.Rules(deals=2)) if name == "trappola" else bulka.Game(bulka.Rules(cup="off"), 2)
    secret = random.randbytes(32)
    while game.outcome is None:
        made = kind_of(game).chance(game, None, secret)
        game.push(made or choose(game.view(game.turn), level, random, 0.01))
    return [deal for deal in game.deals if deal.play.is_over]


def due_in(game, hand):
    """What there is to say of a hand: all sets, and in Bulka bianka in place of blanš."""
    due = {f"declare {rank.letter} {n}" for rank in trappola.VALUES if (n := (hand & RANK_MASKS[rank]).bit_count()) > 2}
    if game == "bulka" and not any(hand & RANK_MASKS[rank] for rank in FIGURES):
        due.add("blanche" if hand & RANK_MASKS[Rank.ACE] else "bianca")
    return due


@pytest.mark.parametrize("game", in_turn(GAMES))
@pytest.mark.parametrize("level", Level)
def test_all_there_is_to_say_is_said_but_by_beginners(game, level, sized):
    held = declared = 0
    whole = (4 if level is Level.STRONG else 15) * (2 if game == "bulka" else 1)
    for seed in range(sized(whole, whole // 2 if level is Level.STRONG else whole)):
        for deal, seat in product(said_in(game, level, seed), (0, 1)):
            due = due_in(game, deal.play.played(seat))
            if game == "trappola":
                told = {f"declare {said.rank.letter} {said.number}" for actor, said in deal.declared if actor == seat}
            else:
                told = {str(meld.said) for meld in deal.melds if meld.seat == seat}
            assert told == due or level is Level.BEGINNER, f"seed {seed}"
            held, declared = held + len(due), declared + len(told & due)
    assert 0 < declared <= held
    assert (declared < held) == (level is Level.BEGINNER)


@pytest.mark.parametrize("game", in_turn(GAMES))
@pytest.mark.parametrize("level", [Level.BEGINNER, Level.REGULAR])
def test_no_points_are_thrown_on_a_lost_trick_where_a_lower_card_of_the_suit_would_do(game, level):
    """But for a deuce, which may bring more than its points."""
    lost = 0
    for seed in range(12):
        for view, card in chosen_in(game, level, seed):
            legal = [each.card for each in view.legal if isinstance(each, Play)]
            if view.table and not any(beats(each, view.table[0]) for each in legal):
                lost += len(legal) > 1
                lower = [each for each in legal if each.suit is card.suit and each < card and each.points < card.points]
                assert all(each.rank is Rank.DEUCE for each in lower), (seed, view.table, legal, card)
    assert lost > 20


def chosen_in(game, level, seed):
    """What a level sees and plays in a deal, with each card of both seats."""
    random, played = Random(f"{game} {level} {seed}"), judging.opened(game, seed, seed)
    while played.deal_number == 1 and not judging.is_over(played):
        view = played.view(played.turn)
        chosen = choose(view, level, random, LONG)
        if isinstance(chosen, Play):
            yield view, chosen.card
        played.push(chosen)


BIANCA_HAND = "s2 s7 s8 s9 c7 c8 d9 dT b7"


def bulka_dealt(first, second, *moves, rules=None):
    """A round of Bulka for two after these moves, with No. 1's and the challenger's hand."""
    game = bulka.Game(rules or bulka.Rules(alifer="off"), 2)
    game.push(Ranking((0, 1)))
    game.push(pack_for(first, second, packets=bulka.PACKETS))
    game.push(Cut(11))
    move(game, *moves)
    return game


def test_a_beginner_lays_no_set_aside_however_poor_the_rest():
    for held in ("sA cA dA", "sK cK dK", "s2 c2 d2 b2"):
        game, poor = trappola.Game(), "s7 c7 d8 b8 s9 c9"
        game.push(Dealer(0))
        game.push(pack_for(" ".join(f"{held} {poor}".split()[:9]), "", packets=trappola.PACKETS))
        game.push(Cut(11))
        for seed in range(30):
            assert choose(game.view(game.turn), Level.BEGINNER, Random(seed), LONG) == KEEP, (held, seed)


@pytest.mark.parametrize("level", GOOD)
def test_bianka_is_kept_secret_until_the_last_card(level):
    game = bulka_dealt(BIANCA_HAND, "sA cA dA bA sK cK dC bJ cJ")
    random, when = Random(1), None
    while game.phase in ("meld", "play"):
        chosen = choose(game.view(game.turn), level, random, LONG)
        if chosen == BIANCA:
            when = game.turn, len(game.view(0).hand)
        assert chosen != BLANCHE
        game.push(chosen)
    assert when == (0, 1)


@pytest.mark.parametrize("level", GOOD)
def test_aces_are_said_when_the_first_is_played_and_not_before(level):
    game = bulka_dealt("s7 s8 s9 c7 c8 d9 dT b7 sJ", "sA cA dA sK cK dC bJ cJ b8", "pass")
    said = False
    while game.phase in ("meld", "play"):
        chosen = choose(game.view(game.turn), level, Random(1), LONG)
        if said:
            assert isinstance(chosen, Play) and chosen.card.rank is Rank.ACE, "the next thing done is to play it"
            return
        assert not (isinstance(chosen, Play) and chosen.card.rank is Rank.ACE and game.turn == 1)
        said = isinstance(chosen, Declare)
        game.push(chosen)
    pytest.fail("the aces were never said")


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(
    ("first", "asked"), [("sA s7 s8 c7 c8 d9 dT b7 b8", True), ("sA s7 s8 c7 c8 d9 dT b7 bK", False)]
)
def test_the_fourth_card_is_asked_for_where_it_is_not_seen(level, first, asked):
    game = bulka_dealt(first, "sK cK dK s9 sT c9 d8 b9 bT", "pass", "declare K 3", "pass")
    random = Random(1)
    for _ in range(4):
        # No. 1 takes the first trick, in swords.
        if game.turn == 0 and len(game.deal.play.tricks) == 1:
            assert isinstance(choose(game.view(0), level, random, LONG), Ask) == asked
            return
        move(game, "play s9" if game.turn else "play sA")
    pytest.fail("the second trick was never reached")


GOOD_HAND, BAD_HAND = "sA cA dA sK cK dK bK sC cC", "s7 s8 c8 c9 d7 d9 b7 b9 cT"


@pytest.mark.parametrize("level", GOOD)
def test_a_bad_hand_is_exchanged_or_others_asked_for_and_a_good_one_kept(level):
    for hand, elder in product((GOOD_HAND, BAD_HAND), (True, False)):
        game = trappola.Game()
        game.push(Dealer(0))
        game.push(pack_for(*((hand, "") if elder else ("", hand)), packets=trappola.PACKETS))
        game.push(Cut(11))
        if not elder:
            move(game, "keep")
        kept = KEEP if hand is GOOD_HAND else EXCHANGE
        assert choose(game.view(game.turn), level, Random(1), LONG) == kept
    for hand, ask, answer in ((GOOD_HAND, PASS, REFUSE), (BAD_HAND, ALIFER, AGREE)):
        game = bulka_dealt(hand, "", rules=bulka.Rules())
        assert choose(game.view(0), level, Random(1), LONG) == ask
        game = bulka_dealt("", hand, "alifer", rules=bulka.Rules())
        assert choose(game.view(1), level, Random(1), LONG) == answer


# Levels


MATCHES = [
    (Level.BEGINNER, bench.RANDOM, {"trappola": 20, "bulka": 40}),
    (Level.REGULAR, Level.BEGINNER, {"trappola": 25, "bulka": 25}),
    pytest.param(Level.STRONG, Level.REGULAR, {"trappola": 40, "bulka": 60}, marks=pytest.mark.stress),
]
"""And how many deals are enough to tell; a strong player thinks for so long that these are played at the whole size."""


@pytest.mark.parametrize("game", in_turn(GAMES))
@pytest.mark.parametrize(("above", "below", "deals"), MATCHES, ids=lambda each: each if isinstance(each, str) else "")
def test_each_level_is_stronger_than_the_one_below(game, above, below, deals, sized, figures):
    """Each deal is played twice, the hands swapped."""
    number = sized(deals[game]) // (5 if above is Level.STRONG else 1)
    points = [bench.play_number(game, (str(above), str(below)), 1, at)[0] for at in range(number)]
    mean, error = bench.mean_and_error(points)
    figures(deals=len(points), points_a_deal=f"{mean:+.1f}", se=f"{error:.1f}")
    # From fewer deals it can only be told that the one above is not the weaker one.
    assert mean > (2 if len(points) >= deals[game] else -2) * error


# Advice


@pytest.mark.parametrize("game", in_turn(GAMES))
def test_what_is_advised_is_what_a_strong_player_does(game):
    """Why a card is advised, `test_hints.py` holds."""
    asked = 0
    for there, _ in moments(game, "advice", 60):
        view = there.view(there.turn)
        if there.phase == "play" and len(view.hand) > 6:
            continue
        advice, asked = advise(view, Random(7), LONG), asked + 1
        assert advice.move == choose(view, Level.STRONG, Random(7), LONG) and advice.move in view.legal
        assert advice.gain >= 0
        if isinstance(advice.move, Declare | Blanche | Bianca):
            assert advice.reason is Reason.DECLARE
        elif not isinstance(advice.move, Play):
            assert advice.reason is (Reason.NOTHING if view.legal == (PASS,) else None)
    assert asked > 8
