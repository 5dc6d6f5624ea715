# The application's profile, in Discord's directory too. Descriptions: at most 400 characters; summaries: at most 200.

profile-description = Stovkahra, also called Brčko: two against two take tricks for a hundred points, as the Czechs of one village in Romania still play it. Trappola and Bulka, two older games of the family, are here too. Play with people, computers or both, learn in one deal, try the deal of the day and puzzles. Anybody can check the shuffle.
profile-summary = Play the last living game of the Trappola family: two against two, cards held in private, matchsticks that add up over the years. With people or computers, learned in one deal.
profile-overview = Stovkahra, also called Brčko, is a card game for four. Two against two take tricks, and whoever says *dost* (“enough”) with a hundred points wins the game. Each game brings matchsticks, **brčka**, and ten of them win the series.

    - `/stovkahra learn` teaches the game in one deal.
    - `/stovkahra new` opens a table, for people, computers or both.
    - `/stovkahra daily` is the deal of the day: the same cards for everybody, one try.
    - `/stovkahra puzzle` is a position in which one card is far better than all others.
    - `/trappola new` and `/bulka new` are two older games of the family.

    Nobody blocks a table, games go on after every restart, and anybody can check the shuffle. The bot reads no messages. It speaks English, Czech, German, Hungarian and Romanian.
