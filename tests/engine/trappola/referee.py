"""The rules of Trappola read anew, from the text of a record."""

from tests.engine.duel.referee import LAST, SETS, Played, cut_pack, in_packets
from tests.support.referee import Json, Referee, need


def judge(record: Json) -> None:
    need(len(record["seats"]) == 2 and len(record["deals"]) <= record["rules"]["deals"])
    score = [0, 0]
    for number, deal in enumerate(record["deals"]):
        need(deal["dealer"] == (record["deals"][0]["dealer"] + number) % 2 and deal["dealer"] in (0, 1))
        points = points_in(deal)
        need(points == deal["points"])
        score = [one + other for one, other in zip(score, points, strict=True)]
    over = len(record["deals"]) == record["rules"]["deals"]
    result = record.get("result")
    if result is None:
        need(not over)
    elif result["how"] == "conceded":
        need(not over and result["winner"] in (0, 1) and result["score"] == score)
    else:
        winner = None if score[0] == score[1] else score.index(max(score))
        need(over and result == {"winner": winner, "how": "points", "score": score})


def points_in(deal: Json) -> list[int]:
    dealer, elder = deal["dealer"], 1 - deal["dealer"]
    first, second, stock = in_packets(cut_pack(deal), (5, 4))
    hands = {elder: first, dealer: second}
    need(len(deal["exchanges"]) == 2 and min(deal["exchanges"]) >= 0 and sum(deal["exchanges"]) <= 2)
    for seat in (elder, dealer):
        for _ in range(deal["exchanges"][seat]):
            hands[seat], stock = stock[:9], stock[9:]
    played = Played(deal["plays"], hands, elder)
    points = [played.card_points(0), played.card_points(1)]
    said = []
    for seat, rank, number, after in deal["declarations"]:
        need(after >= 0 and (not said or said[-1][2] <= after))
        mover, held, gone = played.spots[after]
        need(mover == seat and (seat, rank) not in [each[:2] for each in said] and number in (3, 4))
        need(sum(card[1] == rank for card in held[seat]) == number and all(card[1] != rank for card in gone[seat]))
        points[seat] += SETS[rank][number - 3]
        said.append((seat, rank, after))
    last = played.at_the_end()
    points[played.tricks[8][0]] += LAST[last][0]
    for winner, _, by_deuce in played.tricks[: 9 - last]:
        points[winner] += 10 * by_deuce
    return points


REFEREE = Referee(options={"deals": (4, 2, 6, 8)}, cutter=lambda deal: 1 - deal["dealer"], judge=judge)
